// W5: a chain of nodes.

import Archiving
import Messages
import Workloads

/// Objects each of which holds the next.
struct ChainWorkload: FlatWorkload {
    let objectCount: Int

    var name: String { "W5-\(objectCount)" }

    func make() -> Node { Chain.nodes(count: objectCount) }

    func checksum(_ root: Node) -> UInt64 {
        var sum = Checksum()
        var next: Node? = root
        while let node = next {
            sum.add(node.number)
            next = node.next
        }
        return sum.value
    }

    func message(_ root: Node) -> ChainMessage { ChainFlattening.form(root) }
    func root(_ message: ChainMessage) -> Node { ChainFlattening.node(message) }
    func mirror(_ root: Node) -> ChainMirror { ChainFlattening.form(root) }
    func root(_ mirror: ChainMirror) -> Node { ChainFlattening.node(mirror) }
}

/// Nodes in one list; the next of each is a place in it, from 1.
protocol FlatChain {
    associatedtype Entry: FlatNode

    var nodes: [Entry] { get }

    init(nodes: [Entry])
}

protocol FlatNode {
    var number: Int64 { get }
    var next: UInt32 { get }

    init(number: Int64, next: UInt32)
}

/// From the chain to the list, and back.
enum ChainFlattening {
    static func form<Form: FlatChain>(_ first: Node) -> Form {
        var places = [ObjectIdentifier(first): UInt32(1)]
        var nodes: [Form.Entry] = []
        var next: Node? = first
        while let node = next {
            // The next node's place is the following one, unless the chain is a circle.
            let following = node.next
            let known = following.flatMap {
                places.updateValue(UInt32(nodes.count + 2), forKey: ObjectIdentifier($0))
            }
            let place = following == nil ? 0 : known ?? UInt32(nodes.count + 2)
            nodes.append(Form.Entry(number: Int64(node.number), next: place))
            next = known == nil ? following : nil
        }
        return Form(nodes: nodes)
    }

    static func node<Form: FlatChain>(_ form: Form) -> Node {
        let flat = form.nodes
        let nodes = flat.map { Node(number: Int($0.number)) }
        for (number, node) in flat.enumerated() where node.next != 0 { nodes[number].next = nodes[Int(node.next) - 1] }
        return nodes[0]
    }
}

/// The chain as a value that Swift's encoders take.
struct ChainMirror: Codable, FlatChain {
    var nodes: [NodeMirror]
}

struct NodeMirror: Codable, FlatNode {
    var number: Int64
    var next: UInt32
}

extension ChainMessage: FlatChain {
    init(nodes: [NodeMessage]) {
        self.init()
        self.nodes = nodes
    }
}

extension NodeMessage: FlatNode {
    init(number: Int64, next: UInt32) {
        self.init()
        (self.number, self.next) = (number, next)
    }
}

// What the command line asks for.

/// The arguments of the program.
struct Options {
    var scale = Scale.full
    var clock = Clock.wall
    var workloads: [String] = []
    var peers: [String] = []
    var resultsPath: String?
    var earlierResultsPath: String?
    var pagePath: String?
    var listsCases = false

    /// The case that this process shall measure: workload, peer, side.
    var measuredCase: [String]?

    static let usage = """
        usage: Benchmarks/run [--quick] [--only W1,W5] [--peers NAME,NAME] [--clock wall|processor]
                              [--json FILE] [--from FILE] [--page FILE] [--list]

          --quick     measure a tenth of the objects in few runs, to check that everything works
          --only      measure these workloads
          --peers     measure these peers, given by the beginnings of their names, and this package
          --clock     take times and ratios from this clock: wall (default), or processor if the machine isn't idle
          --json      write all numbers to a file
          --from      read the numbers from such a file and measure nothing
          --page      write the tables into a page, between its markers
          --list      list the cases

        """

    /// Reads the arguments; `nil` where they are none of these.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--quick": scale = .quick
            case "--list": listsCases = true
            case "--case":
                guard rest.count >= 3 else { return nil }
                measuredCase = [rest.removeFirst(), rest.removeFirst(), rest.removeFirst()]
            default:
                guard let value = rest.popFirst(), set(argument, value) else { return nil }
            }
        }
    }

    private mutating func set(_ option: String, _ value: String) -> Bool {
        switch option {
        case "--only": workloads = value.split(separator: ",").map(String.init)
        case "--peers": peers = value.split(separator: ",").map(String.init)
        case "--json": resultsPath = value
        case "--from": earlierResultsPath = value
        case "--page": pagePath = value
        case "--clock":
            guard let clock = Clock(rawValue: value) else { return false }
            self.clock = clock
        case "--scale":
            guard let scale = Scale(rawValue: value) else { return false }
            self.scale = scale
        default: return false
        }
        return true
    }

    /// Whether a case shall be measured.
    func includes(_ measured: Case) -> Bool {
        let isWorkload =
            workloads.isEmpty
            || workloads.contains { name in
                measured.workload == name || measured.workload.hasPrefix(name + "-")
            }
        let isPeer =
            peers.isEmpty || measured.peer.rawValue.hasPrefix("Archiving")
            || peers.contains { measured.peer.rawValue.hasPrefix($0) }
        return isWorkload && isPeer
    }
}

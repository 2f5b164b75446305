// Runs the program: node run.mjs FILE. It prints lines, and its function `check` returns the number of failures.
import { readFileSync } from "node:fs";

let memory;

// As C's "%.17g".
function text(value) {
    const [digits, power] = value.toExponential(16).split("e");
    const exponent = Number(power);
    const short = (number) => (number.includes(".") ? number.replace(/\.?0+$/, "") : number);
    if (exponent >= -4 && exponent < 17) return short(value.toFixed(16 - exponent));
    return `${short(digits)}e${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;
}

const env = {
    writeReal(value, target, count) {
        const bytes = new TextEncoder().encode(text(value));
        new Uint8Array(memory.buffer, target, count).set(bytes);
        return bytes.length;
    },
    _swift_stdlib_strtod_clocale(start, result) {
        const bytes = new Uint8Array(memory.buffer).subarray(start);
        const length = bytes.indexOf(0);
        new DataView(memory.buffer).setFloat64(result, Number(new TextDecoder().decode(bytes.slice(0, length))), true);
        return start + length;
    },
    arc4random_buf(start, count) {
        crypto.getRandomValues(new Uint8Array(memory.buffer, start, count));
    },
    putchar(character) {
        process.stderr.write(String.fromCharCode(character));
    },
    writeLine(start, count) {
        console.log(new TextDecoder().decode(new Uint8Array(memory.buffer, start, count)));
    },
};
// What else the standard library refers to is never called.
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
for (const { name } of WebAssembly.Module.imports(module)) {
    env[name] ??= () => {
        throw new Error(`${name} is called`);
    };
}
const { exports } = new WebAssembly.Instance(module, { env });
memory = exports.memory;
process.exit(exports.check() === 0 ? 0 : 1);

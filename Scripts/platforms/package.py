"""The modules of a Swift package, and a compiler for one platform that reads them: what the scripts that check other
platforms have in common."""

import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import tempfile

PACKAGE = pathlib.Path(__file__).resolve().parent.parent.parent


class CannotCheck(Exception):
    """Something is missing on this machine; the text says what."""


def run(*command, **options):
    """Runs a command; its errors are part of its output."""
    return subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace", **options)


class Package:
    """The modules that a package consists of, as SwiftPM describes them."""

    def __init__(self, folder):
        self.folder = folder
        described, manifest = self.ask("describe", "--type", "json"), self.ask("dump-package")
        modes = described.get("swift_languages_versions") or [described["tools_version"].split(".")[0]]
        settings = {target["name"]: target for target in manifest["targets"]}
        libraries = {name for product in described["products"] if "library" in product["type"]
                     for name in product["targets"]}
        self.modules = {}
        waiting = [target for target in described["targets"] if target["type"] not in ("plugin", "binary")]
        while waiting:  # each module after those that it imports
            names = {target["name"] for target in waiting}
            target = next(target for target in waiting if names.isdisjoint(target.get("target_dependencies", [])))
            waiting.remove(target)
            self.modules[target["name"]] = Module(self, target, settings[target["name"]], modes[-1], libraries)

    def ask(self, *command):
        # With its own folder, because a build may lock the package's.
        with tempfile.TemporaryDirectory() as scratch:
            result = subprocess.run(
                ["swift", "package", "--package-path", self.folder, "--scratch-path", scratch, *command],
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if result.returncode != 0:
            raise CannotCheck(f"'{self.folder}' can't be read as a package: {result.stderr.strip()}")
        return json.loads(result.stdout)

    def with_imports(self, modules):
        """Modules and what they import, in the order in which they are compiled."""
        names, waiting = set(), list(modules)
        while waiting:
            module = waiting.pop()
            if module.name not in names:
                names.add(module.name)
                waiting += module.imports
        return [module for name, module in self.modules.items() if name in names]


class Module:
    """A target: its files, what it imports, and the compiler's options."""

    def __init__(self, package, target, manifest, mode, libraries):
        self.name, self.c_name = target["name"], target["c99name"]
        path = pathlib.Path(target["path"])
        self.is_source = path.parts[0] == "Sources"
        # Whether programs that use the package contain the module.
        self.is_library = not libraries.isdisjoint(target.get("product_memberships", []))
        self.imports = [package.modules[name] for name in target.get("target_dependencies", [])
                        if name in package.modules]
        self.files = [path / name for name in target["sources"]]
        if manifest.get("pluginUsages"):
            output = f".build/plugins/outputs/*/{self.name}/destination/*/**/*.swift"
            self.files += [file.relative_to(package.folder) for file in sorted(package.folder.glob(output))]
        self.lacks_generated_files = bool(manifest.get("pluginUsages")) and len(self.files) == len(target["sources"])
        self.flags = ["-module-name", self.c_name, "-swift-version", mode, "-package-name", "package",
                      "-enable-testing", "-D", "DEBUG"]
        if not any(file.name == "main.swift" for file in self.files):
            self.flags.append("-parse-as-library")
        for setting in manifest["settings"]:
            if setting["tool"] == "swift" and "condition" not in setting:
                self.flags += self.option(*next(iter(setting["kind"].items())))

    @staticmethod
    def option(kind, value):
        if kind == "strictMemorySafety":
            return ["-strict-memory-safety"]
        names = {"define": "-D", "enableUpcomingFeature": "-enable-upcoming-feature",
                 "enableExperimentalFeature": "-enable-experimental-feature"}
        if kind not in names:
            raise CannotCheck(f"a target has the setting '{kind}', which Scripts/platforms/package.py doesn't know")
        return [names[kind], value["_0"]]


class Compiler:
    """A compiler's front end, applied to modules in the order of their imports and otherwise in parallel."""

    def __init__(self, package, frontend, more_files=()):
        self.package, self.frontend, self.more_files = package, frontend, more_files

    def each(self, modules, action):
        """Calls `action` with each module, once what it imports can be imported. Returns the results."""
        needed = self.package.with_imports(modules)
        for module in needed:
            if module.lacks_generated_files:
                raise CannotCheck(f"{module.name} has generated code: run 'swift build --build-tests' first")
        with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            self.interfaces, results = pathlib.Path(folder), []
            written = {}

            def after_imports(module, function):
                for imported in module.imports:  # their tasks were submitted earlier, so that none waits for ever
                    written[imported.name].result()
                return function(module)

            for module in needed:
                written[module.name] = pool.submit(after_imports, module, self.write_interface)
                if module in modules:
                    results.append(pool.submit(after_imports, module, action))
            return [result.result() for result in results]

    def write_interface(self, module):
        """Importers need the declarations alone, even of a module with errors, which are reported elsewhere."""
        self.compile(module, "-emit-module", "-experimental-skip-all-function-bodies",
                     "-disable-availability-checking", "-experimental-allow-module-with-compiler-errors", "-o",
                     self.interfaces / f"{module.c_name}.swiftmodule")

    def compile(self, module, *action, files=None):
        files = module.files if files is None else files
        return run(*self.frontend, *action, *module.flags, "-Onone", "-diagnostic-style", "llvm", "-I",
                   self.interfaces, *files, *self.more_files, cwd=self.package.folder)


def errors_in(result, module):
    """The errors that the compiler reported. One in the code of a macro is moved to the line that uses the macro."""
    errors, in_macro = [], None
    for place, kind, text in re.findall(r"^([^:\n]+:\d+(?::\d+)?): (error|note): (.*)$", result.stdout, re.M):
        if kind == "error" and "swiftmacro" in place:
            in_macro = text
        elif kind == "error":
            errors.append(f"{module.name if '<unknown>' in place else place}: error: {text}")
        elif in_macro and "in expansion of macro" in text:
            errors.append(f"{place}: error: {in_macro}")
            in_macro = None
    if result.returncode != 0 and not errors:
        errors = [f"{module.name}: error: the compiler failed: {result.stdout[-1000:]}"]
    return list(dict.fromkeys(errors))

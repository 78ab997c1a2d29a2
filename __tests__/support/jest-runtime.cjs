const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** By file: the source as transformed, and what it was compiled to. Kept by the worker process for all of its test files. */
const scripts = new Map();

/** Jest's runtime, but a worker compiles a module once, not once for each test file that loads it. */
module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    const head = `(function(${executor.injectedModuleParameters.join()}){`;

    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return compile(source, filename);
      let compiled = scripts.get(filename);
      if (compiled?.source !== source || compiled.head !== head) {
        compiled = { source, head, script: toScript(source, filename, head) };
        scripts.set(filename, compiled);
      }
      // Jest explains why a source cannot be compiled.
      return compiled.script?.runInContext(context) ?? compile(source, filename);
    };
  }
};

function toScript(source, filename, head) {
  try {
    return new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  } catch {
    return null;
  }
}

// Runs the modules of a test file as jest does, each file with modules of its own. What is the same for every file of a worker is done once in
// the worker and not for each file: reading and transforming a source, and compiling it. A gateway test loads more than a thousand modules.
const { AsyncLocalStorage } = require('node:async_hooks');
const { createRequire } = require('node:module');
const vm = require('node:vm');
const { noteUsed } = require('./used-storages.cjs');

const resolveFrom = (from, name) => createRequire(from).resolve(name);
// the very one that jest runs
const jestRuntime = require(resolveFrom(resolveFrom(require.resolve('jest'), '@jest/core'), 'jest-runtime'));

const Runtime = jestRuntime.default;

/** Ends the storages that a test file leaves in use. */
const endUsedStorages = noteUsed(AsyncLocalStorage);

/** Compiled modules by file, and the text each was compiled from. */
const scripts = new Map();
/** Transformed modules by the project's id and file. */
const transformed = new Map();
/** Text of the files of jest itself. */
const internals = new Map();

function once(known, key, read) {
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = read()));
  return value;
}

class KeepingRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const [config, environment] = given;
    const globalConfig = given.at(-1);
    if (
      ![this.executor?.compile, this.transformCache?.transform, this.registries?.getRequireCacheProxy].every(
        (each) => typeof each === 'function',
      )
    )
      throw new Error('jest-runtime no longer has compile, transform and the list of modules: runtime.cjs has to be read again');
    this.keepCompiled(environment);
    // `require.cache` is made anew at each look, of thousands of modules. Fastify looks through it twice for the name of each scope it opens
    // (3 of 9 s of a file that starts the gateway often), and finds a function of ours in none.
    this.registries.requireCacheProxy = {};
    // sources change between two runs of a watching worker
    if (!globalConfig.watch && !globalConfig.watchAll && !globalConfig.collectCoverage) this.keepTransformed(config.id);
  }

  teardown() {
    super.teardown();
    endUsedStorages();
  }

  keepCompiled(environment) {
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    const before = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      if (context === null) return null;
      let kept = scripts.get(filename);
      if (kept?.source !== source) {
        try {
          kept = { source, script: new vm.Script(`${before}${source}\n})`, { filename, columnOffset: -before.length }) };
        } catch {
          // jest shows where the syntax is wrong
          return compile(source, filename);
        }
        scripts.set(filename, kept);
      }
      return kept.script.runInContext(context);
    };
  }

  keepTransformed(project) {
    const { transformCache } = this;
    const kept = once(transformed, project, () => new Map());
    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (filename, options) => {
      if (options?.isInternalModule) return once(internals, filename, () => transform(filename, options));
      const known = kept.get(filename);
      if (!known) {
        const code = transform(filename, options);
        kept.set(filename, transformCache.transforms.get(filename));
        return code;
      }
      transformCache.transforms.set(filename, known);
      if (known.sourceMapPath) transformCache.sourceMaps.set(filename, known.sourceMapPath);
      return known.code;
    };
  }
}

module.exports = { ...jestRuntime, __esModule: true, default: KeepingRuntime };

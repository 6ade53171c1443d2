// Runs the modules of a test file as jest does. What is the same for every file of a worker is done once in the worker and not for each file:
// reading and transforming a source, compiling it, and, where nothing is rendered, running it (ADR 0045). A gateway test loads more than a
// thousand modules, and a library that begins anew with each file is never long enough there to run fast.
const { AsyncLocalStorage } = require('node:async_hooks');
const { readFileSync } = require('node:fs');
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
/** Modules by project, as left by the first file that asked for them. */
const modules = new Map();
/** The runtime of the file that is running. */
let running;

/** Tests and what helps them are each file's own, for these talk to jest; every other module is kept for the next file. */
const isKept = (file) => !/\.(test|fixture)\.|[/\\]testing[/\\]/.test(file);

/** Calls of a test file that needs all of its modules anew: one that was kept would hold what is mocked. */
const MOCKS = /\bjest\s*\.\s*(do|un|dont|set|create|unstable_)?[mM]ock\w*\(|\bjest\s*\.\s*(resetModules|isolateModules)/;

function once(known, key, read) {
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = read()));
  return value;
}

/** The modules of a test file: its own, and those kept. */
class PartlyKept extends Map {
  constructor(kept) {
    super();
    this.kept = kept;
  }

  get(file) {
    return super.get(file) ?? this.kept.get(file);
  }

  has(file) {
    return super.has(file) || this.kept.has(file);
  }

  set(file, module) {
    if (isKept(file)) this.kept.set(file, module);
    else super.set(file, module);
    return this;
  }

  delete(file) {
    return super.delete(file) || this.kept.delete(file);
  }
}

class KeepingRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const [config, environment] = given;
    running = this;
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
    if (globalConfig.watch || globalConfig.watchAll || globalConfig.collectCoverage) return;
    this.keepTransformed(config.id);
    if (environment.global === globalThis && !MOCKS.test(readFileSync(given[6], 'utf8'))) this.keepModules(config.id);
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
      return environment.global === globalThis ? kept.script.runInThisContext() : kept.script.runInContext(context);
    };
  }

  keepModules(project) {
    this.registries.moduleRegistry = new PartlyKept(once(modules, project, () => new Map()));
    const { requireBuilder, mockState } = this;
    const build = requireBuilder.for.bind(requireBuilder);
    requireBuilder.for = (from, options) => {
      const built = build(from, options);
      if (options?.isInternalModule || !isKept(from.filename)) return built;
      // what it requires later, it requires of the file that is running then
      return Object.assign((name) => running.requireModuleOrMock(from.filename, name), built);
    };
    for (const way of ['setMock', 'setModuleMock'])
      mockState[way] = () => {
        throw new Error('a module is mocked by the test file itself, where runtime.cjs finds it (MOCKS)');
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

// Node, for tests that render nothing, in the worker's own context. jest-environment-node gives each file a context of its own: there each
// global is looked up through a proxy, and no module can be kept for the next file (runtime.cjs, ADR 0045). Here what a file changes in the
// globals, the environment variables and `process` is put back when it ends.
const { createRequire } = require('node:module');
const vm = require('node:vm');

const resolveFrom = (from, name) => createRequire(from).resolve(name);
// what jest's own is made of
const requireJest = createRequire(['@jest/core', 'jest-config', 'jest-environment-node'].reduce(resolveFrom, require.resolve('jest')));
const { LegacyFakeTimers, ModernFakeTimers } = requireJest('@jest/fake-timers');
const { ModuleMocker } = requireJest('jest-mock');

const context = vm.createContext();

const timerConfig = {
  idToRef: (id) => ({
    id,
    ref() {
      return this;
    },
    unref() {
      return this;
    },
  }),
  refToId: (timer) => timer?.id,
};

/** Kept by an emitter of events. */
const COUNTED = new Set(['_events', '_eventsCount']);

/** What stands on an object now, but for what counts its listeners. @returns what puts all of it back, and takes away what came since */
function remember(object) {
  const keysOf = (of) => Reflect.ownKeys(of).filter((key) => !COUNTED.has(key));
  const before = Object.getOwnPropertyDescriptors(object);
  return () => {
    for (const key of keysOf(object)) if (!Object.hasOwn(before, key)) Reflect.deleteProperty(object, key);
    for (const key of keysOf(before)) {
      const now = Reflect.getOwnPropertyDescriptor(object, key);
      const { value, get, configurable, writable } = before[key];
      if (now && now.value === value && now.get === get) continue;
      if (configurable || !now) Reflect.defineProperty(object, key, before[key]);
      else if (writable) object[key] = value;
    }
  };
}

/** The listeners of `process` now. @returns what takes away those that came since */
function rememberListeners() {
  const before = new Map(process.eventNames().map((name) => [name, new Set(process.rawListeners(name))]));
  return () => {
    for (const name of process.eventNames())
      for (const listener of process.rawListeners(name)) if (!before.get(name)?.has(listener)) process.removeListener(name, listener);
  };
}

class WorkerContextEnvironment {
  constructor({ projectConfig: config }) {
    // the variables have a way of their own to be set: they are put back one by one
    const { env } = process;
    const variables = { ...env };
    const putBack = [remember(globalThis), remember(process), rememberListeners()];
    this.putBack = () => {
      for (const each of putBack) each();
      for (const name of Object.keys(env)) if (!(name in variables)) delete env[name];
      for (const [name, value] of Object.entries(variables)) if (env[name] !== value) env[name] = value;
    };
    this.global = globalThis;
    Object.assign(globalThis, config.globals);
    Error.stackTraceLimit = 100;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = new LegacyFakeTimers({ config, global: globalThis, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    this.fakeTimers = null;
    this.fakeTimersModern = null;
    this.putBack();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** An empty one, for jest asks whether there is any: runtime.cjs runs what it compiles in the worker's. */
  getVmContext() {
    return context;
  }
}

module.exports = WorkerContextEnvironment;

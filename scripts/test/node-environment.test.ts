interface Environment {
  teardown(): Promise<void>;
}
const NodeEnvironment = jest.requireActual<new (given: object) => Environment>('./node-environment.cjs');

const variable = 'BALCAO_TEST_VARIABLE';
const listener = (): void => undefined;
const named = globalThis as unknown as Record<string, unknown>;

afterEach(() => {
  Reflect.deleteProperty(process.env, variable);
  process.removeListener('SIGUSR2', listener);
});

it('puts back the globals, the environment variables and the process that a file changed', async () => {
  process.env[variable] = 'before';
  const { structuredClone: clone } = globalThis;
  const { exit } = process;
  const environment = new NodeEnvironment({ projectConfig: { globals: { given: 1 }, fakeTimers: {} } });
  expect(named['given']).toBe(1);

  named['left'] = true;
  named['structuredClone'] = () => 'changed';
  process.env[variable] = 'after';
  process.env[`${variable}_2`] = 'new';
  process.exit = listener as unknown as typeof process.exit;
  process.on('SIGUSR2', listener);
  await environment.teardown();

  expect(named['given']).toBeUndefined();
  expect(named['left']).toBeUndefined();
  expect(globalThis.structuredClone).toBe(clone);
  expect(process.env[variable]).toBe('before');
  expect(process.env[`${variable}_2`]).toBeUndefined();
  expect(process.exit).toBe(exit);
  expect(process.listeners('SIGUSR2')).not.toContain(listener);
});

it('has the real timers again after a file that faked them', async () => {
  const environment = new NodeEnvironment({ projectConfig: { globals: {}, fakeTimers: {} } }) as Environment & {
    fakeTimersModern: { useFakeTimers(): void };
  };
  const { setTimeout: real } = globalThis;
  environment.fakeTimersModern.useFakeTimers();
  expect(globalThis.setTimeout).not.toBe(real);
  await environment.teardown();
  expect(globalThis.setTimeout).toBe(real);
});

it('runs in the context of the worker: what Node makes is of the classes a test knows', () => {
  expect(new TextEncoder().encode('á')).toBeInstanceOf(Uint8Array);
  expect(Object.getPrototypeOf(JSON.parse('{}'))).toBe(Object.prototype);
  expect(process.emitWarning).toBeInstanceOf(Function);
});

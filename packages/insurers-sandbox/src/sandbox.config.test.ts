import { readSandboxConfig } from './sandbox.config.ts';

it('has a port, a host and real latencies by default', () => {
  expect(readSandboxConfig({})).toEqual({ port: 9_401, host: '127.0.0.1', latencia: 1 });
});

it('takes any free port and shorter latencies', () => {
  expect(readSandboxConfig({ SANDBOX_PORT: '0', SANDBOX_LATENCIA: '0.05' })).toMatchObject({ port: 0, latencia: 0.05 });
});

it.each([
  [{ SANDBOX_PORT: 'abc' }, 'SANDBOX_PORT'],
  [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT'],
  [{ SANDBOX_LATENCIA: '2' }, 'SANDBOX_LATENCIA'],
])('refuses %j naming the variable', (env, nome) => expect(() => readSandboxConfig(env)).toThrow(nome));

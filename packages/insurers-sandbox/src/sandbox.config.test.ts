import { readSandboxConfig } from './sandbox.config.ts';

it('has a port, a host, real latencies and faults by default', () => {
  expect(readSandboxConfig({})).toEqual({ port: 9_401, host: '127.0.0.1', latencia: 1, falhas: 1 });
});

it('takes any free port, shorter latencies and fewer faults', () => {
  const env = { SANDBOX_PORT: '0', SANDBOX_LATENCIA: '0.05', SANDBOX_FALHAS: '0' };
  expect(readSandboxConfig(env)).toMatchObject({ port: 0, latencia: 0.05, falhas: 0 });
});

it.each([
  [{ SANDBOX_PORT: 'abc' }, 'SANDBOX_PORT'],
  [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT'],
  [{ SANDBOX_LATENCIA: '2' }, 'SANDBOX_LATENCIA'],
  [{ SANDBOX_FALHAS: '5' }, 'SANDBOX_FALHAS'],
])('refuses %j naming the variable', (env, nome) => expect(() => readSandboxConfig(env)).toThrow(nome));

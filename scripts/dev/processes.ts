import { spawn, type ChildProcess } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export interface Servico {
  readonly name: string;
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  readonly isBundled?: boolean;
}

/**
 * Starts a TypeScript entry point; `isBundled`, from the one file that tests start it from, whose start costs a fourth. The IPC channel lets
 * the child notice when this process ends for any reason.
 */
export const startService = ({ entry, env, isBundled = false }: Servico): ChildProcess =>
  spawn(process.execPath, [...(isBundled ? ['scripts/test/run-bundled.mjs'] : ['--import', 'tsx']), entry], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C reaches the whole terminal group; children are stopped by us, in order
    detached: true,
  });

/** Asks a child to stop and waits; after `patienceMs` it is killed. */
export async function stopService(child: ChildProcess, patienceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await gone;
  clearTimeout(timer);
}

/** Whether a port of this machine is free. */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: 'localhost' }, () => probe.close(() => resolve(true)));
  });

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Waits until an address answers 200. @throws when `isAlive` turns false first. */
export async function waitForReady(url: string, isAlive: () => boolean): Promise<void> {
  for (;;) {
    if (!isAlive()) throw new Error('o processo terminou antes de ficar pronto');
    const isReady = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

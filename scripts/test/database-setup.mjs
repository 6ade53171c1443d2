// One PostgreSQL per jest run, shared by the workers; each test file clones its migrated template (testing/test-database.ts).
// Runs only when a test of the gateway's project is in the run.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import ownFolder from './own-folder.mjs';

export default async function setup() {
  ownFolder();
  if (process.env.BALCAO_TEST_DATABASE) return;
  const child = spawn(process.execPath, ['scripts/test/run-bundled.mjs', 'packages/gateway/src/testing/test-server.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // its own group: Ctrl-C ends jest, whose closing pipe then stops the server in order
    detached: true,
  });
  const line = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`o servidor de teste encerrou com ${code}`)));
  });
  process.env.BALCAO_TEST_DATABASE = line;
  globalThis.__balcaoTestServer = child;
}

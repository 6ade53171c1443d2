// `npm start`: installs if needed, then hands over to scripts/dev/serve.ts.
import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/serve.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
// the terminal sends Ctrl-C to the child as well; a signal sent to this process alone is passed on
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm ends by a signal without passing it on: what it started ends with it, or would hold the ports
const starter = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === starter) return;
  clearInterval(watch);
  child.kill('SIGTERM');
}, 1000).unref();
// started by hand, it may outlive the shell; tests stop theirs by themselves
if (process.env['npm_lifecycle_event'] !== 'start') clearInterval(watch);
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

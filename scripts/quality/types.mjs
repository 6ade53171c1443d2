// Type-checks the whole house with the native compiler; with folders as arguments, prints only their errors.
import { spawnSync } from 'node:child_process';

const folders = process.argv.slice(2);
const { stdout, stderr, status } = spawnSync(
  process.execPath,
  // incremental: what did not change since the last time is not looked at again
  [
    'node_modules/@typescript/native/bin/tsc',
    '-p',
    'tsconfig.json',
    '--pretty',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
  ],
  {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
);
if (stderr) process.stderr.write(stderr);
if (folders.length === 0) {
  process.stdout.write(stdout);
  process.exit(status ?? 1);
}
// a diagnostic's own line names its file; the indented lines below it belong to it
let isMine = false;
const mine = stdout.split('\n').filter((line) => {
  if (!line.startsWith(' ')) isMine = folders.some((folder) => line.startsWith(folder.replace(/\/$/, '') + '/'));
  return isMine && line !== '';
});
console.log(mine.join('\n') || 'sem erros de tipo');
process.exit(mine.length > 0 ? 1 : 0);

import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The working tree as it is, with the same libraries but its own packages under `@balcao`. */
export function copyHouse(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'balcao-casa-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of new Set(files.split('\0').filter((name) => name && existsSync(path.join(root, name))))) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(copy, file));
  }
  mkdirSync(path.join(copy, 'node_modules/@balcao'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@balcao') symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(path.join(root, 'node_modules/@balcao'))) {
    const home = existsSync(path.join(copy, 'packages', name)) ? path.join(copy, 'packages', name) : path.join(copy, name);
    symlinkSync(home, path.join(copy, 'node_modules/@balcao', name));
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

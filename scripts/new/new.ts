/* npm run new parcel|feature|record|module <name>: code in the house's shape, wired to where its kind is known. */
import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { HousePlan, Impossivel } from './house-plan.ts';
import { planOf } from './plan-of.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [kind = '', name = ''] = process.argv.slice(2);

/** Lets the workspace be found by its name before the next install. */
function linkWorkspace(): void {
  const scope = path.join(root, 'node_modules/@balcao');
  if (kind !== 'parcel' || !existsSync(scope) || existsSync(path.join(scope, name))) return;
  symlinkSync(path.join('../../packages', name), path.join(scope, name));
}

try {
  const plan = new HousePlan(root);
  const next = planOf(plan, kind, name);
  plan.write();
  linkWorkspace();
  const formatted = plan.files.filter((file) => file !== 'package-lock.json' && !file.endsWith('.sql'));
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...formatted], { cwd: root, stdio: 'ignore' });
  process.stdout.write(`${plan.files.join('\n')}\n\n${next}\nConfira com: npm run check\n`);
} catch (error) {
  if (!(error instanceof Impossivel)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/modules.ts';
import { copyHouse } from './copy-house.fixture.ts';

// a copy of this house with one parcel and one record of settings more, named on the command line, built; prints its folder
const [parcel = '', record = ''] = process.argv.slice(2);
const house = copyHouse(root);
const run = (...args: string[]) => execFileSync(process.execPath, ['--import', 'tsx', ...args], { cwd: house, stdio: 'pipe' });
run('scripts/new/new.ts', 'parcel', parcel);
run('scripts/new/new.ts', 'record', `settings/${record}`);
// the rest is as it was built: the new address is in the table of every address, which shared carries
cpSync(path.join(root, 'dist'), path.join(house, 'dist'), { recursive: true });
rmSync(path.join(house, 'dist/em-uso'), { force: true });
run('scripts/new/build-parcel.fixture.ts', 'shared', 'settings', parcel);
process.stdout.write(house);

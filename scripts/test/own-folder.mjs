// Whatever a jest run writes to the folder for temporary files is written to one of the run's own, and goes with it: `npm test` does the
// same for all of its stages.
import { makeTemporaryFolder } from './temporary-folder.cjs';

const VARIAVEIS = ['TMPDIR', 'TMP', 'TEMP'];

/** Runs before the workers start, which inherit the folder. A run has one folder for all its projects. */
export default function ownFolder() {
  if (process.env.BALCAO_TEST_FOLDER) return;
  const folder = makeTemporaryFolder('balcao-jest');
  process.env.BALCAO_TEST_FOLDER = folder;
  for (const nome of VARIAVEIS) process.env[nome] = folder;
}

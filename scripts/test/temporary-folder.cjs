// Where a run keeps what it throws away. A database cloned for each test file is more than a thousand small files: in memory they cost a tenth
// of what they cost on a disk.
const { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } = require('node:fs');
const { freemem, tmpdir } = require('node:os');
const path = require('node:path');

const EM_MEMORIA = '/dev/shm';
const GIB = 2 ** 30;
/** Space a whole run may need there, and free memory below which the machine is left alone. */
const ESPACO = 4 * GIB;
const MEMORIA = 8 * GIB;

function spaceIn(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // no such folder, or one that is not ours to write to
    return 0;
  }
}

/** @returns a folder in memory, where the system has a roomy one; otherwise, or when TMPDIR names one, the usual folder for temporary files */
function temporaryBase({ environment = process.env, memory = freemem(), space = spaceIn(EM_MEMORIA) } = {}) {
  return !environment.TMPDIR && memory >= MEMORIA && space >= ESPACO ? EM_MEMORIA : tmpdir();
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

/** Makes a folder that goes with this process. What killed processes left under the same name goes first: it may hold memory. */
function makeTemporaryFolder(name, base = temporaryBase()) {
  const left = new RegExp(`^${name}-(\\d+)-\\w+$`);
  for (const entry of readdirSync(base)) {
    const pid = left.exec(entry)?.[1];
    if (pid && !isAlive(Number(pid))) remove(path.join(base, entry));
  }
  const folder = mkdtempSync(path.join(base, `${name}-${process.pid}-`));
  // database servers run as another user, who must be able to pass through
  chmodSync(folder, 0o711);
  process.once('exit', () => remove(folder));
  return folder;
}

module.exports = { makeTemporaryFolder, temporaryBase };

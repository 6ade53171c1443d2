// npm writes a lock without the other platforms' binaries when the registry in use does not serve them, and `npm ci`
// then refuses that lock. This adds an entry {version, optional, os, cpu, libc} for each; run it after every install.
import fs from 'node:fs';

const OS = {
  darwin: 'darwin',
  win32: 'win32',
  windows: 'win32',
  linux: 'linux',
  android: 'android',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  sunos: 'sunos',
  aix: 'aix',
  openharmony: 'openharmony',
  linuxmusl: 'linux',
};
const CPU = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

const file = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));

/** Node's own resolution: looks for `name` beside `from`, then in each folder above it. */
function isInstalled(from, name) {
  for (let folder = from; ; ) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
    const cut = folder.lastIndexOf('node_modules/');
    folder = cut <= 0 ? '' : folder.slice(0, cut - 1);
  }
}

function platformOf(name) {
  const parts = name.split('/').pop().split(/[-_.]/);
  const os = parts.map((part) => OS[part]).find(Boolean);
  const cpu = parts.find((part) => CPU.includes(part)) ?? (parts.includes('armv7') || /eabi/.test(name) ? 'arm' : undefined);
  const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) && os === 'linux' ? 'glibc' : undefined;
  return { os, cpu, libc };
}

let added = 0;
for (const [from, owner] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(owner.optionalDependencies ?? {})) {
    if (isInstalled(from, name)) continue;
    const { os, cpu, libc } = platformOf(name);
    if (!os && !cpu) continue; // not a platform's binary: npm itself knows whether it needs it
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      optional: true,
      ...(owner.dev && { dev: true }),
      ...(cpu && { cpu: [cpu] }),
      ...(os && { os: [os] }),
      ...(libc && { libc: [libc] }),
    };
    added += 1;
  }
}
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} entradas de outras plataformas acrescentadas`);

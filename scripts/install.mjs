// Plain JavaScript on purpose: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

function isInstalled() {
  const marker = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(marker)) return false;
  return statSync(marker).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs || isSameLock(marker);
}

/** A fresh checkout touches the lock's date: what counts is whether every package it names is there in that version. */
function isSameLock(marker) {
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(marker, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, { version, optional, link }]) => !name.startsWith('node_modules/') || optional || link || present[name]?.version === version,
  );
}

/** Installs what package-lock.json says, unless it is there already. Ends the process with a sentence when it cannot. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`O Balcão precisa do Node 20.19 ou mais novo; este é o ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Instalando as dependências (cerca de um minuto na primeira vez)…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('As dependências não puderam ser instaladas; veja a mensagem do npm acima.');
    process.exit(1);
  }
}

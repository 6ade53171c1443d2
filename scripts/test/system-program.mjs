// Programs the tests need that npm does not bring: one that is here, else the system's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Programa
 * @property {string} variavel environment variable that may say where it is
 * @property {readonly string[]} nomes what machines call it
 * @property {readonly string[]} [outros] whole paths besides the folders of PATH
 */

/** The program of this machine, or undefined. @param {Programa} programa */
export function systemProgram({ variavel, nomes, outros = [] }) {
  const asked = process.env[variavel];
  if (asked) return existsSync(asked) ? asked : undefined;
  const places = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/snap/bin'];
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...places].filter(Boolean);
  const candidates = [...folders.flatMap((folder) => nomes.map((name) => path.join(folder, name))), ...outros];
  return candidates.find((file) => existsSync(file));
}

/** Whether the command succeeded; its output goes to the standard error, because the standard output may be a result. */
export const run = (command, args) =>
  spawnSync(command, args, { stdio: ['inherit', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

/** Installs a package of Debian or a relative of it; false where that cannot be done. */
export function installDebianPackage(pacote) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.error(`Instalando o pacote ${pacote}…`);
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', pacote]);
}

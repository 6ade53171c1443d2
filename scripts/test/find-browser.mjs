// Where the tests' browser comes from: one that is here, else the system's package, else Playwright's own download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium of this machine, or undefined. */
function systemBrowser() {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) return existsSync(asked) ? asked : undefined;
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'].filter(Boolean);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...ELSEWHERE];
  return candidates.find((file) => existsSync(file));
}

/** The one a `playwright install` left, or undefined. */
function downloadedBrowser() {
  const file = require('@playwright/test').chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Instalando o pacote chromium…');
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
}

function downloadBrowser(root) {
  console.log('Baixando o Chromium do Playwright…');
  return run(process.execPath, [path.join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
}

/**
 * Finds a Chromium, or gets one.
 *
 * @returns the file of a system browser; null for Playwright's own, which it finds by itself. @throws when there is none to be had.
 */
export function ensureBrowser(root) {
  const present = systemBrowser();
  if (present) return present;
  if (process.env['CHROMIUM_PATH']) throw new Error(`CHROMIUM_PATH aponta para ${process.env['CHROMIUM_PATH']}, que não existe.`);
  if (downloadedBrowser()) return null;
  if (installDebianPackage() && systemBrowser()) return systemBrowser();
  if (downloadBrowser(root) && downloadedBrowser()) return null;
  throw new Error(
    'Nenhum Chromium encontrado, e nenhum pôde ser instalado: instale um e rode de novo, ou diga onde está em CHROMIUM_PATH.',
  );
}

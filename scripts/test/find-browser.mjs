// Where the tests' browsers come from: one that is here, else the system's package, else Playwright's own download.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installDebianPackage, run, systemProgram } from './system-program.mjs';

const require = createRequire(import.meta.url);

/** What Playwright calls each browser → where machines keep it. */
const BROWSERS = {
  chromium: {
    nome: 'Chromium',
    variavel: 'CHROMIUM_PATH',
    pacote: 'chromium',
    // the same engine without a window, which needs a third less of the processor
    leve: 'chromium-headless-shell',
    nomes: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    outros: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
  },
  // only builds made to be driven from outside: Debian's long-term one is
  firefox: { nome: 'Firefox', variavel: 'FIREFOX_PATH', pacote: 'firefox-esr', nomes: ['firefox-esr'], outros: [] },
};

/** The one a `playwright install` left, or undefined. */
function downloadedBrowser(browser) {
  const file = require('@playwright/test')[browser].executablePath();
  return file && existsSync(file) ? file : undefined;
}

function downloadBrowser(root, browser) {
  console.log(`Baixando o ${BROWSERS[browser].nome} do Playwright…`);
  return run(process.execPath, [path.join(root, 'node_modules/@playwright/test/cli.js'), 'install', browser]);
}

/** The build without a window, installed where the system offers it; undefined where it does not, or another browser is asked for. */
function lightBrowser({ variavel, leve }) {
  if (process.env[variavel]) return undefined;
  const find = () => systemProgram({ variavel, nomes: [leve] });
  return find() ?? (installDebianPackage(leve) ? find() : undefined);
}

/**
 * Finds a browser, or gets one.
 *
 * @param {string} root
 * @param {'chromium' | 'firefox'} browser
 * @returns the file of a system browser; null for Playwright's own, which it finds by itself. @throws when there is none to be had.
 */
export function ensureBrowser(root, browser) {
  const { nome, variavel, pacote, leve } = BROWSERS[browser];
  const light = leve && lightBrowser(BROWSERS[browser]);
  if (light) return light;
  const present = systemProgram(BROWSERS[browser]);
  if (present) return present;
  if (process.env[variavel]) throw new Error(`${variavel} aponta para ${process.env[variavel]}, que não existe.`);
  if (downloadedBrowser(browser)) return null;
  if (installDebianPackage(pacote) && systemProgram(BROWSERS[browser])) return systemProgram(BROWSERS[browser]);
  if (downloadBrowser(root, browser) && downloadedBrowser(browser)) return null;
  throw new Error(`Nenhum ${nome} encontrado, e nenhum pôde ser instalado: instale um e rode de novo, ou diga onde está em ${variavel}.`);
}

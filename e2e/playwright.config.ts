import { existsSync } from 'node:fs';
import { defineConfig, type Project } from '@playwright/test';
import { DADOS, ENDERECO, PORTA, SUBIDA_MS, UMA_VEZ } from './support/site.ts';

const firstOf = (...files: (string | undefined)[]) => files.find((file) => file && existsSync(file));
const chromium = firstOf(
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
);
const firefox = firstOf(process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox');

/** They change what everybody sees: maps, insurers' behaviour, the life of the gateway; or weigh a page that must have the machine to itself; or have a site of their own. */
const SOZINHOS = [
  '**/publicacao.spec.ts',
  '**/cura.spec.ts',
  '**/suporte.spec.ts',
  '**/resiliencia.spec.ts',
  '**/cotacao.spec.ts',
  '**/vazamentos.spec.ts',
  '**/subdominios.spec.ts',
  '**/gerador.spec.ts',
];
/** What differs from one browser to another: a session, where it leads, what is around a page, what fails, and new builds in open tabs. */
const EM_FIREFOX = [
  '**/publicacao.spec.ts',
  '**/suporte.spec.ts',
  '**/sessao.spec.ts',
  '**/rotas.spec.ts',
  '**/falhas.spec.ts',
  '**/acesso.spec.ts',
  '**/layout.spec.ts',
  '**/paineis.spec.ts',
  '**/calma.spec.ts',
];
const CHROMIUM: Partial<Project> = {
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
};
/** Of what moves a browser without a graphics card draws every frame, which is a seventh of the work of these tests; the other projects see it move. */
const CALMO: Project['use'] = { contextOptions: { reducedMotion: 'reduce' } };
const FIREFOX: Partial<Project> = {
  use: {
    browserName: 'firefox',
    // the system's own is driven by another protocol than Playwright's build
    ...(firefox && { channel: 'moz-firefox', launchOptions: { executablePath: firefox } }),
  },
};

// one folder per site and project: runs after or beside each other do not clear each other's traces
const resultsOf = (project: string) => `../test-results/${PORTA}/${project}`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // the journeys share one site and one database; each makes what it needs
  workers: 2,
  // a hang is a fault, slowness of a busy machine is none: only what fails waits as long
  timeout: 300_000,
  // a machine is busy now and then: `npm test` prints who needs the second try, and lets few
  retries: 1,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: ENDERECO,
    actionTimeout: 60_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // of a test that failed, and of its second try: actions, network and console. The page at every moment costs a fifth of the whole run;
    // `--trace on` records it
    trace: { mode: 'retain-on-failure-and-retries', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  // `npm test` runs each on a site of its own: the first, and beside it the other two, one after the other
  projects: [
    { name: 'chromium', testIgnore: SOZINHOS, outputDir: resultsOf('chromium'), use: { ...CHROMIUM.use, ...CALMO } },
    { name: 'sozinhos', testMatch: SOZINHOS, outputDir: resultsOf('sozinhos'), workers: 1, ...CHROMIUM },
    { name: 'firefox', testMatch: EM_FIREFOX, grepInvert: new RegExp(UMA_VEZ), outputDir: resultsOf('firefox'), workers: 1, ...FIREFOX },
  ],
  webServer: {
    command: `node scripts/start.mjs${process.env['E2E_NO_BUILD'] ? ' --no-build' : ''}`,
    cwd: '..',
    url: `${ENDERECO}/health/ready`,
    env: {
      PORT: String(PORTA),
      SANDBOX_PORT: String(PORTA + 1),
      BALCAO_DATA: DADOS,
      BALCAO_ENV: 'local',
      // insurers answer at once and never fail by chance; a test that is about waiting or faults asks for them
      SANDBOX_LATENCIA: '0',
      SANDBOX_FALHAS: '0',
      LOG_LEVEL: 'error',
      // every journey comes from one address
      TENTATIVAS_ENDERECO: '1000',
      TENTATIVAS_REDE: '5000',
    },
    timeout: SUBIDA_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
    reuseExistingServer: !process.env['CI'],
  },
});

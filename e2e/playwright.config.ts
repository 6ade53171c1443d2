import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { DADOS, ENDERECO, PORTA } from './support/site.ts';

const system = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = system.find((file) => file && existsSync(file));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // one folder per site: two runs beside each other do not clear each other's traces
  outputDir: `../test-results/${PORTA}`,
  // the journeys share one site and one database; each makes what it needs
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: ENDERECO,
    actionTimeout: 15_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: '..',
    url: `${ENDERECO}/health/ready`,
    env: {
      PORT: String(PORTA),
      SANDBOX_PORT: String(PORTA + 1),
      BALCAO_DATA: DADOS,
      BALCAO_ENV: 'local',
      SANDBOX_LATENCIA: '0.3',
      LOG_LEVEL: 'error',
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
    reuseExistingServer: !process.env['CI'],
  },
});

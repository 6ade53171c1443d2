import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** The machine's own Chromium; none: Playwright's. */
export const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (file) => file && existsSync(file),
);
export const browserFlags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export const openBrowser = (): Promise<Browser> => chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags });

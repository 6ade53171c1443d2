import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';

/** A configuration with a data directory of its own and a silent log. */
export const testConfig = (override: Partial<Config> = {}): Config => ({
  ...readConfig({ LOG_LEVEL: 'silent', BALCAO_DATA: mkdtempSync(join(tmpdir(), 'balcao-teste-')) }, '/'),
  ...override,
});

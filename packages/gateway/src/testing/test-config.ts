import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import type { Limites } from '../plugins/postgres-pool.ts';

/** So long that no test of something else ever meets them, however busy its machine. */
export const LIMITES_TESTE: Limites = { consultaMs: 120_000, travaMs: 60_000, paradaMs: 120_000, conexaoMs: 60_000 };

/** A configuration with a data directory of its own and a silent log. */
export function testConfig(override: Partial<Config> = {}): Config {
  const config = readConfig({ LOG_LEVEL: 'silent', BALCAO_DATA: mkdtempSync(join(tmpdir(), 'balcao-teste-')) }, '/');
  return { ...config, banco: { ...config.banco, limites: LIMITES_TESTE }, ...override };
}

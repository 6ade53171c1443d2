import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import type { Limites } from '../plugins/postgres-pool.ts';

/** So long that no test of something else ever meets them, however busy its machine. */
export const LIMITES_TESTE: Limites = { consultaMs: 120_000, travaMs: 60_000, paradaMs: 120_000, conexaoMs: 60_000 };

/** Few, which are soon warm: a connection plans each statement and each trigger anew, and most tests ask one thing at a time. */
const CONEXOES_TESTE = { conexoes: 4, conexoesEntrada: 2, conexoesTarefas: 3 };

/** A configuration with a data directory of its own and a silent log. */
export function testConfig(override: Partial<Config> = {}): Config {
  const config = readConfig({ LOG_LEVEL: 'silent', BALCAO_DATA: mkdtempSync(join(tmpdir(), 'balcao-teste-')) }, '/');
  return { ...config, banco: { ...config.banco, ...CONEXOES_TESTE, limites: LIMITES_TESTE }, ...override };
}

import * as z from 'zod/mini';

const numero = (padrao: string) => z._default(z.string().check(z.regex(/^\d+(\.\d+)?$/)), padrao);

const Ambiente = z.object({
  SANDBOX_PORT: numero('9401'),
  SANDBOX_HOST: z._default(z.string(), '127.0.0.1'),
  SANDBOX_LATENCIA: numero('1'),
  SANDBOX_FALHAS: numero('1'),
});

export interface ConfigSandbox {
  readonly port: number;
  readonly host: string;
  /** 0 to 1. */
  readonly latencia: number;
  /** 0 to 1. */
  readonly falhas: number;
}

/** @throws Error naming the variable whose value is not acceptable. */
export function readSandboxConfig(env: Readonly<Record<string, string | undefined>>): ConfigSandbox {
  const lido = Ambiente.safeParse(env);
  if (!lido.success) throw new Error(`Valor não aceito em ${lido.error.issues.map(({ path }) => path.join('.')).join(', ')}.`);
  const { SANDBOX_PORT, SANDBOX_HOST, SANDBOX_LATENCIA, SANDBOX_FALHAS } = lido.data;
  const config = { port: Number(SANDBOX_PORT), host: SANDBOX_HOST, latencia: Number(SANDBOX_LATENCIA), falhas: Number(SANDBOX_FALHAS) };
  if (!Number.isInteger(config.port) || config.port > 65_535) throw new Error('SANDBOX_PORT deve ser uma porta, de 0 a 65535.');
  if (config.latencia > 1) throw new Error('SANDBOX_LATENCIA vai de 0 a 1.');
  if (config.falhas > 1) throw new Error('SANDBOX_FALHAS vai de 0 a 1.');
  return config;
}

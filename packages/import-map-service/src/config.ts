import { isAbsolute, join } from 'node:path';
import * as z from 'zod/mini';

/** The environment cannot be used as it is; the message is one pt-BR sentence that names the variable. */
export class ErroConfiguracao extends Error {
  override readonly name = 'ErroConfiguracao';
}

const endereco = (protocolos: RegExp, erro: string) =>
  z.string().check(z.refine((valor) => URL.canParse(valor) && protocolos.test(new URL(valor).protocol), erro));
const porta = 'deve ser uma porta de 0 a 65535';

const Variaveis = z.object({
  IMPORT_MAP_PORT: z._default(z.coerce.number(porta).check(z.int(porta), z.gte(0, porta), z.lte(65_535, porta)), 9_700),
  IMPORT_MAP_HOST: z._default(z.string(), 'localhost'),
  IMPORT_MAP_FILE: z._default(z.string(), 'importmap.json'),
  IMPORT_MAP_ORIGIN: z.optional(endereco(/^https?:$/, 'deve ser um endereço http:// ou https://')),
  IMPORT_MAP_WEBHOOK_URL: z.optional(endereco(/^https?:$/, 'deve ser um endereço http:// ou https://')),
  IMPORT_MAP_WEBHOOK_KEY: z._default(z.string(), ''),
  IMPORT_MAP_PASSWORD: z.optional(z.string().check(z.minLength(16, 'deve ter ao menos 16 caracteres'))),
  BALCAO_DATA: z._default(z.string(), '.data'),
  BALCAO_ENV: z._default(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'deve ser o nome de um ambiente')), 'local'),
  DATABASE_URL: z.optional(endereco(/^postgres(ql)?:$/, 'deve ser um endereço postgres://usuario:senha@servidor:porta/banco')),
});

export interface Config {
  readonly porta: number;
  readonly host: string;
  /** Absolute path of the product's `importmap.json`. */
  readonly arquivoMapa: string;
  readonly origemPropria: string | null;
  readonly webhook: { readonly url: string; readonly chave: string } | null;
  /** Password of `deployer`; null: one is generated and kept in the folder below. */
  readonly senha: string | null;
  /** Absolute folder of logs, builds, files and keys. */
  readonly pastaDados: string;
  readonly padrao: string;
  /** null: logs as files. */
  readonly databaseUrl: string | null;
}

const SEGREDOS = new Set(['DATABASE_URL', 'IMPORT_MAP_PASSWORD', 'IMPORT_MAP_WEBHOOK_KEY', 'IMPORT_MAP_WEBHOOK_URL']);

/**
 * Reads the whole environment once. An empty variable counts as absent.
 *
 * @throws ErroConfiguracao naming the first bad variable.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, cwd: string): Config {
  const dadas = Object.fromEntries(Object.entries(env).filter(([, valor]) => valor !== undefined && valor.trim() !== ''));
  const lido = Variaveis.safeParse(dadas);
  if (!lido.success) {
    const [problema] = lido.error.issues;
    const nome = String(problema?.path[0]);
    const valor = SEGREDOS.has(nome) ? '' : ` (recebido: "${env[nome] ?? ''}")`;
    throw new ErroConfiguracao(`A variável de ambiente ${nome} ${problema?.message ?? 'é inválida'}${valor}.`);
  }
  const { data } = lido;
  const absolute = (caminho: string) => (isAbsolute(caminho) ? caminho : join(cwd, caminho));
  if (data.IMPORT_MAP_WEBHOOK_URL && data.IMPORT_MAP_WEBHOOK_KEY === '')
    throw new ErroConfiguracao('A variável de ambiente IMPORT_MAP_WEBHOOK_KEY é obrigatória com IMPORT_MAP_WEBHOOK_URL.');
  return {
    porta: data.IMPORT_MAP_PORT,
    host: data.IMPORT_MAP_HOST,
    arquivoMapa: absolute(data.IMPORT_MAP_FILE),
    origemPropria: data.IMPORT_MAP_ORIGIN ? new URL(data.IMPORT_MAP_ORIGIN).origin : null,
    webhook: data.IMPORT_MAP_WEBHOOK_URL ? { url: data.IMPORT_MAP_WEBHOOK_URL, chave: data.IMPORT_MAP_WEBHOOK_KEY } : null,
    senha: data.IMPORT_MAP_PASSWORD ?? null,
    pastaDados: absolute(data.BALCAO_DATA),
    padrao: data.BALCAO_ENV,
    databaseUrl: data.DATABASE_URL ?? null,
  };
}

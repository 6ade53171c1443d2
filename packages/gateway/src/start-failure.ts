import { ErroConfiguracao, type Config } from './config.ts';
import { PastaEmUso } from './plugins/data-lock.ts';

/** Why the gateway did not start, as one pt-BR sentence. */
export class FalhaInicio extends Error {
  override readonly name = 'FalhaInicio';
}

const SEM_BANCO = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET', '57P03']);
const SEM_ACESSO = new Set(['28P01', '28000', '3D000']);

const codeOf = (error: unknown): string => {
  const { code, errors } = (error ?? {}) as { code?: string; errors?: unknown[] };
  return code ?? (errors?.length ? codeOf(errors[0]) : '');
};

/** Turns what went wrong at start into something to read; an address is named without its password. */
export function explainStart(error: unknown, { porta, databaseUrl }: Pick<Config, 'porta' | 'databaseUrl'>): Error {
  if (error instanceof ErroConfiguracao || error instanceof PastaEmUso || error instanceof FalhaInicio) return error;
  const code = codeOf(error);
  const onde = databaseUrl ? new URL(databaseUrl).host : 'embutido';
  if (code === 'EADDRINUSE')
    return new FalhaInicio(`A porta ${porta} já está em uso; encerre o outro programa ou informe outra em PORT.`, { cause: error });
  if (code === 'EACCES')
    return new FalhaInicio(`A porta ${porta} ou a pasta de dados não pode ser usada por este usuário.`, { cause: error });
  if (SEM_BANCO.has(code) && databaseUrl)
    return new FalhaInicio(`O banco de DATABASE_URL (${onde}) não respondeu (${code}); confira se está no ar.`, { cause: error });
  if (SEM_ACESSO.has(code))
    return new FalhaInicio(
      `O banco de dados (${onde}) recusou o acesso (${code}); confira usuário, senha e nome do banco em DATABASE_URL.`,
      { cause: error },
    );
  if (code === '42501')
    return new FalhaInicio(`O usuário de DATABASE_URL (${onde}) não tem permissão para criar o esquema ou o papel balcao_app.`, {
      cause: error,
    });
  return new FalhaInicio(error instanceof Error ? error.message : String(error), { cause: error });
}

import type { FastifyPluginAsync } from 'fastify';
import { createRotas } from '../api/rotas.ts';
import { createCasos } from './casos.ts';
import type { OpcoesServico } from './contexto.ts';
import { createContexto } from './criar-contexto.ts';

const DIA_MS = 86_400_000;
/** A process that is started anew every day clears the shelf too. */
const PRIMEIRA_LIMPEZA_MS = 5 * 60_000;

/**
 * The sole writer of every environment's map; minutes after it starts, and then once a day, it clears the shelf of builds. Any number of processes may run one over the same storage.
 *
 * @throws when the storage cannot be reached.
 */
export async function createImportMapService(opcoes: OpcoesServico) {
  const { contexto: ctx, stop } = await createContexto(opcoes).catch(async (erro: unknown) => {
    // the storage was handed over: it is closed even when nothing opens
    await opcoes.armazem.close();
    throw erro;
  });
  const casos = createCasos(ctx);
  // any process may do it, and two at once do no harm
  let limpeza: NodeJS.Timeout;
  const clearShelf = (): void => {
    casos.limparArquivos().catch((erro: unknown) => ctx.erro(erro, 'limpeza de arquivos'));
    limpeza = setTimeout(clearShelf, DIA_MS).unref();
  };
  limpeza = setTimeout(clearShelf, PRIMEIRA_LIMPEZA_MS).unref();
  const rotas: FastifyPluginAsync = createRotas(ctx, casos);
  return {
    ...casos,
    /** Façade and own API, without a prefix. */
    rotas,
    close: async (): Promise<void> => {
      clearTimeout(limpeza);
      await casos.guardarSaude();
      stop();
      await opcoes.armazem.close();
    },
  };
}

export type ImportMapService = Awaited<ReturnType<typeof createImportMapService>>;

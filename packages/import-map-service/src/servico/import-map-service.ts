import type { FastifyPluginAsync } from 'fastify';
import { createRotas } from '../api/rotas.ts';
import { createCasos } from './casos.ts';
import type { OpcoesServico } from './contexto.ts';
import { createContexto } from './create-contexto.ts';

const DIA_MS = 86_400_000;
/** Soon after the start, so that a process restarted every day also cleans up. */
const PRIMEIRA_LIMPEZA_MS = 5 * 60_000;

/**
 * The only writer of the maps of all environments. It removes files of old builds minutes after it starts and then once a day. Several processes may share one storage.
 *
 * @throws when the storage cannot be reached.
 */
export async function createImportMapService(opcoes: OpcoesServico) {
  const { contexto: ctx, stop } = await createContexto(opcoes).catch(async (erro: unknown) => {
    // the storage is now owned by this service, so close it even when the start fails
    await opcoes.armazem.close();
    throw erro;
  });
  const casos = createCasos(ctx);
  // any process may do it; two at once are harmless
  let limpeza: NodeJS.Timeout;
  const clearShelf = (): void => {
    casos.clearArquivos().catch((erro: unknown) => ctx.reportErro(erro, 'limpeza de arquivos'));
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
      await casos.saveSaude();
      stop();
      await opcoes.armazem.close();
    },
  };
}

export type ImportMapService = Awaited<ReturnType<typeof createImportMapService>>;

import { type EscolhasMesclagem, type FichaSegurado, type MesclagemDesfeita, mesclagemSeguradoCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import { segurados } from './segurados.resource.ts';

export const useDuplicados = () => useCall(mesclagemSeguradoCalls.listDuplicados, {}, { staleTime: 0 });

/** Makes one of two: `este` stays. @throws {FalhaRequisicao} as `call` does */
export async function mergeFichas(este: FichaSegurado, outro: FichaSegurado, escolhas: EscolhasMesclagem): Promise<FichaSegurado> {
  const ficha = await call(mesclagemSeguradoCalls.mergeFichas, {
    seguradoId: este.id,
    versao: este.versao,
    outroId: outro.id,
    outraVersao: outro.versao,
    escolhas,
  });
  await segurados.refresh();
  return ficha;
}

/** Takes a merge back. @throws {FalhaRequisicao} as `call` does */
export async function undoMesclagem(mesclagemId: string): Promise<MesclagemDesfeita> {
  const desfeita = await call(mesclagemSeguradoCalls.undoMesclagem, { mesclagemId });
  await segurados.refresh();
  return desfeita;
}

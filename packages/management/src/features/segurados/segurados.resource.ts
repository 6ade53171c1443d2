import { mesclagemSeguradoCalls, type MudancaDoLote, type ResultadoRegistro, seguradoCalls, visaoSeguradoCalls } from '@balcao/contracts';
import type { AlvoDoLote } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import { defineRegistro } from '@balcao/shared/records';
import { copy } from './segurados.copy.ts';
import { endereco } from './segurados.model.ts';

export const segurados = defineRegistro({
  calls: seguradoCalls,
  endereco,
  filtrada: 'SEGURADOS',
  arquivo: copy.arquivo,
  named: (seguradoId) => ({ seguradoId }),
  idOf: ({ id }) => id,
  tambem: [
    seguradoCalls.getOpcoes,
    visaoSeguradoCalls.getVisao,
    seguradoCalls.listParecidos,
    seguradoCalls.getFicha,
    mesclagemSeguradoCalls.listDuplicados,
  ],
});
export type ListaDeSegurados = ReturnType<typeof segurados.useLista>;

export const useOpcoes = () => useCall(seguradoCalls.getOpcoes, {});
export const useVisao = (seguradoId: string) => useCall(visaoSeguradoCalls.getVisao, { seguradoId });
export const useParecidos = (seguradoId: string) => useCall(seguradoCalls.listParecidos, { seguradoId });

/** One change of many clients, and what became of each. @throws {FalhaRequisicao} as `call` does */
export async function changeLote(alvo: AlvoDoLote, mudanca: MudancaDoLote): Promise<readonly ResultadoRegistro[]> {
  const desfechos = await call(seguradoCalls.changeLote, { ...alvo, mudanca });
  await segurados.refresh();
  return desfechos;
}

/** Who has a document already; null when nobody, or when nobody can say. */
export async function findConhecido(documento: string) {
  try {
    return await call(seguradoCalls.findConhecido, { documento });
  } catch {
    // only saves a second record: saving refuses it anyway
    return null;
  }
}

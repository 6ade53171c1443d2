import { type ConsultaFluxo, type DadosPrevisao, type FormatoArquivo, fluxoCaixaCalls } from '@balcao/contracts';
import { call, download } from '@balcao/shared';
import { saveFile } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { copy } from './fluxo-caixa.copy.ts';

export const useFluxo = (consulta: ConsultaFluxo) => useCall(fluxoCaixaCalls.getFluxo, consulta, { keepPrevious: ['agrupar'] });
export type LeituraDoFluxo = ReturnType<typeof useFluxo>;

export const usePrevisao = () => useCall(fluxoCaixaCalls.getPrevisao, {});

/** Hands the flow as a file to the browser's downloads. @throws {FalhaRequisicao} as `call` does */
export async function saveFluxo(consulta: ConsultaFluxo, formato: FormatoArquivo): Promise<void> {
  saveFile(await download(fluxoCaixaCalls.exportFluxo, { ...consulta, formato }), `${copy.arquivo(consulta.de, consulta.ate)}.${formato}`);
}

/** Reads the weights in force again. */
export const refreshPrevisao = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(fluxoCaixaCalls.getPrevisao) });

/** Chooses what of the expected is counted on. @throws {FalhaRequisicao} as `call` does */
export async function savePrevisao(dados: DadosPrevisao & { readonly versao: number }) {
  const salva = await call(fluxoCaixaCalls.savePrevisao, dados);
  queryClient.setQueryData(keyOf(fluxoCaixaCalls.getPrevisao, {}), salva);
  await queryClient.invalidateQueries({ queryKey: keyOf(fluxoCaixaCalls.getFluxo) });
  return salva;
}

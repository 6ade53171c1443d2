import { type ConsultaParcelas, parcelaCalls } from '@balcao/contracts';
import { useLista } from '@balcao/shared/lists';
import { useCall } from '@balcao/shared/query';
import { copy } from './parcelas.copy.ts';
import { endereco } from './parcelas.model.ts';

export const useParcelas = () =>
  useLista({ endereco, list: parcelaCalls.listParcelas, file: { call: parcelaCalls.exportParcelas, nome: copy.arquivo } });
export type ListaDeParcelas = ReturnType<typeof useParcelas>;

export const useTotais = (filtro: Omit<ConsultaParcelas, 'pagina' | 'tamanho' | 'ordenar'>) => useCall(parcelaCalls.getTotais, filtro);
export const useOpcoes = () => useCall(parcelaCalls.getOpcoes, {});

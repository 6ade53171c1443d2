import { extratoComissaoCalls, recebimentoCalls } from '@balcao/contracts';
import { useLista } from '@balcao/shared/lists';
import { copy } from './recebimentos.copy.ts';
import { endereco, enderecoDosRecebimentos } from './recebimentos.model.ts';

export const useExtratos = () =>
  useLista({ endereco, list: extratoComissaoCalls.listExtratos, file: { call: extratoComissaoCalls.exportExtratos, nome: copy.arquivo } });
export type ListaDeExtratos = ReturnType<typeof useExtratos>;

export const useRecebimentos = () => useLista({ endereco: enderecoDosRecebimentos, list: recebimentoCalls.listRecebimentos });

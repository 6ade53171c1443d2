import { cobrancaParcelaCalls, type ConsultaAtrasadas } from '@balcao/contracts';
import { useLista } from '@balcao/shared/lists';
import { useCall } from '@balcao/shared/query';
import { copy } from './atrasadas.copy.ts';
import { endereco } from './atrasadas.model.ts';

export const useAtrasadas = () =>
  useLista({
    endereco,
    list: cobrancaParcelaCalls.listAtrasadas,
    file: { call: cobrancaParcelaCalls.exportAtrasadas, nome: copy.arquivo },
  });
export type ListaDeAtrasadas = ReturnType<typeof useAtrasadas>;

export const useTotais = (filtro: Omit<ConsultaAtrasadas, 'pagina' | 'tamanho' | 'ordenar'>) =>
  useCall(cobrancaParcelaCalls.getTotais, filtro);
export const useOpcoes = () => useCall(cobrancaParcelaCalls.getOpcoes, {});

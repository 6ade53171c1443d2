import { type FichaRamo, FichaRamo as Ficha, manualCalls, produtorCalls, ramoCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useFicha } from '../../use-ficha.ts';
import { copy } from './ramos.copy.ts';
import { campos, dadosDe, type Digitado, digitadoDe, endereco, errosOf } from './ramos.model.ts';

export const useRamos = () =>
  useLista({ endereco, filtrada: 'RAMOS', list: ramoCalls.listFichas, file: { call: ramoCalls.exportFichas, nome: copy.arquivo } });
export type ListaDeRamos = ReturnType<typeof useRamos>;

export const useRamo = (ramo: string) => useCall(ramoCalls.getFicha, { ramo });
export const useUsos = (ramo: string) => useCall(ramoCalls.listUsos, { ramo }, { staleTime: 0 });
export const useHistoria = (ramo: string) => useCall(ramoCalls.listHistoria, { ramo }, { staleTime: 0 });

/** What answered something about ramos before one of them changed. */
const mudaram = [ramoCalls.listFichas, ramoCalls.listHistoria, manualCalls.listRamos, produtorCalls.getOpcoes];

/** The form of what the brokerage chooses of a ramo. */
export const useFormRamo = (gravada: FichaRamo) =>
  useFicha<FichaRamo, Digitado>({
    gravada,
    digitadoDe,
    schema: Ficha,
    camposOf: () => campos,
    judge: errosOf,
    send: async (digitado, base) => {
      const { codigo, versao } = base ?? gravada;
      const saved = await call(ramoCalls.saveRamo, { ...dadosDe(digitado), ramo: codigo, versao });
      queryClient.setQueryData(keyOf(ramoCalls.getFicha, { ramo: codigo }), saved);
      await Promise.all(mudaram.map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract) })));
      return saved;
    },
  });

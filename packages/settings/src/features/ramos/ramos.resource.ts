import { manualCalls, produtorCalls, ramoCalls } from '@balcao/contracts';
import { defineFormulario, defineRegistro } from '@balcao/shared/records';
import { copy } from './ramos.copy.ts';
import { campos, dadosDe, digitadoDe, endereco, errosOf, parseDigitado } from './ramos.model.ts';

export const ramos = defineRegistro({
  calls: ramoCalls,
  endereco,
  filtrada: 'RAMOS',
  arquivo: copy.arquivo,
  named: (ramo) => ({ ramo }),
  idOf: ({ codigo }) => codigo,
  tambem: [manualCalls.listRamos, produtorCalls.getOpcoes],
});
export const useFormRamo = defineFormulario(ramos, { digitadoDe, dadosDe, camposOf: () => campos, judge: errosOf, parseDigitado });

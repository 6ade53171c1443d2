import { hojeEm } from '@balcao/domain';
import { defineFormulario } from '@balcao/shared/records';
import { camposOf, dadosDe, digitadoDe, errosOf, parseDigitado } from './segurado.model.ts';
import { segurados } from './segurados.resource.ts';

export const useFormSegurado = defineFormulario(segurados, {
  digitadoDe,
  dadosDe,
  camposOf,
  judge: (digitado) => errosOf(digitado, hojeEm(new Date())),
  parseDigitado,
});

import { defineFormulario } from '@balcao/shared/records';
import { camposOf, dadosDe, digitadoDe, errosOf, parseDigitado } from './seguradora.model.ts';
import { seguradoras } from './seguradoras.resource.ts';

export const useFormSeguradora = defineFormulario(seguradoras, { digitadoDe, dadosDe, camposOf, judge: errosOf, parseDigitado });

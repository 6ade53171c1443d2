import { defineFormulario } from '@balcao/shared/records';
import { camposOf, dadosDe, digitadoDe, errosOf, parseDigitado } from './produtor.model.ts';
import { produtores } from './produtores.resource.ts';

export const useFormProdutor = defineFormulario(produtores, { digitadoDe, dadosDe, camposOf, judge: errosOf, parseDigitado });

import { defineFormulario } from '@balcao/shared/records';
import { camposOf, dadosDe, digitadoDe, errosOf, parseDigitado } from './usuario.model.ts';
import { usuarios } from './usuarios.resource.ts';

export const useFormUsuario = defineFormulario(usuarios, { digitadoDe, dadosDe, camposOf, judge: errosOf, parseDigitado });

import type { Formulario } from '@balcao/contracts';
import { linhaAuto } from '../auto/linha-auto.ts';
import { linhaCondominio } from '../condominio/linha-condominio.ts';
import { linhaEmpresarial } from '../empresarial/linha-empresarial.ts';
import { linhaManual } from '../manual/linha-manual.ts';
import { linhaResidencial } from '../residencial/linha-residencial.ts';
import { linhaVida } from '../vida/linha-vida.ts';
import { linhaPet } from '../pet/linha-pet.ts';
import { linhaSaude } from '../saude/linha-saude.ts';
import type { LinhaQuotavel } from './linha-quotavel.ts';

/** The table of lines: one row each. Read whole by servers; a screen imports its own line, so that no page carries eight. */
export const linhas: { readonly [F in Formulario]?: LinhaQuotavel } = {
  AUTO: linhaAuto,
  RESIDENCIAL: linhaResidencial,
  CONDOMINIO: linhaCondominio,
  EMPRESARIAL: linhaEmpresarial,
  VIDA: linhaVida,
  PET: linhaPet,
  SAUDE: linhaSaude,
  MANUAL: linhaManual,
};

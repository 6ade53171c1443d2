import type { Formulario } from '@balcao/contracts';
import { linhaAuto } from '../auto/linha-auto.ts';
import { linhaManual } from '../manual/linha-manual.ts';
import { linhaResidencial } from '../residencial/linha-residencial.ts';
import type { LinhaQuotavel } from './linha-quotavel.ts';

/** The table of lines: one row each. Read whole by servers; a screen imports its own line, so that no page carries eight. */
export const linhas: { readonly [F in Formulario]?: LinhaQuotavel } = {
  AUTO: linhaAuto,
  RESIDENCIAL: linhaResidencial,
  MANUAL: linhaManual,
};

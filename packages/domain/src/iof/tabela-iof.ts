import type { Linha } from '@balcao/contracts';
import type { LinhaIof } from './iof-vigente.ts';

/** What IOF distinguishes: the lines, and health plans of an operadora apart from health insurance. */
export type RamoIof = Exclude<Linha, 'OUTRO'> | 'SAUDE_OPERADORA';

/** Since Decreto 6.339/2008, which changed art. 22 of Decreto 6.306/2007. */
const DESDE = '2008-01-03';
const danos: readonly LinhaIof[] = [{ bps: 738, desde: DESDE }];
const pessoas: readonly LinhaIof[] = [{ bps: 38, desde: DESDE }];

/**
 * Default rates of IOF (domain design §5.1): property 7,38 %, life 0,38 %, health insurance 2,38 %, health operadora none.
 * Data, to be overridden by the rows of the database; never read a rate without {@link iofVigente}.
 */
export const tabelaIof: Readonly<Record<RamoIof, readonly LinhaIof[]>> = {
  AUTO: danos,
  RESIDENCIAL: danos,
  CONDOMINIO: danos,
  EMPRESARIAL: danos,
  PET: danos,
  VIDA: pessoas,
  SAUDE: [{ bps: 238, desde: DESDE }],
  SAUDE_OPERADORA: [{ bps: 0, desde: DESDE }],
};

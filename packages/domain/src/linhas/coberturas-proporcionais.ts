import { percentual } from '../dinheiro/percentual.ts';
import { valorEm } from './caminho.ts';
import type { CampoDefinido, RiscoAberto } from './definicao-linha.ts';

/** What a group of optional covers depends on. */
export interface BaseDasCoberturas {
  /** Path of the amount the limits are measured against, `risco.coberturas.basicaCentavos`. */
  readonly base: string;
  /** Highest limit of each cover, by field, as bps of the base. */
  readonly maximoBps: Readonly<Record<string, number>>;
}

/** The highest limit a cover may have, given the base typed so far: half-up to the centavo; none while the base is unknown. */
export function maximoDaCobertura(risco: RiscoAberto, campo: string, { base, maximoBps }: BaseDasCoberturas): number {
  const total = valorEm({ risco }, base);
  return typeof total === 'number' ? percentual(total, maximoBps[campo] ?? 10_000) : Number.MAX_SAFE_INTEGER;
}

/**
 * Optional covers as fields: each a limit in centavos between one centavo and its share of the base.
 *
 * @param rotulos name of each cover by field, in the order of the form
 */
export const coberturasProporcionais = (rotulos: Readonly<Record<string, string>>, base: BaseDasCoberturas): CampoDefinido[] =>
  Object.entries(rotulos).map(([campo, rotulo]) => ({
    nome: `risco.coberturas.${campo}`,
    rotulo,
    tipo: 'dinheiro',
    faixa: (risco) => ({ min: 1, max: maximoDaCobertura(risco, campo, base) }),
  }));

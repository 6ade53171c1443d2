import { formatBps, roundHalfUp } from '@balcao/domain';
import type { TarifaComercial } from '../seguradoras/tarifa-comercial.ts';

/** A sentence to the broker; `campo` is a path of the published payload. */
export interface Aviso {
  readonly codigo: string;
  readonly texto: string;
  readonly campo?: string;
}

/** The broker's terms in a question of any line. */
export interface TermosComerciais {
  readonly comissaoBps: number;
  readonly descontoBps: number;
}

/** Reason of a refusal of the commercial terms, or null when accepted. */
export function commercialRefusalOf(
  { comissao, descontoMaxBps }: Pick<TarifaComercial, 'comissao' | 'descontoMaxBps'>,
  { comissaoBps, descontoBps }: TermosComerciais,
): Aviso | null {
  if (comissaoBps < comissao.minBps) {
    const texto = `Comissão de ${formatBps(comissaoBps)} abaixo da mínima desta seguradora, ${formatBps(comissao.minBps)}.`;
    return { codigo: 'COMERCIAL_COMISSAO_MINIMA', texto };
  }
  if (comissaoBps > comissao.maxBps) {
    const texto = `Comissão de ${formatBps(comissaoBps)} acima da máxima desta seguradora, ${formatBps(comissao.maxBps)}.`;
    return { codigo: 'COMERCIAL_COMISSAO_MAXIMA', texto };
  }
  if (descontoBps > descontoMaxBps) {
    return { codigo: 'COMERCIAL_DESCONTO', texto: `Desconto acima do limite do corretor, ${formatBps(descontoMaxBps)}.` };
  }
  return null;
}

/** Net premium of a technical one: loads commission, takes discounts off, never below the minimum. Rounded once. */
export function liquidoOf(
  { minimoCentavos }: Pick<TarifaComercial, 'minimoCentavos'>,
  { tecnicoCentavos, comissaoBps, descontoBps, renovacaoBps }: TermosComerciais & { tecnicoCentavos: number; renovacaoBps: number },
): number {
  const num = BigInt(tecnicoCentavos) * 10_000n * BigInt(10_000 - descontoBps) * BigInt(10_000 - renovacaoBps);
  return Math.max(minimoCentavos, roundHalfUp(num, BigInt(10_000 - comissaoBps) * 100_000_000n));
}

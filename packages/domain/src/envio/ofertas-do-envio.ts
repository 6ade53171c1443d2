import type { Periodicidade } from '@balcao/contracts';
import { formatData } from '../datas/format-data.ts';
import { formatCentavos } from '../dinheiro/format-numero.ts';

/**
 * An offer as a message to a client names it. `validade`: last day its price holds, `YYYY-MM-DD`; null when it has none. `vigIni`: day its cover
 * begins, the last on which it can be had as it was priced.
 */
export interface OfertaDoEnvio {
  readonly seguradora: string;
  readonly pacote: string;
  readonly premioTotalCentavos: number;
  /** How often that premium is paid. */
  readonly periodicidade: Periodicidade;
  readonly validade: string | null;
  readonly vigIni?: string | null | undefined;
}

/**
 * Whether the price of an offer has expired; it is valid until the end of its last day.
 *
 * @param hoje `YYYY-MM-DD`
 * @example isOfertaVencida({ validade: '2026-11-29' }, '2026-11-30') // true
 */
export const isOfertaVencida = ({ validade }: Pick<OfertaDoEnvio, 'validade'>, hoje: string): boolean =>
  validade !== null && validade < hoje;

/**
 * Whether the cover of an offer would have begun before today: insurers begin none in the past, so it takes new dates and a new price.
 *
 * @param hoje `YYYY-MM-DD`
 * @example isVigenciaPassada({ vigIni: '2026-11-29' }, '2026-11-30') // true
 */
export const isVigenciaPassada = ({ vigIni }: { readonly vigIni: string | null }, hoje: string): boolean =>
  vigIni !== null && vigIni < hoje;

/**
 * Deadline shown to the client: the earliest expiry of a price, but never after a cover begins or the last day of the link.
 *
 * @param linkAte last day the link opens, `YYYY-MM-DD`; null when there is no link
 * @returns `YYYY-MM-DD`; null when nothing ends
 * @example validadeDoEnvio([{ validade: '2026-11-29' }], '2026-12-06') // '2026-11-29'
 */
export const validadeDoEnvio = <L extends string | null>(
  ofertas: readonly Pick<OfertaDoEnvio, 'validade' | 'vigIni'>[],
  linkAte: L,
): string | L =>
  ofertas
    .flatMap(({ validade, vigIni }) => [validade, vigIni])
    .reduce<string | L>((first, dia) => (dia && (first === null || dia < first) ? dia : first), linkAte);

/**
 * Values of `{{ofertas}}` and `{{validade}}` in a message, used by both the preview and the sent message.
 *
 * @param linkAte last day the link opens, `YYYY-MM-DD`
 * @example variaveisDasOfertas([oferta], '2026-12-06').validade // '29/11/2026'
 */
export function variaveisDasOfertas(ofertas: readonly OfertaDoEnvio[], linkAte: string): { ofertas: string; validade: string } {
  const isUmDia = new Set(ofertas.map((oferta) => validadeDoEnvio([oferta], null))).size < 2;
  const lineOf = (oferta: OfertaDoEnvio): string => {
    const { seguradora, pacote, premioTotalCentavos, periodicidade } = oferta;
    const linha = `• ${seguradora} — ${pacote}: ${formatCentavos(premioTotalCentavos)}${periodicidade === 'MENSAL' ? ' por mês' : ''}`;
    const ate = validadeDoEnvio([oferta], null);
    return isUmDia || ate === null ? linha : `${linha} (preço até ${formatData(ate)})`;
  };
  return { ofertas: ofertas.map(lineOf).join('\n'), validade: formatData(validadeDoEnvio(ofertas, linkAte)) };
}

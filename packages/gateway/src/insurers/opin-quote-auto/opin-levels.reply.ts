import type { RiscoAuto } from '@balcao/contracts';
import { rotulosOpcoes } from '@balcao/domain';
import type { PalavrasOferta } from '../opin/opin-offers.reply.ts';

const { vidros, carroReserva, assistencia } = rotulosOpcoes;

/** What was asked for, in words; nothing when it was not. */
const asked = <K extends string>(palavras: Readonly<Record<K, string>>, pedido: K): string | undefined =>
  pedido === 'SEM' ? undefined : palavras[pedido];

function glassIn(texto: string): string | undefined {
  if (/\bcomplet[oa]s?\b/i.test(texto)) return vidros.COMPLETO;
  return /\bb[aá]sic[oa]s?\b/i.test(texto) ? vidros.BASICO : undefined;
}

function daysIn(texto: string): string | undefined {
  const dias = /\b(\d{1,3})\s*dias?\b/i.exec(texto)?.[1];
  return dias && `${Number(dias)} ${Number(dias) === 1 ? 'dia' : 'dias'}`;
}

function kmIn(texto: string): string | undefined {
  const km = /\b(\d[\d.]{0,5})\s*(?:km\b|quil[oô]metros?\b)/i.exec(texto)?.[1];
  if (km) return `${km} km`;
  return /\bilimitad[oa]\b/i.test(texto) ? assistencia.ILIMITADA : undefined;
}

/**
 * Level of glass, days of replacement car and reach of the tow truck: the standard has a field for none of them, so they are read in what
 * the insurer writes of the cover, and are what was asked for where it writes nothing of them.
 */
export const levelsOf =
  ({ coberturas: c }: Pick<RiscoAuto, 'coberturas'>): NonNullable<PalavrasOferta['nivelDe']> =>
  ({ code, description = '' }) => {
    if (code === 'VIDROS' || code === 'VIDROS_E_ACESSORIOS') return glassIn(description) ?? asked(vidros, c.vidros);
    if (code === 'CARRO_RESERVA') return daysIn(description) ?? asked(carroReserva, c.carroReserva);
    if (code === 'GUINCHO' || code === 'REBOQUE') return kmIn(description) ?? asked(assistencia, c.assistencia);
    return undefined;
  };

import type { RiscoAuto } from '@balcao/contracts';
import { rotulosOpcoes } from '@balcao/domain';
import type { PalavrasOferta } from '../opin/opin-offers.reply.ts';

const { vidros, carroReserva, assistencia } = rotulosOpcoes;

/** Text of the requested level; undefined when none was requested. */
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
 * Level of glass, days of replacement car and reach of the tow truck: the standard has no field for them, so they are read from the
 * description of the cover; where it does not mention them, the requested values apply.
 */
export const levelsOf =
  ({ coberturas: c }: Pick<RiscoAuto, 'coberturas'>): NonNullable<PalavrasOferta['nivelDe']> =>
  ({ code, description = '' }) => {
    if (code === 'VIDROS' || code === 'VIDROS_E_ACESSORIOS') return glassIn(description) ?? asked(vidros, c.vidros);
    if (code === 'CARRO_RESERVA') return daysIn(description) ?? asked(carroReserva, c.carroReserva);
    if (code === 'GUINCHO' || code === 'REBOQUE') return kmIn(description) ?? asked(assistencia, c.assistencia);
    return undefined;
  };

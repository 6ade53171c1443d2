import type { ConteudoDaPagina } from '@balcao/contracts';
import { copy } from './horarios.copy.ts';

type Horarios = ConteudoDaPagina['horarios'];

/** Kinds of day, in the order they are shown. */
export const DIAS = ['uteis', 'sabado', 'domingo'] as const;

/** Names of the fields of opening hours. */
export const camposDosHorarios = (name: string): string[] => DIAS.flatMap((dia) => [`${name}.${dia}.de`, `${name}.${dia}.ate`]);

/** Opening hours in words. */
export const horariosEmPalavras = (horarios: Horarios): string =>
  DIAS.map((dia) => {
    const horario = horarios[dia];
    return `${copy.dias[dia]}: ${horario ? `${horario.de}–${horario.ate}` : copy.fechado}`;
  }).join('; ');

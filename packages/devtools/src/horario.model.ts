/** Brazil abolished summer time in 2019, so São Paulo is always three hours behind UTC. */
const FUSO = '-03:00';
const HORA = /^([01]\d|2[0-3]):[0-5]\d$/;

/** ISO moment of a day and an hour (`14:30`) of São Paulo; null when they are incomplete or invalid. */
export function momentoEm(dia: string | null, hora: string): string | null {
  return dia && HORA.test(hora.trim()) ? `${dia}T${hora.trim()}:00${FUSO}` : null;
}

/** Whether a text is an hour, as `14:30`. */
export const isHora = (texto: string): boolean => HORA.test(texto.trim());

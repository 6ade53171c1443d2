import type { ConteudoDaPagina, ErroCampo, ParametrosExpediente } from '@balcao/contracts';
import { addDias } from '../datas/add-dias.ts';
import { type Feriados, isFeriado } from '../datas/dia-util.ts';
import { noFuso } from '../datas/fuso.ts';
import { erroCampo } from '../erros/codigo-erro.ts';

type Horarios = ConteudoDaPagina['horarios'];

const HORA = /^([01]\d|2[0-3]):[0-5]\d$/;
const MINUTO_MS = 60_000;
/** Opening hours are looked for this far ahead: a brokerage that opens on no day of it promises nothing. */
const DIAS_A_FRENTE = 60;

/** What is wrong with opening hours as typed. @param campo name of the field that holds them */
export function* judgeHorarios(horarios: Horarios, campo: string): Generator<ErroCampo> {
  for (const [dia, horario] of Object.entries(horarios)) {
    if (horario === null) continue;
    const { de, ate } = horario;
    if (!HORA.test(de)) yield erroCampo(`${campo}.${dia}.de`, 'invalido', 'Informe a hora como 09:00.');
    if (!HORA.test(ate)) yield erroCampo(`${campo}.${dia}.ate`, 'invalido', 'Informe a hora como 09:00.');
    else if (ate <= de) yield erroCampo(`${campo}.${dia}.ate`, 'foraDaFaixa', 'O fim precisa ser depois do começo.');
  }
}

const minutesOf = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));

function horarioDe(dia: string, horarios: Horarios, feriados: Feriados) {
  const daSemana = new Date(`${dia}T00:00:00Z`).getUTCDay();
  if (daSemana === 0 || isFeriado(dia, feriados)) return horarios.domingo;
  return daSemana === 6 ? horarios.sabado : horarios.uteis;
}

/**
 * The moment by which a client is promised an answer: so many working hours from now. A holiday is a Sunday.
 *
 * @returns null when nothing is promised, or the brokerage opens on no day
 * @example prazoDeResposta({ horarios, respostaHoras: 4 }, { agora: new Date('2026-11-13T20:00:00Z'), feriados: feriadosBancarios })?.toISOString() // Friday 17:00 → '2026-11-16T15:00:00.000Z'
 */
export function prazoDeResposta(
  { horarios, respostaHoras }: ParametrosExpediente,
  { agora, feriados }: { agora: Date; feriados: Feriados },
): Date | null {
  if (respostaHoras === null) return null;
  const { dia: hoje, hora } = noFuso(agora);
  // São Paulo has kept one distance from UTC since 2019: whole days are added on the clock of the wall
  const meiaNoite = Math.floor(agora.getTime() / MINUTO_MS) - minutesOf(hora);
  let falta = respostaHoras * 60;
  for (let depois = 0; depois <= DIAS_A_FRENTE; depois += 1) {
    const horario = horarioDe(addDias(hoje, depois), horarios, feriados);
    if (!horario) continue;
    const de = Math.max(minutesOf(horario.de), depois === 0 ? minutesOf(hora) : 0);
    const aberto = Math.max(0, minutesOf(horario.ate) - de);
    if (aberto >= falta) return new Date((meiaNoite + depois * 1_440 + de + falta) * MINUTO_MS);
    falta -= aberto;
  }
  return null;
}

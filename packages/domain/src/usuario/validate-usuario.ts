import type { DadosUsuario, ErroCampo, HorarioUsuario } from '@balcao/contracts';
import { emailEstrito } from '../documentos/email.ts';
import { isTelefone, normalizeTelefone } from '../documentos/telefone.ts';
import { erroCampo } from '../erros/codigo-erro.ts';

const HORA = /^([01]\d|2[0-3]):[0-5]\d$/;
const MINUTOS_DIA = 1_440;
const MINUTOS_SEMANA = 7 * MINUTOS_DIA;
const minutesOf = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));

/** Where a span begins in the week, and how long it is: one whose end is not after its beginning ends on the next day. */
function spanOf({ dia, ini, fim }: HorarioUsuario): { from: number; length: number } {
  const [from, to] = [minutesOf(ini), minutesOf(fim)];
  return { from: dia * MINUTOS_DIA + from, length: to > from ? to - from : to - from + MINUTOS_DIA };
}

/** Whether two spans share a minute of the week, which is a circle. */
function isOverlapping(one: HorarioUsuario, other: HorarioUsuario): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  const ahead = (b.from - a.from + MINUTOS_SEMANA) % MINUTOS_SEMANA;
  return ahead < a.length || MINUTOS_SEMANA - ahead < b.length;
}

function* judgeHorarios(horarios: readonly HorarioUsuario[]): Generator<ErroCampo> {
  for (const [index, horario] of horarios.entries()) {
    const errors = (['ini', 'fim'] as const)
      .filter((nome) => !HORA.test(horario[nome]))
      .map((nome) => erroCampo(`horarios.${index}.${nome}`, 'invalido', 'Informe a hora, como 08:00.'));
    yield* errors;
    const before = horarios.slice(0, index).filter(({ ini, fim }) => HORA.test(ini) && HORA.test(fim));
    if (errors.length === 0 && before.some((other) => isOverlapping(other, horario)))
      yield erroCampo(`horarios.${index}.ini`, 'conflito', 'Este horário cruza com outro.');
  }
}

/**
 * What is written of a user in the form it is stored.
 *
 * @example normalizeUsuario({ ...dados, email: ' Ana@Corretora.com.br' }).email // 'ana@corretora.com.br'
 */
export const normalizeUsuario = (dados: DadosUsuario): DadosUsuario => ({
  ...dados,
  nome: dados.nome.trim(),
  email: dados.email.trim().toLowerCase(),
  telefone: dados.telefone?.trim() ? normalizeTelefone(dados.telefone) : null,
  corretoraIds: [...new Set(dados.corretoraIds)],
  horarios: dados.horarios.toSorted((a, b) => a.dia - b.dia || a.ini.localeCompare(b.ini)),
});

/** What is wrong with a user as typed, at its fields. What only the database knows (an e-mail that is taken) is not judged here. */
export function validateUsuario(dados: DadosUsuario): ErroCampo[] {
  const errors: ErroCampo[] = [];
  if (dados.nome.trim().length < 2) errors.push(erroCampo('nome', 'obrigatorio', 'Informe o nome.'));
  if (dados.email.trim() === '') errors.push(erroCampo('email', 'obrigatorio', 'Informe o e-mail.'));
  else if (!emailEstrito(dados.email.trim())) errors.push(erroCampo('email', 'invalido', 'Informe um e-mail válido.'));
  if (dados.telefone?.trim() && !isTelefone(dados.telefone)) errors.push(erroCampo('telefone', 'invalido', 'Informe um telefone com DDD.'));
  return [...errors, ...judgeHorarios(dados.horarios)];
}

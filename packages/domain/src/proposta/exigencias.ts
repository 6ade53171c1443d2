import type { ExigenciaDaProposta, ExigenciaSeguradora, MensagemSeguradora, StatusProposta } from '@balcao/contracts';

const isSame = (a: MensagemSeguradora, b: MensagemSeguradora): boolean => a.codigo === b.codigo && a.texto === b.texto;

/**
 * What an insurer waits for after it asked for more. What is waited for already is not asked twice: an insurer may tell its whole list
 * again each time. What was answered before may be asked again.
 *
 * @param em the moment it was asked, ISO
 * @returns the very same array when nothing is new
 * @example addExigencias([], [{ codigo: 'CNH', texto: 'Envie a CNH.' }], em) // [{ codigo: 'CNH', …, pedidaEm: em, atendidaEm: null }]
 */
export function addExigencias(
  atuais: readonly ExigenciaSeguradora[],
  pedidas: readonly MensagemSeguradora[],
  em: string,
): readonly ExigenciaSeguradora[] {
  return pedidas.reduce<readonly ExigenciaSeguradora[]>((todas, pedida) => {
    const isWaited = todas.some((one) => one.atendidaEm === null && isSame(one, pedida));
    return isWaited ? todas : [...todas, { ...pedida, pedidaEm: em, atendidaEm: null }];
  }, atuais);
}

/** States an insurer goes on to only with what it had asked for; a refusal is none of them. */
const ADIANTE: ReadonlySet<StatusProposta> = new Set(['EM_ANALISE', 'VISTORIA', 'ACEITA', 'EMITIDA']);

/**
 * What was asked, once the insurer told a state: going on with its analysis says that it was answered.
 *
 * @param em the moment it was told, ISO
 * @returns the very same array when nothing was waited for, or the state says nothing of it
 * @example meetExigencias(exigencias, 'RECUSADA', em) // exigencias, as they were
 */
export function meetExigencias(
  exigencias: readonly ExigenciaSeguradora[],
  status: StatusProposta,
  em: string,
): readonly ExigenciaSeguradora[] {
  if (!ADIANTE.has(status) || exigencias.every(({ atendidaEm }) => atendidaEm)) return exigencias;
  return exigencias.map((exigencia) => (exigencia.atendidaEm ? exigencia : { ...exigencia, atendidaEm: em }));
}

/**
 * Whether the insurer went on without an answer: none was written here before it did. One written afterwards came too late.
 *
 * @example isDispensada({ atendidaEm: '2026-03-04T18:30:00Z', respostas: [] }) // true
 */
export const isDispensada = ({ atendidaEm, respostas }: Pick<ExigenciaDaProposta, 'atendidaEm' | 'respostas'>): boolean =>
  atendidaEm !== null && respostas.every(({ em }) => Date.parse(em) > Date.parse(atendidaEm));

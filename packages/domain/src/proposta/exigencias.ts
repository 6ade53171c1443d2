import type { ExigenciaDaProposta, ExigenciaSeguradora, MensagemSeguradora, StatusProposta } from '@balcao/contracts';

const isSame = (a: MensagemSeguradora, b: MensagemSeguradora): boolean => a.codigo === b.codigo && a.texto === b.texto;

/**
 * Open demands after an insurer sends new ones. Those already open are not repeated, since an insurer may send its whole list each time;
 * those already answered may be demanded again.
 *
 * @param em moment of the demand, ISO
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

/** States that an insurer only reports after its demands were met; a refusal is not one of them. */
const ADIANTE: ReadonlySet<StatusProposta> = new Set(['EM_ANALISE', 'VISTORIA', 'ACEITA', 'EMITIDA']);

/**
 * Closes open demands when the insurer reports a state that implies they were met.
 *
 * @param em moment of the report, ISO
 * @returns the same array when no demand was open, or when the state does not close them
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

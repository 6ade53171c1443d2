import type { Finalidade, PermissoesPublicas } from '@balcao/contracts';
import { finalidades, mayUse } from '@balcao/domain';

/** What is ticked, by purpose. */
export type Marcadas = Readonly<Partial<Record<Finalidade, boolean>>>;

/**
 * How the page begins: with what stands. A purpose that rests on consent is never ticked beforehand (LGPD art. 8); the others hold until the
 * client objects.
 */
export const marcadasDe = ({ finalidades: asked }: PermissoesPublicas): Marcadas =>
  Object.fromEntries(asked.map(({ finalidade, estado }) => [finalidade, mayUse(finalidade, estado)]));

/** What is sent: each purpose, with the version of the words that were read. */
export const respostasDe = ({ finalidades: asked }: PermissoesPublicas, marcadas: Marcadas) =>
  asked.map(({ finalidade, textoVersao }) => ({ finalidade, textoVersao, permite: marcadas[finalidade] === true }));

export const nomeDa = (finalidade: Finalidade): string => finalidades[finalidade].nome;

import { type Secao, secaoOf } from './formulario.model.ts';

/** The id of a section's element. */
export const idDaSecao = ({ id }: Pick<Secao, 'id'>): string => `secao-${id}`;

/** Takes the reader to the beginning of a section. */
export function goToSecao(secao: Pick<Secao, 'id'>): void {
  const place = document.getElementById(idDaSecao(secao));
  place?.scrollIntoView?.({ block: 'start' });
  place?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
}

/** When a refused field is not on the page, its section is where to look. */
export function focusSecaoDe(secoes: readonly Secao[], campo: string): void {
  const secao = secaoOf(secoes, campo);
  if (secao) goToSecao(secao);
}

import type { PoliticaComissao } from '@balcao/contracts';

/** When an insurer pays the commission, as it is said on screen, in files and in histories. */
export const rotulosDaPolitica: Readonly<Record<PoliticaComissao, string>> = {
  PARCELADA: 'Em cada parcela',
  PRIMEIRA: 'Na primeira parcela',
  ANTECIPADA: 'Antecipada',
};

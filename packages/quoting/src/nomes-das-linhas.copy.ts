import type { Linha } from '@balcao/contracts';

/** What each line of insurance is called in lists and filters. */
export const nomesDasLinhas: Readonly<Record<Linha, string>> = {
  AUTO: 'Auto',
  RESIDENCIAL: 'Residencial',
  CONDOMINIO: 'Condomínio',
  PET: 'Pet',
  VIDA: 'Vida',
  EMPRESARIAL: 'Empresarial',
  SAUDE: 'Saúde',
  OUTRO: 'Outro',
};

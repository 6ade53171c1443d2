import type { Linha } from '@balcao/contracts';

/** Words of the ramos of a subscription. */
export const copy = {
  linha: {
    AUTO: 'Automóvel',
    RESIDENCIAL: 'Residencial',
    CONDOMINIO: 'Condomínio',
    PET: 'Pet',
    VIDA: 'Vida',
    EMPRESARIAL: 'Empresarial',
    SAUDE: 'Saúde',
    OUTRO: 'Outros',
  } satisfies Record<Linha, string>,
  ativo: 'Ativo',
  inativo: 'Inativo',
  dias: (dias: readonly number[]): string => (dias.length === 0 ? '' : `${dias.join(', ')} dias antes`),
} as const;

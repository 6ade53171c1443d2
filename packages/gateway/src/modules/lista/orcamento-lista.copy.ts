import type { Linha, PremioDe } from '@balcao/contracts';

/** What the exported list says of each line, and of whose offer its price is. */
export const listaCopy: {
  readonly linha: Readonly<Record<Linha, string>>;
  readonly premioDe: Readonly<Record<PremioDe, string>>;
} = {
  premioDe: { VENDA: 'Vendida', CLIENTE: 'Escolhida pelo cliente', MELHOR: 'Melhor preço' },
  linha: {
    AUTO: 'Auto',
    RESIDENCIAL: 'Residencial',
    CONDOMINIO: 'Condomínio',
    PET: 'Pet',
    VIDA: 'Vida',
    EMPRESARIAL: 'Empresarial',
    SAUDE: 'Saúde',
    OUTRO: 'Outro',
  },
};

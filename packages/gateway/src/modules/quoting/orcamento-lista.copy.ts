import type { Linha, PremioDe, StatusOrcamento } from '@balcao/contracts';

/** What the exported list says of each line and state, and of whose offer its price is. */
export const listaCopy: {
  readonly linha: Readonly<Record<Linha, string>>;
  readonly status: Readonly<Record<StatusOrcamento, string>>;
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
  status: {
    RASCUNHO: 'Rascunho',
    CALCULANDO: 'Calculando',
    CALCULADO: 'Calculado',
    ENVIADO: 'Enviado',
    FECHADO: 'Fechado',
    RECUSADO: 'Recusado',
    EXPIRADO: 'Expirado',
  },
};

import type { Linha, StatusOrcamento } from '@balcao/contracts';

/** What the exported list says of each line and state. */
export const listaCopy: { readonly linha: Readonly<Record<Linha, string>>; readonly status: Readonly<Record<StatusOrcamento, string>> } = {
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

import { ConsultaVendas, type StatusApolice, type TipoVenda } from '@balcao/contracts';
import { listaNoEndereco, tonsDoStatusApolice, tonsDoStatusEndosso, tonsDoStatusProposta } from '@balcao/domain';

/** The lists' address: which of the three it is, is one of its words. */
export const endereco = listaNoEndereco({
  schema: ConsultaVendas,
  filtros: [
    'q',
    'tipo',
    'status',
    'seguradora',
    'ramo',
    'produtor',
    'corretora',
    'renovacao',
    'origem',
    'divergente',
    'quando',
    'de',
    'ate',
  ],
  ordem: '-emissao',
  padrao: { tipo: 'APOLICE', quando: 'EMISSAO' },
});

/** Filters that say something of one of the three lists alone: changing the list takes them off. */
export const SO_DA_LISTA = { status: null, renovacao: null, divergente: null } as const;

/** Tones of the states, by which of the three lists it is. */
export const tons: Readonly<Record<TipoVenda, Readonly<Record<string, (typeof tonsDoStatusApolice)[StatusApolice]>>>> = {
  APOLICE: tonsDoStatusApolice,
  PROPOSTA: tonsDoStatusProposta,
  ENDOSSO: tonsDoStatusEndosso,
};

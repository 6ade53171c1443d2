import { ConsultaVendas } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';

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

/** Tones of the states of the three. */
export const tons: Readonly<Record<string, 'sucesso' | 'info' | 'neutro' | 'atencao' | 'perigo'>> = {
  VIGENTE: 'sucesso',
  A_VIGORAR: 'info',
  SUSPENSA: 'atencao',
  CANCELADA: 'perigo',
  TRANSMITIDA: 'info',
  EM_ANALISE: 'info',
  EXIGENCIA: 'atencao',
  VISTORIA: 'atencao',
  ACEITA: 'sucesso',
  EMITIDA: 'sucesso',
  EMITIDO: 'sucesso',
  RECUSADA: 'perigo',
  RECUSADO: 'perigo',
  SOLICITADO: 'info',
};

import type { Linha, StatusOrcamento, TipoSeguro } from '@balcao/contracts';

/** Sentences of the list of quotes. */
export const copy = {
  titulo: 'Orçamentos',
  novo: 'Novo orçamento',
  tabela: 'Orçamentos encontrados',
  vazioTitulo: 'Nenhum orçamento ainda',
  vazioTexto: 'Abra o primeiro e compare os preços das suas seguradoras.',
  semSegurado: 'Segurado não informado',
  semPremio: '—',
  exportar: 'Exportar CSV',
  arquivo: (dia: string) => `orcamentos-${dia}.csv`,
  exportou: 'Lista exportada',
  falhaExportar: 'Não foi possível exportar a lista.',
  acoes: (numero: number) => `Ações do orçamento ${numero}`,
  abrir: 'Abrir dados',
  verResultados: 'Ver resultados',
  visualizar: 'Visualizar',
  recusar: 'Recusar',
  reabrir: 'Reabrir',
  reabriu: (numero: number) => `Orçamento ${numero} reaberto`,
  falhaReabrir: 'Não foi possível reabrir o orçamento.',
  duplicar: 'Duplicar',
  falhaDuplicar: 'Não foi possível duplicar o orçamento.',
  descartar: 'Descartar',
  descartarTitulo: (numero: number) => `Descartar o orçamento ${numero}?`,
  descartarTexto: 'O rascunho e tudo o que foi digitado nele serão apagados. Isso não pode ser desfeito.',
  descartou: (numero: number) => `Orçamento ${numero} descartado`,
  falhaDescartar: 'Não foi possível descartar o orçamento.',
  colunas: {
    numero: 'Nº',
    segurado: 'Segurado',
    linha: 'Linha',
    vigIni: 'Início da vigência',
    melhorPremio: 'Melhor prêmio',
    status: 'Situação',
    alteradoEm: 'Alterado em',
    usuario: 'Usuário',
  },
  filtros: {
    q: 'Buscar por segurado, placa ou número',
    status: 'Situação',
    todos: 'Todas as situações',
    escolhidos: (total: number) => (total === 1 ? '1 situação' : `${total} situações`),
    linha: 'Linha',
    todasLinhas: 'Todas as linhas',
    de: 'Criado de',
    a: 'até',
    ate: 'Criado até',
  },
} as const;

export const rotuloDoStatus: Readonly<Record<StatusOrcamento, string>> = {
  RASCUNHO: 'Rascunho',
  CALCULANDO: 'Calculando',
  CALCULADO: 'Calculado',
  ENVIADO: 'Enviado',
  FECHADO: 'Fechado',
  RECUSADO: 'Recusado',
  EXPIRADO: 'Expirado',
};

export const rotuloDaLinha: Readonly<Record<Linha, string>> = {
  AUTO: 'Auto',
  RESIDENCIAL: 'Residencial',
  CONDOMINIO: 'Condomínio',
  PET: 'Pet',
  VIDA: 'Vida',
  EMPRESARIAL: 'Empresarial',
  SAUDE: 'Saúde',
  OUTRO: 'Outro',
};

export const rotuloDoTipo: Readonly<Record<TipoSeguro, string>> = {
  NOVO: 'Novo',
  RENOVACAO_PROPRIA: 'Renovação',
  RENOVACAO_CONGENERE: 'Congênere',
};

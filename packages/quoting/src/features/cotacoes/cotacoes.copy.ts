import type { OrigemOrcamento, SolicitacaoCotacao } from '@balcao/contracts';

export { rotulosDaSolicitacao as rotuloDaSolicitacao, rotulosDoCalculo as rotuloDoStatus } from '@balcao/domain';

/** Sentences of runs and leads. */
export const copy = {
  titulo: 'Cotações',
  abas: 'Cálculos e solicitações',
  calculos: 'Cálculos',
  solicitacoes: 'Solicitações',
  tabela: 'Cálculos encontrados',
  vazioTitulo: 'Nenhum cálculo ainda',
  vazioTexto: 'Cada vez que um orçamento é calculado, o cálculo fica guardado aqui.',
  arquivo: (dia: string) => `cotacoes-${dia}`,
  semSegurado: 'Segurado não informado',
  numero: (numero: number, versao: number) => `nº ${numero} · ${versao}º cálculo`,
  /** Typed offers are a version of the case: nobody calculated. */
  versaoManual: (numero: number, versao: number) => `nº ${numero} · versão ${versao}`,
  respondidas: (ok: number, total: number) => `${ok} de ${total}`,
  informadas: (n: number) => (n === 1 ? '1 informada' : `${n} informadas`),
  colunas: {
    segurado: 'Segurado',
    criadoEm: 'Data',
    origem: 'Origem',
    linha: 'Linha',
    seguradoras: 'Com preço',
    menorPremio: 'Menor prêmio',
    status: 'Situação',
    usuario: 'Usuário',
  },
  filtros: {
    q: 'Buscar por segurado, placa ou número',
    status: 'Situação',
    todas: 'Todas as situações',
    linha: 'Linha',
    todasLinhas: 'Todas as linhas',
    de: 'Calculado de',
    ate: 'Calculado até',
  },
  leads: {
    tabela: 'Solicitações de clientes',
    vazioTitulo: 'Nenhuma solicitação',
    vazioTexto: 'O que clientes respondem no questionário ou pedem na sua página pública chega aqui.',
    q: 'Buscar por nome, e-mail ou celular',
    status: 'Situação',
    abertas: 'Novas e em atendimento',
    todas: 'Todas as situações',
    assumir: 'Assumir',
    assumirDe: (nome: string) => `Assumir a solicitação de ${nome}`,
    assumida: 'Solicitação assumida: o orçamento já está preenchido.',
    falhaAssumir: 'Não foi possível assumir a solicitação.',
    abrir: 'Abrir orçamento',
    descartar: 'Descartar',
    descartarDe: (nome: string) => `Descartar a solicitação de ${nome}`,
    descartarTitulo: (nome: string) => `Descartar a solicitação de ${nome}?`,
    descartarTexto: 'O motivo fica guardado com a solicitação.',
    cancelar: 'Cancelar',
    descartada: 'Solicitação descartada',
    semContato: 'Sem contato',
    semResponsavel: 'Ninguém',
    naVezDe: (nome: string) => `na vez de ${nome}`,
    colunas: {
      nome: 'Cliente',
      criadoEm: 'Recebida em',
      linha: 'Linha',
      origem: 'Origem',
      status: 'Situação',
      responsavel: 'Responsável',
    },
  },
} as const;

export const rotuloDaOrigem: Readonly<Record<OrigemOrcamento, string>> = {
  INTERNO: 'Corretora',
  MANUAL: 'Manual',
  PAGINA_PUBLICA: 'Cliente',
  RENOVACAO: 'Renovação',
  IMPORTADO: 'Importado',
};

export const rotuloDaEntrada: Readonly<Record<SolicitacaoCotacao['origem'], string>> = {
  QUESTIONARIO: 'Questionário',
  PAGINA_PUBLICA: 'Página pública',
};

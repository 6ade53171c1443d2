import type { MovimentoOrcamento, TipoSeguro } from '@balcao/contracts';
import type { AcaoOrcamento } from '@balcao/domain';

const formatTotal = (total: number) => total.toLocaleString('pt-BR');

/** Sentences of the list of quotes. */
export const copy = {
  titulo: 'Orçamentos',
  novo: 'Novo orçamento',
  tabela: 'Orçamentos encontrados',
  vazioTitulo: 'Nenhum orçamento ainda',
  vazioTexto: 'Abra o primeiro e compare os preços das suas seguradoras.',
  semSegurado: 'Segurado não informado',
  semPremio: '—',
  exportarCsv: 'Exportar CSV',
  exportarExcel: 'Exportar para o Excel',
  totalDosPremios: 'Prêmios deste filtro',
  arquivo: (dia: string) => `orcamentos-${dia}`,
  acoes: (numero: number) => `Ações do orçamento ${numero}`,
  abrir: 'Abrir dados',
  verResultados: 'Ver resultados',
  enviar: 'Enviar ao cliente',
  visualizar: 'Visualizar',
  recusar: 'Recusar',
  descartar: 'Descartar',
  descartarTitulo: (numero: number) => `Descartar o orçamento ${numero}?`,
  descartarTexto: 'O rascunho e tudo o que foi digitado nele serão apagados. Isso não pode ser desfeito.',
  descartou: (numero: number) => `Orçamento ${numero} descartado`,
  falhaDescartar: 'Não foi possível descartar o orçamento.',
  colunas: {
    numero: 'Nº',
    segurado: 'Segurado',
    linha: 'Linha',
    vigIni: 'Vigência',
    urgencia: 'Próximo passo',
    melhorPremio: 'Prêmio',
    status: 'Situação',
    alteradoEm: 'Alterado',
    produtor: 'Produtor',
  },
  semProdutor: '—',
  ofertaDe: {
    VENDA: (seguradora: string) => `${seguradora} · vendida`,
    CLIENTE: (seguradora: string) => `${seguradora} · escolha do cliente`,
  },
  soUrgentes: 'Só urgentes',
  nomeDaLinha: (numero: number, segurado: string) => `orçamento ${numero}, ${segurado}`,
  mover: {
    ENVIADO: 'Marcar como enviado',
    CALCULADO: 'Reabrir',
  } satisfies Record<MovimentoOrcamento, string>,
  moveu: { ENVIADO: 'Marcado como enviado', CALCULADO: 'Orçamento reaberto' } satisfies Record<MovimentoOrcamento, string>,
  falhaMover: 'Não foi possível mudar a situação.',
  selecao: {
    texto: (total: number) => (total === 1 ? '1 orçamento selecionado' : `${total} orçamentos selecionados`),
    exportarTodos: 'Exportar todos',
    atribuirTodos: 'Atribuir todos a…',
    descartarTodosTitulo: (total: number) => `Descartar os rascunhos entre os ${formatTotal(total)} orçamentos deste filtro?`,
    descartarTodosTexto: 'Isso não pode ser desfeito. Os que não são rascunho ficam como estão.',
    limpar: 'Limpar seleção',
    exportar: (total: number) => (total === 1 ? 'Exportar 1 orçamento' : `Exportar ${total} orçamentos`),
    descartar: (total: number) =>
      total === 0 ? 'Descartar rascunhos' : total === 1 ? 'Descartar 1 rascunho' : `Descartar ${total} rascunhos`,
    semRascunho: 'Nenhum selecionado é rascunho: o que já foi calculado fica na história.',
    atribuir: (total: number) => (total === 1 ? 'Atribuir 1 a…' : `Atribuir ${total} a…`),
    descartarTitulo: (total: number) => (total === 1 ? 'Descartar 1 rascunho?' : `Descartar ${total} rascunhos?`),
    descartarTexto: (fora: number) =>
      [
        'Isso não pode ser desfeito.',
        fora === 1 && 'O outro orçamento selecionado não é rascunho e fica como está.',
        fora > 1 && `Os outros ${fora} orçamentos selecionados não são rascunho e ficam como estão.`,
      ]
        .filter(Boolean)
        .join(' '),
    naoERascunho: (status: string) => `ficou de fora, porque está na situação “${status}”; só rascunhos são descartados.`,
    atribuirTitulo: (total: number) => (total === 1 ? 'Atribuir 1 orçamento' : `Atribuir ${total} orçamentos`),
    usuario: 'Usuário',
    atribuirBotao: 'Atribuir',
    cancelar: 'Cancelar',
    escolha: 'Escolha a quem atribuir.',
    falhaUsuarios: 'Não foi possível ler os usuários.',
    falha: 'A ação foi interrompida.',
  },
  quadro: {
    lista: 'Ver em lista',
    quadro: 'Ver em quadro',
    rotulo: 'Quadro de orçamentos',
    coluna: (status: string, total: number) => `${status}: ${total}`,
    mostrar: 'Mostrar',
    mostrarDe: (status: string) => `Mostrar os orçamentos em ${status}`,
    mais: 'Mostrar mais',
    maisDe: (status: string) => `Mostrar mais orçamentos em ${status}`,
    vazia: 'Nenhum orçamento',
    falha: 'Não foi possível ler esta coluna.',
    tentar: 'Tentar novamente',
  },
  filtros: {
    q: 'Buscar por segurado, placa ou número',
    status: 'Situação',
    todos: 'Todas as situações',
    escolhidos: (total: number) => (total === 1 ? '1 situação' : `${total} situações`),
    linha: 'Linha',
    todasLinhas: 'Todas as linhas',
    de: 'Criado de',
    ate: 'Criado até',
  },
} as const;

export const rotuloDoTipo: Readonly<Record<TipoSeguro, string>> = {
  NOVO: 'Novo',
  RENOVACAO_PROPRIA: 'Renovação',
  RENOVACAO_CONGENERE: 'Congênere',
};

export const rotuloDaAcao: Readonly<Record<AcaoOrcamento, string>> = {
  COMPLETAR: 'Completar e calcular',
  AGUARDAR: 'Aguardar seguradoras',
  ENVIAR: 'Enviar ao cliente',
  COBRAR: 'Cobrar resposta',
  ACOMPANHAR: 'Acompanhar proposta',
  REABRIR: 'Recontatar',
  RECALCULAR: 'Orçar de novo',
};

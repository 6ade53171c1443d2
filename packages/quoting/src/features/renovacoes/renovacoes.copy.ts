import type { JanelaRenovacao, SituacaoRenovacao } from '@balcao/contracts';

const apolices = (total: number) => (total === 1 ? 'apólice' : 'apólices');

/** Sentences of the renewals. */
export const copy = {
  titulo: 'Renovações',
  descricao: 'Apólices que terminam nos próximos 60 dias ou terminaram nos últimos 60.',
  tabela: 'Apólices a renovar',
  vazioTitulo: 'Nenhuma apólice a renovar',
  vazioTexto: 'As apólices aparecem aqui 60 dias antes do fim da vigência.',
  janelas: 'Prazo até o fim da vigência',
  todas: 'Todos os prazos',
  apolices,
  totalDosPremios: 'Prêmios deste filtro',
  arquivo: (dia: string) => `renovacoes-${dia}`,
  selecionadas: (total: number) => `${total} ${apolices(total)} ${total === 1 ? 'selecionada' : 'selecionadas'}`,
  gerarTodas: 'Gerar os orçamentos que faltam',
  falhaLer: 'Não foi possível ler as apólices deste filtro.',
  limpar: 'Limpar seleção',
  gerar: (total: number) => (total === 0 ? 'Gerar orçamentos' : total === 1 ? 'Gerar 1 orçamento' : `Gerar ${total} orçamentos`),
  nadaAGerar: 'Todas as selecionadas já têm orçamento aberto ou já foram renovadas.',
  gerarUm: 'Gerar orçamento',
  gerarDe: (segurado: string) => `Gerar orçamento de ${segurado}`,
  abrir: (numero: number) => `Abrir orçamento ${numero}`,
  abrirCurto: 'Abrir',
  linhaDe: (segurado: string, bem: string) => `${segurado}, ${bem}`,
  dias: (dias: number) =>
    dias === 0 ? 'hoje' : dias === 1 ? 'amanhã' : dias > 0 ? `em ${dias} dias` : dias === -1 ? 'ontem' : `há ${-dias} dias`,
  bonus: (atual: number, previsto: number) => `Classe ${atual}, prevista ${previsto}`,
  semBonus: '—',
  sinistros: (total: number) => (total === 1 ? '1 sinistro' : `${total} sinistros`),
  colunas: {
    fim: 'Fim',
    segurado: 'Segurado',
    seguradora: 'Seguradora',
    premio: 'Prêmio atual',
    bonus: 'Bônus',
    situacao: 'Situação',
  },
  filtros: {
    q: 'Buscar por segurado, placa ou apólice',
    situacao: 'Situação',
    abertas: 'A renovar e em cotação',
    linha: 'Linha',
    todasLinhas: 'Todas as linhas',
  },
  geracao: {
    titulo: 'Gerar orçamentos de renovação',
    andamento: (feitas: number, total: number) => `${feitas} de ${total}`,
    progresso: 'Apólices já tratadas',
    parar: 'Parar',
    parando: 'Parando…',
    continuar: 'Continuar',
    fechar: 'Fechar',
    parou: (restam: number) => `Parado a seu pedido. ${restam === 1 ? 'Falta 1 apólice.' : `Faltam ${restam} apólices.`}`,
    terminou: (geradas: number) =>
      geradas === 0 ? 'Nenhum orçamento novo.' : geradas === 1 ? '1 orçamento gerado.' : `${geradas} orçamentos gerados.`,
    falhou: 'A geração foi interrompida. O que já foi gerado está guardado.',
    gerada: 'Orçamento gerado',
    jaEmCotacao: 'Já estava em cotação',
    deForaAberta: 'Ficou de fora: já tem orçamento aberto',
    deForaRenovada: 'Ficou de fora: já foi renovada',
  },
  externas: {
    titulo: (total: number): string => `Em outras corretoras (${total})`,
    explica: 'Apólices que os seus clientes têm por outras corretoras, lidas com a autorização deles pelo Open Insurance.',
    fim: (dia: string, falta: string): string => `termina em ${dia}, ${falta}`,
    bonus: (classe: number): string => `bônus ${classe}`,
    orcar: 'Orçar',
    orcarDe: (segurado: string, bem: string): string => `Orçar: ${segurado}, ${bem}`,
    falhou: 'O orçamento não foi aberto',
  },
} as const;

export const rotuloDaJanela: Readonly<Record<JanelaRenovacao, string>> = {
  URGENTE: 'Até 5 dias',
  LIGAR: '6 a 15 dias',
  ENVIAR: '16 a 30 dias',
  COTAR: '31 a 45 dias',
  LISTAR: '46 a 60 dias',
  VENCIDA: 'Vencidas até 30 dias',
  PERDIDA: 'Vencidas há mais',
};

export const rotuloDaSituacao: Readonly<Record<SituacaoRenovacao, string>> = {
  A_RENOVAR: 'A renovar',
  EM_COTACAO: 'Em cotação',
  RENOVADA_PROPRIA: 'Renovada',
  RENOVADA_OUTRA: 'Renovada em outra',
  NAO_RENOVADA: 'Não renovada',
};

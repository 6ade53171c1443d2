import type { ListaFiltrada, OperadorFiltro, TipoCampoFiltro } from '@balcao/contracts';

const operador: Readonly<Record<OperadorFiltro, string>> = {
  E: 'é',
  NAO_E: 'não é',
  CONTEM: 'contém',
  NAO_CONTEM: 'não contém',
  COMECA_COM: 'começa com',
  MENOR: 'menor que',
  MAIOR: 'maior que',
  ENTRE: 'entre',
  PROXIMOS_DIAS: 'nos próximos dias',
  ULTIMOS_DIAS: 'nos últimos dias',
  VAZIO: 'está vazio',
  NAO_VAZIO: 'está preenchido',
};
const doDia: Partial<Record<OperadorFiltro, string>> = { E: 'no dia', NAO_E: 'fora do dia', MENOR: 'antes de', MAIOR: 'depois de' };

/** A comparison, as it is said of a kind of field. */
export const rotuloDoOperador = (qual: OperadorFiltro, tipo: TipoCampoFiltro): string =>
  (tipo === 'data' || tipo === 'momento' ? doDia[qual] : undefined) ?? operador[qual];

const lista: Readonly<Record<ListaFiltrada, string>> = {
  ORCAMENTOS: 'Orçamentos',
  COTACOES: 'Cotações: cálculos',
  RENOVACOES: 'Renovações',
  PERDAS: 'Orçamentos recusados',
  SOLICITACOES: 'Cotações: solicitações',
  PRODUTORES: 'Produtores',
  RAMOS: 'Ramos',
  CORRETORAS: 'Corretoras',
  SEGURADORAS: 'Seguradoras',
  USUARIOS: 'Usuários',
  SEGURADOS: 'Segurados',
  VENDAS: 'Propostas e apólices',
};

const milhar = (total: number): string => total.toLocaleString('pt-BR');

/** Every sentence of the screen that makes a filter. */
export const copy = {
  titulo: 'Novo filtro',
  tituloDe: 'Editar filtro',
  descricao: 'Diga o que procurar. O filtro fica como uma aba acima da lista.',
  semLista: 'Falta um acesso ao seu usuário',
  semListaTexto: 'Nenhuma lista com filtros está ao seu alcance. Peça a quem administra a sua corretora.',
  perdido: 'Este filtro não existe mais ou deixou de ser partilhado.',
  deOutro: (dono: string): string => `Este filtro é de ${dono}`,
  deOutroTexto: 'Só quem o criou pode mudá-lo.',
  verLista: 'Ver a lista',
  criar: 'Criar um filtro',
  voltar: (nome: string): string => nome,

  lista: 'Lista',
  listaFixa: 'Um filtro fica na lista em que foi criado.',
  listas: lista,
  condicoes: 'O que procurar',
  palavras: (quantas: number): string =>
    quantas === 1
      ? 'Este filtro guarda também uma escolha feita na própria lista; ela continua valendo.'
      : `Este filtro guarda também ${quantas} escolhas feitas na própria lista; elas continuam valendo.`,
  conector: 'Quais precisam valer',
  conectorDe: (grupo: string): string => `Quais precisam valer no ${grupo.toLowerCase()}`,
  conectores: { E: 'Todas (E)', OU: 'Qualquer uma (OU)' },
  grupo: (lugar: string): string => `Grupo ${lugar}`,
  condicao: (lugar: number, total: number): string => `Condição ${lugar} de ${total}`,
  campo: 'Campo',
  operador: 'Comparação',
  valor: 'Valor',
  de: 'De',
  ate: 'Até',
  dias: 'Quantos dias',
  sufixoDias: 'dias',
  remover: (condicao: string): string => `Remover ${condicao.toLowerCase()}`,
  removerGrupo: (grupo: string): string => `Remover ${grupo.toLowerCase()}`,
  maisCondicao: 'Adicionar condição',
  maisCondicaoEm: (grupo: string): string => `Adicionar condição ao ${grupo.toLowerCase()}`,
  maisGrupo: 'Adicionar grupo',
  maisGrupoEm: (grupo: string): string => `Adicionar grupo dentro do ${grupo.toLowerCase()}`,
  cheio: (maximo: number): string => `Até ${maximo} em cada grupo.`,

  contando: 'Contando…',
  encontra: (total: number, isMinimo: boolean): string =>
    isMinimo
      ? `Encontra mais de ${milhar(total)} registros`
      : total === 0
        ? 'Não encontra registro algum'
        : total === 1
          ? 'Encontra 1 registro'
          : `Encontra ${milhar(total)} registros`,
  incompleto: 'Complete as condições para ver quantos registros ele encontra.',
  falhaContar: 'Não foi possível contar os registros.',
  contarDeNovo: 'Contar de novo',

  guardar: 'Como fica guardado',
  nome: 'Nome',
  nomeFalta: 'Dê um nome ao filtro.',
  compartilhado: 'Partilhar com a equipe',
  compartilhadoAjuda: 'Todos da corretora o veem; só você o muda.',
  padrao: 'Abrir a lista com este filtro',
  salvar: 'Salvar filtro',
  restaurado: 'Trouxemos de volta o que você tinha digitado e ainda não salvou.',
  salvou: 'Filtro salvo',
  cancelar: 'Cancelar',
} as const;

import type { AlcanceRepasse, BaseRepasse, ContaProdutor, RegimeProdutor, RegraRepasse, TipoChavePix } from '@balcao/contracts';
import { rotulosDoTipoPessoa, rotulosDaSituacaoProdutor, rotulosDoProdutor } from '@balcao/domain';
import { wordsOf } from '@balcao/ui/records';

const regime: Readonly<Record<RegimeProdutor, string>> = {
  PF: 'Autônomo',
  SIMPLES: 'Simples Nacional',
  PRESUMIDO: 'Lucro presumido',
  REAL: 'Lucro real',
};
const tipoConta: Readonly<Record<ContaProdutor['tipo'], string>> = {
  CORRENTE: 'Conta corrente',
  POUPANCA: 'Poupança',
  PAGAMENTO: 'Conta de pagamento',
};
const tipoPix: Readonly<Record<TipoChavePix, string>> = {
  CPF: 'CPF',
  CNPJ: 'CNPJ',
  EMAIL: 'E-mail',
  TELEFONE: 'Telefone',
  ALEATORIA: 'Chave aleatória',
};
const base: Readonly<Record<BaseRepasse, string>> = {
  COMISSAO_BRUTA: 'Comissão bruta',
  COMISSAO_LIQUIDA: 'Comissão líquida',
  PREMIO_LIQUIDO: 'Prêmio líquido',
};
const momento: Readonly<Record<RegraRepasse['momento'], string>> = { RECEBIMENTO: 'No recebimento', EMISSAO: 'Na emissão' };

/** What the kit says of every record, of this one. */
export const palavras = wordsOf({ um: 'produtor', varios: 'produtores', genero: 'm' });

/** Every other sentence of the screen of producers. */
export const copy = {
  titulo: 'Produtores',
  descricao: 'Quem vende pela corretora, como é pago e quanto recebe de cada venda.',
  tabela: 'Produtores da corretora',
  busca: 'Nome, documento, SUSEP, e-mail ou telefone',
  vazioTexto: 'Inclua quem vende pela corretora, ou importe uma planilha.',
  arquivo: (dia: string): string => `produtores-${dia}`,
  colunas: {
    nome: 'Nome',
    tipo: 'Tipo',
    documento: 'Documento',
    contato: 'Contato',
    supervisor: 'Supervisor',
    repasses: 'Repasse',
    situacao: 'Situação',
    alteradoEm: 'Alterado',
  },
  regras: (n: number): string => (n === 0 ? '—' : n === 1 ? '1 regra' : `${n} regras`),
  filtros: {
    tipo: 'Tipo',
    pessoa: 'Pessoa',
    supervisor: 'Supervisor',
    todosSupervisores: 'Todos os supervisores',
    todosTipos: 'Todos os tipos',
    todasPessoas: 'Todas as pessoas',
  },
  situacao: rotulosDaSituacaoProdutor,
  ativos: 'Ativos',
  inativos: 'Inativos',

  verLista: 'Voltar à lista',
  identificacao: 'Identificação',
  contato: 'Contato',
  fiscal: 'Impostos',
  fiscalTexto: 'O que é retido de cada repasse.',
  pagamento: 'Pagamento',
  pagamentoTexto: 'Preencha a conta inteira, ou deixe-a em branco.',
  vinculos: 'Equipe e acesso',
  repasse: 'Repasse',
  repasseTexto: 'A regra de uma apólice vale antes da de uma seguradora, que vale antes da de um ramo; entre iguais, a mais nova.',
  rotulos: {
    tipo: 'Tipo',
    pessoa: 'Pessoa',
    nome: 'Nome',
    documento: 'CPF',
    susep: 'Registro na SUSEP',
    email: 'E-mail',
    telefone: 'Telefone',
    regime: 'Regime tributário',
    'retencoes.irBps': 'IR',
    'retencoes.issBps': 'ISS',
    'retencoes.inssBps': 'INSS',
    'conta.banco': 'Banco',
    'conta.agencia': 'Agência',
    'conta.conta': 'Conta com dígito',
    'conta.tipo': 'Tipo de conta',
    'pix.tipo': 'Tipo da chave Pix',
    'pix.chave': 'Chave Pix',
    supervisorId: 'Supervisor',
    usuarioId: 'Usuário que entra como este produtor',
    repasses: 'Regras de repasse',
  },
  razaoSocial: 'Razão social',
  cnpj: 'CNPJ',
  susepAjuda: 'De 6 a 15 números.',
  bancoAjuda: 'Os três números do banco.',
  supervisorAjuda: 'Digite parte do nome.',
  ninguem: 'Ninguém',
  semRegime: 'Não informado',
  semPix: 'Sem chave Pix',
  jaEntra: 'Já entra como outro produtor',
  pessoa: rotulosDoTipoPessoa,
  tipo: rotulosDoProdutor,
  regime,
  tipoConta,
  tipoPix,
  base,
  momento,
  alcance: {
    VENDAS: 'Vendas de um ramo, uma seguradora ou todas',
    APOLICE: 'Uma apólice',
    RENOVACOES: 'Uma apólice e as que a renovam',
  } satisfies Record<AlcanceRepasse, string>,
  negocio: { NOVO: 'Seguros novos', RENOVACAO: 'Renovações' },
  regra: {
    titulo: (n: number): string => `Regra ${n}`,
    adicionar: 'Adicionar regra',
    remover: (n: number): string => `Remover a regra ${n}`,
    pctBps: 'Porcentagem',
    base: 'Sobre',
    momento: 'Liberado',
    alcance: 'Vale para',
    apoliceId: 'Apólice',
    apoliceAjuda: 'Digite parte do número, do segurado ou da placa.',
    ramo: 'Ramo',
    todosRamos: 'Todos os ramos',
    seguradora: 'Seguradora',
    todasSeguradoras: 'Todas as seguradoras',
    negocio: 'Negócio',
    todosNegocios: 'Novos e renovações',
    desde: 'Desde',
    ate: 'Até',
  },
  obrigatorio: 'Campo obrigatório.',

  importacaoTexto:
    'Envie uma planilha, XLSX ou CSV, com uma linha por produtor e os títulos na primeira. Nome e documento são obrigatórios; a lista exportada serve de modelo. Nada é gravado antes de você conferir.',
} as const;

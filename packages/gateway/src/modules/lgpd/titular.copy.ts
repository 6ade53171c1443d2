import type { TipoPedidoTitular } from '@balcao/contracts';
import { rotulosDoPedidoTitular } from '@balcao/domain';

/** Kinds of records that go by themselves, one and many. */
const TIPOS: Readonly<Record<string, readonly [um: string, muitos: string]>> = {
  eliminacoes: ['eliminação que esperava o fim de um prazo', 'eliminações que esperavam o fim de um prazo'],
  apolices: ['apólice', 'apólices'],
  propostas: ['proposta', 'propostas'],
  sinistros: ['sinistro', 'sinistros'],
  orcamentos: ['orçamento', 'orçamentos'],
  clientes: ['cadastro de cliente', 'cadastros de clientes'],
  permissoes: ['prova de permissão', 'provas de permissão'],
  pedidos: ['pedido de titular', 'pedidos de titulares'],
};

/** Sentences of holders' requests. */
export const copy = {
  arquivo: 'dados do titular',
  corrigido: 'Cadastro corrigido.',
  aviso: 'Um pedido de titular de dados espera resposta',
  pedidoNovo: 'Um titular de dados fez um pedido',
  pedidoNovoTexto: (tipo: TipoPedidoTitular, dia: string): string =>
    `${rotulosDoPedidoTitular[tipo]}, confirmado por código. Responda até ${dia}.`,
  cartaDoCodigo: ({ nome, corretora, codigo }: { nome: string; corretora: string; codigo: string }) => ({
    assunto: `Seu código de confirmação para ${corretora}`,
    paragrafos: [
      `Olá, ${nome}.`,
      `Use o código ${codigo} para confirmar o pedido sobre os seus dados em ${corretora}. Ele vale por 15 minutos.`,
      'Não foi você? Então não precisa fazer nada: sem o código, o pedido não é feito.',
    ],
  }),
  rodapeDoCodigo: (corretora: string): string => `Você recebeu esta mensagem porque é cliente de ${corretora}.`,
  retencao: {
    titulo: 'Registros passaram do prazo de guarda e foram eliminados',
    /** What went, e.g. "Eliminamos 2 apólices e 1 sinistro, porque …". */
    texto: (contados: Readonly<Record<string, number>>): string => {
      const partes = Object.entries(TIPOS).flatMap(([tipo, [um, muitos]]) => {
        const n = contados[tipo] ?? 0;
        return n === 0 ? [] : [`${n} ${n === 1 ? um : muitos}`];
      });
      return `Eliminamos ${new Intl.ListFormat('pt-BR').format(partes)}: passaram do prazo de guarda da corretora.`;
    },
  },
  /** Kinds of records of others that may name a person. */
  registros: {
    orcamento: 'orçamento',
    cotacao: 'cálculo',
    resultado_cotacao: 'resposta de seguradora',
    oferta_cotacao: 'oferta de seguradora',
    solicitacao_cotacao: 'pedido de cotação',
    envio_orcamento: 'mensagem enviada',
    envio_resposta: 'resposta de cliente',
    proposta: 'proposta',
    resposta_exigencia: 'resposta de exigência',
    apolice: 'apólice',
    sinistro: 'sinistro',
  } as Readonly<Record<string, string>>,
  citado: 'citado em um texto',
  pdf: {
    titulo: 'Dados pessoais do titular',
    nada: 'Nada guardado.',
    gerado: (quando: string): string => `Gerado em ${quando}`,
    partes: {
      cadastro: 'Cadastro',
      permissoes: 'Permissões',
      orcamentos: 'Orçamentos',
      solicitacoes: 'Pedidos de cotação',
      arquivos: 'Arquivos',
      envios: 'Mensagens enviadas',
      propostas: 'Propostas',
      apolices: 'Apólices',
      sinistros: 'Sinistros',
      pedidos: 'Pedidos do titular',
      outrosCasos: 'Citado em casos de outras pessoas',
    } as Readonly<Record<string, string>>,
  },
} as const;

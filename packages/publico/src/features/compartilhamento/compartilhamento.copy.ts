import type { FinalidadeCompartilhamento, ProdutoCompartilhado, StatusCompartilhamento, TipoEndosso } from '@balcao/contracts';
import { formatData, formatDataHora } from '@balcao/domain';

const meses = (quantos: number): string => (quantos === 1 ? '1 mês' : `${quantos} meses`);

/** Sentences of the page where a client consents that their insurers tell the brokerage what they hold. */
export const copy = {
  titulo: 'Trazer os seguros que você já tem',
  descricao: (nome: string): string =>
    `Olá, ${nome}. Com a sua autorização, dada na sua própria seguradora, a corretora vê os seguros que você já tem e procura condições melhores. Você não precisa mandar documento nenhum.`,
  endosso: {
    titulo: 'Autorizar a mudança da sua apólice',
    descricao: (nome: string): string =>
      `Olá, ${nome}. A corretora preparou uma mudança na sua apólice. Para que a seguradora a receba, falta a sua autorização, dada no site dela.`,
    tipos: {
      ALTERACAO: 'Alteração',
      INCLUSAO: 'Inclusão',
      EXCLUSAO: 'Exclusão',
      CANCELAMENTO: 'Cancelamento',
    } satisfies Record<TipoEndosso, string>,
    daApolice: (tipo: string, apolice: string): string => `${tipo} na apólice ${apolice}:`,
    vale: 'A autorização serve só a este pedido.',
    terminou: 'Este pedido já terminou: não é preciso autorizar nada.',
    seguradora: 'Sua seguradora',
    escolha: 'Você vai para o site da seguradora e volta para cá.',
  },
  pede: 'O que a corretora pede',
  produtos: {
    AUTO: 'Seguros de automóvel',
    PATRIMONIAL: 'Seguros de residência, condomínio e empresa',
    PESSOAS: 'Seguros de vida e de pessoas',
  } satisfies Record<ProdutoCompartilhado, string>,
  finalidades: {
    RENOVACAO: 'renovar os seus seguros em condições melhores',
    COTACAO: 'fazer cotações com dados que você não precisa repetir',
    ANALISE_CARTEIRA: 'ver o que falta ou sobra nas suas proteções',
  } satisfies Record<FinalidadeCompartilhamento, string>,
  le: 'Apólices, coberturas, prêmio e sinistros de:',
  para: 'Para:',
  vale: (quantos: number): string => `A autorização vale por ${meses(quantos)}. Você a cancela quando quiser, aqui ou na seguradora.`,
  prazo: (em: string): string => `Este link vale até ${formatDataHora(em)}.`,
  seguradoras: 'Suas seguradoras',
  escolha: 'Autorize só aquelas em que você tem seguro. Você vai para o site da seguradora e volta para cá.',
  autorizarDe: (nome: string): string => `Autorizar em ${nome}`,
  denovoDe: (nome: string): string => `Tentar de novo em ${nome}`,
  situacao: {
    PENDENTE: 'Ainda não autorizada',
    AGUARDANDO: 'Você começou e ainda não terminou na seguradora',
    AUTORIZADO: 'Autorizada',
    RECUSADO: 'Não autorizada',
    CONSUMIDO: 'Encerrada pela seguradora',
    REVOGADO: 'Cancelada',
    VENCIDO: 'Terminou o prazo',
  } satisfies Record<StatusCompartilhamento, string>,
  ate: (em: string): string => `até ${formatData(em)}`,
  apolices: (quantas: number): string => (quantas === 1 ? '1 apólice recebida' : `${quantas} apólices recebidas`),
  cancelarDe: (nome: string): string => `Cancelar a autorização de ${nome}`,
  cancelarTexto: 'A corretora deixa de ler os seus seguros nesta seguradora.',
  apagar: 'Apagar também o que já foi lido',
  confirmarCancelar: 'Cancelar autorização',
  voltar: 'Manter',
  cpf: 'CPF de quem responde pela empresa',
  cpfDica: 'A seguradora confirma com essa pessoa.',
  falhou: 'Não deu certo',
} as const;

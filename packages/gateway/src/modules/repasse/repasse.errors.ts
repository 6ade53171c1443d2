import type { ErroCampo, FichaLote, RepassesContestados } from '@balcao/contracts';
import { CONVENIO_INVALIDO, erroCampo, formatCentavos, formatData, formatDataHora, formatMes } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';
import { copy } from './repasse.copy.ts';

/** `a, b e c`. */
const enumerate = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

export const soDaCorretora = (): Recusa =>
  new Recusa(403, 'repasse-da-corretora', 'Você entra como produtor: aqui só se consultam os seus repasses.');

export const contestacaoAberta = (): Recusa =>
  new Recusa(409, 'repasse-contestado', 'Este repasse já está contestado. Aguarde a resposta da corretora.');
export const nadaAResponder = (): Recusa =>
  new Recusa(409, 'repasse-sem-contestacao', 'Este repasse não tem contestação sem resposta. Atualize a tela para ver como ele está.');
export const soOProdutor = (): Recusa => new Recusa(403, 'repasse-de-outro', 'Só o próprio produtor contesta um repasse.');

export const nadaALotear = (): Recusa =>
  camposInvalidos([erroCampo('ate', 'invalido', 'Nenhum produtor tem saldo liberado neste período.')]);

/** Somebody else made a lot meanwhile, or something was released or taken back. */
export function previaMudou(
  brutoCentavos: number,
  ultimo: { readonly numero: number; readonly por: string | null; readonly em: string } | null,
): Recusa {
  const oque = ultimo
    ? `${ultimo.por ?? 'Outra pessoa'} criou o lote ${ultimo.numero} em ${formatDataHora(ultimo.em)}.`
    : 'Repasses foram liberados, retomados ou contestados.';
  return new Recusa(
    409,
    'previa-mudou',
    `A prévia mudou: ${oque} O período tem agora ${formatCentavos(brutoCentavos)} a pagar. Confira de novo.`,
    {
      data: { brutoCentavos, ultimo },
    },
  );
}

/** The lot is not as it was read: it goes along, so that the screen can show what happened. */
export function loteMudou(atual: FichaLote): Recusa {
  const quem = {
    APROVADO: atual.aprovadoPor,
    PAGO: atual.pagoPor,
    CANCELADO: atual.desfeitoPor,
    ESTORNADO: atual.desfeitoPor,
    ABERTO: null,
  }[atual.status];
  return new Recusa(
    409,
    'lote-alterado',
    `O lote ${atual.numero} mudou enquanto você olhava: está ${copy.status[atual.status].toLowerCase()}${quem === null ? '' : `, por ${quem}`}.`,
    { data: atual },
  );
}
const PRECISA = {
  aprovar: 'Só se aprova um lote aberto.',
  pagar: 'Só se paga um lote aprovado.',
  desfazer: 'Este lote já foi desfeito.',
  remessa: 'O arquivo de pagamento é de um lote aprovado e ainda não pago.',
} as const;
export const loteEmOutroEstado = (ato: keyof typeof PRECISA): Recusa => new Recusa(409, 'lote-em-outro-estado', PRECISA[ato]);

export const repassesContestados = (contestados: readonly RepassesContestados[]): Recusa => {
  const nomes = enumerate.format(contestados.map(({ produtor }) => produtor));
  const [quem, aoQue] = contestados.length === 1 ? [`${nomes} contesta`, 'à contestação'] : [`${nomes} contestam`, 'às contestações'];
  return new Recusa(
    409,
    'repasses-contestados',
    `${quem} repasses deste lote. Responda ${aoQue}, ou cancele o lote e crie outro sem eles.`,
    { data: contestados },
  );
};
export const aprovacaoDeOutro = (): Recusa =>
  new Recusa(409, 'aprovacao-de-outra-pessoa', 'Quem cria um lote não o aprova: peça a outra pessoa da corretora.');
export const contaDesconhecida = (): Recusa => camposInvalidos([erroCampo('contaId', 'desconhecido', 'Escolha uma conta ativa da lista.')]);
export const diaNoFuturo = (): Recusa =>
  camposInvalidos([erroCampo('pagoEm', 'foraDaFaixa', 'O dia do pagamento não pode ser depois de hoje.')]);
export const diaPassado = (): Recusa => camposInvalidos([erroCampo('pagarEm', 'foraDaFaixa', 'O banco paga de hoje em diante.')]);

/** @param mes its first day */
export const foraDoMes = (campo: 'pagoEm' | 'pagarEm', mes: string): Recusa =>
  camposInvalidos([
    erroCampo(campo, 'foraDaFaixa', `As retenções deste lote são as de ${formatMes(mes)}: pague-o nesse mês, ou cancele-o e crie outro.`),
  ]);

export const bancoSemLayout = (): Recusa =>
  camposInvalidos([erroCampo('contaId', 'invalido', 'O arquivo CNAB 240 é de contas do Banco do Brasil (001) e do Itaú (341).')]);
export const semConvenio = (): Recusa =>
  camposInvalidos([erroCampo('convenio', 'obrigatorio', 'Informe o convênio de pagamentos com o Banco do Brasil.')]);
export const convenioInvalido = (): Recusa => camposInvalidos([erroCampo('convenio', 'invalido', CONVENIO_INVALIDO)]);
const MOSTRADOS = 5;
const someOf = (ditos: readonly string[], entre: string): string =>
  `${ditos.slice(0, MOSTRADOS).join(entre)}${ditos.length > MOSTRADOS ? ` e mais ${ditos.length - MOSTRADOS}` : ''}.`;
/** Of a file, the form has an account, a day and an agreement: what is of a record is told at the account. */
const naConta = (mensagem: string): Recusa => camposInvalidos([erroCampo('contaId', 'invalido', mensagem)]);
const bare = (mensagem: string): string => mensagem.replace(/\.$/, '');

export const semDestino = (nomes: readonly string[]): Recusa => naConta(`Sem conta nem chave Pix no cadastro: ${someOf(nomes, ', ')}`);

/**
 * What keeps a file from being written: of the producers first, each by name, else of the brokerage and its account.
 *
 * @param nomes of the payments, as the file has them
 */
export function remessaInvalida(erros: readonly ErroCampo[], nomes: readonly string[]): Recusa {
  const doProdutor = erros.flatMap(({ campo, mensagem }) => {
    const [, at] = /^pagamentos\.(\d+)\./.exec(campo) ?? [];
    return at === undefined ? [] : [`${nomes[Number(at)] ?? ''} (${bare(mensagem)})`];
  });
  if (doProdutor.length > 0) return naConta(`Corrija no cadastro do produtor: ${someOf(doProdutor, '; ')}`);
  const daCorretora = erros.filter(({ campo }) => campo === 'empresa.documento').map(({ mensagem }) => bare(mensagem));
  if (daCorretora.length > 0) return naConta(`Corrija o cadastro da corretora: ${someOf(daCorretora, '; ')}`);
  return naConta(`Corrija o cadastro da conta: ${someOf([...new Set(erros.map(({ mensagem }) => bare(mensagem)))], '; ')}`);
}
export const semRemessa = (): Recusa => new Recusa(409, 'lote-sem-remessa', 'O arquivo de pagamento deste lote ainda não foi preparado.');
export const semRecibo = (): Recusa => new Recusa(409, 'pagamento-sem-recibo', 'O recibo é de um pagamento feito.');
export const retornoIlegivel = (mensagem: string): Recusa => camposInvalidos([erroCampo('conteudo', 'invalido', mensagem)]);

/** @param lotes where the shares of the receipt are */
const nosLotes = (lotes: readonly number[]): string => (lotes.length === 1 ? `no lote ${lotes[0]}` : `nos lotes ${lotes.join(', ')}`);
export const repassesEmLote = (lotes: readonly number[]): Recusa =>
  new Recusa(
    409,
    'repasses-em-lote',
    `Há repasses deste recebimento ${nosLotes(lotes)}, à espera de pagamento. Pague ou cancele o lote antes.`,
  );
export const repassesPagos = (lotes: readonly number[]): Recusa =>
  new Recusa(
    409,
    'repasses-pagos',
    `Repasses deste recebimento já foram pagos ${nosLotes(lotes)}. Exclua o recebimento, que os desconta, e lance outro; ou estorne o lote antes.`,
  );
export const lancamentoNoBanco = (produtor: string, dia: string): Recusa =>
  new Recusa(
    409,
    'pagamento-conciliado',
    `O extrato do banco mostra o pagamento de ${produtor} em ${formatData(dia)}: desfaça a conciliação antes de estornar o lote.`,
  );

import type { FichaLancamento } from '@balcao/contracts';
import { erroCampo, formatData } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';
import { registroAlterado } from '../registro/index.ts';

export const daLista = (campo: string) => erroCampo(campo, 'desconhecido', 'Escolha uma opção da lista.');

/** What happened before an account began is in the balance it began with. */
export const antesDaConta = (desde: string) =>
  erroCampo('pagoEm', 'foraDaFaixa', `O saldo inicial da conta é de ${formatData(desde)}: o que houve antes já está nele.`);

export const lancamentoAlterado = (atual: FichaLancamento): Recusa =>
  registroAlterado({ codigo: 'lancamento', um: 'lançamento', genero: 'm' }, atual);

const CONTRARIOS = {
  REALIZADO: 'Este lançamento já foi realizado: desfaça o pagamento antes.',
  CANCELADO: 'Este lançamento está cancelado: desfaça o cancelamento antes.',
  PREVISTO: 'Este lançamento ainda está previsto: não há o que desfazer.',
} as const;
/** It is not, as it stands, what the act asks for. */
export const statusContrario = (status: FichaLancamento['status']): Recusa =>
  new Recusa(409, 'lancamento-em-outro-estado', CONTRARIOS[status]);

export const lancamentoConciliado = (): Recusa =>
  new Recusa(409, 'lancamento-conciliado', 'O extrato do banco mostra este lançamento: desfaça a conciliação antes de mudá-lo.');

/** It came of something else, and is changed there. */
export const lancamentoDeFora = (): Recusa =>
  new Recusa(409, 'lancamento-de-fora', 'Este lançamento veio de outra tela, e só muda por lá.');

export const tipoFixo = (): Recusa =>
  camposInvalidos([erroCampo('tipo', 'conflito', 'O tipo de um lançamento não muda: cancele-o e faça outro.')]);

export const desdeForaDaSerie = (): Recusa =>
  camposInvalidos([erroCampo('desde', 'foraDaFaixa', 'Escolha um vencimento a partir do primeiro deste lançamento recorrente.')]);

export const previsaoAlterada = (atual: object): Recusa => registroAlterado({ codigo: 'previsao', um: 'previsão', genero: 'f' }, atual);

export const periodoDoFluxo = (mensagem: string): Recusa => camposInvalidos([erroCampo('ate', 'foraDaFaixa', mensagem)]);

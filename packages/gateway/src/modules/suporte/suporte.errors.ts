import { RecusaServico } from '@balcao/import-map-service';
import { erroCampo } from '@balcao/domain';
import { camposInvalidos, emAtualizacao, Recusa } from '../../plugins/errors.ts';

export const codigoDesconhecido = (): Recusa =>
  new Recusa(404, 'codigo-desconhecido', 'Este código não existe ou já venceu. Peça um novo ao corretor.');
/** A code has only eight characters: support gets no more guesses at it than at a password. */
export const muitosCodigos = (ate: Date): Recusa =>
  new Recusa(429, 'muitas-tentativas', 'Muitos códigos desconhecidos. Aguarde alguns minutos e tente de novo.', { liberaEm: ate });
export const alvoDesconhecido = (): Recusa =>
  camposInvalidos([erroCampo('para.id', 'desconhecido', 'Esta pessoa ou assinatura não foi encontrada.')]);
export const semConstrucoes = (): Recusa => camposInvalidos([erroCampo('construcoes', 'obrigatorio', 'Escolha ao menos uma construção.')]);
export const momentoFuturo = (): Recusa => camposInvalidos([erroCampo('em', 'foraDaFaixa', 'Escolha um momento que já passou.')]);
export const composicaoMudou = (): Recusa =>
  new Recusa(409, 'composicao-mudou', 'A composição deste corretor não pode mais ser aberta igual. Peça um código novo.');
const foraDoAr = (): Recusa => emAtualizacao('composicao-fora-do-ar');

const STATUS: Readonly<Record<number, 404 | 409 | 422>> = { 404: 404, 409: 409, 422: 422, 400: 422, 423: 409 };

/** What the service of compositions refuses, in an answer of this gateway; anything else it fails at is a 503. */
export async function answering<T>(trabalho: Promise<T>): Promise<T> {
  try {
    return await trabalho;
  } catch (erro) {
    if (erro instanceof Recusa) throw erro;
    if (!(erro instanceof RecusaServico)) throw foraDoAr();
    const status = STATUS[erro.status];
    throw status ? new Recusa(status, erro.codigo, erro.message) : foraDoAr();
  }
}

import type { MinhaPolitica } from '@balcao/contracts';
import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

export const politicaSubstituida = (): Recusa =>
  new Recusa(409, 'politica-substituida', 'Esta política foi substituída. Leia a versão nova para aceitar.');
/** What is accepted is a text, not a number. */
export const outraPolitica = (): Recusa =>
  new Recusa(409, 'politica-outro-texto', 'O texto mostrado não é o da política em vigor. Recarregue a página e leia de novo.');
export const encarregadoAlterado = (data: MinhaPolitica): Recusa =>
  new Recusa(409, 'encarregado-alterado', 'O encarregado mudou enquanto você editava. Confira e salve de novo.', { data });

export const semEmail = (): Recusa =>
  new Recusa(409, 'segurado-sem-email', 'Este segurado não tem e-mail no cadastro. Copie o link e mande por outro meio.');
export const emailCancelado = (): Recusa =>
  new Recusa(409, 'email-cancelado', 'Este segurado pediu para não receber e-mails. Copie o link e mande por outro meio.');
export const provaFaltando = (): Recusa =>
  camposInvalidos([erroCampo('nota', 'obrigatorio', 'Diga como o segurado deu a permissão: é a prova dela.')]);
export const textoSubstituido = (): Recusa =>
  new Recusa(409, 'texto-substituido', 'O texto de uma das permissões mudou. Recarregue a página e leia de novo.');

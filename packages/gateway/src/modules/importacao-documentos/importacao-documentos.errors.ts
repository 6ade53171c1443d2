import type { ErroCampo } from '@balcao/contracts';
import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

export const pdfAusente = (): Recusa => camposInvalidos([erroCampo('arquivo', 'obrigatorio', 'Escolha um arquivo PDF.')]);
export const soPdf = (): Recusa => camposInvalidos([erroCampo('arquivo', 'invalido', 'Só arquivos PDF podem ser lidos aqui.')]);
export const arquivosDemais = (limite: number): Recusa =>
  camposInvalidos([erroCampo('arquivo', 'muitoLongo', `Uma importação tem no máximo ${limite} arquivos. Abra outra para os demais.`)]);
export const importacaoEncerrada = (): Recusa => new Recusa(409, 'importacao-cancelada', 'Esta importação foi cancelada. Abra outra.');

export const semDocumento = (): ErroCampo => erroCampo('documentoId', 'desconhecido', 'Este documento não é desta importação.');
export const aindaNaFila = (): ErroCampo => erroCampo('documentoId', 'conflito', 'Este documento ainda está sendo lido.');
export const foiCancelado = (): ErroCampo => erroCampo('documentoId', 'conflito', 'A importação deste documento foi cancelada.');
export const falta = (campo: string): ErroCampo => erroCampo(campo, 'obrigatorio', 'Campo obrigatório.');
export const invalido = (campo: string, mensagem: string): ErroCampo => erroCampo(campo, 'invalido', mensagem);
export const boletoNaoComeca = (): ErroCampo =>
  invalido('tipo', 'Um boleto não começa nada: escolha Atualizar, que o liga à apólice dele, ou Ignorar.');
export const cancelaPelaApolice = (): ErroCampo =>
  invalido(
    'motivoEndosso',
    'Um cancelamento se faz na própria apólice, que mostra antes o que se devolve. Ignore este documento ou ligue-o a ela.',
  );
export const semApoliceDoEndosso = (): ErroCampo =>
  erroCampo('numeroApolice', 'desconhecido', 'A apólice deste endosso não está na carteira. Importe-a primeiro ou corrija o número.');
export const propostaJaExiste = (): ErroCampo =>
  erroCampo('numeroProposta', 'conflito', 'Esta proposta já está na carteira. Escolha Atualizar para ligar o documento a ela.');
export const propostaNaoExiste = (): ErroCampo =>
  erroCampo('numeroProposta', 'desconhecido', 'Não há proposta com este número nesta seguradora. Escolha Criar ou corrija o número.');
export const endossoJaExiste = (): ErroCampo =>
  erroCampo('numeroEndosso', 'conflito', 'Esta apólice já tem este endosso. Escolha Atualizar para ligar o documento a ele.');
export const jaExiste = (): ErroCampo =>
  erroCampo('numeroApolice', 'conflito', 'Esta apólice já está na carteira. Escolha Atualizar para completar a que existe.');
export const naoExiste = (): ErroCampo =>
  erroCampo('numeroApolice', 'desconhecido', 'Não há apólice com este número nesta seguradora. Escolha Criar ou corrija o número.');

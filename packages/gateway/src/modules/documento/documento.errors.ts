import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

const refused = (codigo: string, mensagem: string): Recusa => camposInvalidos([{ campo: 'arquivo', codigo, mensagem }]);

export const arquivoVazio = (): Recusa => refused('obrigatorio', 'O arquivo está vazio.');
export const arquivoRecusado = (): Recusa => refused('invalido', 'O arquivo não é um PDF, PNG ou JPEG.');
export const arquivoGrande = (): Recusa => refused('foraDaFaixa', 'O arquivo passa de 100 MB.');
export const arquivoSumiu = (): Recusa => new Recusa(409, 'arquivo-sumiu', 'O arquivo foi apagado enquanto era guardado. Envie-o de novo.');
export const enviosDemais = (): Recusa =>
  new Recusa(429, 'envios-demais', 'Há envios demais por terminar. Espere alguns terminarem, ou cancele os que não quer mais.');
export const alvoInvisivel = (): Recusa =>
  camposInvalidos([{ campo: 'alvoId', codigo: 'invalido', mensagem: 'Este registro não existe ou não é seu.' }]);

/** What the protocol itself refused, by its status: the client goes on after a conflict, and begins again after anything else. */
export const envioInvalido = (status: number): Recusa =>
  new Recusa(
    status === 404 || status === 410 ? status : status === 409 || status === 423 ? 409 : 400,
    'envio-invalido',
    'O envio se perdeu no meio. Mande o arquivo de novo.',
  );

import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

const refused = (codigo: string, mensagem: string): Recusa => camposInvalidos([{ campo: 'arquivo', codigo, mensagem }]);

export const arquivoAusente = (): Recusa => refused('obrigatorio', 'Escolha um arquivo PDF, PNG ou JPEG.');
export const arquivoDesconhecido = (): Recusa => refused('invalido', 'O arquivo não é um PDF, PNG ou JPEG.');
export const anexosDemais = (max: number): Recusa => refused('foraDaFaixa', `Um orçamento tem no máximo ${max} anexos.`);
export const arquivosDemais = (max: number): Recusa => refused('foraDaFaixa', `Envie até ${max} arquivos.`);
export const anexoEmUso = (): Recusa =>
  new Recusa(409, 'anexo-em-uso', 'Este anexo é o PDF de uma oferta concluída e faz parte da história do orçamento.');
export const anexoRespondido = (): Recusa =>
  new Recusa(409, 'anexo-em-uso', 'Este anexo foi com a resposta a uma exigência da seguradora e faz parte da história da proposta.');

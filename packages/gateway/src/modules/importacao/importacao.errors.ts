import type { ErroCampo } from '@balcao/contracts';
import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

const doArquivo = (codigo: Parameters<typeof erroCampo>[1], mensagem: string): Recusa =>
  camposInvalidos([erroCampo('arquivo', codigo, mensagem)]);

export const arquivoAusente = (): Recusa => doArquivo('obrigatorio', 'Escolha um arquivo.');
export const arquivoIlegivel = (
  mensagem = 'Não foi possível ler este arquivo. Salve a planilha como XLSX ou CSV e envie de novo.',
): Recusa => doArquivo('invalido', mensagem);
export const arquivoGrande = (): Recusa =>
  doArquivo('muitoLongo', 'A planilha é grande demais. Deixe nela só a lista, ou divida-a em mais de uma.');
export const arquivoVazio = (): Recusa => doArquivo('muitoCurto', 'O arquivo não tem nenhuma linha além dos títulos.');
export const linhasDemais = (limite: number): Recusa =>
  doArquivo('muitoLongo', `O arquivo passa de ${limite.toLocaleString('pt-BR')} linhas. Divida-o em mais de um.`);

export const campoDesconhecido = (campo: string): ErroCampo => erroCampo(`mapeamento.${campo}`, 'desconhecido', 'Campo desconhecido.');
export const colunaDesconhecida = (campo: string): ErroCampo =>
  erroCampo(`mapeamento.${campo}`, 'foraDaLista', 'Escolha uma das colunas do arquivo.');
export const colunaObrigatoria = (campo: string): ErroCampo =>
  erroCampo(`mapeamento.${campo}`, 'obrigatorio', 'Diga que coluna do arquivo traz este campo.');

export const foraDeHora = (): Recusa =>
  new Recusa(409, 'importacao-fora-de-hora', 'Esta importação já passou desta etapa. Atualize a tela para ver como ela está.');
export const nadaAGravar = (): Recusa => new Recusa(409, 'importacao-vazia', 'Nenhuma linha do arquivo pode ser importada.');
export const naoSeDesfaz = (): Recusa => new Recusa(409, 'importacao-sem-volta', 'Uma importação deste cadastro não se desfaz inteira.');

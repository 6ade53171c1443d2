import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../plugins/errors.ts';
import type { MotivoOfx } from './ofx/ofx.model.ts';
import type { MotivoTabela } from './tabela/tabela.model.ts';

const FRASES: Readonly<Record<MotivoOfx, (trecho: string) => string>> = {
  VAZIO: () => 'O arquivo está vazio. Baixe o extrato de novo no site do banco.',
  GRANDE: () => 'O arquivo é grande demais para um extrato. Baixe um período menor.',
  NAO_E_OFX: () => 'Este arquivo não é um extrato OFX. No site do banco, escolha o formato OFX (ou Money).',
  TRUNCADO: () => 'O arquivo termina no meio do extrato: o download foi interrompido. Baixe-o de novo.',
  SEM_EXTRATO: () => 'O arquivo não tem extrato de nenhuma conta.',
  SEM_CONTA: () => 'O arquivo não diz de que conta é o extrato.',
  MOVIMENTOS_DEMAIS: (trecho) => `O arquivo passa de ${Number(trecho).toLocaleString('pt-BR')} movimentos. Baixe um período menor.`,
  VALOR_INVALIDO: (trecho) => `Um movimento tem um valor que não se entende${trecho && `: ${trecho}`}.`,
  DIA_INVALIDO: (trecho) => `Um movimento tem um dia que não existe${trecho && `: ${trecho}`}.`,
  MOEDA_ESTRANGEIRA: (trecho) => `O extrato é de uma conta em ${trecho}. Só contas em reais são importadas.`,
};

const FRASES_DA_TABELA: Readonly<Record<MotivoTabela, (trecho: string) => string>> = {
  VAZIO: () => 'O arquivo está vazio. Baixe-o de novo.',
  GRANDE: () => 'O arquivo é grande demais para um extrato. Baixe um período menor.',
  ILEGIVEL: () => 'Não foi possível ler este arquivo. Envie o extrato em CSV, XLSX, TXT ou PDF.',
  SEM_TEXTO: () => 'Este PDF é uma imagem, sem texto para ler. Baixe o extrato no site da seguradora em vez de digitalizá-lo.',
  ASPAS_ABERTAS: (trecho) => trecho,
  LINHAS_DEMAIS: (trecho) => `O arquivo passa de ${Number(trecho).toLocaleString('pt-BR')} linhas. Divida-o em mais de um.`,
  SEM_TITULOS: (trecho) => `Nenhuma linha do arquivo tem todos os títulos do mapeamento: ${trecho}.`,
  SEM_LINHAS: () => 'O arquivo não tem nenhuma linha de extrato.',
};

/** What is said of a statement in a table that is not read. */
export const tabelaRecusada = (motivo: MotivoTabela, trecho: string | null): Recusa =>
  camposInvalidos([erroCampo('arquivo', motivo === 'VAZIO' ? 'muitoCurto' : 'invalido', FRASES_DA_TABELA[motivo](trecho ?? ''))]);

/** What is said of an OFX file that is not read. */
export const ofxRecusado = (motivo: MotivoOfx, trecho: string | null): Recusa =>
  camposInvalidos([erroCampo('arquivo', motivo === 'VAZIO' ? 'muitoCurto' : 'invalido', FRASES[motivo](trecho ?? ''))]);

export const leituraCancelada = (): Recusa => new Recusa(410, 'extrato-cancelado', 'A leitura do arquivo foi cancelada.');
export const leituraOcupada = (): Recusa =>
  new Recusa(429, 'extrato-ocupado', 'Há muitos arquivos sendo lidos agora. Tente de novo em instantes.');

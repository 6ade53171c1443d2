import type { DadosContaFinanceira } from '@balcao/contracts';
import { type CamposDoRegistro, formOf } from '../registro/campos-do-registro.ts';
import { tiposDeContaFinanceira } from './conta-financeira.ts';

/** What an account of the brokerage is called, on screen and in refusals. */
export const nomeContaFinanceira = { codigo: 'conta-financeira', um: 'conta', varios: 'contas', genero: 'f' } as const;

/** What a form of an account shows; whose it is stays as it is. */
export type DadosVisiveisDaConta = Omit<DadosContaFinanceira, 'corretoraId'>;

/** Fields of an account, in the order of its form; a drawer has none of those of a bank (`camposDaConta`). */
export const camposContaFinanceira: CamposDoRegistro<DadosVisiveisDaConta> = {
  nome: { rotulo: 'Nome da conta', tipo: 'texto', obrigatorio: true, max: 80 },
  tipo: { rotulo: 'Tipo', tipo: 'escolha', obrigatorio: true, opcoes: tiposDeContaFinanceira },
  banco: { rotulo: 'Banco (três números)', tipo: 'texto', obrigatorio: true, max: 3 },
  agencia: { rotulo: 'Agência', tipo: 'texto', obrigatorio: true, max: 20 },
  conta: { rotulo: 'Conta com o dígito', tipo: 'texto', obrigatorio: true, max: 30 },
  saldoInicialCentavos: { rotulo: 'Saldo inicial', tipo: 'dinheiro', obrigatorio: true },
  saldoInicialEm: {
    rotulo: 'Saldo no começo do dia',
    tipo: 'dia',
    obrigatorio: true,
    ajuda: 'Os movimentos deste dia em diante são contados.',
  },
};

const DO_BANCO: readonly string[] = ['banco', 'agencia', 'conta'] satisfies (keyof DadosVisiveisDaConta)[];

/**
 * The fields an account of a kind has: a drawer has none of a bank.
 *
 * @example Object.keys(camposDaConta('CAIXA')) // ['nome', 'tipo', 'saldoInicialCentavos', 'saldoInicialEm']
 */
export const camposDaConta = (tipo: unknown): Partial<CamposDoRegistro<DadosVisiveisDaConta>> =>
  Object.fromEntries(Object.entries(camposContaFinanceira).filter(([campo]) => tipo !== 'CAIXA' || !DO_BANCO.includes(campo)));

/** How an account is typed, judged, sent and compared. */
export const formContaFinanceira = formOf<DadosVisiveisDaConta>(camposContaFinanceira);

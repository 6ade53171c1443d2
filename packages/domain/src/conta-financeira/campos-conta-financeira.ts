import type { DadosContaFinanceira } from '@balcao/contracts';
import { type CamposDoRegistro, formOf } from '../registro/campos-do-registro.ts';
import { BANCOS_COM_CONVENIO, tiposDeContaFinanceira } from './conta-financeira.ts';

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
  convenio: {
    rotulo: 'Convênio de pagamentos',
    tipo: 'texto',
    max: 20,
    ajuda: 'O número que o Banco do Brasil deu à corretora. Vai nos arquivos de repasse.',
  },
  saldoInicialCentavos: { rotulo: 'Saldo inicial', tipo: 'dinheiro', obrigatorio: true },
  saldoInicialEm: {
    rotulo: 'Saldo no começo do dia',
    tipo: 'dia',
    obrigatorio: true,
    ajuda: 'Os movimentos deste dia em diante são contados.',
  },
};

const DO_BANCO: readonly string[] = ['banco', 'agencia', 'conta', 'convenio'] satisfies (keyof DadosVisiveisDaConta)[];

/**
 * The fields an account has as it is typed: a drawer has none of a bank, an agreement is of the banks that pay by one.
 *
 * @example Object.keys(camposDaConta({ tipo: 'CAIXA', banco: '' })) // ['nome', 'tipo', 'saldoInicialCentavos', 'saldoInicialEm']
 */
export const camposDaConta = ({
  tipo,
  banco,
}: {
  readonly tipo: unknown;
  readonly banco: unknown;
}): Partial<CamposDoRegistro<DadosVisiveisDaConta>> => {
  const isDaConta = (campo: string): boolean => {
    if (campo === 'convenio' && !BANCOS_COM_CONVENIO.includes(String(banco))) return false;
    return tipo !== 'CAIXA' || !DO_BANCO.includes(campo);
  };
  return Object.fromEntries(Object.entries(camposContaFinanceira).filter(([campo]) => isDaConta(campo)));
};

/** How an account is typed, judged, sent and compared. */
export const formContaFinanceira = formOf<DadosVisiveisDaConta>(camposContaFinanceira);

import type { DadosContaFinanceira, ErroCampo, TipoContaFinanceira } from '@balcao/contracts';
import { judgeConta, normalizeConta } from '../conta-bancaria/conta-bancaria.ts';
import { erroCampo } from '../erros/codigo-erro.ts';

/** What each kind of account is called on screen. */
export const tiposDeContaFinanceira: Readonly<Record<TipoContaFinanceira, string>> = {
  CORRENTE: 'Conta corrente',
  POUPANCA: 'Poupança',
  APLICACAO: 'Aplicação',
  CAIXA: 'Caixa',
};

/** Banks that take files of payments by an agreement, numbered by them. */
export const BANCOS_COM_CONVENIO: readonly string[] = ['001'];
/** Said of an agreement that is none. */
export const CONVENIO_INVALIDO = 'O convênio do Banco do Brasil tem só números.';
/** Whether it may be an agreement of a bank that takes payments by one. @example isConvenio('123456') // true */
export const isConvenio = (convenio: string): boolean => /^\d{1,20}$/.test(convenio);

/**
 * An account as it is kept: branch and number without dots, a drawer without any bank, an agreement where the bank takes payments by one.
 *
 * @example normalizeContaFinanceira({ ...gaveta, tipo: 'CAIXA', banco: '341' }).banco // null
 */
export function normalizeContaFinanceira(dados: DadosContaFinanceira): DadosContaFinanceira {
  if (dados.tipo === 'CAIXA') return { ...dados, banco: null, agencia: null, conta: null, convenio: null };
  const banco = dados.banco?.replace(/\D/g, '') ?? null;
  return {
    ...dados,
    banco,
    agencia: dados.agencia === null ? null : normalizeConta(dados.agencia),
    conta: dados.conta === null ? null : normalizeConta(dados.conta),
    convenio: banco !== null && BANCOS_COM_CONVENIO.includes(banco) ? (dados.convenio?.replace(/[\s.-]/g, '') ?? null) || null : null,
  };
}

function* judge({ tipo, banco, agencia, conta, convenio }: DadosContaFinanceira): Generator<ErroCampo> {
  if (tipo === 'CAIXA') return;
  const partes = { banco: banco ?? '', agencia: agencia ?? '', conta: conta ?? '' };
  for (const { campo, codigo, mensagem } of judgeConta({ ...partes, tipo: tipo === 'POUPANCA' ? 'POUPANCA' : 'CORRENTE' }, 'conta'))
    yield { campo: campo.slice('conta.'.length), codigo, mensagem };
  if (convenio !== null && !isConvenio(convenio)) yield erroCampo('convenio', 'invalido', CONVENIO_INVALIDO);
}

/**
 * What is wrong with an account of the brokerage, at its fields: an account at a bank has bank, branch and number with their digits.
 *
 * @param hoje `YYYY-MM-DD`: no balance is known of a day to come
 * @example validateContaFinanceira({ ...itau, conta: '12345-0' }, hoje)[0]?.campo // 'conta'
 */
export function validateContaFinanceira(typed: DadosContaFinanceira, hoje: string): ErroCampo[] {
  const errors = [...judge(normalizeContaFinanceira(typed))];
  if (typed.saldoInicialEm > hoje)
    errors.push(erroCampo('saldoInicialEm', 'foraDaFaixa', 'O saldo inicial é de um dia que ainda não chegou.'));
  return errors;
}

/**
 * Whether a bank's file is of an account: banks write the bank with zeros before it, and the branch before the number.
 *
 * @param dito what the file says; what it does not say is taken to agree
 * @example isDaConta({ banco: '0341', agencia: '1234', conta: '123412345-6' }, { banco: '341', agencia: '1234', conta: '12345-6' }) // true
 */
export function isDaConta(
  dito: { readonly banco: string | null; readonly agencia: string | null; readonly conta: string },
  guardada: { readonly banco: string | null; readonly agencia: string | null; readonly conta: string | null },
): boolean {
  const { banco, agencia, conta } = guardada;
  if (banco === null || agencia === null || conta === null) return false;
  const plain = (texto: string): string => texto.toUpperCase().replace(/[^0-9XP]/g, '');
  const bare = (texto: string): string => plain(texto).replace(/^0+(?=.)/, '');
  if (dito.banco !== null && bare(dito.banco) !== bare(banco)) return false;
  const [numero, semDigito] = [bare(conta), bare(conta.split('-')[0] ?? '')];
  const escrita = bare(dito.conta);
  const daAgencia = [plain(agencia), plain(agencia.split('-')[0] ?? '')];
  // the branch before the number, with or without its digit, and zeros between
  const semAgencia = daAgencia
    .filter((prefixo) => escrita.startsWith(bare(prefixo)))
    .map((prefixo) => bare(escrita.slice(bare(prefixo).length)));
  // a file that parts the digit says the whole number
  const isInteira = dito.conta.includes('-');
  return [escrita, ...semAgencia].some((um) => um === numero || (!isInteira && um === semDigito));
}

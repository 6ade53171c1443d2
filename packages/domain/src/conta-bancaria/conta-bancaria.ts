import type { ContaProdutor, ErroCampo } from '@balcao/contracts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { refuteDigitos } from './digitos-da-conta.ts';

/**
 * A branch or account as banks print them: digits and the check digit after a hyphen, `12345-6`, `1234-x` in upper case.
 *
 * @example normalizeConta('12.345-x') // '12345-X'
 */
export const normalizeConta = (texto: string): string => texto.toUpperCase().replace(/[^0-9XP-]/g, '');

const invalido = (campo: string, mensagem: string): ErroCampo => erroCampo(campo, 'invalido', mensagem);
const falta = (campo: string): ErroCampo => erroCampo(campo, 'obrigatorio', 'Campo obrigatório.');

/**
 * What is wrong with a bank account, at its fields: how it is written, then its check digits where the bank publishes how they are made.
 *
 * @param campo where the account is: `conta`, `contas.0`
 */
export function* judgeConta(conta: ContaProdutor, campo: string): Generator<ErroCampo> {
  const written = [...judgeEscrita(conta, campo)];
  yield* written;
  if (written.length > 0) return;
  for (const parte of refuteDigitos(conta)) yield invalido(`${campo}.${parte}`, DIGITOS[parte]);
}

const DIGITOS = {
  agencia: 'O dígito não confere com a agência.',
  conta: 'O dígito não confere com a agência e a conta.',
} as const;

function* judgeEscrita({ banco, agencia, conta }: ContaProdutor, campo: string): Generator<ErroCampo> {
  if (banco === '') yield falta(`${campo}.banco`);
  else if (!/^\d{3}$/.test(banco)) yield invalido(`${campo}.banco`, 'Informe os três números do banco.');
  if (agencia === '') yield falta(`${campo}.agencia`);
  else if (!/^\d{1,5}(-[\dXP])?$/.test(agencia)) yield invalido(`${campo}.agencia`, 'Informe a agência, como 1234 ou 1234-5.');
  if (conta === '') yield falta(`${campo}.conta`);
  else if (!/^\d{1,19}-[\dXP]$/.test(conta)) yield invalido(`${campo}.conta`, 'Informe a conta com o dígito, como 12345-6.');
}

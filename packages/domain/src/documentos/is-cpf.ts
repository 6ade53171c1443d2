import { cpf } from 'cpf-cnpj-validator';

/**
 * Whether a text is a CPF with right check digits, masked or not. Repeated digits are refused.
 *
 * @example isCpf('111.444.777-35') // true
 */
export const isCpf = (texto: string): boolean => cpf.isValid(texto.trim(), true);

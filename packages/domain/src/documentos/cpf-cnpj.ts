import { cpf, cnpj } from 'cpf-cnpj-validator';

/**
 * Whether a text is a CPF with right check digits, masked or not. Repeated digits are refused.
 *
 * @example isCpf('111.444.777-35') // true
 */
export const isCpf = (texto: string): boolean => cpf.isValid(texto.trim(), true);

/**
 * Whether a text is a CNPJ with right check digits, masked or not, with digits only or alphanumeric: modulo 11 over
 * ASCII − 48 (IN RFB 2.229/2024; domain design §0).
 *
 * @example isCnpj('12.ABC.345/01DE-35') // true
 */
export const isCnpj = (texto: string): boolean => cnpj.isValid(texto.trim().toUpperCase(), true);

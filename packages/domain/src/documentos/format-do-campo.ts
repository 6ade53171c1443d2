import { formatCep } from './endereco.ts';
import { formatCnae } from './cnae.ts';
import { formatDocumento } from './format-documento.ts';
import { formatEmpresa } from './format-empresa.ts';
import { formatPlaca } from './veiculo.ts';
import { formatTelefone } from './telefone.ts';

const formatos: Readonly<Record<string, (texto: string) => string>> = {
  documento: formatDocumento,
  cpf: formatDocumento,
  cnpj: formatDocumento,
  cep: formatCep,
  cepPernoite: formatCep,
  cnae: formatCnae,
  celular: formatTelefone,
  placa: formatPlaca,
  seguradoras: (texto) => texto.split(', ').map(formatEmpresa).join(', '),
};

/**
 * Formats a value stored without its mask as its field shows it: a document, a postcode, a phone or a plate, identified by the last name
 * in the path of the field. Other values are returned unchanged.
 *
 * @example formatDoCampo('risco.segurado.cep', '01310100') // '01310-100'
 */
export const formatDoCampo = (campo: string, texto: string): string => formatos[campo.split('.').at(-1) ?? '']?.(texto) ?? texto;

import type { ContatoSegurado, EnderecoSegurado } from '@balcao/contracts';
import { formatCep } from '../documentos/endereco.ts';
import { formatTelefone } from '../documentos/telefone.ts';

const joined = (partes: readonly (string | null)[], entre: string): string => partes.filter(Boolean).join(entre);

/** An address in one line. @example sayEnderecoSegurado(casa) // 'Rua Um, 10, Centro, Varginha/MG, 37002-000' */
export const sayEnderecoSegurado = ({ logradouro, numero, complemento, bairro, cidade, uf, cep }: EnderecoSegurado): string =>
  joined([logradouro, numero, complemento, bairro, joined([cidade, uf], '/'), cep && formatCep(cep)], ', ');

/** A contact in one line. @example sayContatoSegurado({ tipo: 'CELULAR', valor: '11900001234', rotulo: 'Esposa' }) // '(11) 90000-1234 (Esposa)' */
export const sayContatoSegurado = ({ tipo, valor, rotulo }: ContatoSegurado): string =>
  `${tipo === 'EMAIL' ? valor : formatTelefone(valor)}${rotulo ? ` (${rotulo})` : ''}`;

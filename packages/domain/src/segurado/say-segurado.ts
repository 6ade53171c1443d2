import type { ContatoSegurado, DependenteSegurado, EnderecoSegurado, RepresentanteSegurado } from '@balcao/contracts';
import { formatCep } from '../documentos/endereco.ts';
import { formatDocumento } from '../documentos/format-documento.ts';
import { formatData } from '../datas/format-data.ts';
import { rotulosDoPapelRepresentante, rotulosDoParentesco } from './rotulos-segurado.ts';
import { formatTelefone } from '../documentos/telefone.ts';

const joined = (partes: readonly (string | null)[], entre: string): string => partes.filter(Boolean).join(entre);

/** An address in one line. @example sayEnderecoSegurado(casa) // 'Rua Um, 10, Centro, Varginha/MG, 37002-000' */
export const sayEnderecoSegurado = ({ logradouro, numero, complemento, bairro, cidade, uf, cep }: EnderecoSegurado): string =>
  joined([logradouro, numero, complemento, bairro, joined([cidade, uf], '/'), cep && formatCep(cep)], ', ');

/** A contact in one line. @example sayContatoSegurado({ tipo: 'CELULAR', valor: '11900001234', rotulo: 'Esposa' }) // '(11) 90000-1234 (Esposa)' */
export const sayContatoSegurado = ({ tipo, valor, rotulo }: ContatoSegurado): string =>
  `${tipo === 'EMAIL' ? valor : formatTelefone(valor)}${rotulo ? ` (${rotulo})` : ''}`;

/** A dependent in one line. @example sayDependente({ nome: 'Bia', parentesco: 'FILHO', … }) // 'Bia (Filho ou filha), 17/05/2010' */
export const sayDependente = ({ nome, parentesco, nascimento, documento }: DependenteSegurado): string =>
  [`${nome} (${rotulosDoParentesco[parentesco]})`, nascimento && formatData(nascimento), documento && formatDocumento(documento)]
    .filter(Boolean)
    .join(', ');

/** A representative in one line. @example sayRepresentante({ nome: 'Rui', papel: 'SOCIO', documento: null }) // 'Rui (Sócio ou sócia)' */
export const sayRepresentante = ({ nome, papel, documento }: RepresentanteSegurado): string =>
  [`${nome} (${rotulosDoPapelRepresentante[papel]})`, documento && formatDocumento(documento)].filter(Boolean).join(', ');

import type { DadosSegurado, FichaSegurado } from '@balcao/contracts';

let numero = 200_000_000;
/** A CPF nobody has yet. */
export function cpf(): string {
  const digits = [...String(++numero)].map(Number);
  for (const peso of [10, 11]) {
    const soma = digits.reduce((total, digit, index) => total + digit * (peso - index), 0);
    digits.push(((soma * 10) % 11) % 10);
  }
  return digits.join('');
}

export const vazio = { cep: null, logradouro: null, numero: null, complemento: null, bairro: null, cidade: null, uf: null };
/** What a client is created with. */
export const dados = (over: Partial<DadosSegurado> = {}): DadosSegurado => ({
  pessoa: 'PF',
  documento: cpf(),
  nome: 'Zélia Prado',
  nomeSocial: null,
  nascimento: null,
  sexo: null,
  estadoCivil: null,
  profissao: null,
  rendaCentavos: null,
  email: null,
  celular: null,
  contatos: [],
  enderecos: [],
  dependentes: [],
  representantes: [],
  grupo: null,
  produtorId: null,
  tags: [],
  ...over,
});
/** What of a client may be written again. */
export const editable = ({ id: _i, versao: _v, ativo: _a, produtor: _p, origem: _o, ...ficha }: FichaSegurado): DadosSegurado => {
  const { criadoEm: _c, alteradoEm: _e, alteradoPor: _u, ...editados } = ficha;
  return editados;
};

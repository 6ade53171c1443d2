import type { ContatoSegurado, DependenteSegurado, EnderecoSegurado, RepresentanteSegurado } from '@balcao/contracts';
import {
  formatCentavos,
  formatCep,
  formatData,
  formatDocumento,
  formatTelefone,
  sayContatoSegurado,
  sayDependente,
  sayEnderecoSegurado,
  sayRepresentante,
} from '@balcao/domain';
import type { ColunasDaHistoria } from '../registro/index.ts';
import { copy } from './segurado.copy.ts';

const word =
  (palavras: Readonly<Record<string, string>>) =>
  (valor: unknown): string =>
    palavras[String(valor)] ?? String(valor);

const each =
  <T>(say: (item: T) => string) =>
  (valor: unknown): string | null =>
    (valor as T[]).map(say).join('; ') || null;

/** How the history of a client shows each column. */
export const colunasDoSegurado = (nomes: ReadonlyMap<string, string>): ColunasDaHistoria => ({
  nome: ['Nome', String],
  nome_social: ['Nome social ou fantasia', String],
  pessoa: ['Pessoa', word(copy.pessoa)],
  documento: ['Documento', (valor) => formatDocumento(String(valor))],
  nascimento: ['Nascimento ou abertura', (valor) => formatData(String(valor))],
  sexo: ['Sexo', word(copy.sexo)],
  estado_civil: ['Estado civil', word(copy.estadoCivil)],
  profissao: ['Profissão', String],
  renda_centavos: ['Renda', (valor) => formatCentavos(Number(valor))],
  email: ['E-mail', String],
  celular: ['Celular', (valor) => formatTelefone(String(valor))],
  contatos: ['Outros contatos', each<ContatoSegurado>(sayContatoSegurado)],
  cep: ['CEP', (valor) => formatCep(String(valor))],
  logradouro: ['Rua', String],
  numero: ['Número', String],
  complemento: ['Complemento', String],
  bairro: ['Bairro', String],
  cidade: ['Cidade', String],
  uf: ['Estado', String],
  enderecos: ['Outros endereços', each<EnderecoSegurado>(sayEnderecoSegurado)],
  dependentes: ['Dependentes', each<DependenteSegurado>(sayDependente)],
  representantes: ['Representantes', each<RepresentanteSegurado>(sayRepresentante)],
  grupo_id: ['Grupo', (valor) => nomes.get(String(valor)) ?? null],
  produtor_id: ['Produtor', (valor) => nomes.get(String(valor)) ?? null],
  tags: ['Etiquetas', each<string>(String)],
  status: ['Situação', (valor) => (valor === 'ATIVO' ? copy.ativo : copy.inativo)],
});

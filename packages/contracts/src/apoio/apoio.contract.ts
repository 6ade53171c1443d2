import * as z from 'zod/mini';
import { ACESSOS_DO_CASO } from '../quoting/acessos.ts';
import { defineCall } from '../define.ts';
import { Centavos, Data } from '../formats.ts';

/** A model year of the FIPE table. */
export const VeiculoFipe = z.object({
  fipe: z.string(),
  marca: z.string(),
  modelo: z.string(),
  anoModelo: z.int(),
  combustivel: z.string(),
  valorCentavos: Centavos,
  lugares: z.int(),
});
export type VeiculoFipe = z.infer<typeof VeiculoFipe>;

/** Data of a plate: the model and, when registered before, chassis and manufacture year. */
export const VeiculoPlaca = z.object({ placa: z.string(), chassi: z.nullable(z.string()), anoFabricacao: z.int(), veiculo: VeiculoFipe });
export type VeiculoPlaca = z.infer<typeof VeiculoPlaca>;

/** Address of a postcode; street and district are null when only the city's range is known. */
export const EnderecoCep = z.object({
  cep: z.string(),
  logradouro: z.nullable(z.string()),
  bairro: z.nullable(z.string()),
  cidade: z.string(),
  uf: z.string(),
});
export type EnderecoCep = z.infer<typeof EnderecoCep>;

/** A person already in the broker's book, found by document. */
export const PessoaConhecida = z.object({
  documento: z.string(),
  pessoa: z.enum(['PF', 'PJ']),
  nome: z.string(),
  nascimento: z.nullable(Data),
  sexo: z.nullable(z.enum(['M', 'F', 'ND'])),
  estadoCivil: z.nullable(z.string()),
  email: z.nullable(z.string()),
  celular: z.nullable(z.string()),
  cep: z.nullable(z.string()),
  numero: z.nullable(z.string()),
});
export type PessoaConhecida = z.infer<typeof PessoaConhecida>;

/** A company of the public register; parts it does not have are null. */
export const EmpresaCnpj = z.object({
  cnpj: z.string(),
  razaoSocial: z.string(),
  fantasia: z.nullable(z.string()),
  cep: z.nullable(z.string()),
  logradouro: z.nullable(z.string()),
  numero: z.nullable(z.string()),
  complemento: z.nullable(z.string()),
  bairro: z.nullable(z.string()),
  cidade: z.nullable(z.string()),
  uf: z.nullable(z.string()),
  /** Main activity, seven digits, and its name. */
  cnae: z.nullable(z.string()),
  atividade: z.nullable(z.string()),
  /** The day it was opened. */
  abertura: z.nullable(Data),
});
export type EmpresaCnpj = z.infer<typeof EmpresaCnpj>;

/** A subclass of the CNAE of IBGE: an economic activity. */
export const Cnae = z.object({
  /** Seven digits. */
  codigo: z.string(),
  descricao: z.string(),
});
export type Cnae = z.infer<typeof Cnae>;

/** Look-ups of the forms: vehicles, addresses, known people. */
export const apoioCalls = {
  findVeiculoPorPlaca: defineCall({
    method: 'GET',
    path: '/c/api/v1/apoio/placas/:placa',
    resumo: 'Veículo de uma placa.',
    needs: ACESSOS_DO_CASO,
    input: z.object({ placa: z.string().check(z.maxLength(10)) }),
    output: z.nullable(VeiculoPlaca),
  }),
  searchVeiculos: defineCall({
    method: 'GET',
    path: '/c/api/v1/apoio/veiculos',
    resumo: 'Busca na tabela FIPE por marca, modelo ou código.',
    needs: ACESSOS_DO_CASO,
    input: z.object({ q: z.string().check(z.minLength(2), z.maxLength(80)), ano: z.optional(z.coerce.number()) }),
    output: z.array(VeiculoFipe),
  }),
  findCep: defineCall({
    method: 'GET',
    path: '/c/api/v1/apoio/cep/:cep',
    resumo: 'Endereço de um CEP.',
    needs: ACESSOS_DO_CASO,
    input: z.object({ cep: z.string().check(z.maxLength(9)) }),
    output: z.nullable(EnderecoCep),
  }),
  findEmpresa: defineCall({
    method: 'GET',
    path: '/c/api/v1/apoio/cnpj/:cnpj',
    resumo: 'Empresa de um CNPJ, numérico ou alfanumérico.',
    needs: ACESSOS_DO_CASO,
    input: z.object({ cnpj: z.string().check(z.maxLength(18)) }),
    output: z.nullable(EmpresaCnpj),
  }),
  searchCnaes: defineCall({
    method: 'GET',
    path: '/c/api/v1/apoio/cnaes',
    resumo: 'Busca na tabela CNAE por código, com ou sem pontuação, ou por palavras.',
    needs: ACESSOS_DO_CASO,
    input: z.object({
      q: z.string().check(z.minLength(2), z.maxLength(80)),
      limite: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
    }),
    output: z.array(Cnae),
  }),
  findPessoa: defineCall({
    method: 'GET',
    path: '/c/api/v1/apoio/pessoas/:documento',
    resumo: 'Pessoa já cadastrada na assinatura com este CPF ou CNPJ.',
    needs: 'acessoMC',
    input: z.object({ documento: z.string().check(z.maxLength(18)) }),
    output: z.nullable(PessoaConhecida),
  }),
};

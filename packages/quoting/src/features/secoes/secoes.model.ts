import {
  Combustivel,
  type EmpresaCnpj,
  EstadoCivil,
  type EnderecoCep,
  type PessoaConhecida,
  type VeiculoFipe,
  type VeiculoPlaca,
} from '@balcao/contracts';
import { enderecoDoCep, formatCentavos } from '@balcao/domain';
import type { Option } from '@balcao/ui/forms';

/** Values to be put in the form, by field. */
export type Preenchimento = Readonly<Record<string, string | number | null>>;

/** The section a field stands in. @example secaoDoCampo('risco.veiculo.placa') // 'veiculo' */
export const secaoDoCampo = (campo: string): string => campo.split('.')[1] ?? '';

/** What a car of the table says of a vehicle: another car replaces all of it. */
export function preenchimentoDoVeiculo(veiculo: VeiculoFipe, secao = 'veiculo'): Preenchimento {
  const combustivel = Combustivel.safeParse(veiculo.combustivel);
  return {
    [`risco.${secao}.fipe`]: veiculo.fipe,
    [`risco.${secao}.marca`]: veiculo.marca,
    [`risco.${secao}.modelo`]: veiculo.modelo,
    [`risco.${secao}.anoModelo`]: veiculo.anoModelo,
    [`risco.${secao}.valorFipeCentavos`]: veiculo.valorCentavos,
    [`risco.${secao}.lugares`]: veiculo.lugares,
    ...(combustivel.success && { [`risco.${secao}.combustivel`]: combustivel.data }),
  };
}

export const preenchimentoDaPlaca = ({ chassi, anoFabricacao, veiculo }: VeiculoPlaca, secao = 'veiculo'): Preenchimento => ({
  ...preenchimentoDoVeiculo(veiculo, secao),
  [`risco.${secao}.anoFabricacao`]: anoFabricacao,
  ...(chassi && { [`risco.${secao}.chassi`]: chassi }),
});

/** What a postcode puts in the address of a section, as `enderecoDoCep` says. */
export const preenchimentoDoCep = (
  achado: EnderecoCep | null,
  pedido: { readonly cep: string; readonly anterior: string },
  secao = 'segurado',
): Preenchimento =>
  Object.fromEntries(Object.entries(enderecoDoCep(achado, pedido)).map(([parte, valor]) => [`risco.${secao}.${parte}`, valor]));

const DO_ENDERECO = /\.(cep|logradouro|numero|complemento|bairro|cidade|uf)$/;

/** A filling without the address it knows, where the form already has another: a street and a number are of one postcode. */
export function withoutOutroEndereco(preenchimento: Preenchimento, valueOf: (campo: string) => unknown): Preenchimento {
  const [campo, cep] = Object.entries(preenchimento).find(([nome]) => nome.endsWith('.cep')) ?? [];
  const atual = campo && valueOf(campo);
  if (!atual || atual === cep) return preenchimento;
  return Object.fromEntries(Object.entries(preenchimento).filter(([nome]) => !DO_ENDERECO.test(nome)));
}

const CAMPOS_PESSOA = ['nome', 'nascimento', 'sexo', 'estadoCivil', 'email', 'celular', 'cep', 'numero'] as const;

/** What is known of a person, in the fields that a section may have for it; only those still empty are to be filled. */
export function preenchimentoDaPessoa(pessoa: PessoaConhecida, secao = 'segurado'): Preenchimento {
  const estadoCivil = EstadoCivil.safeParse(pessoa.estadoCivil).data ?? null;
  const known = CAMPOS_PESSOA.map((campo) => [`risco.${secao}.${campo}`, campo === 'estadoCivil' ? estadoCivil : pessoa[campo]]);
  return Object.fromEntries(known.filter(([, value]) => value));
}

/** What the register of companies says, in the fields that a line may have for it. */
export const preenchimentoDaEmpresa = (empresa: EmpresaCnpj): Preenchimento => ({
  'risco.segurado.nome': empresa.razaoSocial,
  'risco.segurado.cep': empresa.cep,
  'risco.segurado.logradouro': empresa.logradouro,
  'risco.segurado.numero': empresa.numero,
  'risco.segurado.complemento': empresa.complemento,
  'risco.segurado.bairro': empresa.bairro,
  'risco.segurado.cidade': empresa.cidade,
  'risco.segurado.uf': empresa.uf,
  'risco.empresa.cnae': empresa.cnae,
  'risco.contrato.aberturaEmpresa': empresa.abertura,
});

/** A filling without what is not known and without fields that the line does not have. */
export const onlyDaLinha = (preenchimento: Preenchimento, hasCampo: (campo: string) => boolean): Preenchimento =>
  Object.fromEntries(Object.entries(preenchimento).filter(([campo, valor]) => valor !== null && hasCampo(campo)));

/** A filling without the fields that already hold something: what the user typed is theirs. */
export function onlyVazios(preenchimento: Preenchimento, valueOf: (campo: string) => unknown): Preenchimento {
  const isVazio = (campo: string) => [undefined, null, ''].includes(valueOf(campo) as undefined);
  return Object.fromEntries(Object.entries(preenchimento).filter(([campo]) => isVazio(campo)));
}

/** One car of the table as a choice: the code alone repeats for each model year. */
export const optionOf = (veiculo: VeiculoFipe): Option => ({
  value: chaveFipe(veiculo),
  label: `${veiculo.marca} ${veiculo.modelo} ${veiculo.anoModelo}`,
  description: `FIPE ${veiculo.fipe} · ${formatCentavos(veiculo.valorCentavos)}`,
});

export const chaveFipe = ({ fipe, anoModelo, combustivel }: Pick<VeiculoFipe, 'fipe' | 'anoModelo' | 'combustivel'>): string =>
  [fipe, anoModelo, combustivel].join('|');

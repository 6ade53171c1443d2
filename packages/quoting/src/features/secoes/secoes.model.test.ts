/** @jest-environment jsdom */
import type { PessoaConhecida, VeiculoFipe } from '@balcao/contracts';
import { linhaAuto } from '@balcao/domain';
import {
  onlyDaLinha,
  onlyVazios,
  optionOf,
  preenchimentoDaPessoa,
  preenchimentoDaPlaca,
  preenchimentoDoCep,
  withoutOutroEndereco,
} from './secoes.model.ts';

const veiculo: VeiculoFipe = {
  fipe: '004455-0',
  marca: 'Chevrolet',
  modelo: 'Onix 1.0',
  anoModelo: 2023,
  combustivel: 'FLEX',
  valorCentavos: 7_850_000,
  lugares: 5,
};

const pessoa: PessoaConhecida = {
  documento: '12345678909',
  pessoa: 'PF',
  nome: 'Maria Lima',
  nascimento: '1985-05-10',
  sexo: 'F',
  estadoCivil: 'CASADO',
  email: null,
  celular: '11900000000',
  cep: '01001000',
  numero: '10',
};

it('fills the whole vehicle from a plate, and the chassis only when it is known', () => {
  const preenchido = preenchimentoDaPlaca({ placa: 'ABC1D23', chassi: null, anoFabricacao: 2022, veiculo });
  expect(preenchido).toEqual({
    'risco.veiculo.fipe': '004455-0',
    'risco.veiculo.marca': 'Chevrolet',
    'risco.veiculo.modelo': 'Onix 1.0',
    'risco.veiculo.anoModelo': 2023,
    'risco.veiculo.anoFabricacao': 2022,
    'risco.veiculo.valorFipeCentavos': 7_850_000,
    'risco.veiculo.lugares': 5,
    'risco.veiculo.combustivel': 'FLEX',
  });
});

it('leaves the fuel alone when the table names one we do not know', () => {
  const preenchido = preenchimentoDaPlaca({
    placa: 'ABC1D23',
    chassi: '9BWZZZ377VT004251',
    anoFabricacao: 2022,
    veiculo: { ...veiculo, combustivel: 'Querosene' },
  });
  expect(preenchido).not.toHaveProperty('risco.veiculo.combustivel');
  expect(preenchido['risco.veiculo.chassi']).toBe('9BWZZZ377VT004251');
});

it('puts an address in the fields of its section', () => {
  const caceres = { cep: '78200000', logradouro: null, bairro: null, cidade: 'Cáceres', uf: 'MT' };
  expect(preenchimentoDoCep(caceres, { cep: '78200000', anterior: '' })).toEqual({
    'risco.segurado.cidade': 'Cáceres',
    'risco.segurado.uf': 'MT',
  });
  expect(preenchimentoDoCep(caceres, { cep: '78200000', anterior: '01310100' }, 'local')).toMatchObject({
    'risco.local.logradouro': null,
    'risco.local.cidade': 'Cáceres',
  });
});

it('fills nothing of another address than the one typed', () => {
  const typed: Record<string, unknown> = { 'risco.segurado.cep': '78200000' };
  const conhecido = preenchimentoDaPessoa(pessoa, 'segurado');
  const preenchido = withoutOutroEndereco(conhecido, (campo) => typed[campo]);
  expect(Object.keys(preenchido)).toEqual(expect.arrayContaining(['risco.segurado.nome', 'risco.segurado.celular']));
  expect(Object.keys(preenchido)).not.toEqual(expect.arrayContaining(['risco.segurado.numero']));
  expect(withoutOutroEndereco(conhecido, () => '01001000')).toBe(conhecido);
  expect(withoutOutroEndereco(conhecido, () => '')).toBe(conhecido);
});

it('fills of a known person only what is still empty', () => {
  const typed: Record<string, unknown> = { 'risco.segurado.nome': 'Maria de Lima', 'risco.segurado.celular': '' };
  const preenchido = onlyVazios(preenchimentoDaPessoa(pessoa, 'segurado'), (campo) => typed[campo]);
  expect(preenchido).toEqual({
    'risco.segurado.nascimento': '1985-05-10',
    'risco.segurado.sexo': 'F',
    'risco.segurado.estadoCivil': 'CASADO',
    'risco.segurado.celular': '11900000000',
    'risco.segurado.cep': '01001000',
    'risco.segurado.numero': '10',
  });
});

it('fills of an owner the name alone', () => {
  const known = preenchimentoDaPessoa(pessoa, 'proprietario');
  expect(onlyDaLinha(known, (campo) => linhaAuto.rotuloDe(campo) !== null)).toEqual({ 'risco.proprietario.nome': 'Maria Lima' });
});

it('tells the model years of one code apart', () => {
  expect(optionOf(veiculo).value).not.toBe(optionOf({ ...veiculo, anoModelo: 2024 }).value);
  expect(optionOf(veiculo)).toMatchObject({ label: 'Chevrolet Onix 1.0 2023', description: 'FIPE 004455-0 · R$ 78.500,00' });
});

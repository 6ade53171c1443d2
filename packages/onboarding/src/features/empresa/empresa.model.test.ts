import { cnpjValido } from '@balcao/testing';
import { empresaOf } from '../../cadastro.model.ts';
import { errosDaEmpresa, isSite } from './empresa.model.ts';

const empresa = { name: 'Prado Seguros', website: '', cnpj: cnpjValido(1), susep: '' };

it('requires only a name and a CNPJ', () => {
  expect(errosDaEmpresa(empresa)).toEqual({});
  expect(empresaOf(empresa)).toEqual({ name: 'Prado Seguros', cnpj: empresa.cnpj });
});

it('accepts an alphanumeric CNPJ', () => {
  expect(errosDaEmpresa({ ...empresa, cnpj: '12ABC34501DE35' })).toEqual({});
});

it.each([
  ['name', { name: 'P' }, 'Informe o nome da corretora.'],
  ['cnpj', { cnpj: '' }, 'Informe o CNPJ.'],
  ['cnpj', { cnpj: '12ABC34501DE36' }, 'Este CNPJ não confere. Revise os números.'],
  ['website', { website: 'prado seguros' }, 'Informe um endereço de site válido, como www.suacorretora.com.br.'],
  ['susep', { susep: '12345' }, 'O registro na SUSEP tem de 6 a 15 números.'],
])('refuses %s of %p', (campo, over, sentence) => {
  expect(errosDaEmpresa({ ...empresa, ...over })).toEqual({ [campo]: sentence });
});

it.each([
  ['www.prado.com.br', true],
  ['https://prado.com.br/quem-somos', true],
  ['prado', false],
  ['https://ana@prado.com.br', false],
  ['javascript:alert(1)', false],
])('accepts %p as a website: %p', (texto, expected) => {
  expect(isSite(texto)).toBe(expected);
});

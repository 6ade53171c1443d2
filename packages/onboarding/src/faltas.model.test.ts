import { cnpjValido } from '@balcao/testing';
import { cadastroVazio } from './cadastro.model.ts';
import { faltasDe } from './faltas.model.ts';

const inteiro = {
  user: { name: 'Marina Prado', email: 'marina@prado.com.br', phone: '11900001234' },
  company: { name: 'Prado Seguros', cnpj: cnpjValido(1), website: '', susep: '' },
};

it('names what a visitor who came straight to the end has not filled, step by step', () => {
  expect(faltasDe(cadastroVazio, '').map(({ etapa, campos }) => [etapa, campos])).toEqual([
    ['userInfo', ['Nome completo', 'E-mail de trabalho', 'Celular com DDD', 'Senha']],
    ['companyInfo', ['Nome da corretora', 'CNPJ']],
  ]);
});

it('asks only for the password after a reload, which is kept nowhere', () => {
  expect(faltasDe(inteiro, '').map(({ etapa, campos }) => [etapa, campos])).toEqual([['userInfo', ['Senha']]]);
});

it('lacks nothing of what is whole', () => {
  expect(faltasDe(inteiro, 'Vento#Sul2026')).toEqual([]);
});

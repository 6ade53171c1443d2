import { cnpjValido } from '@balcao/testing';
import { cadastroVazio } from './cadastro.model.ts';
import { faltasDe } from './faltas.model.ts';

const inteiro = {
  user: { name: 'Marina Prado', email: 'marina@prado.com.br', phone: '11900001234' },
  company: { name: 'Prado Seguros', cnpj: cnpjValido(1), website: '', susep: '' },
};

it('lists what is missing step by step for a visitor who opens the last step directly', () => {
  expect(faltasDe(cadastroVazio, '').map(({ etapa, campos }) => [etapa, campos])).toEqual([
    ['userInfo', ['Nome completo', 'E-mail de trabalho', 'Celular com DDD', 'Senha']],
    ['companyInfo', ['Nome da corretora', 'CNPJ']],
  ]);
});

it('lacks only the password after a reload, because it is never stored', () => {
  expect(faltasDe(inteiro, '').map(({ etapa, campos }) => [etapa, campos])).toEqual([['userInfo', ['Senha']]]);
});

it('finds nothing missing in a complete sign-up', () => {
  expect(faltasDe(inteiro, 'Vento#Sul2026')).toEqual([]);
});

import { errosDe, errosPorEtapa, inOrder } from './cadastro.model.ts';

it('assigns each refusal to the step of its field, and keeps the first of each field', () => {
  expect(
    errosPorEtapa([
      { campo: 'company.cnpj', mensagem: 'CNPJ' },
      { campo: 'user.email', mensagem: 'primeiro' },
      { campo: 'user.email', mensagem: 'segundo' },
      { campo: 'aceiteTermos', mensagem: 'aceite' },
    ]),
  ).toEqual({ companyInfo: { cnpj: 'CNPJ' }, userInfo: { email: 'primeiro' }, insuranceCompanies: { aceiteTermos: 'aceite' } });
});

it('names refused fields as in their step', () => {
  expect(
    errosDe([
      { campo: 'phone', mensagem: 'a' },
      { campo: 'phone', mensagem: 'b' },
    ]),
  ).toEqual({ phone: 'a' });
});

it('puts refusals in the order of the screen', () => {
  expect(Object.keys(inOrder({ password: 'c', name: 'a' }, ['name', 'email', 'password']))).toEqual(['name', 'password']);
});

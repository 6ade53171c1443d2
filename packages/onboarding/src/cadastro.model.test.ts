import { errosDe, errosPorEtapa, inOrder } from './cadastro.model.ts';

it('takes each refusal of the whole to the step that holds its field, the first of a field winning', () => {
  expect(
    errosPorEtapa([
      { campo: 'company.cnpj', mensagem: 'CNPJ' },
      { campo: 'user.email', mensagem: 'primeiro' },
      { campo: 'user.email', mensagem: 'segundo' },
      { campo: 'aceiteTermos', mensagem: 'aceite' },
    ]),
  ).toEqual({ companyInfo: { cnpj: 'CNPJ' }, userInfo: { email: 'primeiro' }, insuranceCompanies: { aceiteTermos: 'aceite' } });
});

it('names a refused field as its step does', () => {
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

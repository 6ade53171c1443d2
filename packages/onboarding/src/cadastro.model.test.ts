import { cadastroVazio, desvioOf, type Etapa, errosDe, errosPorEtapa, etapas, inOrder } from './cadastro.model.ts';

const feitasAte = (etapa: Etapa) => ({ ...cadastroVazio, feitas: etapas.slice(0, etapas.indexOf(etapa)) });

it.each<[Etapa, Etapa | null]>([
  ['plano', null],
  ['userInfo', 'plano'],
  ['companyInfo', 'plano'],
  ['insuranceCompanies', 'plano'],
])('leads a new visitor of %s to %p', (etapa, expected) => {
  expect(desvioOf(etapa, cadastroVazio, false)?.para ?? null).toBe(expected);
});

it('lets each step open after those before it', () => {
  for (const etapa of etapas) expect(desvioOf(etapa, feitasAte(etapa), true)).toBeNull();
  expect(desvioOf('insuranceCompanies', feitasAte('companyInfo'), true)).toEqual({ para: 'companyInfo', motivo: 'etapaAnterior' });
});

it('asks again for a password the page no longer has, and only past its step', () => {
  expect(desvioOf('companyInfo', feitasAte('companyInfo'), false)).toEqual({ para: 'userInfo', motivo: 'senhaPerdida' });
  expect(desvioOf('insuranceCompanies', feitasAte('insuranceCompanies'), false)).toEqual({ para: 'userInfo', motivo: 'senhaPerdida' });
  expect(desvioOf('userInfo', feitasAte('userInfo'), false)).toBeNull();
});

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

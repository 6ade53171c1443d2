import { errosDoConvite, explicacaoDa, isRetiravel, whatsappOf } from './indicacao.model.ts';

it('explains each state, and a refusal by its reason', () => {
  expect(explicacaoDa({ situacao: 'ASSINOU', motivo: null })).toContain('Falta pagar');
  expect(explicacaoDa({ situacao: 'RECUSADA', motivo: 'MESMO_APARELHO' })).toContain('aparelho');
});

it('lets only an invitation that nobody accepted be withdrawn', () => {
  expect(isRetiravel({ situacao: 'CONVIDADO', email: 'a@b.test' })).toBe(true);
  expect(isRetiravel({ situacao: 'CADASTRADO', email: 'a@b.test' })).toBe(false);
});

it('puts the whole link in the message', () => {
  const link = 'https://balcao.test/onboarding?indicacao=K7QM2XWP';
  expect(new URL(whatsappOf(link)).searchParams.get('text')).toContain(link);
});

it.each([
  [{ nome: 'Rui', email: 'rui@serra.com.br' }, []],
  [{ nome: ' ', email: 'rui@serra' }, ['nome', 'email']],
])('judges %j before it is sent', (digitado, campos) => expect(Object.keys(errosDoConvite(digitado))).toEqual(campos));

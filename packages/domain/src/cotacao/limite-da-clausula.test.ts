import { limiteDaAssistencia, limiteDaCobertura } from './limite-da-clausula.ts';

it('says the level or the days of a cover without a sum, beside the sum where there is one, and claims nothing unknown', () => {
  expect(limiteDaCobertura({ lmiCentavos: null, nivel: 'Completo' })).toBe('Completo');
  expect(limiteDaCobertura({ lmiCentavos: null, nivel: '15 dias' })).toBe('15 dias');
  expect(limiteDaCobertura({ lmiCentavos: 500_000, nivel: 'Básico' })).toMatch(/^R\$\s5\.000,00, Básico$/);
  expect(limiteDaCobertura({ lmiCentavos: 500_000 })).toMatch(/^R\$\s5\.000,00$/);
  expect(limiteDaCobertura({ lmiCentavos: null })).toBe('Incluída');
});

it('says an assistance in the words of the insurer, with its level only where they leave it out', () => {
  expect(limiteDaAssistencia({ limite: 'Guincho e socorro, 500 km' })).toBe('Guincho e socorro, 500 km');
  expect(limiteDaAssistencia({ limite: 'Guincho e socorro', nivel: '200 km' })).toBe('Guincho e socorro, 200 km');
  expect(limiteDaAssistencia({ limite: ' ', nivel: 'Ilimitada' })).toBe('Ilimitada');
  expect(limiteDaAssistencia({ limite: '' })).toBe('Incluída');
});

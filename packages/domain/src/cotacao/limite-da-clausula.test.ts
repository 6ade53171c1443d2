import { limiteDaAssistencia, limiteDaCobertura } from './limite-da-clausula.ts';

it('shows the level or the days of a cover, beside its amount where there is one, and nothing when unknown', () => {
  expect(limiteDaCobertura({ lmiCentavos: null, nivel: 'Completo' })).toBe('Completo');
  expect(limiteDaCobertura({ lmiCentavos: null, nivel: '15 dias' })).toBe('15 dias');
  expect(limiteDaCobertura({ lmiCentavos: 500_000, nivel: 'Básico' })).toMatch(/^R\$\s5\.000,00, Básico$/);
  expect(limiteDaCobertura({ lmiCentavos: 500_000 })).toMatch(/^R\$\s5\.000,00$/);
  expect(limiteDaCobertura({ lmiCentavos: null })).toBe('Incluída');
});

it('describes an assistance with the text of the insurer, adding its level only where the text omits it', () => {
  expect(limiteDaAssistencia({ limite: 'Guincho e socorro, 500 km' })).toBe('Guincho e socorro, 500 km');
  expect(limiteDaAssistencia({ limite: 'Guincho e socorro', nivel: '200 km' })).toBe('Guincho e socorro, 200 km');
  expect(limiteDaAssistencia({ limite: ' ', nivel: 'Ilimitada' })).toBe('Ilimitada');
  expect(limiteDaAssistencia({ limite: '' })).toBe('Incluída');
});

import { cenarioFor } from './cenario.rule.ts';

it('reads a tag for all insurers and a tag for one', () => {
  expect(cenarioFor('cliente antigo #RECUSA', 'sabia_seguros')).toBe('RECUSA');
  expect(cenarioFor('#TIMEOUT:capivara_seguros', 'capivara_seguros')).toBe('TIMEOUT');
  expect(cenarioFor('#TIMEOUT:capivara_seguros', 'sabia_seguros')).toBeNull();
});

it('prefers the tag of one insurer to the general one', () => {
  expect(cenarioFor('#RECUSA #ERRO500:sabia_seguros', 'sabia_seguros')).toBe('ERRO500');
  expect(cenarioFor('#RECUSA #ERRO500:sabia_seguros', 'capivara_seguros')).toBe('RECUSA');
});

it('ignores what is not a scenario', () => expect(cenarioFor('apto #12, ver #promocao e #FESTA', 'sabia_seguros')).toBeNull());

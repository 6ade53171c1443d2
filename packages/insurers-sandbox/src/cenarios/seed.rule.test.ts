import { canonicalJson, faultOf, latencyOf, seedOf } from './seed.rule.ts';

const publicado = {
  fipe: 8500000,
  ajuste: 100,
  faixa_idade: '36-50',
  regiao: 'C',
  bonus: 5,
  garagem: 'PORTAO_AUTOMATICO',
  uso: 'LOCOMOCAO_DIARIA',
  franquia: 'NORMAL',
  idade_veic: 3,
  dm: 10000000,
  dc: 10000000,
  moral: 1000000,
  app: 1000000,
  lugares: 5,
  vidros: 'COMPLETO',
  assist: '500KM',
  reserva: '7',
  comissao_bps: 2000,
};

it('derives the published seed and latency from slug and canonical JSON', () => {
  const seed = seedOf('jequitiba_seguros', publicado);
  expect(seed).toBe(4417167);
  expect(latencyOf(seed, [800, 3_000])).toBe(2_567);
});

it('does not depend on the order of keys', () => {
  expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: 'á' })).toBe('{"a":"á","b":[{"d":1}]}');
});

it('produces faults in the requested share of seeds, half of them temporary', () => {
  const tally = { nenhuma: 0, passageira: 0, persistente: 0 };
  for (let seed = 0; seed < 20_000; seed++) tally[faultOf(seed, 5)]++;
  expect(tally).toEqual({ nenhuma: 19_000, passageira: 500, persistente: 500 });
  expect([faultOf(7, 100), faultOf(107, 100), faultOf(0, 0)]).toEqual(['persistente', 'persistente', 'nenhuma']);
});

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { type Canario, estaNoCanario, GRUPOS } from './cohort.ts';

/** Subscriptions as they are in production: uuids. */
const assinaturas = Array.from({ length: 200_000 }, (_, n) => {
  const hex = createHash('md5').update(String(n)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
});
const reached = (porcento: number, sal = 'canario-1') =>
  new Set(assinaturas.filter((assinaturaId) => estaNoCanario({ sal, porcento }, { assinaturaId })));

it('reaches none of 200,000 subscriptions at 0 %', () => {
  expect(reached(0).size).toBe(0);
});

it('reaches 10 % ± 0.3 at 10 %, and all at 100 %', () => {
  const share = (reached(10).size / assinaturas.length) * 100;
  expect(share).toBeGreaterThan(9.7);
  expect(share).toBeLessThan(10.3);
  expect(reached(100).size).toBe(assinaturas.length);
});

it('keeps everyone it had while it grows', () => {
  const [one, five, fifty] = [reached(1), reached(5), reached(50)];
  expect([...one].filter((id) => !five.has(id))).toEqual([]);
  expect([...five].filter((id) => !fifty.has(id))).toEqual([]);
});

it('draws other subscriptions for another canary', () => {
  const others = reached(10, 'canario-2');
  const both = [...reached(10)].filter((id) => others.has(id)).length / assinaturas.length;
  expect(both).toBeGreaterThan(0.005);
  expect(both).toBeLessThan(0.015);
});

it('is stable: repeated calls, and other users of the same subscription, get the same answer', () => {
  fc.assert(
    fc.property(fc.string(), fc.uuid(), fc.double({ min: 0, max: 100, noNaN: true }), (sal, assinaturaId, porcento) => {
      const answers = ['ana', 'bia', undefined].map((usuarioId) => estaNoCanario({ sal, porcento }, { assinaturaId, usuarioId }));
      expect(new Set(answers).size).toBe(1);
    }),
  );
});

it('assigns anonymous visitors by their group: the same while it grows, others for another canary', () => {
  const groups = (porcento: number, sal = 'canario-1') =>
    new Set(Array.from({ length: GRUPOS }, (_, grupo) => grupo).filter((grupo) => estaNoCanario({ sal, porcento }, { grupo })));
  for (const porcento of [0, 0.1, 1, 10, 37.5, 99.9, 100])
    expect([porcento, Math.abs(groups(porcento).size - porcento * 10) <= 1]).toEqual([porcento, true]);
  expect([...groups(1)].filter((grupo) => !groups(10).has(grupo))).toEqual([]);
  expect(groups(10, 'canario-2')).not.toEqual(groups(10));
  expect(estaNoCanario({ sal: 's', porcento: 0, assinaturas: ['a1'] }, { grupo: 1 })).toBe(false);
});

it('always includes those named, and no visitor without a subscription by percentage', () => {
  const canario: Canario = { sal: 's', porcento: 0, assinaturas: ['a1'], usuarios: ['u1'] };
  expect(estaNoCanario(canario, { assinaturaId: 'a1' })).toBe(true);
  expect(estaNoCanario(canario, { usuarioId: 'u1' })).toBe(true);
  expect(estaNoCanario(canario, { assinaturaId: 'a2', usuarioId: 'u2' })).toBe(false);
  expect(estaNoCanario({ sal: 's', porcento: 100 }, { usuarioId: 'u2' })).toBe(false);
  expect(estaNoCanario({ sal: 's', porcento: 100 }, {})).toBe(false);
});

import { GATEWAYS, PLANO_S, planOf } from './plan.ts';

it('plans the same for the same seed, and something else for another', () => {
  expect(planOf(7, 90)).toEqual(planOf(7, 90));
  expect(planOf(7, 90)).not.toEqual(planOf(8, 90));
});

it('does one thing at a time to a gateway, within the time given, and leaves none in peace', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const plan = planOf(seed, 90);
    for (const alvo of GATEWAYS) {
      const own = plan.filter((golpe) => golpe.alvo === alvo);
      expect(own.length).toBeGreaterThan(3);
      own.reduce((before, golpe) => {
        expect(golpe.emMs).toBeGreaterThan(before.emMs + before.duraMs);
        return golpe;
      });
      expect(own.at(-1)?.emMs).toBeLessThan(90_000);
    }
  }
});

it('applies every kind of fault to each gateway within the time of a plan, for any seed', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const plan = planOf(seed, PLANO_S);
    for (const alvo of GATEWAYS) {
      const kinds = new Set(plan.filter((golpe) => golpe.alvo === alvo).map(({ acao }) => acao));
      expect([...kinds].toSorted()).toEqual(['calar-banco', 'calar-broker', 'cortar-banco', 'cortar-broker', 'matar', 'pausar']);
    }
  }
});

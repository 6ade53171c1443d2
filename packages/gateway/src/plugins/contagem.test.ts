import { createContagem, type AddPedidos } from './contagem.ts';

/** A fake database that counts and records the calls. */
function createBanco() {
  const feitos = new Map<string, number>();
  let asked = 0;
  const addPedidos: AddPedidos = async ({ chave, quantos, janelaMs }) => {
    asked += 1;
    feitos.set(chave, (feitos.get(chave) ?? 0) + quantos);
    return { feitos: feitos.get(chave) ?? 0, restanteMs: janelaMs };
  };
  return { addPedidos, feitos, asked: () => asked };
}
const MINUTO = { janelaMs: 60_000 };

it('counts small limits one by one with every other gateway', async () => {
  const banco = createBanco();
  const [a, b] = [createContagem({ ...banco, agoraMs: () => 0 }), createContagem({ ...banco, agoraMs: () => 0 })];
  const seen = [];
  for (let i = 0; i < 3; i += 1) for (const count of [a, b]) seen.push((await count('x', { max: 10, ...MINUTO })).feitos);
  expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
});

it('counts a sixtieth of a large limit locally, and never reports fewer than it saw', async () => {
  const banco = createBanco();
  const [a, b] = [createContagem({ ...banco, agoraMs: () => 0 }), createContagem({ ...banco, agoraMs: () => 0 })];
  for (let i = 1; i <= 600; i += 1) expect((await a('x', { max: 1_200, ...MINUTO })).feitos).toBe(i);
  expect(banco.asked()).toBeLessThanOrEqual(31);
  // the other gateway knows all but the local part
  expect((await b('x', { max: 1_200, ...MINUTO })).feitos).toBeGreaterThan(600 - 20);
});

it('counts as much at once as one by one', async () => {
  const banco = createBanco();
  const count = createContagem({ ...banco, agoraMs: () => 0 });
  await Promise.all(Array.from({ length: 50 }, () => count('x', { max: 10, ...MINUTO })));
  expect(banco.feitos.get('x')).toBeGreaterThan(10);
  expect((await count('x', { max: 10, ...MINUTO })).feitos).toBeGreaterThan(10);
});

it('makes no further database calls once a limit is exceeded, until its window ends', async () => {
  const banco = createBanco();
  let agora = 0;
  const count = createContagem({ ...banco, agoraMs: () => agora });
  for (let i = 0; i < 100; i += 1) await count('x', { max: 5, ...MINUTO });
  expect(banco.asked()).toBe(6);
  agora = 59_000;
  expect(await count('x', { max: 5, ...MINUTO })).toMatchObject({ restanteMs: 1_000 });
  agora = 60_000;
  await count('x', { max: 5, ...MINUTO });
  expect(banco.asked()).toBe(7);
});

it('drops the oldest key when there are too many', async () => {
  const banco = createBanco();
  const count = createContagem({ ...banco, agoraMs: () => 0, maximo: 2 });
  for (const chave of ['a', 'b', 'c', 'c', 'a']) await count(chave, { max: 1_000, ...MINUTO });
  expect(banco.asked()).toBe(4);
});

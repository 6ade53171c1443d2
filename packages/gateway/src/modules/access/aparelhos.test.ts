import { createAparelhos } from './aparelhos.ts';

let agora = new Date('2026-03-10T12:00:00Z');
const aparelhos = createAparelhos({ chave: Buffer.alloc(32, 7), agora: () => agora });
const ana = { usuarioId: 'ana', senhaHash: 'h1' };
const bia = { usuarioId: 'bia', senhaHash: 'h2' };

it('knows a device again, to whoever signed in on it and to nobody else', () => {
  const cookie = aparelhos.add(undefined, ana);
  expect(aparelhos.find(cookie, ana)).toMatch(/^[\w-]{22}$/);
  expect(aparelhos.find(cookie, bia)).toBeNull();
  expect(aparelhos.find(undefined, ana)).toBeNull();
});

it('is one device however often the same person signs in, and shared by those who do', () => {
  const de = aparelhos.add(undefined, ana);
  const [again, both] = [aparelhos.add(de, ana), aparelhos.add(de, bia)];
  expect(aparelhos.find(again, ana)).toBe(aparelhos.find(de, ana));
  expect(again.split('~')).toHaveLength(1);
  expect([aparelhos.find(both, ana), aparelhos.find(both, bia)]).not.toContain(null);
});

it('is forgotten with the password it was known by', () => {
  const cookie = aparelhos.add(undefined, ana);
  expect(aparelhos.find(cookie, { ...ana, senhaHash: 'h3' })).toBeNull();
});

it('is not known once it was changed, signed with another key, or half a year went by', () => {
  const cookie = aparelhos.add(undefined, ana);
  const alheio = createAparelhos({ chave: Buffer.alloc(32, 8), agora: () => agora }).add(undefined, ana);
  for (const dado of [`${cookie.startsWith('x') ? 'y' : 'x'}${cookie.slice(1)}`, cookie.slice(0, -1), `${cookie}.x`, 'nada', alheio])
    expect(aparelhos.find(dado, ana)).toBeNull();
  const antes = agora;
  agora = new Date(agora.getTime() + 181 * 86_400_000);
  expect(aparelhos.find(cookie, ana)).toBeNull();
  agora = antes;
});

it('keeps the newest five persons', () => {
  const pessoas = Array.from({ length: 7 }, (_, i) => ({ usuarioId: `p${i}`, senhaHash: 'h' }));
  const cookie = pessoas.reduce<string | undefined>((before, pessoa) => aparelhos.add(before, pessoa), undefined);
  expect(pessoas.map((pessoa) => aparelhos.find(cookie, pessoa) !== null)).toEqual([false, false, true, true, true, true, true]);
});

import { umEstado } from '../../testing/test-mapas.ts';
import { createPresenca } from './presenca.ts';
import { createSaudeService } from './saude.service.ts';
import type { RelatoDeConstrucao } from './mapas.port.ts';

const Q = '@balcao/quoting';
const noAr = { construcao: 'q1', nomes: [Q], desde: '', sequencia: 1, anteriores: [] };
const relato = (falhas: number, construcao = 'q1') => ({ servico: Q, construcao, montagens: 1, falhas, onde: [] });

function start() {
  const entregues: RelatoDeConstrucao[] = [];
  const medidos: RelatoDeConstrucao[] = [];
  const saude = createSaudeService({
    estado: () => umEstado({ servicos: { [Q]: noAr } }),
    entregar: async (relatos) => void entregues.push(...relatos),
    medir: (dito) => void medidos.push(dito),
  });
  return { saude, entregues, medidos };
}

it('passes on at once what a session says of a live build, with its mark only when something failed', async () => {
  const { saude, entregues } = start();
  expect(await saude.receive([relato(0), relato(2)], { marca: 's:1', isSessao: true })).toBe(2);
  expect(entregues.map(({ falhas, sessoes }) => [falhas, sessoes])).toEqual([
    [0, []],
    [2, ['s:1']],
  ]);
});

it('neither counts nor passes on what is said of a build that is not live', async () => {
  const { saude, entregues, medidos } = start();
  expect(await saude.receive([relato(9, 'outra')], { marca: 's:1', isSessao: true })).toBe(0);
  expect([entregues, medidos]).toEqual([[], []]);
});

it('counts a page in a loop as one page', async () => {
  const { saude, entregues } = start();
  await saude.receive([relato(1_000)], { marca: 's:1', isSessao: true });
  expect(entregues[0]).toMatchObject({ falhas: 20, montagens: 20 });
});

it('says of strangers that they are, whatever they say', async () => {
  const { saude, entregues } = start();
  await saude.receive([relato(1), relato(0)], { marca: 'x:um', isSessao: false });
  expect(entregues).toMatchObject([
    { anonimo: true, sessoes: ['x:um'] },
    { anonimo: true, sessoes: [] },
  ]);
});

it('counts who was here lately, by the last route each was seen on', () => {
  let relogio = 0;
  const presenca = createPresenca(() => new Date(relogio));
  presenca.see({ guid: 'g1', assinaturaId: 'a1', rota: '/home' });
  presenca.see({ guid: 'g2', assinaturaId: 'a1', rota: '/home' });
  presenca.see({ guid: 'g3', assinaturaId: 'a2', rota: '/home' });
  presenca.see({ guid: 'g1', assinaturaId: 'a1', rota: '/multicalculo/orcamentos' });
  // a map asked for keeps a session here, and where it was
  presenca.see({ guid: 'g2', assinaturaId: 'a1', rota: null });
  expect(presenca.publico()).toEqual({ assinaturas: 2, sessoes: 3, porRota: { '/home': 2, '/multicalculo/orcamentos': 1 } });
  relogio = 10 * 60_000;
  presenca.see({ guid: 'g3', assinaturaId: 'a2', rota: null });
  relogio = 16 * 60_000;
  expect(presenca.publico()).toEqual({ assinaturas: 1, sessoes: 1, porRota: { '/home': 1 } });
});

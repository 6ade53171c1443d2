import { umEstado } from '../../testing/test-mapas.ts';
import { createPresenca } from './presenca.ts';
import { createSaudeService, type QuemRelata } from './saude.service.ts';
import type { EstadoAmbiente, RelatoDeConstrucao } from './mapas.port.ts';

const Q = '@balcao/quoting';
const noAr = { construcao: 'q1', nomes: [Q], desde: '', sequencia: 1, anteriores: [] };
const relato = (falhas: number, mais = {}) => ({ servico: Q, construcao: 'q1', montagens: 1, falhas, onde: [], ...mais });
const CORRETORA = { tipo: 'assinatura', origem: 'corretora-a', pessoa: 'p1', usuarioId: 'u1', aba: 'aba-1' } as const;
const VISITANTE = { tipo: 'visitante', origem: 'rede', pessoa: 'rede', aba: 'aba-1' } as const;

function start(mudancas: Partial<EstadoAmbiente> = {}) {
  const entregues: RelatoDeConstrucao[] = [];
  const medidos: RelatoDeConstrucao[] = [];
  const avisados: object[] = [];
  let relogio = 0;
  const saude = createSaudeService({
    estado: () => umEstado({ servicos: { [Q]: noAr }, ...mudancas }),
    deliver: async (relatos) => void entregues.push(...relatos),
    measure: (dito) => void medidos.push(dito),
    warnSemDono: (semDono) => void avisados.push(semDono),
    agora: () => new Date(relogio),
  });
  return { saude, entregues, medidos, avisados, pass: (ms: number) => void (relogio += ms) };
}

it('forwards reports about a live build at once, with their origin', async () => {
  const { saude, entregues, medidos } = start();
  expect(await saude.receive([relato(0)], CORRETORA)).toBe(1);
  expect(await saude.receive([relato(2)], { ...CORRETORA, aba: 'aba-2' })).toBe(1);
  const dela = { servico: Q, construcao: 'q1', tipo: 'assinatura', origem: 'corretora-a', pessoa: 'p1' };
  expect(entregues).toEqual([
    { ...dela, aba: 'aba-1', falhou: false },
    { ...dela, aba: 'aba-2', falhou: true },
  ]);
  expect(medidos).toEqual(entregues);
});

it('ignores pages that were not served here, and reports without events', async () => {
  const { saude, entregues, medidos } = start();
  expect(await saude.receive([relato(9)], { ...CORRETORA, aba: null })).toBe(0);
  expect(await saude.receive([relato(0, { montagens: 0 })], CORRETORA)).toBe(0);
  expect([entregues, medidos]).toEqual([[], []]);
});

it('counts a page once per build and minute, and once more when a success becomes a failure', async () => {
  const { saude, entregues, pass } = start();
  for (let vez = 0; vez < 20; vez++) await saude.receive([relato(0), relato(1_000)], CORRETORA);
  expect(entregues.map(({ falhou }) => falhou)).toEqual([false, true]);
  pass(60_000);
  await saude.receive([relato(1)], CORRETORA);
  expect(entregues).toHaveLength(3);
});

it('reports an address without parcel once a minute, only for served pages and only when the current map does not have it', () => {
  const { saude, avisados, pass } = start();
  const menu = { servico: '@balcao/menu', rota: 'x' };
  const home = { servico: '@balcao/dashboard', rota: 'home' };
  const ditos = [home, { servico: Q, rota: 'orcamentos' }, { servico: 'qualquer', rota: null }, menu];
  saude.receiveSemDono(ditos, { aba: null });
  expect(avisados).toEqual([]);
  for (let vez = 0; vez < 3; vez += 1) saude.receiveSemDono(ditos, { aba: `aba-${vez}` });
  expect(avisados).toEqual([home]);
  pass(60_000);
  saude.receiveSemDono(ditos, { aba: 'aba-1' });
  expect(avisados).toEqual([home, home]);
});

describe('accepts reports only about builds the page was served', () => {
  const item = (construcao: string) => ({ servico: Q, construcao, nomes: [Q] });
  const alcance = { porcento: 0, assinaturas: ['corretora-a'], usuarios: [] };
  const canarios = { [Q]: { item: item('canario'), alcance, sal: 's', desde: '', sequencia: 2 } };
  const dita = { tipo: 'assinatura' as const, pessoas: [], montagens: 3, falhas: 3 };
  const said = async (construcao: string, quem: QuemRelata, mudancas: Partial<EstadoAmbiente> = {}) =>
    start(mudancas).saude.receive([relato(1, { construcao })], quem);

  it('not about a build that is not live', async () => {
    expect(await said('outra', CORRETORA)).toBe(0);
  });

  it('about a canary only from its audience', async () => {
    expect(await said('canario', CORRETORA, { canarios })).toBe(1);
    expect(await said('q1', CORRETORA, { canarios })).toBe(0);
    expect(await said('canario', { ...CORRETORA, origem: 'corretora-b' }, { canarios })).toBe(0);
    expect(await said('canario', { ...VISITANTE, origem: 'corretora-a' }, { canarios })).toBe(0);
  });

  it('not about a build that was reverted for them', async () => {
    const fixacoes = { 'corretora-a': { [Q]: { de: 'q1', para: item('q0'), ...dita } } };
    expect(await said('q1', CORRETORA, { fixacoes })).toBe(0);
    expect(await said('q0', CORRETORA, { fixacoes })).toBe(1);
    expect(await said('q1', VISITANTE, { fixacoes })).toBe(1);
  });
});

it('counts recent sessions by their last route', () => {
  let relogio = 0;
  const presenca = createPresenca(() => new Date(relogio));
  presenca.see({ guid: 'g1', assinaturaId: 'a1', rota: '/home' });
  presenca.see({ guid: 'g2', assinaturaId: 'a1', rota: '/home' });
  presenca.see({ guid: 'g3', assinaturaId: 'a2', rota: '/home' });
  presenca.see({ guid: 'g1', assinaturaId: 'a1', rota: '/multicalculo/orcamentos' });
  // a request for a map keeps the session and its route
  presenca.see({ guid: 'g2', assinaturaId: 'a1', rota: null });
  expect(presenca.publico()).toEqual({ assinaturas: 2, sessoes: 3, porRota: { '/home': 2, '/multicalculo/orcamentos': 1 } });
  relogio = 10 * 60_000;
  presenca.see({ guid: 'g3', assinaturaId: 'a2', rota: null });
  relogio = 16 * 60_000;
  expect(presenca.publico()).toEqual({ assinaturas: 1, sessoes: 1, porRota: { '/home': 1 } });
});

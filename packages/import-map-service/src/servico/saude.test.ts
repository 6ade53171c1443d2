import { construirDeTeste } from '../testing/construcao-de-teste.ts';
import { ANA, createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from '../testing/servico-de-teste.ts';
import type { Aviso } from './contexto.ts';
import type { Relato } from './saude.ts';

const Q = '@balcao/quoting';
const M = '@balcao/menu';
let teste: ServicoDeTeste;
let velha: string;
let nova: string;
const avisos: Aviso[] = [];
const live = async (servico = Q) => (await teste.servico.estado('local')).servicos[servico]?.construcao;
const failing = (construcao: string, servico = Q): Relato => ({
  servico,
  construcao,
  montagens: 10,
  falhas: 9,
  sessoes: ['s1', 's2', 's3', 's4', 's5'],
});
const healthy = (construcao: string, servico = Q): Relato => ({ servico, construcao, montagens: 500, falhas: 0, sessoes: [] });
const tell = (...relatos: Relato[]) => teste.servico.relatarSaude('local', relatos);

beforeEach(async () => {
  avisos.length = 0;
  teste = await createServicoDeTeste({ avisar: async (aviso) => void avisos.push(aviso) });
  velha = (await teste.publicar(umaConstrucaoDe(Q, 'velha'))).id;
  await teste.publicar(umaConstrucaoDe(M, 'um'));
  nova = (await teste.registrar(umaConstrucaoDe(Q, 'nova'))).id;
  teste.passar(3_600_000);
});
afterEach(() => teste.close());

it('takes a crashing build back, that one alone, with the reason and a word to its owners', async () => {
  await teste.servico.implantar('local', { servico: Q, construcao: nova }, ANA);
  const menu = await live(M);
  expect(await tell(failing(nova), healthy(String(menu), M))).toMatchObject([{ servico: Q, de: nova, para: velha, sequencia: 4 }]);
  expect([await live(), await live(M)]).toEqual([velha, menu]);
  expect(await teste.servico.historico('local', { limite: 2 })).toMatchObject([
    { tipo: 'aviso', servico: Q, construcao: nova, donos: ['Ana'], texto: expect.stringContaining(nova) },
    {
      tipo: 'revertido',
      servico: Q,
      construcao: nova,
      autor: { id: 'sistema' },
      motivo: expect.stringMatching(/\S/),
      medida: { falhas: 9 },
    },
  ]);
  expect(avisos).toMatchObject([{ ambiente: 'local', servico: Q, construcao: nova, donos: ['Ana'] }]);
});

it('ends the canary of a crashing build and leaves everyone as they were', async () => {
  await teste.servico.implantar('local', { servico: Q, construcao: nova, canario: { porcento: 10 } }, ANA);
  expect(await tell(failing(nova), healthy(velha))).toMatchObject([{ coorte: 'canario', de: nova }]);
  expect([(await teste.servico.estado('local')).canarios, await live()]).toEqual([{}, velha]);
});

it('does not flap: what it took back is not deployed again by itself or by hand, and the build before is not judged at once', async () => {
  await teste.servico.implantar('local', { servico: Q, construcao: nova }, ANA);
  await tell(failing(nova));
  expect(await tell(failing(nova), failing(velha))).toEqual([]);
  await expect(teste.servico.implantar('local', { servico: Q, construcao: nova }, ANA)).rejects.toMatchObject({ codigo: 'quarentena' });
  expect(await live()).toBe(velha);
  await teste.servico.liberarQuarentena({ ambiente: 'local', servico: Q, construcao: nova, motivo: 'era a rede' }, ANA);
  await expect(teste.servico.implantar('local', { servico: Q, construcao: nova }, ANA)).resolves.toMatchObject({ mudou: true });
});

it('leaves a healthy build, and one that few saw fail', async () => {
  await teste.servico.implantar('local', { servico: Q, construcao: nova }, ANA);
  expect(await tell(healthy(nova))).toEqual([]);
  expect(await tell({ servico: Q, construcao: nova, montagens: 1, falhas: 1, sessoes: ['s1'] })).toEqual([]);
  expect(await live()).toBe(nova);
});

it('ignores reports of builds that are not live', async () => {
  expect(await tell(failing('f'.repeat(20)), failing('x', '@balcao/nada'))).toEqual([]);
});

it('does not go back to what would break another parcel: it tells the owners instead, once', async () => {
  const com = await teste.registrar(construirDeTeste({ servico: Q, exporta: ['bootstrap', 'mount', 'unmount', 'resumo'] }));
  await teste.servico.implantar('local', { servico: Q, construcao: com.id }, ANA);
  const menu = await teste.registrar(construirDeTeste({ servico: M, usa: { [Q]: ['resumo'] }, texto: 'usa o resumo' }));
  await teste.servico.implantar('local', { servico: M, construcao: menu.id }, ANA);
  expect(await tell(failing(com.id))).toEqual([]);
  await tell(failing(com.id));
  expect(await live()).toBe(com.id);
  expect(avisos).toHaveLength(1);
  expect(avisos[0]?.texto).toMatch(/quebraria outra parcela/);
});

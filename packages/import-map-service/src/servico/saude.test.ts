import { buildForTest } from '../testing/construcao-de-teste.ts';
import { deDuasCorretoras, deUmaCorretora, umRelato } from '../testing/relatos.ts';
import { ANA, createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from '../testing/servico-de-teste.ts';
import type { Aviso } from './contexto.ts';
import type { Carga } from './mapas.ts';
import type { Relato } from './saude.ts';

const Q = '@balcao/quoting';
const M = '@balcao/menu';
let teste: ServicoDeTeste;
let velha: string;
let nova: string;
const avisos: Aviso[] = [];
const live = async (servico = Q) => (await teste.servico.estado('local')).servicos[servico]?.construcao;
const tell = (...relatos: Relato[]) => teste.servico.reportSaude('local', relatos);
const deploy = (construcao: string, servico = Q) => teste.servico.deployConstrucao('local', { servico, construcao }, ANA);
/** Build a subscription gets. */
const buildOf = async (assinaturaId: string, servico = Q) => {
  const { carga } = await teste.servico.mapaPara('local', { assinaturaId, usuarioId: 'u' });
  return (JSON.parse(carga) as Carga).servicos[servico];
};

beforeEach(async () => {
  avisos.length = 0;
  teste = await createServicoDeTeste({ notifyDonos: async (aviso) => void avisos.push(aviso) });
  velha = (await teste.publish(umaConstrucaoDe(Q, 'velha'))).id;
  await teste.publish(umaConstrucaoDe(M, 'um'));
  nova = (await teste.register(umaConstrucaoDe(Q, 'nova'))).id;
  teste.passTime(3_600_000);
});
afterEach(() => teste.close());

it('reverts only the crashing build, records the reason and notifies its owners', async () => {
  await deploy(nova);
  const menu = await live(M);
  const voltas = await tell(...deDuasCorretoras(Q, nova), umRelato(M, String(menu), { falhou: false }));
  expect(voltas).toMatchObject([{ servico: Q, de: nova, para: velha, assinatura: null, sequencia: 4 }]);
  expect([await live(), await live(M)]).toEqual([velha, menu]);
  expect(await teste.servico.historico('local', { limite: 2 })).toMatchObject([
    { tipo: 'aviso', servico: Q, construcao: nova, donos: ['Ana'], texto: expect.stringContaining(nova) },
    {
      tipo: 'revertido',
      servico: Q,
      construcao: nova,
      autor: { id: 'sistema' },
      motivo: expect.stringMatching(/basta 100 para 1/),
      medida: { falhas: 6, montagens: 6, origens: 2, tolerada: 0.1 },
    },
  ]);
  expect(avisos).toMatchObject([{ ambiente: 'local', servico: Q, construcao: nova, donos: ['Ana'] }]);
});

it('reverts for one subscription only, and does not change anyone else’s map', async () => {
  await deploy(nova);
  const mil = Array.from({ length: 1_000 }, (_, qual) => umRelato(Q, nova, { aba: `aba-${qual}`, pessoa: `pessoa ${qual}` }));
  for (let inicio = 0; inicio < mil.length; inicio += 100) await tell(...mil.slice(inicio, inicio + 100));
  expect([await live(), await buildOf('corretora-a'), await buildOf('corretora-b')]).toEqual([nova, velha, nova]);
  expect((await teste.servico.estado('local')).quarentena).toEqual({});
  expect(await teste.servico.historico('local', { tipos: ['fixado', 'revertido', 'aviso'] })).toMatchObject([
    { tipo: 'aviso', texto: expect.stringContaining('só para uma corretora') },
    { tipo: 'fixado', servico: Q, construcao: nova, para: { construcao: velha }, assinatura: 'corretora-a', autor: { id: 'sistema' } },
  ]);
});

it('reverts for everyone when a second subscription agrees, even long after the first', async () => {
  await deploy(nova);
  await tell(...deUmaCorretora(Q, nova));
  teste.passTime(3_600_000);
  expect(await tell(...deUmaCorretora(Q, nova, { origem: 'corretora-b' }))).toMatchObject([{ assinatura: null, de: nova, para: velha }]);
  const { quarentena, fixacoes } = await teste.servico.estado('local');
  expect([await live(), quarentena, fixacoes]).toEqual([velha, { [Q]: [nova] }, {}]);
});

it('reverts for everyone on reports of internal support', async () => {
  await deploy(nova);
  expect(await tell(...deUmaCorretora(Q, nova, { origem: 'suporte', tipo: 'interno' }))).toMatchObject([{ assinatura: null }]);
});

it('gives the next build also to a subscription that was reverted alone, and keeps reverting while the kill switch is on', async () => {
  await deploy(nova);
  await tell(...deUmaCorretora(Q, nova));
  await teste.servico.switchChaveGeral({ ambiente: 'local', ligada: true, motivo: 'incidente' }, ANA);
  expect(await buildOf('corretora-a')).toBe(velha);
  const outra = (await teste.register(umaConstrucaoDe(Q, 'outra'))).id;
  await deploy(outra);
  expect(await buildOf('corretora-a')).toBe(outra);
});

it('counts a tab once per build and minute', async () => {
  await deploy(nova);
  for (let vez = 0; vez < 50; vez++) expect(await tell(umRelato(Q, nova))).toEqual([]);
  teste.passTime(60_000);
  expect(await tell(umRelato(Q, nova))).toEqual([]);
  teste.passTime(60_000);
  expect(await tell(umRelato(Q, nova))).toMatchObject([{ assinatura: 'corretora-a', medida: { montagens: 3, falhas: 3 } }]);
});

it('ends the canary of a crashing build without affecting the live build; a single failing subscription only leaves the canary', async () => {
  await teste.servico.deployConstrucao(
    'local',
    { servico: Q, construcao: nova, canario: { assinaturas: ['corretora-a', 'corretora-b'] } },
    ANA,
  );
  await tell(...deUmaCorretora(Q, nova));
  expect([await buildOf('corretora-a'), await buildOf('corretora-b')]).toEqual([velha, nova]);
  expect(await tell(...deUmaCorretora(Q, nova, { origem: 'corretora-b' }))).toMatchObject([{ coorte: 'canario', de: nova }]);
  expect([(await teste.servico.estado('local')).canarios, await live()]).toEqual([{}, velha]);
});

it('does not flap: a reverted build is not deployed again, automatically or by hand, until it is released', async () => {
  await deploy(nova);
  await tell(...deDuasCorretoras(Q, nova));
  await expect(deploy(nova)).rejects.toMatchObject({ codigo: 'quarentena' });
  expect(await live()).toBe(velha);
  await teste.servico.releaseQuarentena({ ambiente: 'local', servico: Q, construcao: nova, motivo: 'era a rede' }, ANA);
  await expect(deploy(nova)).resolves.toMatchObject({ mudou: true });
});

it('protects a parcel again at once: the next crashing build is reverted too', async () => {
  await deploy(nova);
  await tell(...deDuasCorretoras(Q, nova));
  const outra = (await teste.register(umaConstrucaoDe(Q, 'outra'))).id;
  await deploy(outra);
  expect(await tell(...deDuasCorretoras(Q, outra))).toMatchObject([{ de: outra, para: velha }]);
  expect(await live()).toBe(velha);
});

it('keeps a healthy build, and one with few failures', async () => {
  await deploy(nova);
  expect(await tell(umRelato(Q, nova, { falhou: false }))).toEqual([]);
  expect(await tell(umRelato(Q, nova, { aba: 'outra' }))).toEqual([]);
  expect([await live(), await buildOf('corretora-a')]).toEqual([nova, nova]);
});

it('ignores reports of builds that are not live', async () => {
  expect(await tell(...deDuasCorretoras(Q, 'f'.repeat(20)), ...deDuasCorretoras('@balcao/nada', 'x'))).toEqual([]);
});

it('keeps the files of a build pinned for one subscription', async () => {
  await deploy(nova);
  await tell(...deUmaCorretora(Q, nova));
  teste.passTime(30 * 86_400_000);
  expect((await teste.servico.clearArquivos()).filter((caminho) => caminho.startsWith('quoting/'))).toEqual([]);
});

it('does not revert when that would break another parcel, for everyone or for one subscription; it notifies the owners once instead', async () => {
  const com = await teste.register(buildForTest({ servico: Q, exporta: ['bootstrap', 'mount', 'unmount', 'resumo'] }));
  await deploy(com.id);
  const menu = await teste.register(buildForTest({ servico: M, usa: { [Q]: ['resumo'] }, texto: 'usa o resumo' }));
  await deploy(menu.id, M);
  expect(await tell(...deUmaCorretora(Q, com.id))).toEqual([]);
  expect(await tell(...deDuasCorretoras(Q, com.id))).toEqual([]);
  expect([await live(), await buildOf('corretora-a')]).toEqual([com.id, com.id]);
  expect(avisos).toHaveLength(1);
  expect(avisos[0]?.texto).toMatch(/quebraria outro módulo/);
});

describe('a reverted build deployed again by hand', () => {
  const tabs = (construcao: string, quantas: number, falhou: boolean) =>
    Array.from({ length: quantas }, (_, qual) => umRelato(Q, construcao, { aba: `aba-${falhou}-${qual}`, falhou }));

  it.each([
    ['on its first day', 0],
    ['after a year', 365 * 24 * 3_600_000],
  ])('is not reverted because of the few tabs it failed in before, %s', async (_, idade) => {
    teste.passTime(idade);
    await tell(...tabs(velha, 100, false), ...tabs(velha, 3, true));
    await deploy(nova);
    await deploy(velha);
    expect(await tell(umRelato(Q, velha, { aba: 'mais uma' }))).toEqual([]);
    expect([await live(), await buildOf('corretora-a')]).toEqual([velha, velha]);
  });

  it('does not get a longer trial', async () => {
    teste.passTime(365 * 24 * 3_600_000);
    await deploy(nova);
    await deploy(velha);
    expect(await tell(...deUmaCorretora(Q, velha))).toEqual([]);
  });
});

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Concessao } from '../registro/registro.model.ts';
import { deDuasCorretoras } from '../testing/relatos.ts';
import { chamar } from '../testing/chamar.ts';
import { construirDeTeste } from '../testing/construcao-de-teste.ts';
import { ANA, BETO, createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from '../testing/servico-de-teste.ts';
import type { Aviso } from './contexto.ts';

const Q = '@balcao/quoting';
const DIA_MS = 86_400_000;
const AUSENTES = { status: 409, codigo: 'arquivos-ausentes' };
let teste: ServicoDeTeste;
const avisos: Aviso[] = [];
beforeEach(async () => {
  avisos.length = 0;
  teste = await createServicoDeTeste({ avisar: async (aviso) => void avisos.push(aviso) });
});
afterEach(() => teste.close());

const deploy = (construcao: string, mais: object = {}) => teste.servico.implantar('local', { servico: Q, construcao, ...mais }, ANA);
const register = (texto: string) => teste.registrar(umaConstrucaoDe(Q, texto));
const live = async () => (await teste.servico.estado('local')).servicos[Q]?.construcao;
const pathOf = ({ modulos }: { modulos: readonly { dir: string; file: string }[] }) =>
  modulos.map(({ dir, file }) => `${dir}/${file}`)[0] ?? '';
const isServed = async (caminho: string) => (await teste.servico.lerArquivo(caminho)) !== null;
/** As a shelf that somebody emptied by hand, or an installation that took its files along. */
const lose = (caminho: string) => rm(join(teste.pasta, 'arquivos', caminho));

/** Files carry the real clock's time: the test's own starts years after them. */
const ANOS_MS = 50 * 365 * DIA_MS;

it('serves a replaced build for seven days, though nobody started anything anew, and then no more', async () => {
  teste.passar(ANOS_MS);
  const antiga = await register('antiga');
  await deploy(antiga.id);
  teste.passar(30 * DIA_MS);
  await deploy((await register('nova')).id);
  teste.passar(7 * DIA_MS);
  expect([await teste.servico.limparArquivos(), await isServed(pathOf(antiga))]).toEqual([[], true]);
  teste.passar(1_000);
  expect([await teste.servico.limparArquivos(), await isServed(pathOf(antiga))]).toEqual([[pathOf(antiga)], false]);
});

it('clears the shelf by itself soon after it starts, and once a day', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
  const outro = await createServicoDeTeste();
  /** Files are real: their turns are waited for, not their time. */
  const becomesGone = async (caminho: string, voltas = 3_000): Promise<boolean> => {
    for (let vez = 0; vez < voltas; vez++) {
      if ((await outro.servico.lerArquivo(caminho)) === null) return true;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return false;
  };
  try {
    const primeira = pathOf(await outro.registrar(umaConstrucaoDe(Q, 'órfã')));
    outro.passar(ANOS_MS);
    jest.advanceTimersByTime(4 * 60_000);
    expect(await becomesGone(primeira, 100)).toBe(false);
    jest.advanceTimersByTime(60_000);
    expect(await becomesGone(primeira)).toBe(true);
    const segunda = pathOf(await outro.registrar(umaConstrucaoDe('@balcao/menu', 'órfã')));
    outro.passar(30 * DIA_MS);
    jest.advanceTimersByTime(DIA_MS);
    expect([await becomesGone(segunda), outro.erros]).toEqual([true, []]);
  } finally {
    jest.useRealTimers();
    await outro.close();
  }
});

it('removes nothing while a log cannot be followed: what it says is in use is not known', async () => {
  const antiga = await register('antiga');
  await deploy(antiga.id);
  await deploy((await register('nova')).id);
  const outro = await createServicoDeTeste({}, teste.pasta);
  await rm(join(teste.pasta, 'registro', 'local', '000000001.json'));
  outro.passar(ANOS_MS);
  await expect(outro.servico.limparArquivos()).rejects.toMatchObject({ status: 503, codigo: 'registro-corrompido' });
  expect(await isServed(pathOf(antiga))).toBe(true);
  await outro.close();
});

it('keeps what an address published by hand leads to, and for a week what it led to', async () => {
  teste.passar(ANOS_MS);
  const upload = async (texto: string) => {
    const { arquivos, url } = construirDeTeste({ servico: Q, texto });
    for (const [caminho, bytes] of Object.entries(arquivos)) await teste.servico.enviarArquivo({ caminho, bytes }, ANA);
    return { url, caminho: Object.keys(arquivos)[0] ?? '' };
  };
  const publish = async (url: string) => {
    const { status } = await chamar(teste, 'PATCH /services?env=local', { corpo: { service: Q, url } });
    expect(status).toBe(200);
  };
  const [uma, outra] = [await upload('à mão'), await upload('à mão, outra')];
  await publish(uma.url);
  teste.passar(30 * DIA_MS);
  expect([await teste.servico.limparArquivos(), await isServed(uma.caminho)]).toEqual([[], true]);
  await publish(outra.url);
  await chamar(teste, `DELETE /services/${encodeURIComponent(Q)}?env=local`);
  teste.passar(6 * DIA_MS);
  expect(await teste.servico.limparArquivos()).toEqual([]);
  teste.passar(2 * DIA_MS);
  expect((await teste.servico.limparArquivos()).toSorted()).toEqual([uma.caminho, outra.caminho].toSorted());
});

describe('a build whose files are gone', () => {
  let antiga: { id: string; caminho: string; url: string };
  let nova: string;
  beforeEach(async () => {
    const construcao = umaConstrucaoDe(Q, 'antiga');
    const registrada = await teste.registrar(construcao);
    antiga = { id: registrada.id, caminho: pathOf(registrada), url: construcao.url };
    await deploy(antiga.id);
    nova = (await register('nova')).id;
    await deploy(nova);
    await lose(antiga.caminho);
  });
  afterEach(async () => expect(await live()).toBe(nova));

  it('is not deployed, to everybody or to some, nor gone back to: the sentence names the files', async () => {
    const refused = { ...AUSENTES, message: expect.stringContaining('já não são servidos'), detalhes: { arquivos: [antiga.caminho] } };
    await expect(deploy(antiga.id)).rejects.toMatchObject(refused);
    await expect(deploy(antiga.id, { canario: { porcento: 5 } })).rejects.toMatchObject(refused);
    await expect(teste.servico.retornar('local', { servico: Q, para: antiga.id }, ANA)).rejects.toMatchObject(refused);
  });

  it('is not deployed by its address either', async () => {
    const { status, corpo } = await chamar(teste, 'PATCH /services?env=local', { corpo: { service: Q, url: antiga.url } });
    expect([status, corpo]).toEqual([409, expect.objectContaining({ codigo: 'arquivos-ausentes' })]);
  });

  it('is not lent', async () => {
    const concessao: Concessao = {
      id: 'c1',
      para: { tipo: 'usuario', id: 'u1' },
      construcoes: { [Q]: antiga.id },
      sessao: 's',
      expiraEm: new Date(teste.agora().getTime() + 60_000).toISOString(),
    };
    await expect(teste.servico.criarConcessao({ ambiente: 'local', concessao, motivo: 'ver' }, ANA)).rejects.toMatchObject(AUSENTES);
  });

  it('is not what a failing build goes back to: its owners are told instead', async () => {
    teste.passar(3_600_000);
    expect(await teste.servico.relatarSaude('local', deDuasCorretoras(Q, nova))).toEqual([]);
    expect(avisos).toMatchObject([{ construcao: nova, texto: expect.stringContaining('já não são servidos') }]);
  });
});

it('is not approved when its files left while it waited', async () => {
  const ui = construirDeTeste({ servico: '@balcao/ui', exporta: ['Button'] });
  const registrada = await teste.registrar(ui);
  const { pendente } = await teste.servico.implantar('local', { servico: '@balcao/ui', construcao: registrada.id }, ANA);
  await lose(pathOf(registrada));
  await expect(teste.servico.aprovar('local', String(pendente), BETO)).rejects.toMatchObject(AUSENTES);
});

it('lists builds that nobody ever had', async () => {
  const orfa = await register('órfã');
  const { orfas } = await teste.servico.inventario(30);
  expect(orfas.map(({ servico, construcao }) => [servico, construcao])).toEqual([[Q, orfa.id]]);
});

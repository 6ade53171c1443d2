import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Concessao } from '../registro/registro.model.ts';
import { deDuasCorretoras } from '../testing/relatos.ts';
import { callApi } from '../testing/call-api.ts';
import { buildForTest } from '../testing/construcao-de-teste.ts';
import { ANA, BETO, createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from '../testing/servico-de-teste.ts';
import type { Aviso } from './contexto.ts';

const Q = '@balcao/quoting';
const DIA_MS = 86_400_000;
const AUSENTES = { status: 409, codigo: 'arquivos-ausentes' };
let teste: ServicoDeTeste;
const avisos: Aviso[] = [];
beforeEach(async () => {
  avisos.length = 0;
  teste = await createServicoDeTeste({ notifyDonos: async (aviso) => void avisos.push(aviso) });
});
afterEach(() => teste.close());

const deploy = (construcao: string, mais: object = {}) => teste.servico.deployConstrucao('local', { servico: Q, construcao, ...mais }, ANA);
const register = (texto: string) => teste.register(umaConstrucaoDe(Q, texto));
const live = async () => (await teste.servico.estado('local')).servicos[Q]?.construcao;
const pathOf = ({ modulos }: { modulos: readonly { dir: string; file: string }[] }) =>
  modulos.map(({ dir, file }) => `${dir}/${file}`)[0] ?? '';
const isServed = async (caminho: string) => (await teste.servico.readArquivo(caminho)) !== null;
/** Deletes a stored file, as if by hand or by a new installation. */
const lose = (caminho: string) => rm(join(teste.pasta, 'arquivos', caminho));

/** Files have the real clock's time, so the test's clock starts years later. */
const ANOS_MS = 50 * 365 * DIA_MS;

it('serves a replaced build for seven days without a restart, and then removes it', async () => {
  teste.passTime(ANOS_MS);
  const antiga = await register('antiga');
  await deploy(antiga.id);
  teste.passTime(30 * DIA_MS);
  await deploy((await register('nova')).id);
  teste.passTime(7 * DIA_MS);
  expect([await teste.servico.clearArquivos(), await isServed(pathOf(antiga))]).toEqual([[], true]);
  teste.passTime(1_000);
  expect([await teste.servico.clearArquivos(), await isServed(pathOf(antiga))]).toEqual([[pathOf(antiga)], false]);
});

it('removes old files soon after it starts, and once a day', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
  const outro = await createServicoDeTeste();
  /** Files are real, so the test waits for event loop turns, not for time. */
  const becomesGone = async (caminho: string, voltas = 3_000): Promise<boolean> => {
    for (let vez = 0; vez < voltas; vez++) {
      if ((await outro.servico.readArquivo(caminho)) === null) return true;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return false;
  };
  try {
    const primeira = pathOf(await outro.register(umaConstrucaoDe(Q, 'órfã')));
    outro.passTime(ANOS_MS);
    jest.advanceTimersByTime(4 * 60_000);
    expect(await becomesGone(primeira, 100)).toBe(false);
    jest.advanceTimersByTime(60_000);
    expect(await becomesGone(primeira)).toBe(true);
    const segunda = pathOf(await outro.register(umaConstrucaoDe('@balcao/menu', 'órfã')));
    outro.passTime(30 * DIA_MS);
    jest.advanceTimersByTime(DIA_MS);
    expect([await becomesGone(segunda), outro.erros]).toEqual([true, []]);
  } finally {
    jest.useRealTimers();
    await outro.close();
  }
});

it('removes nothing while a log cannot be read, because the files in use are unknown', async () => {
  const antiga = await register('antiga');
  await deploy(antiga.id);
  await deploy((await register('nova')).id);
  const outro = await createServicoDeTeste({}, teste.pasta);
  await rm(join(teste.pasta, 'registro', 'local', '000000001.json'));
  outro.passTime(ANOS_MS);
  await expect(outro.servico.clearArquivos()).rejects.toMatchObject({ status: 503, codigo: 'registro-corrompido' });
  expect(await isServed(pathOf(antiga))).toBe(true);
  await outro.close();
});

it('keeps files that a published address points to, and for a week those it pointed to', async () => {
  teste.passTime(ANOS_MS);
  const upload = async (texto: string) => {
    const { arquivos, url } = buildForTest({ servico: Q, texto });
    for (const [caminho, bytes] of Object.entries(arquivos)) await teste.servico.uploadArquivo({ caminho, bytes }, ANA);
    return { url, caminho: Object.keys(arquivos)[0] ?? '' };
  };
  const publish = async (url: string) => {
    const { status } = await callApi(teste, 'PATCH /services?env=local', { corpo: { service: Q, url } });
    expect(status).toBe(200);
  };
  const [uma, outra] = [await upload('à mão'), await upload('à mão, outra')];
  await publish(uma.url);
  teste.passTime(30 * DIA_MS);
  expect([await teste.servico.clearArquivos(), await isServed(uma.caminho)]).toEqual([[], true]);
  await publish(outra.url);
  await callApi(teste, `DELETE /services/${encodeURIComponent(Q)}?env=local`);
  teste.passTime(6 * DIA_MS);
  expect(await teste.servico.clearArquivos()).toEqual([]);
  teste.passTime(2 * DIA_MS);
  expect((await teste.servico.clearArquivos()).toSorted()).toEqual([uma.caminho, outra.caminho].toSorted());
});

describe('a build whose files were removed', () => {
  let antiga: { id: string; caminho: string; url: string };
  let nova: string;
  beforeEach(async () => {
    const construcao = umaConstrucaoDe(Q, 'antiga');
    const registrada = await teste.register(construcao);
    antiga = { id: registrada.id, caminho: pathOf(registrada), url: construcao.url };
    await deploy(antiga.id);
    nova = (await register('nova')).id;
    await deploy(nova);
    await lose(antiga.caminho);
  });
  afterEach(async () => expect(await live()).toBe(nova));

  it('is not deployed to all or to a canary, nor rolled back to, and the refusal names the files', async () => {
    const refused = { ...AUSENTES, message: expect.stringContaining('já não são servidos'), detalhes: { arquivos: [antiga.caminho] } };
    await expect(deploy(antiga.id)).rejects.toMatchObject(refused);
    await expect(deploy(antiga.id, { canario: { porcento: 5 } })).rejects.toMatchObject(refused);
    await expect(teste.servico.rollBack('local', { servico: Q, para: antiga.id }, ANA)).rejects.toMatchObject(refused);
  });

  it('is not deployed by its address either', async () => {
    const { status, corpo } = await callApi(teste, 'PATCH /services?env=local', { corpo: { service: Q, url: antiga.url } });
    expect([status, corpo]).toEqual([409, expect.objectContaining({ codigo: 'arquivos-ausentes' })]);
  });

  it('is not granted by support', async () => {
    const concessao: Concessao = {
      id: 'c1',
      para: { tipo: 'usuario', id: 'u1' },
      construcoes: { [Q]: antiga.id },
      sessao: 's',
      expiraEm: new Date(teste.agora().getTime() + 60_000).toISOString(),
    };
    await expect(teste.servico.createConcessao({ ambiente: 'local', concessao, motivo: 'ver' }, ANA)).rejects.toMatchObject(AUSENTES);
  });

  it('is not the target of an automatic revert; the owners are notified instead', async () => {
    teste.passTime(3_600_000);
    expect(await teste.servico.reportSaude('local', deDuasCorretoras(Q, nova))).toEqual([]);
    expect(avisos).toMatchObject([{ construcao: nova, texto: expect.stringContaining('já não são servidos') }]);
  });
});

it('is not approved when its files were removed while it waited', async () => {
  const ui = buildForTest({ servico: '@balcao/ui', exporta: ['Button'] });
  const registrada = await teste.register(ui);
  const { pendente } = await teste.servico.deployConstrucao('local', { servico: '@balcao/ui', construcao: registrada.id }, ANA);
  await lose(pathOf(registrada));
  await expect(teste.servico.approvePendente('local', String(pendente), BETO)).rejects.toMatchObject(AUSENTES);
});

it('lists builds that were never live', async () => {
  const orfa = await register('órfã');
  const { orfas } = await teste.servico.inventario(30);
  expect(orfas.map(({ servico, construcao }) => [servico, construcao])).toEqual([[Q, orfa.id]]);
});

import { readdir, truncate, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ANA, createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from '../testing/servico-de-teste.ts';
import { createChaveiro } from '../assinatura/assinatura.ts';
import type { Carga, MapaAssinado } from './mapas.ts';

const Q = '@balcao/quoting';
const DIA_MS = 86_400_000;
let teste: ServicoDeTeste;
const read = ({ carga }: MapaAssinado): Carga => JSON.parse(carga) as Carga;
const mapOf = async (quem: object = {}) => read(await teste.servico.mapaPara('local', quem));

beforeEach(async () => {
  teste = await createServicoDeTeste();
});
afterEach(() => teste.close());

it('is signed byte for byte, for one environment and one day', async () => {
  const { id } = await teste.publish(umaConstrucaoDe(Q, 'um'));
  const assinado = await teste.servico.mapaPara('local', {});
  const carga = read(assinado);
  expect(carga).toMatchObject({ ambiente: 'local', sequencia: 1, retornoAcimaDe: null, servicos: { [Q]: id } });
  expect(Date.parse(carga.expiraEm) - Date.parse(carga.emitidoEm)).toBe(DIA_MS);
  expect(carga.mapa.imports[Q]).toMatch(/^\/modules\/quoting\/quoting\.\w+\.js$/);
  expect(carga.mapa.integrity[String(carga.mapa.imports[Q])]).toMatch(/^sha/);
  const chaveiro = createChaveiro({ pasta: teste.pasta });
  expect(await chaveiro.verify('local', assinado.carga, assinado.assinatura)).toBe(true);
  expect(await chaveiro.verify('staging', assinado.carga, assinado.assinatura)).toBe(false);
  expect(await chaveiro.verify('local', assinado.carga.replace('"local"', '"stagi"'), assinado.assinatura)).toBe(false);
});

it('is the same text for everyone with the same composition, and is signed again before it expires', async () => {
  await teste.publish(umaConstrucaoDe(Q, 'um'));
  const [primeiro, segundo] = [await teste.servico.mapaPara('local', { assinaturaId: 'a' }), await teste.servico.mapaPara('local', {})];
  expect(segundo).toEqual(primeiro);
  teste.passTime(2 * 3_600_000);
  const depois = read(await teste.servico.mapaPara('local', {}));
  expect([depois.digest, depois.emitidoEm]).toEqual([read(primeiro).digest, teste.agora().toISOString()]);
});

it('contains a named build for a user with a grant, with a different digest', async () => {
  const { id: velha } = await teste.publish(umaConstrucaoDe(Q, 'velha'));
  const { id: nova } = await teste.register(umaConstrucaoDe(Q, 'nova'));
  const [deTodos, dele] = [await mapOf(), await mapOf({ construcoes: { [Q]: nova } })];
  expect([deTodos.servicos[Q], dele.servicos[Q]]).toEqual([velha, nova]);
  expect(dele.digest).not.toBe(deTodos.digest);
  expect(await mapOf({ construcoes: { [Q]: nova } })).toEqual(dele);
});

it('gives the live map to a user whose granted build no longer exists', async () => {
  const { id } = await teste.publish(umaConstrucaoDe(Q, 'um'));
  expect((await mapOf({ construcoes: { [Q]: 'f'.repeat(20) } })).servicos[Q]).toBe(id);
});

it('shows the composition of a past moment, marked as such', async () => {
  const { id: primeira } = await teste.publish(umaConstrucaoDe(Q, 'um'));
  const entao = teste.agora();
  teste.passTime(60_000);
  await teste.publish(umaConstrucaoDe(Q, 'dois'));
  const passado = read(await teste.servico.mapaEm('local', entao, {}));
  expect(passado).toMatchObject({ sequencia: 1, momento: entao.toISOString(), servicos: { [Q]: primeira } });
  expect((await mapOf()).momento).toBeUndefined();
  await expect(teste.servico.mapaEm('local', new Date(entao.getTime() - 1), {})).rejects.toMatchObject({ codigo: 'sem-historico' });
});

describe('with the storage damaged', () => {
  const damage = async (arrange: (pasta: string) => Promise<void>) => {
    await arrange(teste.pasta);
    const outro = await createServicoDeTeste({}, teste.pasta);
    return outro;
  };

  it('a truncated last entry keeps the previous map served, at start and later, and refuses writes', async () => {
    const { id } = await teste.publish(umaConstrucaoDe(Q, 'um'));
    const segunda = await teste.publish(umaConstrucaoDe(Q, 'dois'));
    const outro = await damage((pasta) => truncate(join(pasta, 'registro/local/000000002.json'), 30));
    expect(read(await outro.servico.mapaPara('local', {}))).toMatchObject({ sequencia: 1, servicos: { [Q]: id } });
    const terceira = await outro.register(umaConstrucaoDe(Q, 'três'));
    await expect(outro.servico.deployConstrucao('local', { servico: Q, construcao: terceira.id }, ANA)).rejects.toMatchObject({
      status: 503,
      codigo: 'registro-corrompido',
    });
    // a process that had read the entry before the damage keeps it
    expect((await mapOf()).servicos[Q]).toBe(segunda.id);
    await outro.close();
  });

  it('a build missing in the storage falls back to the newest map that can be composed', async () => {
    const { id } = await teste.publish(umaConstrucaoDe(Q, 'um'));
    const segunda = await teste.publish(umaConstrucaoDe(Q, 'dois'));
    const outro = await damage((pasta) => unlink(join(pasta, 'construcoes', encodeURIComponent(Q), `${segunda.id}.json`)));
    expect(read(await outro.servico.mapaPara('local', {}))).toMatchObject({ sequencia: 1, servicos: { [Q]: id } });
    expect(outro.erros).toHaveLength(1);
    await outro.close();
  });

  it('reports when no map can be composed at all', async () => {
    await teste.publish(umaConstrucaoDe(Q, 'um'));
    const outro = await damage(async (pasta) => {
      const builds = join(pasta, 'construcoes', encodeURIComponent(Q));
      for (const nome of await readdir(builds)) await unlink(join(builds, nome));
    });
    await expect(outro.servico.mapaPara('local', {})).rejects.toMatchObject({ status: 503, codigo: 'sem-mapa' });
    await outro.close();
  });
});

it('another process over the same storage has the new map within half a second', async () => {
  await teste.publish(umaConstrucaoDe(Q, 'um'));
  const outro = await createServicoDeTeste({}, teste.pasta);
  await outro.servico.mapaPara('local', {});
  const soube = new Promise<number>((resolve) => outro.servico.onChange('local', ({ sequencia }) => resolve(sequencia)));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const inicio = Date.now();
  const { id } = await teste.publish(umaConstrucaoDe(Q, 'dois'));
  expect(await soube).toBe(2);
  expect(Date.now() - inicio).toBeLessThan(700);
  expect(read(await outro.servico.mapaPara('local', {})).servicos[Q]).toBe(id);
  await outro.close();
});

it('an empty environment has an empty map', async () => {
  expect(read(await teste.servico.mapaPara('production', {})).mapa).toMatchObject({ imports: {}, scopes: {} });
});

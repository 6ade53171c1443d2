import { buildForTest } from '../testing/construcao-de-teste.ts';
import { ANA, BETO, createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from '../testing/servico-de-teste.ts';
import type { Autor } from './autor.ts';

const Q = '@balcao/quoting';
let teste: ServicoDeTeste;
beforeEach(async () => {
  teste = await createServicoDeTeste();
});
afterEach(() => teste.close());

const live = async (servico = Q, ambiente = 'local') => (await teste.servico.estado(ambiente)).servicos[servico]?.construcao;
const sequence = async (ambiente = 'local') => (await teste.servico.estado(ambiente)).sequencia;

it('makes a registered build live, with its date, and records it', async () => {
  const { id: construcao } = await teste.register(umaConstrucaoDe(Q, 'um'));
  const feita = await teste.servico.deployConstrucao('local', { servico: Q, construcao, motivo: 'correção' }, ANA);
  expect(feita).toMatchObject({ sequencia: 1, mudou: true, pendente: null });
  expect(await live()).toBe(construcao);
  expect(await teste.servico.historico('local')).toMatchObject([
    { tipo: 'publicado', autor: { id: 'ana', nome: 'Ana' }, motivo: 'correção', itens: [{ servico: Q, construcao }] },
  ]);
});

it('writes nothing when the build is already live', async () => {
  const { id: construcao } = await teste.publish(umaConstrucaoDe(Q, 'um'));
  const feita = await teste.servico.deployConstrucao('local', { servico: Q, construcao }, ANA);
  expect([feita.mudou, feita.sequencia, await sequence()]).toEqual([false, 1, 1]);
});

it('refuses an unregistered build and an unknown environment', async () => {
  await expect(teste.servico.deployConstrucao('local', { servico: Q, construcao: 'f'.repeat(20) }, ANA)).rejects.toMatchObject({
    status: 404,
    codigo: 'construcao-desconhecida',
  });
  const { id: construcao } = await teste.register(umaConstrucaoDe(Q, 'um'));
  await expect(teste.servico.deployConstrucao('producao', { servico: Q, construcao }, ANA)).rejects.toMatchObject({
    status: 404,
    codigo: 'ambiente-desconhecido',
  });
});

it('refuses when the map changed since the author read it', async () => {
  const { digest } = await teste.servico.estado('local');
  const { id: menu } = await teste.register(umaConstrucaoDe('@balcao/menu', 'um'));
  const { id: construcao } = await teste.register(umaConstrucaoDe(Q, 'um'));
  await teste.servico.deployConstrucao('local', { servico: '@balcao/menu', construcao: menu, esperado: digest }, BETO);
  await expect(teste.servico.deployConstrucao('local', { servico: Q, construcao, esperado: digest }, ANA)).rejects.toMatchObject({
    status: 409,
    codigo: 'mudou',
  });
  const { digest: novo } = await teste.servico.estado('local');
  await teste.servico.deployConstrucao('local', { servico: Q, construcao, esperado: novo }, ANA);
  expect(await live()).toBe(construcao);
});

it('supports a dry run', async () => {
  await teste.publish(umaConstrucaoDe(Q, 'um'));
  const { id: construcao } = await teste.register(umaConstrucaoDe(Q, 'dois'));
  const feita = await teste.servico.deployConstrucao('local', { servico: Q, construcao, simular: true }, ANA);
  expect(feita).toMatchObject({ mudou: true, sequencia: 1, impacto: { arquivosNovos: [expect.stringMatching(/^quoting\//)] } });
  expect([await live(), await sequence()]).not.toContain(construcao);
});

it('refuses a deploy that would break another parcel, and names it', async () => {
  await teste.publish(buildForTest({ servico: '@balcao/shared', exporta: ['call', 'emit'], dir: 'shared' }));
  await teste.publish(buildForTest({ servico: Q, usa: { '@balcao/shared': ['emit'] } }));
  const sem = buildForTest({ servico: '@balcao/shared', exporta: ['call'], texto: 'sem emit' });
  const { id: construcao } = await teste.register(sem);
  await expect(teste.servico.deployConstrucao('local', { servico: '@balcao/shared', construcao }, ANA)).rejects.toMatchObject({
    status: 409,
    codigo: 'contrato',
    detalhes: { quebras: [expect.objectContaining({ consumidor: Q, fornecedor: '@balcao/shared' })] },
  });
  expect(await sequence()).toBe(2);
});

it('does not attribute earlier breakages to a deploy', async () => {
  await teste.publish(buildForTest({ servico: Q, usa: { '@balcao/nada': ['x'] } }));
  const { id: construcao } = await teste.register(umaConstrucaoDe('@balcao/menu', 'um'));
  await expect(teste.servico.deployConstrucao('local', { servico: '@balcao/menu', construcao }, ANA)).resolves.toMatchObject({
    mudou: true,
  });
});

it('a frozen environment refuses deploys but allows rollbacks', async () => {
  const antes = await teste.publish(umaConstrucaoDe(Q, 'um'));
  const { id: construcao } = await teste.publish(umaConstrucaoDe(Q, 'dois'));
  await teste.servico.freeze({ ambiente: 'local', motivo: 'fim de mês' }, ANA);
  const outra = await teste.register(umaConstrucaoDe(Q, 'três'));
  await expect(teste.servico.deployConstrucao('local', { servico: Q, construcao: outra.id }, BETO)).rejects.toMatchObject({ status: 423 });
  expect(await live()).toBe(construcao);
  await teste.servico.rollBack('local', { servico: Q, motivo: 'falhas' }, BETO);
  expect(await live()).toBe(antes.id);
  await teste.servico.unfreeze({ ambiente: 'local', motivo: null }, ANA);
  await teste.servico.deployConstrucao('local', { servico: Q, construcao: outra.id }, BETO);
  expect(await live()).toBe(outra.id);
});

describe('shared services need two people', () => {
  const deploy = async (servico: string, autor: Autor = ANA) => {
    const { id: construcao } = await teste.register(
      buildForTest({ servico, exporta: ['default'], ...(servico === 'vendor/react' && { nomes: ['react'] }) }),
    );
    return { construcao, ...(await teste.servico.deployConstrucao('local', { servico, construcao, motivo: 'nova' }, autor)) };
  };

  it.each(['@balcao/root-config', '@balcao/shared', '@balcao/ui', 'vendor/react'])('%s waits for another person', async (servico) => {
    const { pendente, mudou, construcao } = await deploy(servico);
    expect([typeof pendente, mudou, await live(servico)]).toEqual(['string', false, undefined]);
    await expect(teste.servico.approvePendente('local', String(pendente), ANA)).rejects.toMatchObject({
      status: 403,
      codigo: 'mesma-pessoa',
    });
    await teste.servico.approvePendente('local', String(pendente), BETO);
    expect(await live(servico)).toBe(construcao);
    expect(await teste.servico.historico('local', { limite: 1 })).toMatchObject([
      { tipo: 'aprovado', autor: { id: 'beto' }, motivo: 'nova' },
    ]);
    await expect(teste.servico.approvePendente('local', String(pendente), BETO)).rejects.toMatchObject({ status: 404 });
  });

  it('requested twice, waits once', async () => {
    const primeiro = await deploy('@balcao/ui');
    const segundo = await deploy('@balcao/ui');
    expect(segundo.pendente).toBe(primeiro.pendente);
    expect(Object.keys((await teste.servico.estado('local')).pendentes)).toEqual([primeiro.pendente]);
  });

  it('is checked again when approved', async () => {
    const { pendente } = await deploy('@balcao/ui');
    await teste.servico.freeze({ ambiente: 'local', motivo: 'fim de mês' }, ANA);
    await expect(teste.servico.approvePendente('local', String(pendente), BETO)).rejects.toMatchObject({ status: 423 });
  });

  it('may be discarded', async () => {
    const { pendente } = await deploy('@balcao/ui');
    await teste.servico.refusePendente('local', { id: String(pendente), motivo: 'não agora' }, BETO);
    expect((await teste.servico.estado('local')).pendentes).toEqual({});
  });
});

it('a build may bring only its own names, in its own folder', async () => {
  const sign = (manifesto: object) => teste.servico.registerConstrucao({ manifesto: manifesto as never }, ANA);
  const { manifesto } = umaConstrucaoDe(Q, 'um');
  const [modulo] = manifesto.modulos;
  await expect(sign({ ...manifesto, modulos: [{ ...modulo, names: ['@balcao/menu'] }] })).rejects.toMatchObject({
    codigo: 'construcao-recusada',
  });
  await expect(sign({ ...manifesto, modulos: [{ ...modulo, dir: 'menu' }] })).rejects.toMatchObject({
    status: 422,
    codigo: 'construcao-recusada',
  });
});

it('refuses a deploy of, and a rollback to, a build whose files were removed', async () => {
  const antiga = await teste.register(umaConstrucaoDe(Q, 'antiga'));
  await teste.servico.deployConstrucao('local', { servico: Q, construcao: antiga.id }, ANA);
  const nova = await teste.register(umaConstrucaoDe(Q, 'nova'));
  await teste.servico.deployConstrucao('local', { servico: Q, construcao: nova.id }, ANA);
  // files have the real clock's time, so move the test's clock far beyond it
  teste.passTime(50 * 365 * 86_400_000);
  expect(await teste.servico.clearArquivos()).not.toEqual([]);
  const ausentes = { status: 409, codigo: 'arquivos-ausentes' };
  await expect(teste.servico.deployConstrucao('local', { servico: Q, construcao: antiga.id }, ANA)).rejects.toMatchObject(ausentes);
  await expect(teste.servico.rollBack('local', { servico: Q }, ANA)).rejects.toMatchObject(ausentes);
  expect(await live()).toBe(nova.id);
  await teste.register(umaConstrucaoDe(Q, 'antiga'));
  await teste.servico.rollBack('local', { servico: Q }, ANA);
  expect(await live()).toBe(antiga.id);
});

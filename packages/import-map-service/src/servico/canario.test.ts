import { ANA, createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from '../testing/servico-de-teste.ts';
import type { Carga } from './mapas.ts';

const Q = '@balcao/quoting';
const alvo = { ambiente: 'local', servico: Q, motivo: 'ensaio' };
let teste: ServicoDeTeste;
let velha: string;
let nova: string;
const deploy = (canario: object) => teste.servico.deployConstrucao('local', { servico: Q, construcao: nova, canario }, ANA);
const buildFor = async (assinaturaId: string, mais: object = {}): Promise<string | null | undefined> =>
  (JSON.parse((await teste.servico.mapaPara('local', { assinaturaId, ...mais })).carga) as Carga).servicos[Q];
const reached = async (quantos: number): Promise<Set<string>> => {
  const dentro = new Set<string>();
  for (let indice = 0; indice < quantos; indice++) if ((await buildFor(`a${indice}`)) === nova) dentro.add(`a${indice}`);
  return dentro;
};

beforeEach(async () => {
  teste = await createServicoDeTeste();
  velha = (await teste.publish(umaConstrucaoDe(Q, 'velha'))).id;
  nova = (await teste.register(umaConstrucaoDe(Q, 'nova'))).id;
});
afterEach(() => teste.close());

it('reaches a percentage of the subscriptions, and only adds to them as it grows', async () => {
  await deploy({ porcento: 20 });
  const poucos = await reached(1_000);
  await teste.servico.growCanario(alvo, { porcento: 60 }, ANA);
  const muitos = await reached(1_000);
  expect(poucos.size).toBeGreaterThan(150);
  expect(poucos.size).toBeLessThan(250);
  expect(muitos.size).toBeGreaterThan(540);
  expect([...poucos].every((assinatura) => muitos.has(assinatura))).toBe(true);
});

it('always reaches those named', async () => {
  await deploy({ assinaturas: ['cliente-x'], usuarios: ['u9'] });
  expect([await buildFor('cliente-x'), await buildFor('outro'), await buildFor('outro', { usuarioId: 'u9' })]).toEqual([nova, velha, nova]);
});

it('cannot shrink, only end', async () => {
  await deploy({ porcento: 50 });
  await expect(teste.servico.growCanario(alvo, { porcento: 10 }, ANA)).rejects.toMatchObject({ status: 409, codigo: 'canario-encolhe' });
  const outra = await teste.register(umaConstrucaoDe(Q, 'outra'));
  await expect(
    teste.servico.deployConstrucao('local', { servico: Q, construcao: outra.id, canario: { porcento: 5 } }, ANA),
  ).rejects.toMatchObject({ codigo: 'canario-em-curso' });
  await teste.servico.endCanario(alvo, ANA);
  expect((await reached(200)).size).toBe(0);
});

it('makes its build live for everyone when promoted', async () => {
  await deploy({ porcento: 1 });
  await teste.servico.promoteCanario(alvo, ANA);
  expect((await reached(50)).size).toBe(50);
  await expect(teste.servico.promoteCanario(alvo, ANA)).rejects.toMatchObject({ status: 404 });
});

it('is off while the kill switch is on, and on again afterwards', async () => {
  await deploy({ porcento: 100 });
  await teste.servico.switchChaveGeral({ ambiente: 'local', ligada: true, motivo: 'incidente' }, ANA);
  expect(await buildFor('a1', { construcoes: { [Q]: nova } })).toBe(velha);
  await expect(teste.servico.growCanario(alvo, { porcento: 100 }, ANA)).rejects.toMatchObject({ codigo: 'chave-geral' });
  await teste.servico.switchChaveGeral({ ambiente: 'local', ligada: false, motivo: 'resolvido' }, ANA);
  expect(await buildFor('a1')).toBe(nova);
});

it.each([[{}], [{ porcento: 0 }], [{ porcento: 0, assinaturas: [], usuarios: [] }]])(
  'refuses a canary without audience: %j',
  async (canario) => {
    await expect(deploy(canario)).rejects.toMatchObject({ status: 422, codigo: 'canario-vazio' });
  },
);

it('refuses a canary of a service that has no live build', async () => {
  const menu = await teste.register(umaConstrucaoDe('@balcao/menu', 'um'));
  await expect(
    teste.servico.deployConstrucao('local', { servico: '@balcao/menu', construcao: menu.id, canario: { porcento: 5 } }, ANA),
  ).rejects.toMatchObject({ codigo: 'canario-sem-base' });
});

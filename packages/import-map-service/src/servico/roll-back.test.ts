import { ANA, createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from '../testing/servico-de-teste.ts';

const Q = '@balcao/quoting';
let teste: ServicoDeTeste;
let ids: string[];
const live = async () => (await teste.servico.estado('local')).servicos[Q]?.construcao;
const deploy = (construcao: string, mais: object = {}) => teste.servico.deployConstrucao('local', { servico: Q, construcao, ...mais }, ANA);
const goBack = (mais: object = {}) => teste.servico.rollBack('local', { servico: Q, motivo: 'falhas', ...mais }, ANA);

beforeEach(async () => {
  teste = await createServicoDeTeste();
  ids = [];
  for (const texto of ['um', 'dois', 'três']) ids.push((await teste.register(umaConstrucaoDe(Q, texto))).id);
  for (const id of ids) await deploy(id);
});
afterEach(() => teste.close());

it('goes to the previous build, and then to the one before it', async () => {
  expect(await goBack()).toMatchObject({ mudou: true, sequencia: 4, construcao: ids[1] });
  expect(await goBack()).toMatchObject({ construcao: ids[0] });
  await expect(goBack()).rejects.toMatchObject({ status: 409, codigo: 'sem-anterior' });
  expect(await teste.servico.historico('local', { limite: 1 })).toMatchObject([{ tipo: 'publicado', retornoDe: 3, motivo: 'falhas' }]);
});

it('goes to a named build that was live before', async () => {
  await goBack({ para: ids[0] });
  expect(await live()).toBe(ids[0]);
  const nunca = await teste.register(umaConstrucaoDe(Q, 'nunca'));
  await expect(goBack({ para: nunca.id })).rejects.toMatchObject({ codigo: 'sem-anterior' });
  expect(await goBack({ para: ids[0] })).toMatchObject({ mudou: false });
});

it('writes a map with a higher sequence, marked as a rollback', async () => {
  const antes = JSON.parse((await teste.servico.mapaPara('local', {})).carga) as { sequencia: number };
  await goBack();
  const depois = JSON.parse((await teste.servico.mapaPara('local', {})).carga) as { sequencia: number; retornoAcimaDe: number };
  expect([antes.sequencia, depois.sequencia, depois.retornoAcimaDe]).toEqual([3, 4, 2]);
});

it('only ends the canary while one is running', async () => {
  const quarta = await teste.register(umaConstrucaoDe(Q, 'quatro'));
  await deploy(quarta.id, { canario: { porcento: 10 } });
  expect(await goBack()).toMatchObject({ construcao: null, mudou: true });
  expect([(await teste.servico.estado('local')).canarios, await live()]).toEqual([{}, ids[2]]);
});

it('refuses an unknown service', async () => {
  await expect(teste.servico.rollBack('local', { servico: '@balcao/menu', motivo: 'x' }, ANA)).rejects.toMatchObject({ status: 404 });
});

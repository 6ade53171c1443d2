import { ANA, createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from '../testing/servico-de-teste.ts';

const Q = '@balcao/quoting';
let teste: ServicoDeTeste;
let ids: string[];
const live = async () => (await teste.servico.estado('local')).servicos[Q]?.construcao;
const deploy = (construcao: string, mais: object = {}) => teste.servico.implantar('local', { servico: Q, construcao, ...mais }, ANA);
const goBack = (mais: object = {}) => teste.servico.retornar('local', { servico: Q, motivo: 'falhas', ...mais }, ANA);

beforeEach(async () => {
  teste = await createServicoDeTeste();
  ids = [];
  for (const texto of ['um', 'dois', 'três']) ids.push((await teste.registrar(umaConstrucaoDe(Q, texto))).id);
  for (const id of ids) await deploy(id);
});
afterEach(() => teste.close());

it('goes to the build before, and again to the one before that', async () => {
  expect(await goBack()).toMatchObject({ mudou: true, sequencia: 4, construcao: ids[1] });
  expect(await goBack()).toMatchObject({ construcao: ids[0] });
  await expect(goBack()).rejects.toMatchObject({ status: 409, codigo: 'sem-anterior' });
  expect(await teste.servico.historico('local', { limite: 1 })).toMatchObject([{ tipo: 'publicado', retornoDe: 3, motivo: 'falhas' }]);
});

it('goes to a build by name, if it was live before', async () => {
  await goBack({ para: ids[0] });
  expect(await live()).toBe(ids[0]);
  const nunca = await teste.registrar(umaConstrucaoDe(Q, 'nunca'));
  await expect(goBack({ para: nunca.id })).rejects.toMatchObject({ codigo: 'sem-anterior' });
  expect(await goBack({ para: ids[0] })).toMatchObject({ mudou: false });
});

it('is a map with a higher sequence, marked as a return', async () => {
  const antes = JSON.parse((await teste.servico.mapaPara('local', {})).carga) as { sequencia: number };
  await goBack();
  const depois = JSON.parse((await teste.servico.mapaPara('local', {})).carga) as { sequencia: number; retornoAcimaDe: number };
  expect([antes.sequencia, depois.sequencia, depois.retornoAcimaDe]).toEqual([3, 4, 2]);
});

it('with a canary running, ends it and nothing else', async () => {
  const quarta = await teste.registrar(umaConstrucaoDe(Q, 'quatro'));
  await deploy(quarta.id, { canario: { porcento: 10 } });
  expect(await goBack()).toMatchObject({ construcao: null, mudou: true });
  expect([(await teste.servico.estado('local')).canarios, await live()]).toEqual([{}, ids[2]]);
});

it('refuses a service that is not there', async () => {
  await expect(teste.servico.retornar('local', { servico: '@balcao/menu', motivo: 'x' }, ANA)).rejects.toMatchObject({ status: 404 });
});

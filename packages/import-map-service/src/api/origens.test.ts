import type { Carga } from '../servico/mapas.ts';
import { callApi } from '../testing/call-api.ts';
import { buildForTest, systemModule } from '../testing/construcao-de-teste.ts';
import { createServicoDeTeste, FONTE, type ServicoDeTeste } from '../testing/servico-de-teste.ts';

const NOVA = 'https://nova.exemplo.test/m/';
let teste: ServicoDeTeste;
beforeEach(async () => {
  const fetchEndereco = async (url: string) => ({ bytes: Buffer.from(systemModule({ texto: 'de fora' })), url, tipo: 'text/javascript' });
  teste = await createServicoDeTeste({ fetchEndereco });
});
afterEach(() => teste.close());

const call = (linha: string, corpo?: object, autorizacao?: string) => callApi(teste, linha, { corpo, ...(autorizacao && { autorizacao }) });
const add = (ambiente: string, origem = NOVA, mais: object = { motivo: 'fornecedor novo' }) =>
  call(`POST /v1/ambientes/${ambiente}/origens`, { origem, ...mais });
const remove = (ambiente: string, origem = NOVA) => call(`DELETE /v1/ambientes/${ambiente}/origens`, { origem, motivo: 'saiu' });
const publish = (ambiente: string) => call(`PATCH /services?env=${ambiente}`, { service: 'a', url: `${NOVA}a.js` });
const signed = async (ambiente: string) => JSON.parse((await teste.servico.mapaPara(ambiente, {})).carga) as Carga;

it.each(['production', 'feito-na-hora'])('an origin added to %s allows its modules at once, in every process', async (ambiente) => {
  if (ambiente === 'feito-na-hora') await call('POST /v1/ambientes', { nome: ambiente, origens: ['https://cdn.exemplo.test/m/'] });
  const outro = await createServicoDeTeste({}, teste.pasta);
  await teste.publish(buildForTest({ servico: '@balcao/menu' }), ambiente);
  expect((await publish(ambiente)).status).toBe(400);
  expect(await add(ambiente)).toMatchObject({ status: 200, corpo: { origens: ['https://cdn.exemplo.test/m/', NOVA] } });
  expect((await signed(ambiente)).origens).toEqual(['https://cdn.exemplo.test', 'https://nova.exemplo.test']);
  expect((await publish(ambiente)).status).toBe(200);
  expect((await call('GET /v1/ambientes')).corpo).toContainEqual(
    expect.objectContaining({ nome: ambiente, modulos: '/modules/', origens: ['https://cdn.exemplo.test/m/', NOVA] }),
  );
  expect((await outro.servico.atual(ambiente)).mapa.imports).toMatchObject({ a: `${NOVA}a.js` });
  expect((await add(ambiente)).corpo).toMatchObject({ origens: ['https://cdn.exemplo.test/m/', NOVA] });
  await outro.close();
});

it('cannot be removed while a name points below it, and can afterwards', async () => {
  await add('production');
  await publish('production');
  expect(await remove('production')).toMatchObject({
    status: 409,
    corpo: { erro: { codigo: 'origem-em-uso', mensagem: expect.stringContaining('a.js') } },
  });
  await call('DELETE /services/a?env=production');
  expect(await remove('production')).toMatchObject({ status: 200, corpo: { origens: ['https://cdn.exemplo.test/m/'] } });
  expect((await publish('production')).status).toBe(400);
  expect((await remove('production')).corpo).toMatchObject({ origens: ['https://cdn.exemplo.test/m/'] });
});

it('the API cannot remove an origin that the installation declares', async () => {
  expect(await remove('production', FONTE.ambientes['production']?.origens?.[0])).toMatchObject({
    status: 409,
    corpo: { erro: { codigo: 'origem-declarada' } },
  });
});

it.each([
  'http://nova.exemplo.test/m/',
  '/',
  '//evil.com/',
  'https://nova.exemplo.test/m',
  'https://u:p@nova.exemplo.test/',
  'data:x',
  '/modules/../',
])('the origin %j is refused at its field', async (origem) => {
  expect(await add('production', origem)).toMatchObject({ status: 422, corpo: { errors: [{ campo: 'origem' }] } });
});

it('requires a reason and a right over every service', async () => {
  expect(await add('production', NOVA, {})).toMatchObject({ status: 422, corpo: { errors: [{ campo: 'motivo' }] } });
  const token = await teste.tokenDe('Ana Souza', { servicos: ['@balcao/*'], ambientes: ['*'], acoes: ['*'] });
  for (const metodo of ['POST', 'DELETE']) {
    const { status } = await call(`${metodo} /v1/ambientes/production/origens`, { origem: NOVA, motivo: 'x' }, `Bearer ${token}`);
    expect(status).toBe(403);
  }
});

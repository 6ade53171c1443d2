import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance } from 'fastify';
import { BASIC } from '../testing/call-api.ts';
import { createServicoDeTeste, type ServicoDeTeste } from '../testing/servico-de-teste.ts';

let teste: ServicoDeTeste;
let hospedeiro: FastifyInstance;
beforeAll(async () => {
  teste = await createServicoDeTeste();
  hospedeiro = fastify();
  await hospedeiro.register(swagger, { openapi: { openapi: '3.1.0', info: { title: 'Hospedeiro', version: '1' } } });
  hospedeiro.setErrorHandler((_erro, _request, reply) => reply.code(418).send('do hospedeiro'));
  hospedeiro.addContentTypeParser('text/csv', { parseAs: 'string' }, (_request, corpo, done) => done(null, corpo));
  hospedeiro.get('/openapi.json', { schema: { hide: true } }, () => hospedeiro.swagger());
  hospedeiro.get('/seu', { schema: { summary: 'do hospedeiro' } }, () => {
    throw new Error('seu');
  });
  await hospedeiro.register(teste.servico.rotas, { prefix: '/import-maps' });
});
afterAll(async () => {
  await hospedeiro.close();
  await teste.close();
});

const get = (url: string, cabecalhos: Record<string, string> = { authorization: BASIC }) => hospedeiro.inject({ url, headers: cabecalhos });
const pathsOf = async (url: string) => Object.keys(((await get(url)).json() as { paths: object }).paths);

it('answers below the prefix it is mounted at', async () => {
  expect((await get('/import-maps', {})).json()).toEqual({ message: 'import-map-deployer is running' });
  expect((await get('/import-maps/import-map.json?env=local')).json()).toEqual({ imports: {}, scopes: {} });
  expect((await get('/import-maps/v1/ambientes/local/estado')).statusCode).toBe(200);
});

it('does not affect the host’s API document, error handler or body parsers', async () => {
  expect(await pathsOf('/openapi.json')).toEqual(['/seu']);
  expect(await pathsOf('/import-maps/openapi.json')).toContain('/import-maps/v1/construcoes');
  expect((await get('/seu')).statusCode).toBe(418);
  expect((await get('/import-maps/v1/ambientes/local/estado', {})).json()).toMatchObject({ erro: { codigo: 'sem-credencial' } });
});

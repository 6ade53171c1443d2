import { defineCall, defineEvent, defineRoutes } from '@balcao/contracts';
import * as z from 'zod/mini';
import { routesOf, toldBy } from './contract-facts.ts';

const Nada = z.object({});
const contracts = {
  obraEvents: {
    aberta: defineEvent('obra:aberta', z.object({ obraId: z.string(), prazo: z.optional(z.int()) })),
    fechada: defineEvent('obra:fechada', z.object({})),
  },
  obraRoutes: defineRoutes('obras', '/obras', { lista: { path: '' }, uma: { path: '/:id' } }),
  obraCalls: {
    get: defineCall({ method: 'GET', path: '/c/api/v1/obras/:id', resumo: 'Uma obra.', needs: 'acessoMC', input: Nada, output: Nada }),
  },
};

it('writes each event with the schema of its payload, and each call as the gateway serves it, and each address linked to', () => {
  const told = toldBy(
    [
      { table: 'obraEvents', member: 'aberta', kind: 'produz' },
      { table: 'obraEvents', member: null, kind: 'consome' },
      { table: 'obraCalls', member: 'get', kind: 'chamada' },
      { table: 'obraCalls', member: 'get', kind: 'chamada' },
      { table: 'obraCalls', member: 'semContrato', kind: 'chamada' },
      { table: 'outraEvents', member: 'qualquer', kind: 'produz' },
      { table: 'obraRoutes', member: 'uma', kind: 'endereco' },
      { table: 'obraRoutes', member: 'uma', kind: 'endereco' },
      { table: 'obraRoutes', member: 'semRota', kind: 'endereco' },
    ],
    contracts,
  );
  expect(Object.keys(told.consome)).toEqual(['obra:aberta', 'obra:fechada']);
  expect(told.produz).toMatchObject({
    'obra:aberta': { type: 'object', properties: { obraId: { type: 'string' } }, required: ['obraId'] },
  });
  expect(told.produz['obra:aberta']).not.toHaveProperty('$schema');
  expect([told.chamadas, told.enderecos]).toEqual([['GET /c/api/v1/obras/:id'], ['/obras/:id']]);
});

it('gives a parcel the whole addresses of its own table', () => {
  const tables = [
    defineRoutes('obras', '/obras', { lista: { path: '' }, uma: { path: '/:id' } }),
    defineRoutes('casa', '', { inicio: { path: '' } }),
  ];
  expect(routesOf(tables, 'obras')).toEqual([
    { id: 'lista', caminho: '/obras' },
    { id: 'uma', caminho: '/obras/:id' },
  ]);
  expect(routesOf(tables, 'casa')).toEqual([{ id: 'inicio', caminho: '/' }]);
  expect(routesOf(tables, 'ui')).toEqual([]);
});

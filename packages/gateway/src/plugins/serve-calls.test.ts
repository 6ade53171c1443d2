import { defineCall } from '@balcao/contracts';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { type AppTeste, createTestApp, type Entrada } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import type { UsuarioTeste } from '../testing/test-user.ts';
import { loggerOptions } from './logger.ts';
import { Recusa } from './errors.ts';

const calls = {
  add: defineCall({
    method: 'POST',
    path: '/teste/somar/:a',
    resumo: 'Soma.',
    qualquerSessao: 'teste',
    input: z.object({ a: z.coerce.number(), b: z.int(), nome: z.optional(z.string()) }),
    output: z.object({ soma: z.int() }),
  }),
  pay: defineCall({
    method: 'POST',
    path: '/teste/pagar',
    resumo: 'Paga.',
    qualquerSessao: 'teste',
    idempotente: true,
    input: z.object({ valor: z.int(), modo: z.optional(z.string()) }),
    output: z.object({ vez: z.int() }),
  }),
  restrita: defineCall({
    method: 'GET',
    path: '/teste/restrita',
    resumo: 'R.',
    needs: 'acessoMC',
    input: z.object({}),
    output: z.object({}),
  }),
  bloqueavel: defineCall({
    method: 'GET',
    path: '/teste/bloqueavel',
    resumo: 'B.',
    blockedBy: 'bloqueioTransmitir',
    input: z.object({}),
    output: z.object({}),
  }),
  alguma: defineCall({
    method: 'GET',
    path: '/teste/alguma',
    resumo: 'A.',
    needs: ['acessoMC', 'acessoOrcamentacao', 'acessoGestao'],
    input: z.object({}),
    output: z.object({}),
  }),
  segfyer: defineCall({ method: 'GET', path: '/teste/segfyer', resumo: 'S.', segfyer: true, input: z.object({}), output: z.object({}) }),
  administrador: defineCall({
    method: 'GET',
    path: '/teste/adm',
    resumo: 'A.',
    administrador: true,
    input: z.object({}),
    output: z.object({}),
  }),
  arquivo: defineCall({
    method: 'GET',
    path: '/teste/arquivo',
    resumo: 'F.',
    qualquerSessao: 'teste',
    input: z.object({}),
    output: z.string(),
  }),
  defeito: defineCall({
    method: 'GET',
    path: '/teste/defeito',
    resumo: 'D.',
    qualquerSessao: 'teste',
    input: z.object({}),
    output: z.object({ itens: z.array(z.object({ ativo: z.boolean() })) }),
  }),
};

let teste: AppTeste;
let entrada: Entrada;
let usuario: UsuarioTeste;
let vezes = 0;
const lines: string[] = [];

beforeAll(async () => {
  teste = await createTestApp({
    config: testConfig({ nivelLog: 'info' }),
    saidaLog: { write: (line) => void lines.push(line) },
    mount: (app, { serve, serveFile, db }) => {
      serve(app, calls.add, async ({ a, b }) => ({ soma: a + b }));
      serve(app, calls.pay, async ({ modo }, { chamador }) => {
        vezes += 1;
        const vez = vezes;
        await new Promise((resolve) => setTimeout(resolve, 60));
        if (modo === 'recusa antes') throw new Recusa(409, 'sem-saldo', 'Sem saldo.');
        await db.tenant(chamador, (tx) =>
          tx.run("insert into evento (assinatura_id, tipo, payload) values ($1, 'pago', '{}')", [chamador.assinaturaId]),
        );
        if (modo === 'recusa depois') throw new Recusa(409, 'nota-falhou', 'A nota falhou.');
        if (modo === 'quebra depois') throw new Error('quebrou com cpf 111.444.777-35');
        return { vez };
      });
      for (const call of [calls.restrita, calls.bloqueavel, calls.alguma, calls.segfyer, calls.administrador])
        serve(app, call, async () => ({}));
      serveFile(app, calls.arquivo, async () => ({ tipo: 'text/csv; charset=utf-8', conteudo: 'a;b', nome: 'relatório do mês.csv' }));
      serve(app, calls.defeito, async () => ({ itens: [{ ativo: 'sim' }] }) as never);
    },
  });
  usuario = await teste.createUser();
  entrada = await teste.signIn(usuario);
});
afterAll(() => teste.close());

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  teste.app.inject({ method: 'POST', url, payload, headers: { ...entrada.headers, ...headers } });
const get = (url: string, headers: Record<string, string> = entrada.headers) => teste.app.inject({ method: 'GET', url, headers });
const pay = (chave: string, payload: object = { valor: 1 }) => post('/teste/pagar', payload, { 'idempotency-key': chave });
const eventos = async () => (await teste.db.tenant(usuario, (tx) => tx.rows('select 1 from evento'))).length;

describe('what comes in', () => {
  it('is read from the body and the path; the path wins, and the address says nothing', async () => {
    expect((await post('/teste/somar/1?b=9&a=50', { b: 2, a: 70 })).json()).toEqual({ success: true, code: -1, data: { soma: 3 } });
    const response = await post('/teste/somar/1?b=9', {});
    expect([response.statusCode, response.json().errors]).toMatchObject([422, [{ campo: 'b' }]]);
  });

  it('answers 422 with each refused field in Portuguese', async () => {
    const response = await post('/teste/somar/x', { nome: 3 });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      success: false,
      code: 'campos-invalidos',
      errors: expect.arrayContaining([{ campo: 'b', codigo: 'obrigatorio', mensagem: 'Campo obrigatório.' }]),
    });
    expect(
      response
        .json()
        .errors.map(({ campo }: { campo: string }) => campo)
        .toSorted(),
    ).toEqual(['a', 'b', 'nome']);
  });

  it.each([
    ['[1,2]', 'application/json', 422],
    ['"texto"', 'application/json', 422],
    ['{"b":', 'application/json', 400],
    ['{"__proto__":{"x":1},"b":1}', 'application/json', 400],
    ['<a/>', 'application/xml', 415],
    ['b=1', 'application/x-www-form-urlencoded', 415],
    ['oi', 'text/plain', 415],
    [`{"b":1,"nome":"${'x'.repeat(1_100_000)}"}`, 'application/json', 413],
    ['{"b":1,"nome":"a\\u0000b"}', 'application/json', 422],
    ['{"b":1,"nome":"\\ud800"}', 'application/json', 422],
    [`{"b":1,"x":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'application/json', 422],
  ])('refuses %.40s as %s with %i, in the envelope', async (payload, type, status) => {
    const response = await post('/teste/somar/1', payload, { 'content-type': type });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, code: expect.any(String), message: expect.stringMatching(/\.$/) });
  });

  it('takes an empty JSON body as an empty object', async () => {
    expect((await post('/teste/somar/1', '', { 'content-type': 'application/json' })).statusCode).toBe(422);
  });
});

describe('who may', () => {
  it.each([
    ['/teste/restrita', { acessoMC: false }, 403, /“multicálculo”\. Peça a quem administra a sua corretora/],
    ['/teste/restrita', {}, 200, null],
    ['/teste/bloqueavel', { bloqueioTransmitir: true }, 403, /“transmissão de propostas” está bloqueado/],
    ['/teste/bloqueavel', {}, 200, null],
    ['/teste/alguma', { acessoMC: false, acessoOrcamentacao: false }, 200, null],
    [
      '/teste/alguma',
      { acessoMC: false, acessoOrcamentacao: false, acessoGestao: false },
      403,
      /nenhum destes acessos: “multicálculo”, “orçamentos” ou “gestão de propostas e apólices”\. Peça a quem administra/,
    ],
    ['/teste/segfyer', {}, 403, /^Você não tem permissão para esta ação\.$/],
    ['/teste/adm', {}, 403, /^Só quem administra a corretora pode fazer isto\.$/],
  ])('%s with %j answers %i, and says what is missing and whom to ask', async (url, flags, status, frase) => {
    const { headers } = await teste.signIn(await teste.createUser({ flags }));
    const response = await get(url, headers);
    expect(response.statusCode).toBe(status);
    if (frase) expect(response.json()).toMatchObject({ success: false, code: 'sem-permissao', message: expect.stringMatching(frase) });
  });

  it('sends administrators to the support for what they lack themselves', async () => {
    const { headers } = await teste.signIn(await teste.createUser({ administrador: true, flags: { acessoMC: false } }));
    expect((await get('/teste/restrita', headers)).json()).toMatchObject({ message: expect.stringContaining('Fale com o suporte') });
  });

  it('lets the support team in', async () => {
    const { headers } = await teste.signIn(await teste.createUser({ segfyer: true }));
    expect((await get('/teste/segfyer', headers)).statusCode).toBe(200);
  });

  it('lets an administrator in', async () => {
    const { headers } = await teste.signIn(await teste.createUser({ administrador: true }));
    expect((await get('/teste/adm', headers)).statusCode).toBe(200);
  });
});

describe('what goes out', () => {
  it('sends a file with its type and a name that keeps its accents', async () => {
    const response = await get('/teste/arquivo');
    expect(response.body).toBe('a;b');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="relatorio_do_mes.csv"; filename*=UTF-8''relat%C3%B3rio%20do%20m%C3%AAs.csv`,
    });
  });

  it('turns an answer outside its contract into a neutral 500, which says why to who develops', async () => {
    const response = await get('/teste/defeito');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      success: false,
      code: 'erro',
      message: 'A requisição falhou :(',
      motivo: expect.stringContaining('itens.0.ativo: '),
    });
  });

  it('answers 404 in the envelope where there is nothing', async () => {
    expect((await get('/c/api/v1/nada')).json()).toMatchObject({ success: false, code: 'nao-encontrado' });
    expect((await get('/%E0%A4%A')).json()).toMatchObject({ success: false });
  });

  it('shields every answer', async () => {
    const { headers } = await get('/teste/arquivo');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('one key, one execution', () => {
  it('wants a key', async () => {
    const response = await post('/teste/pagar', { valor: 1 });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual([expect.objectContaining({ campo: 'Idempotency-Key' })]);
  });

  it('gives a repeated key the first answer, whatever order its fields come in', async () => {
    const first = await pay('a1', { valor: 1, modo: 'x' });
    const again = await pay('a1', { modo: 'x', valor: 1 });
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(first.headers['idempotent-replayed']).toBeUndefined();
  });

  it('refuses the key with another content', async () => {
    await pay('a2', { valor: 1 });
    const response = await pay('a2', { valor: 2 });
    expect(response.statusCode).toBe(422);
  });

  it('runs once for ten at the same time, and all get that answer', async () => {
    const [before, ran] = [await eventos(), vezes];
    const responses = await Promise.all(Array.from({ length: 10 }, () => pay('a3')));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect({ ran: vezes - ran, events: (await eventos()) - before }).toEqual({ ran: 1, events: 1 });
  });

  it('keeps the keys of two users apart', async () => {
    const outro = await teste.signIn(await teste.createUser());
    const mine = await pay('a4');
    const other = await post('/teste/pagar', { valor: 1 }, { ...outro.headers, 'idempotency-key': 'a4' });
    expect(other.json()).not.toEqual(mine.json());
  });

  it('frees the key when it was refused before anything was written', async () => {
    expect((await pay('a5', { valor: 1, modo: 'recusa antes' })).statusCode).toBe(409);
    expect((await pay('a5', { valor: 1, modo: 'ok' })).statusCode).toBe(200);
  });

  it('keeps a refusal that came after the writing as the answer', async () => {
    const before = await eventos();
    const responses = [await pay('a6', { valor: 1, modo: 'recusa depois' }), await pay('a6', { valor: 1, modo: 'recusa depois' })];
    expect(responses.map((response) => response.json().code)).toEqual(['nota-falhou', 'nota-falhou']);
    expect((await eventos()) - before).toBe(1);
  });

  it('never runs again what broke after the writing', async () => {
    const before = await eventos();
    expect((await pay('a7', { valor: 1, modo: 'quebra depois' })).statusCode).toBe(500);
    expect((await pay('a7', { valor: 1, modo: 'quebra depois' })).json()).toMatchObject({ code: 'ja-executado' });
    expect((await eventos()) - before).toBe(1);
  });

  const abandon = (chave: string, status: string) =>
    teste.db.tenant(usuario, (tx) =>
      tx.run("update idempotencia set status = $2, resposta = null, processo = '00000000-0000-7000-8000-000000000000' where chave = $1", [
        chave,
        status,
      ]),
    );

  it('takes over a key whose process died before writing', async () => {
    const first = await pay('a8');
    await abandon('a8', 'EM_CURSO');
    const again = await pay('a8');
    expect(again.statusCode).toBe(200);
    expect(again.json()).not.toEqual(first.json());
  });

  it('tells, and does not repeat, what a dead process had already written', async () => {
    await pay('a9');
    const before = await eventos();
    await abandon('a9', 'EXECUTADA');
    expect((await pay('a9')).json()).toMatchObject({ success: false, code: 'ja-executado' });
    expect(await eventos()).toBe(before);
  });
});

it('logs what broke without who it broke for', () => {
  const text = lines.join('');
  expect(text).toContain('falha ao atender');
  expect(text).not.toContain(entrada.token);
});

it.each([
  ['local', true],
  ['staging', false],
  ['production', false],
] as const)('in %s the log quotes an error that may quote a person: %s', (ambiente, isQuoted) => {
  const said: string[] = [];
  const app = Fastify(loggerOptions({ nivelLog: 'info', ambiente }, { write: (line) => void said.push(line) }));
  app.log.error({ err: new Error('quebrou com cpf 111.444.777-35') }, 'falha ao atender');
  expect(said).toHaveLength(1);
  expect(said[0]?.includes('111.444.777-35')).toBe(isQuoted);
});

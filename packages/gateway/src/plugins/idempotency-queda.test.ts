import { createTcpProxy, type ProxyTcp, type Sentido } from '@balcao/testing/tcp-proxy';
import { uuidv7 } from 'uuidv7';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../testing/test-quoting.ts';

let proxy: ProxyTcp;
let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest({
    reach: async (url) => {
      proxy = await createTcpProxy(url);
      return { databaseUrl: proxy.through(url) };
    },
  });
  ana = await teste.createCorretor();
});
afterAll(async () => {
  proxy.letThrough();
  await teste.close();
  await proxy.close();
});

const CHAVE = /insert into idempotencia/;
const CASO = /insert into (balcao\.)?orcamento /;
const count = async () => Number((await teste.owner('select count(*) as n from balcao.orcamento')).rows[0]?.n);

it.each<{ nome: string; sentido: Sentido; padrao: RegExp; depoisDe: RegExp; fim: number; novos: number }>([
  { nome: 'the key is taken', sentido: 'pedido', padrao: /commit/, depoisDe: CHAVE, fim: 200, novos: 1 },
  { nome: 'the key was taken, unheard', sentido: 'resposta', padrao: /COMMIT/, depoisDe: CHAVE, fim: 200, novos: 1 },
  { nome: 'the case is written', sentido: 'pedido', padrao: /commit/, depoisDe: CASO, fim: 200, novos: 1 },
  { nome: 'the case was written, unheard', sentido: 'resposta', padrao: /COMMIT/, depoisDe: CASO, fim: 409, novos: 1 },
  { nome: 'its answer is kept', sentido: 'pedido', padrao: /codigo_http = \$2/, depoisDe: /set_config/, fim: 200, novos: 1 },
])('asked again with its key after the database went away as $nome, a call has run once', async ({ fim, novos, ...passo }) => {
  const before = await count();
  const headers = { 'idempotency-key': uuidv7() };
  const happened = proxy.cutAt(passo.sentido, passo.padrao, passo.depoisDe);
  const first = ana.request('POST', 'orcamentos', { linha: 'AUTO' }, headers);
  await happened;
  proxy.letThrough();
  const { statusCode } = await first;
  const again = await ana.request('POST', 'orcamentos', { linha: 'AUTO' }, headers);
  // whoever was answered the first time is answered the same
  expect([statusCode === 503 || statusCode === again.statusCode, again.statusCode]).toEqual([true, fim]);
  expect((await count()) - before).toBe(novos);
});

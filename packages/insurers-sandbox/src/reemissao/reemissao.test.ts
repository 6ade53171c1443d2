import { readCopiaECola, readLinhaDigitavel } from '@balcao/domain';
import { fetchToken } from '../sandbox.client.fixture.ts';
import { createSandbox } from '../sandbox.ts';

const sandbox = createSandbox({ latencia: 0, agora: () => new Date('2026-11-20T12:00:00Z') });
let origem: string;
beforeAll(async () => void (origem = await sandbox.listen(0)));
afterAll(() => sandbox.close());

const SLUG = 'jequitiba_seguros';
const pedido = {
  apolice: '0531-7',
  endosso: null,
  parcela: 3,
  corretor: { cnpj: '11222333000181' },
  forma: 'BOLETO',
  vencimento: '2026-11-10',
  novoVencimento: '2026-11-20',
  saldoCentavos: 35_000,
  observacao: null,
};
async function ask(mais: object = {}, { chave = crypto.randomUUID() as string, slug = SLUG, token = '' } = {}) {
  const resposta = await fetch(`${origem}/${slug}/sandbox/v1/reemissoes`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token || (await fetchToken(origem, slug))}`,
      'content-type': 'application/json',
      'x-idempotency-key': chave,
    },
    body: JSON.stringify({ ...pedido, ...mais }),
  });
  return { status: resposta.status, body: (await resposta.json()) as Record<string, unknown> };
}

it('asks 358,17 of 350,00 ten days late, by a boleto and a Pix code that say so', async () => {
  const { status, body } = await ask();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    situacao: 'ATENDIDA',
    multaCentavos: 700,
    jurosCentavos: 117,
    valorCentavos: 35_817,
    vencimento: '2026-11-20',
  });
  expect(readLinhaDigitavel(String(body['linhaDigitavel']), '2026-11-20')).toMatchObject({
    valorCentavos: 35_817,
    vencimento: '2026-11-20',
  });
  expect(readCopiaECola(String(body['pixCopiaECola']))?.valorCentavos).toBe(35_817);
});

it('charges nothing of what was not late, and gives no line where Pix was asked for', async () => {
  const { body } = await ask({ vencimento: '2026-11-25', novoVencimento: '2026-11-30', forma: 'PIX' });
  expect(body).toMatchObject({ situacao: 'ATENDIDA', valorCentavos: 35_000, linhaDigitavel: null });
});

it('answers one key once, and another body under it not at all', async () => {
  const chave = crypto.randomUUID();
  const primeira = await ask({}, { chave });
  expect(await ask({}, { chave })).toEqual(primeira);
  expect((await ask({ parcela: 4 }, { chave })).status).toBe(422);
});

it('refuses a day beyond its limit, one that does not come later, and nobody it does not know', async () => {
  expect((await ask({ novoVencimento: '2026-12-06' })).body).toMatchObject({
    situacao: 'RECUSADA',
    motivo: expect.stringContaining('15 dias'),
  });
  expect((await ask({ vencimento: '2026-11-25', novoVencimento: '2026-11-25' })).body).toMatchObject({ situacao: 'RECUSADA' });
  expect((await ask({}, { token: 'x.y' })).status).toBe(401);
  expect((await ask({ saldoCentavos: 0 })).status).toBe(400);
});

it('looks first where it is asked so, and tells under its protocol', async () => {
  const { body } = await ask({}, { slug: 'sabia_seguros' });
  expect(body).toMatchObject({ situacao: 'EM_ANALISE' });
  const read = async (slug: string) =>
    fetch(`${origem}/${slug}/sandbox/v1/reemissoes/${String(body['protocolo'])}`, {
      headers: { authorization: `Bearer ${await fetchToken(origem, slug)}` },
    });
  expect(await (await read('sabia_seguros')).json()).toMatchObject({ situacao: 'EM_ANALISE' });
  expect((await read(SLUG)).status).toBe(404);
  await fetch(`${origem}/_sandbox/relogio`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ avancarDias: 1 }),
  });
  expect(await (await read('sabia_seguros')).json()).toMatchObject({ situacao: 'ATENDIDA', valorCentavos: 35_817 });
});

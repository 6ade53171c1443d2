import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDias, hojeEm, parametrosCobranca } from '@balcao/domain';
import { createSandbox } from '@balcao/insurers-sandbox';
import { type ChamadaFeita, readPublishedPix } from '@balcao/testing';
import { testConfig } from '../testing/test-config.ts';
import { createPixAdapter } from './pix.adapter.ts';
import { createExchange, type Exchange } from './pix-http.ts';
import { AvisoDoPsp, CobsV, CobV, CobVSolicitada } from './pix.schema.ts';

const PIX_SPEC = process.env['PIX_SPEC'];
if (!PIX_SPEC) process.stderr.write('published-pix.test.ts: left out, PIX_SPEC names no published document\n');

/** Every call of the adapter to the provider, with what came back; every notice of the provider. */
const feitas: ChamadaFeita[] = [];
const avisos: unknown[] = [];
const sandbox = createSandbox({ latencia: 0 });
let judge: Awaited<ReturnType<typeof readPublishedPix>> = null;
let receptor: Server;
let origem: string;
let psp: ReturnType<typeof createPixAdapter>;
const { signal } = new AbortController();

const send = createExchange(null);
const listening: Exchange = async (pedido, sinal) => {
  const answer = await send(pedido, sinal);
  if (pedido.url.includes('/psp/v2/')) {
    const { method, url, body } = pedido;
    feitas.push({ method, url, status: answer.status, pedido: body === undefined ? undefined : JSON.parse(body), resposta: answer.body });
  }
  return answer;
};
const backDoor = (caminho: string, body: object) =>
  fetch(`${origem}/_sandbox/pix/${caminho}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/**
 * The document of v2.9 asks of a charge, at its top, the four lines of an address it describes inside `recebedor`: they are looked for
 * there.
 */
const NO_TOPO = /^ must have required property '(logradouro|cidade|uf|cep)'/;

beforeAll(async () => {
  judge = await readPublishedPix(PIX_SPEC);
  origem = await sandbox.listen(0);
  receptor = createServer((request, response) => {
    let corpo = '';
    request.on('data', (pedaco) => (corpo += String(pedaco)));
    request.on('end', () => {
      avisos.push(JSON.parse(corpo));
      response.end();
    });
  });
  await new Promise<void>((resolve) => receptor.listen(0, '127.0.0.1', resolve));
  const config = { ...testConfig().pix, baseUrl: `${origem}/psp/v2`, tokenUrl: `${origem}/psp/oauth/token` };
  psp = createPixAdapter({ config, agora: () => new Date(), exchange: listening });
  await talk();
});
afterAll(async () => {
  await sandbox.close();
  receptor.close();
});

const hoje = hojeEm(new Date());
const pedido = (letra: string) => ({
  txid: letra.repeat(32),
  valorCentavos: 29_990,
  vencimento: addDias(hoje, 5),
  validadeDias: 30,
  multa: parametrosCobranca.multa,
  juros: parametrosCobranca.juros,
  devedor: { cnpj: '12ABC34501DE35', nome: 'Corretora Exemplo Ltda' },
  mensagem: 'Assinatura Balcão, fatura de 11/2026',
});

/** Every call the gateway makes, to each of its ends. */
async function talk(): Promise<void> {
  await psp.listenAt(`http://127.0.0.1:${(receptor.address() as AddressInfo).port}/webhooks/pix/segredo`, signal);
  for (const letra of ['a', 'b', 'c']) await psp.create(pedido(letra), signal);
  await psp.create({ ...pedido('d'), multa: null, juros: null }, signal);
  await backDoor('pagar', { txid: 'a'.repeat(32) });
  const { pagamentos } = (await psp.find('a'.repeat(32), signal)) ?? { pagamentos: [] };
  await backDoor('devolver', { endToEndId: pagamentos[0]?.endToEndId, valor: '1.00' });
  await psp.remove('b'.repeat(32), signal);
  for (const letra of ['a', 'b', 'z']) await psp.find(letra.repeat(32), signal);
  await psp.create({ ...pedido('e'), vencimento: addDias(hoje, -5) }, signal).catch(() => undefined);
  for await (const _ of psp.list({ inicio: new Date(0), fim: new Date() }, signal));
}

const published = (broken: readonly string[], resposta: unknown): readonly string[] => {
  const recebedor = (resposta as { recebedor?: object } | undefined)?.recebedor ?? {};
  return broken.filter((erro) => {
    const [, campo = ''] = NO_TOPO.exec(erro) ?? [];
    return !(campo in recebedor);
  });
};

it('says everything in the published form, both ways', () => {
  const ditas = feitas.map(({ method, status }) => `${method} ${status}`);
  expect(new Set(ditas)).toEqual(new Set(['PUT 200', 'PUT 201', 'GET 200', 'PATCH 200', 'GET 404', 'PUT 400']));
  if (!judge) return;
  for (const feita of feitas) {
    const { operacao, pedido: asked, resposta: answered } = judge.chamada(feita);
    const lista = (feita.resposta as { cobs?: unknown[] } | undefined)?.cobs;
    const quebras = lista
      ? answered.filter((erro) => !/^\/cobs\/\d+ must have required property '(logradouro|cidade|uf|cep)'/.test(erro))
      : answered;
    expect([operacao, asked, published(quebras, feita.resposta)]).toEqual([operacao, [], []]);
  }
});

it('is told of payments, and of what went back, in the published form', () => {
  expect(avisos).toHaveLength(2);
  for (const aviso of avisos) {
    expect(psp.readAvisos(aviso)).toHaveLength(1);
    if (judge) expect(judge.aviso(aviso)).toEqual([]);
  }
});

it('is judged by our own transcription too, which a document at hand is not needed for', () => {
  const bodies = feitas.filter(({ status }) => status < 300);
  for (const { method, url, pedido: asked, resposta } of bodies) {
    if (url.includes('/webhook/')) continue;
    if (method === 'PUT') expect(CobVSolicitada.safeParse(asked).success).toBe(true);
    expect((url.includes('/cobv?') ? CobsV : CobV).safeParse(resposta).success).toBe(true);
  }
  for (const aviso of avisos) expect(AvisoDoPsp.safeParse(aviso).success).toBe(true);
});

it('asks of a notice and of a charge whatever the document does of what is used', () => {
  if (!judge) return;
  const [aviso] = avisos as [{ pix: Record<string, unknown>[] }];
  for (const campo of ['endToEndId', 'valor', 'horario']) {
    const { [campo]: _, ...resto } = aviso.pix[0] ?? {};
    expect([campo, AvisoDoPsp.safeParse({ pix: [resto] }).success, judge.aviso({ pix: [resto] }).length > 0]).toEqual([campo, false, true]);
  }
});

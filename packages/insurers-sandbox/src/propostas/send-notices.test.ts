import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from '../sandbox.client.fixture.ts';
import { pedidoExemplo } from '../opin/quote-auto.fixture.ts';
import { createSandbox } from '../sandbox.ts';
import { segredoAvisos } from './send-notices.ts';

const slug = 'jequitiba_seguros';
const sandbox = createSandbox({ latencia: 0 });
const recebidos: { corpo: string; headers: NodeJS.Dict<string | string[]> }[] = [];
let resposta = 200;
let cliente: Server;
let client: Awaited<ReturnType<typeof connect>>;
let avisarEm: string;

beforeAll(async () => {
  cliente = createServer((request, reply) => {
    let corpo = '';
    request.on('data', (chunk) => (corpo += String(chunk)));
    request.on('end', () => {
      recebidos.push({ corpo, headers: request.headers });
      reply.writeHead(resposta).end();
    });
  });
  await new Promise<void>((resolve) => cliente.listen(0, '127.0.0.1', resolve));
  avisarEm = `http://127.0.0.1:${(cliente.address() as AddressInfo).port}/aviso`;
  client = await connect(sandbox, slug);
});
afterAll(async () => {
  await sandbox.close();
  await new Promise((resolve) => cliente.close(resolve));
});

const advance = async (dias: number): Promise<void> => {
  await fetch(`${client.origem}/_sandbox/relogio`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ avancarDias: dias }),
  });
};
const ditos = () => recebidos.splice(0).map(({ corpo }) => JSON.parse(corpo) as { status: string; numero: string; apolice?: string });

async function acknowledge(consentId: string, changes: Parameters<typeof pedidoExemplo>[0] = {}): Promise<string> {
  // the clock went on, and the token with it
  client = await connect(sandbox, slug);
  await client.post(pedidoExemplo({ consentId, ...changes }), consentId.split(':').at(-1));
  const insurerQuoteId = (await client.status(consentId)).data.quoteInfo?.quotes[0]?.insurerQuoteId;
  const data = {
    status: 'ACKN',
    insurerQuoteId,
    author: { identificationType: 'CNPJ', identificationNumber: '11222333000181' },
    quoteCustomData: { generalQuoteInfo: [{ fieldId: 'avisarEm', value: avisarEm }] },
  };
  const reply = await client.call('PATCH', `/request/${consentId}`, { body: { data } });
  return ((await reply.json()) as { data: { protocolNumber: string } }).data.protocolNumber;
}

it('sends the signed notices of a proposal day by day, each once', async () => {
  const numero = await acknowledge('urn:balcao:um');
  expect(recebidos).toEqual([]);
  await advance(1);
  const [primeiro] = recebidos;
  const instante = primeiro?.headers['x-webhook-timestamp'];
  const assinatura = createHmac('sha256', segredoAvisos(slug))
    .update(`${String(instante)}.${primeiro?.corpo}`)
    .digest('hex');
  expect(primeiro?.headers['x-webhook-signature']).toBe(`sha256=${assinatura}`);
  expect(ditos()).toEqual([expect.objectContaining({ numero, status: 'EM_ANALISE' })]);
  await advance(2);
  expect(ditos()).toMatchObject([{ status: 'ACEITA' }, { status: 'EMITIDA', apolice: numero.replace('P-', 'A-') }]);
  await advance(5);
  expect(ditos()).toEqual([]);
});

it('demands documents in every line, refuses proposals of the refusal scenario, and sends nothing afterwards', async () => {
  await acknowledge('urn:balcao:exige', { extensao: { observacoes: '#EXIGENCIA' } });
  await acknowledge('urn:balcao:nega', { extensao: { observacoes: '#RECUSADEPOIS' } });
  await advance(5);
  const contados = ditos();
  const numeros = [...new Set(contados.map(({ numero }) => numero))];
  expect(numeros.map((numero) => contados.filter((dito) => dito.numero === numero).map(({ status }) => status))).toEqual([
    ['EXIGENCIA', 'ACEITA', 'EMITIDA'],
    ['EM_ANALISE', 'RECUSADA'],
  ]);
  expect(contados[0]).toMatchObject({ exigencias: [{ texto: 'Envie os documentos do risco antes da emissão.' }] });
});

it('resends notices that the client did not accept, and never out of order', async () => {
  await acknowledge('urn:balcao:dois');
  resposta = 503;
  await advance(3);
  expect(ditos().map(({ status }) => status)).toEqual(['EM_ANALISE']);
  resposta = 200;
  await advance(0);
  expect(ditos().map(({ status }) => status)).toEqual(['EM_ANALISE', 'ACEITA', 'EMITIDA']);
});

it('never gives two proposals one number', async () => {
  const numeros = [await acknowledge('urn:balcao:a1'), await acknowledge('urn:balcao:a2')];
  expect(new Set(numeros).size).toBe(2);
});

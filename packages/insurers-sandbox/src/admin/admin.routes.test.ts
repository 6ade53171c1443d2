import { connect } from '../sandbox.client.fixture.ts';
import { createSandbox } from '../sandbox.ts';
import { pedidoExemplo } from '../opin/quote-auto.fixture.ts';
import type { Acesso } from './access-log.store.ts';

const sandbox = createSandbox({ agora: () => new Date('2026-11-20T12:00:00Z') });
const slug = 'mico_leao_seguros';
let client: Awaited<ReturnType<typeof connect>>;
beforeAll(async () => {
  client = await connect(sandbox, slug);
});
afterAll(() => sandbox.close());

const admin = (path: string, body?: object) =>
  fetch(
    `${client.origem}/_sandbox/${path}`,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
const log = async (): Promise<Acesso[]> => (await (await admin(`log?slug=${slug}`)).json()) as Acesso[];
const autor = { identificationType: 'CNPJ', identificationNumber: '11222333000181' };
/** The server notices a closed connection a moment after the client closed it. */
async function eventually<T>(read: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await read();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

it('is ready as soon as it listens, and lists its insurers', async () => {
  expect((await fetch(`${client.origem}/health/ready`)).status).toBe(200);
  const todas = (await (await admin('seguradoras')).json()) as { cotaAuto: boolean }[];
  expect([todas.length, todas.filter((s) => s.cotaAuto).length]).toEqual([14, 10]);
});

it('answers exactly after its latency', async () => {
  await admin('cenario', { slug, latencia: 250 });
  // from before the request: its latency begins when the insurer has it, and not when the answer is read
  const inicio = performance.now();
  await client.post(pedidoExemplo({ consentId: 'urn:balcao:lenta' }), 'lenta');
  expect((await client.status('urn:balcao:lenta')).data.status).toBe('ACPT');
  const ms = performance.now() - inicio;
  expect(ms).toBeGreaterThanOrEqual(250);
  expect(ms).toBeLessThan(10_000);
});

it('does not scale a latency set through the admin routes', async () => {
  const scaled = createSandbox({ latencia: 0 });
  try {
    const own = await connect(scaled, slug);
    await own.post(pedidoExemplo({ consentId: 'urn:balcao:imediata' }), 'imediata');
    expect((await own.status('urn:balcao:imediata', 0)).data.status).toBe('ACPT');
    await scaled.app.inject({ method: 'POST', url: '/_sandbox/cenario', payload: { slug, latencia: 60_000 } });
    await own.post(pedidoExemplo({ consentId: 'urn:balcao:pedida' }), 'pedida');
    expect((await own.status('urn:balcao:pedida', 0)).data.status).not.toBe('ACPT');
  } finally {
    await scaled.close();
  }
});

it('holds its answers back until it is told to give them', async () => {
  for (const [release, consentId] of [
    [() => admin('cenario', { slug, segura: false }), 'urn:balcao:solta'],
    [() => fetch(`${client.origem}/_sandbox/cenario`, { method: 'DELETE' }), 'urn:balcao:desfeita'],
  ] as const) {
    await admin('cenario', { slug, segura: true });
    await client.post(pedidoExemplo({ consentId }), consentId);
    expect((await client.status(consentId, 0)).data.status).toBe('RCVD');
    const answer = client.status(consentId);
    await release();
    expect((await answer).data.status).toBe('ACPT');
  }
});

it('fails every quote at 100 %, drops connections when out of order, and recovers', async () => {
  await admin('cenario', { slug, falhaPct: 100 });
  expect((await client.post(pedidoExemplo({ consentId: 'urn:balcao:f' }), 'f')).status).toBe(503);
  await admin('cenario', { slug, falhaPct: 0, fora: true });
  await expect(client.post(pedidoExemplo({ consentId: 'urn:balcao:f' }), 'f')).rejects.toThrow('fetch failed');
  await admin('cenario', { slug, fora: false });
  expect((await client.post(pedidoExemplo({ consentId: 'urn:balcao:f' }), 'f')).status).toBe(201);
});

it('logs each request without personal data', async () => {
  await client.post(pedidoExemplo({ consentId: 'urn:balcao:registrada' }), 'registrada');
  const acesso = await eventually(async () => (await log()).find((a) => a.idempotencyKey === 'registrada'));
  expect(acesso).toEqual({
    em: '2026-11-20T12:00:00.000Z',
    slug,
    metodo: 'POST',
    path: `/${slug}/open-insurance/quote-auto/v1/request`,
    status: 201,
    ms: expect.any(Number),
    idempotencyKey: 'registrada',
    cancelada: false,
  });
  expect(JSON.stringify(await log())).not.toMatch(/52998224725|Fulana/);
});

it('handles a cancellation by the client, and ends pending long polls', async () => {
  await admin('cenario', { slug, latencia: 60_000 });
  const consentId = 'urn:balcao:abandonada';
  await client.post(pedidoExemplo({ consentId }), 'abandonada');
  const status = client.call('GET', `/request/${consentId}/quote-status`, { headers: { prefer: 'wait=5' } });
  await client.call('PATCH', `/request/${consentId}`, { body: { data: { status: 'CANC', author: autor } } });
  expect(await (await status).json()).toMatchObject({ data: { status: 'CANC' } });
  const cancelada = await eventually(async () => (await log()).find((a) => a.metodo === 'PATCH' && a.path.endsWith(consentId)));
  expect(cancelada).toMatchObject({ status: 200, cancelada: true });
});

it('logs a long poll aborted by the client as cancelled', async () => {
  await admin('cenario', { slug, latencia: 60_000 });
  const consentId = 'urn:balcao:cortada';
  await client.post(pedidoExemplo({ consentId }), 'cortada');
  const socket = new AbortController();
  const waiting = client.call('GET', `/request/${consentId}/quote-status`, { headers: { prefer: 'wait=5' }, signal: socket.signal });
  setTimeout(() => socket.abort(), 50);
  await expect(waiting).rejects.toThrow('aborted');
  expect(await eventually(async () => (await log()).find((a) => a.path.includes(consentId)))).toMatchObject({ status: 0, cancelada: true });
});

it('advances its calendar: tokens expire, and new prices are valid until later', async () => {
  await admin('cenario', { slug, latencia: 0 });
  expect(await (await admin('relogio', { avancarDias: 3 })).json()).toEqual({ agora: '2026-11-23T12:00:00.000Z', avisos: 0 });
  expect((await client.post(pedidoExemplo({ consentId: 'urn:balcao:velha' }), 'velha')).status).toBe(401);
  const renovado = await connect(sandbox, slug);
  await renovado.post(pedidoExemplo({ consentId: 'urn:balcao:nova' }), 'nova');
  const { quoteInfo } = (await renovado.status('urn:balcao:nova')).data;
  expect(quoteInfo?.quoteCustomData.generalQuoteInfo[0]).toEqual({ fieldId: 'validade', value: '2026-11-30' });
});

it('rejects invalid admin requests', async () => {
  expect((await admin('relogio', { avancarDias: -1 })).status).toBe(400);
  expect((await admin('cenario', { slug: 'desconhecida', falhaPct: 1 })).status).toBe(400);
});

import type { ConfigSeguradora, PedidoTransmissao } from '../insurer.port.ts';
import type { OpinClient } from './opin-client.ts';
import { type HttpAnswer, Instabilidade } from './opin-http.ts';
import { CredencialRecusada } from './opin-token.ts';
import { createTransmit } from './opin-transmission.ts';

const config: ConfigSeguradora = {
  slug: 'terceira',
  nome: 'Terceira Seguros',
  protocolos: ['opin-quote-auto'],
  baseUrl: 'https://api.terceira.test',
};
const pedido: PedidoTransmissao = {
  linha: 'AUTO',
  referencia: JSON.stringify({ consentId: 'urn:balcao:1', insurerQuoteId: 'Q-77' }),
  corretor: { cnpj: '11.222.333/0001-81' },
  pagamento: { forma: 'BOLETO', n: 10, vencimentoPrimeira: '2026-12-01' },
  dadosComplementares: { email: 'ana@exemplo.test' },
  avisarEm: 'https://balcao.test/webhooks/seguradoras/terceira',
};
const answer = (status: number, body: unknown): HttpAnswer => ({ status, body, headers: new Headers() });
const aceita = answer(200, { data: { status: 'ACKN', insurerQuoteId: 'Q-77', protocolNumber: 'P-1' } });

type Passo = HttpAnswer | Error;
/** An adapter connected to an insurer that answers each PATCH as scripted; the last step repeats. */
function scripted(passos: readonly Passo[], over: Partial<PedidoTransmissao> = {}) {
  let feitos = 0;
  const acknowledge = jest.fn<ReturnType<OpinClient['acknowledge']>, Parameters<OpinClient['acknowledge']>>(async () => {
    const passo = passos[Math.min(feitos, passos.length - 1)];
    feitos += 1;
    if (!passo || passo instanceof Error) throw passo ?? new Error('sem passo');
    return passo;
  });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const deps = { agora: () => new Date(), espera: async () => undefined, log };
  const transmit = createTransmit(config, () => ({ acknowledge }) as unknown as OpinClient, deps);
  const send = (signal = new AbortController().signal) =>
    transmit({ ...pedido, ...over }, { signal, idempotencyKey: '0190b000-0000-7000-8000-000000000060', limiteMs: 45_000 });
  return { acknowledge, send };
}

it('acknowledges the offer with the key of the proposal, and reads its number', async () => {
  const { acknowledge, send } = scripted([aceita]);
  expect(await send()).toEqual({ status: 'TRANSMITIDA', numeroSeguradora: 'P-1', exigencias: [] });
  expect(acknowledge).toHaveBeenCalledWith(
    'urn:balcao:1',
    expect.objectContaining({
      cnpj: '11222333000181',
      insurerQuoteId: 'Q-77',
      generalQuoteInfo: expect.arrayContaining([{ fieldId: 'avisarEm', value: pedido.avisarEm }]),
    }),
    expect.objectContaining({ idempotencyKey: '0190b000-0000-7000-8000-000000000060' }),
  );
});

it('reads demands sent with the number', async () => {
  const exigencias = [{ codigo: 'DOC', texto: 'Envie a CNH de 111.444.777-35.' }];
  const data = {
    status: 'ACKN',
    protocolNumber: 'P-2',
    quoteCustomData: { generalQuoteInfo: [{ fieldId: 'exigencias', value: exigencias }] },
  };
  expect(await scripted([answer(200, { data })]).send()).toEqual({
    status: 'TRANSMITIDA',
    numeroSeguradora: 'P-2',
    exigencias: [{ codigo: 'DOC', texto: 'Envie a CNH de ***.' }],
  });
});

it('repeats the request under the same key after a lost answer', async () => {
  const { acknowledge, send } = scripted([new Instabilidade('HTTP_503'), aceita]);
  expect((await send()).status).toBe('TRANSMITIDA');
  expect(new Set(acknowledge.mock.calls.map(([consent, , { idempotencyKey }]) => `${consent} ${idempotencyKey}`)).size).toBe(1);
});

it.each<[string, Passo[], string, string]>([
  ['an insurer that stays down', [new Instabilidade('HTTP_503')], 'FALHOU', 'HTTP_503'],
  ['an answer without a number', [answer(200, { data: { status: 'ACKN' } })], 'FALHOU', 'SEM_NUMERO'],
  ['an answer of another shape', [answer(200, { ok: true })], 'FALHOU', 'MALFORMADA_TRANSMISSAO'],
  ['a credential refused', [new CredencialRecusada()], 'FALHOU', 'CREDENCIAL'],
  ['a consent it no longer knows', [answer(404, {})], 'RECUSADA', 'OFERTA_DESCONHECIDA'],
  ['a refusal', [answer(422, { errors: [{ code: 'X', title: 'X', detail: 'Oferta desconhecida.' }] })], 'RECUSADA', 'HTTP_422'],
])('reports %s', async (_, passos, status, codigo) => {
  expect(await scripted(passos).send()).toMatchObject({ status, mensagens: [{ codigo }] });
});

it('refuses an unknown reference without a request', async () => {
  const { acknowledge, send } = scripted([aceita], { referencia: 'outra coisa' });
  expect((await send()).status).toBe('RECUSADA');
  expect(acknowledge).not.toHaveBeenCalled();
});

it('stops when aborted', async () => {
  const stop = new AbortController();
  stop.abort(new Error('parado'));
  await expect(scripted([new Instabilidade('REDE')]).send(stop.signal)).rejects.toThrow('parado');
});

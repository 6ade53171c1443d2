/** @jest-environment jsdom */
import { EventEmitter } from 'node:events';
import { type Cotacao, quotingCalls, type ResultadoCotacao, sessaoCalls } from '@balcao/contracts';
import { endSession } from '@balcao/shared';
import { fakeGateway, refusal, signIn, umaCotacao } from '@balcao/testing';
import type { Subscription } from 'rxjs';
import { type Acompanhamento, watchCotacao, ESPERA_CONSULTA_MS } from './resultados.resource.ts';

const cotacaoId = '0198b2c4-0000-7000-8000-0000000000c1';
const topico = `local/a1/multicalculo/cotacao/${cotacaoId}/resultado`;

/** The broker's end of the wire: what a browser would hear. */
class FakeBroker extends EventEmitter {
  readonly subscribed = new Set<string>();
  subscribe(path: string) {
    this.subscribed.add(path);
  }
  unsubscribe(path: string) {
    this.subscribed.delete(path);
  }
  end() {
    this.removeAllListeners();
  }
  open() {
    this.emit('connect');
  }
  say(path: string, message: unknown) {
    if (this.subscribed.has(path)) this.emit('message', path, Buffer.from(JSON.stringify(message)));
  }
}
let broker: FakeBroker;
jest.mock('mqtt', () => ({ __esModule: true, default: { connect: () => broker } }));

const resultado = (over: Partial<ResultadoCotacao> = {}): ResultadoCotacao => ({
  id: '0198b2c4-0000-7000-8000-0000000000e1',
  cotacaoId,
  seguradora: 'jequitiba_seguros',
  seguradoraNome: 'Jequitibá Seguros',
  versao: 1,
  status: 'CALCULANDO',
  familiaErro: null,
  mensagens: [],
  numeroCalculo: null,
  validade: null,
  iniciadoEm: '2026-03-02T12:00:00.000Z',
  tempoMs: null,
  tentativas: 1,
  ofertas: [],
  ...over,
});

const cotacao = umaCotacao({
  id: cotacaoId,
  orcamentoId: '0198b2c4-0000-7000-8000-0000000000b1',
  status: 'CALCULANDO',
  seguradoras: ['jequitiba_seguros', 'capivara_seguros'],
  iniciadaEm: '2026-03-02T12:00:00.000Z',
});

const gateway = fakeGateway();
let seen: Acompanhamento[] = [];
let subscription: Subscription;
const last = () => seen.at(-1) as Acompanhamento;
const statuses = () => Object.fromEntries(last().resultados.map(({ seguradora, status }) => [seguradora, status]));
const readings = () => gateway.pedidos.filter(({ path }) => path.endsWith(`/cotacoes/${cotacaoId}`)).length;
const later = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

const stored = (...resultados: ResultadoCotacao[]) => gateway.answer(quotingCalls.getCotacao, { cotacao, resultados });

async function follow() {
  subscription = watchCotacao(cotacaoId).subscribe((estado) => seen.push(estado));
  await later(20);
}

beforeEach(() => {
  jest.useFakeTimers();
  seen = [];
  broker = new FakeBroker();
  signIn();
  gateway.reset();
  gateway.answer(sessaoCalls.canais, { assinatura: 'local/a1', usuario: 'local/u1' });
});
afterEach(() => {
  subscription.unsubscribe();
  endSession('logoff');
  jest.useRealTimers();
});
afterAll(gateway.close);

it('keeps an answer that arrives before the stored list does', async () => {
  let answer: (value: { cotacao: Cotacao; resultados: ResultadoCotacao[] }) => void = () => undefined;
  gateway.answer(quotingCalls.getCotacao, new Promise((resolve) => (answer = resolve)));
  await follow();
  broker.open();
  broker.say(topico, resultado({ versao: 3, status: 'RECUSADO' }));
  answer({ cotacao, resultados: [resultado({ versao: 2 }), resultado({ seguradora: 'capivara_seguros', versao: 2 })] });
  await later(20);
  expect(statuses()).toEqual({ jequitiba_seguros: 'RECUSADO', capivara_seguros: 'CALCULANDO' });
});

it('does not go back when messages come out of order or twice', async () => {
  stored(resultado());
  await follow();
  broker.open();
  broker.say(topico, resultado({ versao: 5, status: 'OK', tempoMs: 900 }));
  broker.say(topico, resultado({ versao: 4, status: 'CALCULANDO' }));
  broker.say(topico, resultado({ versao: 5, status: 'OK', tempoMs: 900 }));
  expect(last().resultados).toEqual([resultado({ versao: 5, status: 'OK', tempoMs: 900 })]);
});

it('reads what is stored again each time the connection opens', async () => {
  stored(resultado());
  await follow();
  const before = readings();
  broker.open();
  await later(200);
  expect(readings()).toBe(before + 1);

  broker.emit('close');
  stored(resultado({ versao: 2, status: 'OK' }));
  broker.open();
  await later(200);
  expect(statuses()).toEqual({ jequitiba_seguros: 'OK' });
});

it('asks every 2 s while there is no connection, until everybody has answered', async () => {
  stored(resultado());
  await follow();
  const before = readings();
  await later(ESPERA_CONSULTA_MS * 3);
  expect(readings()).toBe(before + 3);

  stored(resultado({ versao: 2, status: 'OK' }));
  await later(ESPERA_CONSULTA_MS);
  const done = readings();
  await later(60_000);
  expect(readings()).toBe(done);
  expect(statuses()).toEqual({ jequitiba_seguros: 'OK' });
});

it('with a connection only checks now and then', async () => {
  stored(resultado());
  await follow();
  broker.open();
  await later(200);
  const before = readings();
  await later(10_000);
  expect(readings() - before).toBeLessThanOrEqual(1);
});

it('says that reading failed and recovers by itself', async () => {
  gateway.drop(quotingCalls.getCotacao);
  await follow();
  expect(last().falha?.tipo).toBe('semResposta');
  stored(resultado());
  await later(4_100);
  expect(last().falha).toBeNull();
  expect(last().resultados).toHaveLength(1);
});

it('asks less and less often while reading fails', async () => {
  gateway.reply(quotingCalls.getCotacao, refusal(503, 503, 'Fora.'));
  await follow();
  await later(600_000);
  // 4, 8, 16 and 32 s at the most, then once a minute: half of each wait is drawn by lot
  expect(readings()).toBeGreaterThanOrEqual(10);
  expect(readings()).toBeLessThanOrEqual(26);
});

it('does not ask again by itself for what was refused, and reads it with the next connection', async () => {
  gateway.reply(quotingCalls.getCotacao, refusal(403, 403, 'Não.'));
  await follow();
  await later(600_000);
  expect(readings()).toBe(1);
  stored(resultado());
  broker.open();
  await later(200);
  expect(last().resultados).toHaveLength(1);
});

it('still follows when the channel names could not be read at first', async () => {
  gateway.drop(sessaoCalls.canais);
  stored(resultado());
  await follow();
  gateway.answer(sessaoCalls.canais, { assinatura: 'local/a1', usuario: 'local/u1' });
  await later(4_100);
  broker.open();
  broker.say(topico, resultado({ versao: 9, status: 'OK' }));
  expect(statuses()).toEqual({ jequitiba_seguros: 'OK' });
});

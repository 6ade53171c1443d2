/** @jest-environment jsdom */
import { type Comercial, quotingCalls, quotingEvents } from '@balcao/contracts';
import { on } from '@balcao/shared';
import { fakeGateway, refusal, signIn } from '@balcao/testing';
import { createCalculo } from './calculo.resource.ts';

const orcamentoId = '0198b2c4-0000-7000-8000-0000000000b1';
const cotacaoId = '0198b2c4-0000-7000-8000-0000000000c1';
const comercial: Comercial = { seguradoras: ['alfa', 'beta'], comissaoBps: { alfa: 2_000, beta: 1_500 }, descontoBps: {} };

const gateway = fakeGateway();
const sent = () => gateway.pedidos.map(({ headers, input }) => [headers['idempotency-key'], input.versao]);

function setUp() {
  let keys = 0;
  const rascunho = { flush: jest.fn(() => Promise.resolve(4)), refresh: jest.fn(() => Promise.resolve(7)) };
  return { rascunho, calculate: createCalculo(orcamentoId, rascunho, () => `key-${(keys += 1)}`) };
}

beforeEach(() => {
  signIn();
  gateway.reset();
});
afterAll(gateway.close);

it('saves first, then asks for the saved version', async () => {
  gateway.answer(quotingCalls.calculate, { cotacaoId, versao: 1 });
  const { rascunho, calculate } = setUp();
  await expect(calculate(comercial)).resolves.toEqual({ cotacaoId, versao: 1 });
  expect(rascunho.flush).toHaveBeenCalledTimes(1);
  expect(gateway.pedidos[0]?.input).toMatchObject({ orcamentoId, versao: 4, seguradoras: ['alfa', 'beta'] });
});

it('runs once when pressed twice', async () => {
  gateway.answer(quotingCalls.calculate, { cotacaoId, versao: 1 });
  const { calculate } = setUp();
  const [first, second] = await Promise.all([calculate(comercial), calculate(comercial)]);
  expect(second).toBe(first);
  expect(sent()).toEqual([['key-1', 4]]);
});

it('sends the same key again when the answer got lost, and another for the next calculation', async () => {
  const { calculate } = setUp();
  gateway.drop(quotingCalls.calculate);
  await expect(calculate(comercial)).rejects.toMatchObject({ tipo: 'semResposta' });

  gateway.answer(quotingCalls.calculate, { cotacaoId, versao: 1 });
  await calculate(comercial);
  await calculate(comercial);
  expect(sent()).toEqual([
    ['key-1', 4],
    ['key-2', 4],
  ]);
});

it('does not repeat the key of a calculation that was refused', async () => {
  const { calculate } = setUp();
  gateway.reply(quotingCalls.calculate, refusal(403, 403, 'Sem permissão.'));
  await expect(calculate(comercial)).rejects.toMatchObject({ tipo: 'semPermissao' });
  await expect(calculate(comercial)).rejects.toMatchObject({ tipo: 'semPermissao' });
  expect(sent().map(([key]) => key)).toEqual(['key-1', 'key-2']);
});

it('learns the version again when it was out of date', async () => {
  const { rascunho, calculate } = setUp();
  gateway.reply(quotingCalls.calculate, ({ input }) =>
    input.versao === 4 ? refusal(409, 409, 'Versão antiga.') : { status: 200, body: { success: true, data: { cotacaoId, versao: 2 } } },
  );
  await expect(calculate(comercial)).resolves.toEqual({ cotacaoId, versao: 2 });
  expect(rascunho.refresh).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([
    ['key-1', 4],
    ['key-2', 7],
  ]);
});

it('asks nothing when the draft could not be saved', async () => {
  const { rascunho, calculate } = setUp();
  rascunho.flush.mockRejectedValueOnce(new Error('sem conexão'));
  await expect(calculate(comercial)).rejects.toThrow('sem conexão');
  expect(gateway.pedidos).toHaveLength(0);
});

it('tells the rest of the page that a run has begun', async () => {
  gateway.answer(quotingCalls.calculate, { cotacaoId, versao: 1 });
  const told: unknown[] = [];
  const subscription = on(quotingEvents.cotacaoIniciada).subscribe((fact) => told.push(fact));
  await setUp().calculate(comercial);
  expect(told).toEqual([{ orcamentoId, cotacaoId }]);
  subscription.unsubscribe();
});

it('tells nobody of a run that did not begin, and asks all the same under another key when told to', async () => {
  const nadaMudou = { calculadoEm: '2026-03-02T12:00:00.000Z', validoAte: null };
  gateway.answer(quotingCalls.calculate, { cotacaoId, versao: 1, nadaMudou });
  const told: unknown[] = [];
  const subscription = on(quotingEvents.cotacaoIniciada).subscribe((fact) => told.push(fact));
  const { calculate } = setUp();
  await expect(calculate(comercial)).resolves.toMatchObject({ nadaMudou });
  expect(told).toEqual([]);
  gateway.answer(quotingCalls.calculate, { cotacaoId, versao: 2 });
  await calculate(comercial, undefined, true);
  expect(told).toHaveLength(1);
  expect(sent().map(([key]) => key)).toEqual(['key-1', 'key-2']);
  expect(gateway.pedidos.map(({ input }) => input.mesmoAssim)).toEqual([undefined, true]);
  subscription.unsubscribe();
});

/** @jest-environment jsdom */
import type { RascunhoOrcamento } from '@balcao/contracts';
import { FalhaRequisicao } from '@balcao/shared';
import { rascunho, salvo, settle, setUp } from './gravador.fixture.ts';
import { RascunhoNaoSalvo } from './gravador.resource.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('when somebody else saved other fields', () => {
  const dados = (segurado: object, uso?: string): RascunhoOrcamento => ({ risco: { segurado, ...(uso && { uso }) }, comercial: {} });

  async function behind(meu: RascunhoOrcamento, deles: RascunhoOrcamento) {
    const all = setUp(salvo({ rascunho: dados({ nome: 'Ana' }) }));
    const recebidas = jest.fn();
    all.gravador.recebidas.subscribe(recebidas);
    all.gravador.change(meu);
    await jest.advanceTimersByTimeAsync(1_500);
    all.somebodySaves(salvo({ versao: 9, rascunho: deles }));
    all.pedidos[0]?.refuse(new FalhaRequisicao('conflito'));
    await settle();
    return { ...all, recebidas };
  }

  it('takes them over, says which, saves both and asks nobody', async () => {
    const { pedidos, recebidas, estado } = await behind(dados({ nome: 'Maria' }), dados({ nome: 'Ana', email: 'a@b.test' }, 'TRABALHO'));
    expect(pedidos[1]).toMatchObject({ versao: 9, rascunho: dados({ nome: 'Maria', email: 'a@b.test' }, 'TRABALHO') });
    expect(recebidas.mock.calls).toEqual([
      [
        [
          { campo: 'risco.segurado.email', valor: 'a@b.test' },
          { campo: 'risco.uso', valor: 'TRABALHO' },
        ],
      ],
    ]);
    pedidos[1]?.answer();
    await settle();
    expect(estado()).toBe('emDia');
  });

  it('asks only about the field both changed, and takes the others over with the choice', async () => {
    const { gravador, pedidos, estado } = await behind(dados({ nome: 'Maria' }, 'LAZER'), dados({ nome: 'Rita', email: 'a@b.test' }));
    expect(estado()).toBe('conflito');
    expect(gravador.divergencias).toEqual([{ campo: 'risco.segurado.nome', minha: 'Maria', deles: 'Rita' }]);
    gravador.takeTheirs();
    expect(pedidos[1]).toMatchObject({ versao: 9, rascunho: dados({ nome: 'Rita', email: 'a@b.test' }, 'LAZER') });
  });
});

describe('a refusal', () => {
  const minute = () => jest.advanceTimersByTimeAsync(60_000);

  it('of a case that is over ends saving: one request, the copy kept, nothing typed after it sent', async () => {
    const { gravador, pedidos, copia, estado, leituras, somebodyCloses } = setUp();
    gravador.change(rascunho('Maria'));
    await jest.advanceTimersByTimeAsync(1_500);
    somebodyCloses();
    pedidos[0]?.refuse(FalhaRequisicao.fromStatus(409, { code: 'orcamento-encerrado' }));
    await minute();
    expect([estado(), pedidos.length, leituras.mock.calls.length]).toEqual(['encerrado', 1, 1]);
    gravador.change(rascunho('Maria Lima'));
    gravador.retry();
    await expect(gravador.flush()).rejects.toBeInstanceOf(RascunhoNaoSalvo);
    await gravador.stop();
    await minute();
    expect(pedidos).toHaveLength(1);
    expect(copia()?.rascunho).toEqual(rascunho('Maria'));
    expect(gravador.naoSalvos).toEqual([{ campo: 'risco.segurado.nome', minha: 'Maria', deles: undefined }]);
  });

  it('of state is not answered by sending the same again: what is saved was not out of date', async () => {
    const { gravador, pedidos, leituras } = setUp();
    gravador.change(rascunho('Maria'));
    await jest.advanceTimersByTimeAsync(1_500);
    pedidos[0]?.refuse(FalhaRequisicao.fromStatus(409, { mensagem: 'Em outro estado.' }));
    await minute();
    gravador.change(rascunho('Maria Lima'));
    await minute();
    expect([pedidos.length, leituras.mock.calls.length]).toEqual([1, 1]);
    expect(gravador.estados.value).toEqual({ tipo: 'recusado', mensagem: 'Em outro estado.', isFinal: true });
  });

  it.each([401, 403, 404])('with %i is final: typing on sends nothing, and the copy stays', async (status) => {
    const { gravador, pedidos, copia } = setUp();
    gravador.change(rascunho('Maria'));
    await jest.advanceTimersByTimeAsync(1_500);
    pedidos[0]?.refuse(FalhaRequisicao.fromStatus(status));
    await settle();
    gravador.change(rascunho('Maria Lima'));
    await minute();
    expect(pedidos).toHaveLength(1);
    expect(copia()?.rascunho).toEqual(rascunho('Maria Lima'));
  });

  it.each([400, 422, 500])('with %i is not repeated, but other content may be accepted', async (status) => {
    const { gravador, pedidos } = setUp();
    gravador.change(rascunho('Maria'));
    await jest.advanceTimersByTimeAsync(1_500);
    pedidos[0]?.refuse(FalhaRequisicao.fromStatus(status));
    await minute();
    expect(pedidos).toHaveLength(1);
    gravador.change(rascunho('Maria Lima'));
    await jest.advanceTimersByTimeAsync(1_500);
    expect(pedidos).toHaveLength(2);
  });

  it('in passing is tried again ever further apart, never sooner than asked for, and not for ever', async () => {
    const { gravador, pedidos } = setUp();
    gravador.change(rascunho('Maria'));
    await jest.advanceTimersByTimeAsync(1_500);
    pedidos[0]?.refuse(FalhaRequisicao.fromStatus(429, { retryAfterMs: 30_000 }));
    await settle();
    gravador.change(rascunho('Maria Lima'));
    await jest.advanceTimersByTimeAsync(29_000);
    expect(pedidos).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_000);
    for (let sent = 1; sent < 20; sent += 1) {
      pedidos[sent]?.refuse(new FalhaRequisicao('semResposta'));
      await minute();
    }
    expect(pedidos).toHaveLength(9);
    expect(gravador.estados.value).toEqual({ tipo: 'semConexao', isParado: true });
    gravador.retry();
    expect(pedidos).toHaveLength(10);
  });
});

it('saves what was kept once a case that was over is open again', async () => {
  const { gravador, pedidos } = setUp();
  gravador.change(rascunho('Maria'));
  gravador.close();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(pedidos).toHaveLength(0);
  gravador.reopen();
  expect(pedidos[0]).toMatchObject({ versao: 3, rascunho: rascunho('Maria') });
});

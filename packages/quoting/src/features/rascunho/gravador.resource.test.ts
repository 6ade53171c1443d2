/** @jest-environment jsdom */
import type { RascunhoOrcamento } from '@balcao/contracts';
import { FalhaRequisicao } from '@balcao/shared';
import type { CopiaLocal } from './copia-local.resource.ts';
import { rascunho, salvo, settle, setUp } from './gravador.fixture.ts';
import { RascunhoNaoSalvo } from './gravador.resource.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('saves once, 1.5 s after the last of several changes', async () => {
  const { gravador, pedidos, estado } = setUp();
  gravador.change(rascunho('M'));
  await jest.advanceTimersByTimeAsync(1_000);
  gravador.change(rascunho('Ma'));
  await jest.advanceTimersByTimeAsync(1_499);
  expect(pedidos).toHaveLength(0);
  expect(estado()).toBe('pendente');

  await jest.advanceTimersByTimeAsync(1);
  expect(pedidos.map(({ versao, rascunho: r }) => [versao, r])).toEqual([[3, rascunho('Ma')]]);
  expect(estado()).toBe('gravando');
  pedidos[0]?.answer();
  await settle();
  expect(gravador.estados.value).toEqual({ tipo: 'emDia', em: '2026-03-02T12:00:01.000Z' });
});

it('never has two saves in flight: what is typed meanwhile goes in the next, with the new version', async () => {
  const { gravador, pedidos } = setUp();
  gravador.change(rascunho('Maria'));
  await jest.advanceTimersByTimeAsync(1_500);
  gravador.change(rascunho('Maria Lima'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(pedidos).toHaveLength(1);

  pedidos[0]?.answer();
  await settle();
  expect(pedidos).toHaveLength(2);
  expect(pedidos[1]).toMatchObject({ versao: 4, rascunho: rascunho('Maria Lima') });
});

it('does not ask anything when the change was undone', async () => {
  const { gravador, pedidos, copia, estado } = setUp();
  gravador.change(rascunho('Maria'));
  gravador.change(rascunho());
  await jest.advanceTimersByTimeAsync(2_000);
  expect([pedidos.length, estado(), copia()]).toEqual([0, 'emDia', null]);
});

it('copies unsaved changes to the browser within 300 ms and drops the copy once they are saved', async () => {
  const { gravador, pedidos, copia } = setUp();
  gravador.change(rascunho('Maria'));
  await jest.advanceTimersByTimeAsync(300);
  expect(copia()).toEqual({
    versao: 3,
    em: '2026-03-02T12:00:00.000Z',
    rascunho: rascunho('Maria'),
    base: rascunho(),
    enviados: [],
  });

  await jest.advanceTimersByTimeAsync(1_200);
  pedidos[0]?.answer();
  await settle();
  expect(copia()).toBeNull();
});

it('without connection keeps the copy, tries again by itself and at once when the connection is back', async () => {
  const { gravador, pedidos, copia, estado } = setUp();
  gravador.change(rascunho('Maria'));
  await jest.advanceTimersByTimeAsync(1_500);
  pedidos[0]?.refuse(new FalhaRequisicao('semResposta'));
  await settle();
  expect(estado()).toBe('semConexao');
  expect(copia()?.rascunho).toEqual(rascunho('Maria'));

  await jest.advanceTimersByTimeAsync(5_000);
  expect(pedidos).toHaveLength(2);
  pedidos[1]?.refuse(new FalhaRequisicao('semResposta'));
  await settle();
  gravador.retry();
  expect(pedidos).toHaveLength(3);
  pedidos[2]?.answer();
  await settle();
  expect([estado(), copia()]).toEqual(['emDia', null]);
});

it('does not take for a rival its own save whose answer got lost', async () => {
  const { gravador, pedidos, estado, somebodySaves } = setUp();
  gravador.change(rascunho('Maria'));
  await jest.advanceTimersByTimeAsync(1_500);
  pedidos[0]?.refuse(new FalhaRequisicao('semResposta'));
  await settle();
  somebodySaves(salvo({ versao: 4, rascunho: rascunho('Maria') }));
  gravador.change(rascunho('Maria Lima'));
  await jest.advanceTimersByTimeAsync(4_000);
  pedidos[1]?.refuse(new FalhaRequisicao('conflito'));
  await settle();
  expect(pedidos[2]).toMatchObject({ versao: 4, rascunho: rascunho('Maria Lima') });
  pedidos[2]?.answer();
  await settle();
  expect(estado()).toBe('emDia');
});

describe('when somebody else saved first', () => {
  const deles = salvo({ versao: 9, rascunho: rascunho('Outra Pessoa') });

  async function inConflict() {
    const all = setUp();
    all.gravador.change(rascunho('Maria'));
    await jest.advanceTimersByTimeAsync(1_500);
    all.somebodySaves(deles);
    all.pedidos[0]?.refuse(new FalhaRequisicao('conflito'));
    await settle();
    return all;
  }

  it('stops saving, keeps the copy and shows the other version', async () => {
    const { gravador, pedidos, copia } = await inConflict();
    expect(gravador.estados.value).toEqual({ tipo: 'conflito', deles });
    gravador.change(rascunho('Maria Lima'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(pedidos).toHaveLength(1);
    expect(copia()?.rascunho).toEqual(rascunho('Maria Lima'));
    await expect(gravador.flush()).rejects.toBeInstanceOf(RascunhoNaoSalvo);
  });

  it('keeping mine saves it over the other version', async () => {
    const { gravador, pedidos, estado } = await inConflict();
    gravador.keepMine();
    expect(pedidos[1]).toMatchObject({ versao: 9, rascunho: rascunho('Maria') });
    pedidos[1]?.answer();
    await settle();
    expect(estado()).toBe('emDia');
  });

  it('takes theirs in some fields alone, saves mine in the others, and hands back what it took the place of', async () => {
    const de = (nome: string, profissao: string): RascunhoOrcamento => ({ risco: { segurado: { nome, profissao } }, comercial: {} });
    const { gravador, pedidos, somebodySaves } = setUp(salvo({ rascunho: de('Ana', 'Atriz') }));
    gravador.change(de('Maria', 'Dentista'));
    await jest.advanceTimersByTimeAsync(1_500);
    somebodySaves(salvo({ versao: 9, rascunho: de('Outra Pessoa', 'Médica') }));
    pedidos[0]?.refuse(new FalhaRequisicao('conflito'));
    await settle();
    const minhas = gravador.takeSome((campo) => campo === 'risco.segurado.profissao');
    expect(minhas).toEqual([{ campo: 'risco.segurado.profissao', valor: 'Dentista' }]);
    expect(pedidos[1]).toMatchObject({ versao: 9, rascunho: de('Maria', 'Médica') });
  });

  it('using theirs saves nothing, tells the form, and hands mine back', async () => {
    const { gravador, pedidos, estado } = await inConflict();
    const recebidas = jest.fn();
    gravador.recebidas.subscribe(recebidas);
    expect(gravador.takeTheirs()).toEqual([{ campo: 'risco.segurado.nome', valor: 'Maria' }]);
    expect(recebidas).toHaveBeenCalledWith([{ campo: 'risco.segurado.nome', valor: 'Outra Pessoa' }]);
    expect([pedidos.length, estado(), gravador.versao]).toEqual([1, 'emDia', 9]);
  });
});

describe('flush', () => {
  it('sends at once what is pending and answers with the saved version', async () => {
    const { gravador, pedidos } = setUp();
    gravador.change(rascunho('Maria'));
    const flushed = gravador.flush();
    expect(pedidos).toHaveLength(1);
    gravador.change(rascunho('Maria Lima'));
    pedidos[0]?.answer();
    await settle();
    pedidos[1]?.answer();
    await expect(flushed).resolves.toBe(5);
  });

  it('asks nothing when everything is saved', async () => {
    const { gravador, pedidos } = setUp();
    await expect(gravador.flush()).resolves.toBe(3);
    expect(pedidos).toHaveLength(0);
  });

  it('fails when the gateway does not answer', async () => {
    const { gravador, pedidos } = setUp();
    gravador.change(rascunho('Maria'));
    const flushed = gravador.flush();
    pedidos[0]?.refuse(new FalhaRequisicao('semResposta'));
    await expect(flushed).rejects.toMatchObject({ estado: { tipo: 'semConexao' } });
  });
});

describe('a copy found in the browser', () => {
  const copia = (over: Partial<CopiaLocal> = {}): CopiaLocal => ({
    versao: 3,
    em: '2026-03-02T11:59:00.000Z',
    rascunho: rascunho('Maria'),
    enviados: [],
    ...over,
  });

  it('is taken up and saved when it was made over the saved version', async () => {
    const { gravador, pedidos } = setUp();
    gravador.restore(copia());
    expect(gravador.atual).toEqual(rascunho('Maria'));
    await jest.advanceTimersByTimeAsync(1_500);
    expect(pedidos[0]).toMatchObject({ versao: 3, rascunho: rascunho('Maria') });
  });

  it('is dropped when it says what is already saved', () => {
    const { gravador, estado } = setUp(salvo({ versao: 4, rascunho: rascunho('Maria') }));
    gravador.restore(copia());
    expect(estado()).toBe('emDia');
  });

  it('is taken up over a save of its own whose answer got lost', () => {
    const { gravador, estado } = setUp(salvo({ versao: 4, rascunho: rascunho('Mar') }));
    gravador.restore(copia({ enviados: [rascunho('Mar')] }));
    expect(estado()).toBe('pendente');
  });

  it('takes over what somebody else saved since in other fields', () => {
    const { gravador, estado } = setUp(salvo({ versao: 5, rascunho: { risco: { uso: 'LAZER' }, comercial: {} } }));
    expect(gravador.restore(copia({ base: rascunho() }))).toEqual([{ campo: 'risco.uso', valor: 'LAZER' }]);
    expect(estado()).toBe('pendente');
    expect(gravador.atual).toEqual({ risco: { segurado: { nome: 'Maria' }, uso: 'LAZER' }, comercial: {} });
  });

  it('is shown and never sent where the case is over', async () => {
    const { gravador, pedidos, estado } = setUp();
    gravador.close();
    gravador.restore(copia());
    await jest.advanceTimersByTimeAsync(10_000);
    expect([estado(), pedidos.length, gravador.atual]).toEqual(['encerrado', 0, rascunho('Maria')]);
  });

  it('left by a screen that saved as it went knows that save again when it lands', async () => {
    const left = setUp();
    left.gravador.change(rascunho('Mar'));
    void left.gravador.stop();
    expect(left.pedidos).toHaveLength(1);
    // the screen is there again, and somebody types on, before the answer comes
    const again = setUp();
    again.gravador.restore(left.copia() as CopiaLocal);
    again.gravador.change(rascunho('Maria'));
    await jest.advanceTimersByTimeAsync(1_500);
    again.somebodySaves(salvo({ versao: 4, rascunho: rascunho('Mar') }));
    again.pedidos[0]?.refuse(new FalhaRequisicao('conflito'));
    await settle();
    expect(again.pedidos[1]).toMatchObject({ versao: 4, rascunho: rascunho('Maria') });
  });

  it('asks the user when somebody else saved since', () => {
    const { gravador, estado } = setUp(salvo({ versao: 5, rascunho: rascunho('Outra Pessoa') }));
    gravador.restore(copia());
    expect(estado()).toBe('conflito');
    expect(gravador.atual).toEqual(rascunho('Maria'));
  });
});

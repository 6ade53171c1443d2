import type { ResultadoCotacao } from '@balcao/contracts';
import { uuidv7 } from 'uuidv7';
import { atividadePort, orcamentoPort } from '../orcamento/index.ts';
import { createCancelamentos } from './cotacao-cancelamento.ts';
import { createCotacaoJob, type PedidoTarefa } from './cotacao.job.ts';
import { cotacaoRepository } from './cotacao.repository.ts';
import { comercial, type Corretor, createQuotingTest, type QuotingTeste, SLUGS, silent, umaResposta } from '../../testing/test-quoting.ts';
import { resultadoRepository } from './resultado.repository.ts';

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor();
});
beforeEach(() => SLUGS.forEach((slug) => teste.seguradoras[slug].perguntas.splice(0)));
afterAll(() => teste.close());

const never = new AbortController().signal;

/** The job as another process would run it, on the same database; `told` is what it published. */
function otherProcess(folgaMs = 3_000) {
  const told: ResultadoCotacao[] = [];
  let ends = 0;
  const run = createCotacaoJob({
    db: teste.db,
    agora: () => new Date(),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    newId: uuidv7,
    insurers: new Map(Object.entries(teste.seguradoras)),
    cotacoes: cotacaoRepository,
    resultados: resultadoRepository,
    orcamentos: orcamentoPort,
    atividades: atividadePort,
    publisher: {
      resultado: async (_, resultado) => void told.push(resultado),
      fim: async () => void (ends += 1),
    },
    tellConclusao: async () => undefined,
    cancelamentos: createCancelamentos(),
    folgaMs,
  });
  return { run, told, ends: () => ends };
}

/** A run whose job never got to any process: its row is there, its job is taken off the queue. */
async function waiting(...slugs: readonly string[]): Promise<PedidoTarefa> {
  const enqueue = jest.spyOn(teste.recursos.tarefas, 'enqueue').mockResolvedValue();
  const { cotacaoId } = await ana.run(comercial(...slugs));
  const tarefa = enqueue.mock.calls[0]?.[2] as PedidoTarefa;
  enqueue.mockRestore();
  return { ...tarefa, cotacaoId };
}

it('takes up a run that a killed process left half done: answers stand, questions are asked again under their key', async () => {
  const tarefa = await waiting(...SLUGS);
  teste.seguradoras.beta_seguros.answer = silent;
  const killed = new AbortController();
  const first = otherProcess();
  const running = first.run(tarefa, { signal: killed.signal });
  await ana.until(tarefa.cotacaoId, ({ resultados }) => resultados.filter(({ status }) => status === 'OK').length === 2);
  killed.abort();
  await expect(running).rejects.toThrow('aborted');
  expect((await ana.read(tarefa.cotacaoId)).resultados.find(({ seguradora }) => seguradora === 'beta_seguros')?.status).toBe('CALCULANDO');
  expect(first.ends()).toBe(0);

  teste.seguradoras.beta_seguros.answer = async () => umaResposta(333_000);
  const second = otherProcess();
  await second.run(tarefa, { signal: never });
  const { cotacao, resultados } = await ana.read(tarefa.cotacaoId);
  expect([cotacao.status, resultados.map(({ status }) => status)]).toEqual(['CONCLUIDA', ['OK', 'OK', 'OK']]);
  expect(teste.seguradoras.alfa_seguros.perguntas).toHaveLength(1);
  const keys = teste.seguradoras.beta_seguros.perguntas.map(({ idempotencyKey }) => idempotencyKey);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(second.ends()).toBe(1);
});

it('asks first whoever took longest last time: a run lasts as long as the slowest of them', async () => {
  const asked: string[] = [];
  for (const slug of SLUGS) {
    teste.seguradoras[slug].answer = async () => {
      asked.push(slug);
      if (slug === SLUGS.at(-1)) await new Promise((resolve) => setTimeout(resolve, 60));
      return umaResposta(333_000);
    };
  }
  const processo = otherProcess();
  for (let vez = 0; vez < 2; vez += 1) await processo.run(await waiting(...SLUGS), { signal: never });
  expect(asked).toHaveLength(2 * SLUGS.length);
  expect(asked[SLUGS.length]).toBe(SLUGS.at(-1));
});

it('does nothing when it is run again after the end', async () => {
  teste.seguradoras.beta_seguros.answer = async () => umaResposta(333_000);
  const tarefa = await waiting('beta_seguros');
  await otherProcess().run(tarefa, { signal: never });
  const before = await ana.read(tarefa.cotacaoId);
  const again = otherProcess();
  await again.run(tarefa, { signal: never });
  expect([again.told, again.ends()]).toEqual([[], 0]);
  expect(await ana.read(tarefa.cotacaoId)).toEqual(before);
});

it('stores one answer when two processes run the same job at once', async () => {
  const tarefa = await waiting('alfa_seguros', 'beta_seguros');
  const [one, two] = [otherProcess(), otherProcess()];
  await Promise.all([one.run(tarefa, { signal: never }), two.run(tarefa, { signal: never })]);
  const { cotacao, resultados } = await ana.read(tarefa.cotacaoId);
  expect(cotacao.status).toBe('CONCLUIDA');
  expect(resultados.map(({ ofertas }) => ofertas.length)).toEqual([1, 1]);
  expect(one.ends() + two.ends()).toBe(1);
});

it('stores the last answer and the end of the run in one transaction: nobody sees a run whose insurers have all answered go on', async () => {
  teste.seguradoras.alfa_seguros.answer = async () => umaResposta(333_000);
  const tarefa = await waiting('alfa_seguros');
  const tenant = jest.spyOn(teste.db, 'tenant');
  const processo = otherProcess();
  await processo.run(tarefa, { signal: never });
  // it is begun, then answered and ended
  expect(tenant).toHaveBeenCalledTimes(2);
  tenant.mockRestore();
  expect(processo.ends()).toBe(1);
  expect((await ana.read(tarefa.cotacaoId)).cotacao.status).toBe('CONCLUIDA');
});

it('leaves a run open when its own insurers have answered and another job still asks one', async () => {
  for (const slug of SLUGS) teste.seguradoras[slug].answer = async () => umaResposta(333_000);
  const tarefa = await waiting('alfa_seguros', 'beta_seguros');
  const first = otherProcess();
  await first.run({ ...tarefa, seguradoras: ['alfa_seguros'] }, { signal: never });
  expect([(await ana.read(tarefa.cotacaoId)).cotacao.status, first.ends()]).toEqual(['PARCIAL', 0]);
  const second = otherProcess();
  await second.run({ ...tarefa, seguradoras: ['beta_seguros'] }, { signal: never });
  expect([(await ana.read(tarefa.cotacaoId)).cotacao.status, second.ends()]).toEqual(['CONCLUIDA', 1]);
});

it('ends by itself an insurer whose adapter forgets its limit', async () => {
  const tarefa = await waiting('alfa_seguros');
  await teste.owner('update balcao.cotacao set limite_segundos = 1 where id = $1', [tarefa.cotacaoId]);
  teste.seguradoras.alfa_seguros.answer = () => new Promise(() => undefined);
  await otherProcess(50).run(tarefa, { signal: never });
  expect((await ana.read(tarefa.cotacaoId)).resultados[0]).toMatchObject({ status: 'TIMEOUT', familiaErro: 'INSTABILIDADE' });
});

it('answers for an insurer that is no longer configured', async () => {
  const tarefa = await waiting('alfa_seguros');
  await teste.owner("insert into balcao.seguradora (slug, nome, tipo) values ('sumida', 'Sumida', 'SEGURADORA') on conflict do nothing");
  await teste.owner("update balcao.resultado_cotacao set seguradora = 'sumida' where cotacao_id = $1", [tarefa.cotacaoId]);
  await otherProcess().run({ ...tarefa, seguradoras: ['sumida'] }, { signal: never });
  expect((await ana.read(tarefa.cotacaoId)).resultados[0]).toMatchObject({ status: 'ERRO', mensagens: [{ codigo: 'NAO_CONFIGURADA' }] });
});

it('refuses a job it does not understand', async () => {
  await expect(otherProcess().run({ cotacaoId: 1 }, { signal: never })).rejects.toThrow('assinaturaId');
});

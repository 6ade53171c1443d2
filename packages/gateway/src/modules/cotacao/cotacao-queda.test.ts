import { createTcpProxy, type ProxyTcp, type Sentido } from '@balcao/testing/tcp-proxy';
import { createApp } from '../../app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { comercial, type Corretor, createQuotingTest, type QuotingTeste, SLUGS } from '../../testing/test-quoting.ts';

let proxy: ProxyTcp;
let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest({
    reach: async (url) => {
      proxy = await createTcpProxy(url);
      return { databaseUrl: proxy.through(url) };
    },
  });
  ana = await teste.createCorretor();
});
beforeEach(() => SLUGS.forEach((slug) => teste.seguradoras[slug].perguntas.splice(0)));
afterAll(async () => {
  proxy.letThrough();
  await teste.close();
  await proxy.close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Reads past the proxy, as somebody who never lost the database. */
async function until(sql: string, params: unknown[], wanted: unknown): Promise<void> {
  const deadline = Date.now() + 40_000;
  for (;;) {
    const { rows } = await teste.owner(sql, params);
    if (JSON.stringify(rows) === JSON.stringify(wanted)) return;
    if (Date.now() > deadline) throw new Error(`ficou em ${JSON.stringify(rows)}`);
    await pause(50);
  }
}
const RUN = `select c.status, (select count(*)::int from balcao.resultado_cotacao r where r.cotacao_id = c.id and r.status = 'OK') as precos
  from balcao.cotacao c where c.id = $1`;
const TAREFAS = `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'cotacao.calcular'`;

/** A run during which the database goes away at one step, for a while. */
async function runCut({ sentido, padrao, depoisDe }: Passo, ms: number): Promise<string> {
  const orcamento = await ana.prepare();
  const happened = proxy.cutAt(sentido, padrao, depoisDe);
  const asked = ana.calculate(orcamento, comercial(...SLUGS));
  await happened;
  await pause(ms);
  proxy.letThrough();
  const { data } = (await asked).json<{ data: { cotacaoId: string } }>();
  return data.cotacaoId;
}

interface Passo {
  readonly nome: string;
  readonly sentido: Sentido;
  readonly padrao: RegExp;
  readonly depoisDe?: RegExp;
}
const FIM = /set status = \$2, concluida_em/;
const PASSOS: readonly Passo[] = [
  { nome: 'the run is taken over', sentido: 'pedido', padrao: /set status = 'CALCULANDO', iniciada_em/ },
  { nome: 'who is asked is written, unheard', sentido: 'resposta', padrao: /COMMIT/, depoisDe: /set status = 'CALCULANDO', iniciada_em/ },
  { nome: 'an answer is stored', sentido: 'pedido', padrao: /segurar_para_resposta/ },
  { nome: 'an answer is stored, unheard', sentido: 'resposta', padrao: /COMMIT/, depoisDe: /segurar_para_resposta/ },
  { nome: 'the run ends', sentido: 'pedido', padrao: FIM },
  { nome: 'the run ended, unheard', sentido: 'resposta', padrao: /COMMIT/, depoisDe: FIM },
  { nome: 'the job is struck off', sentido: 'pedido', padrao: /complete_job/ },
  { nome: 'the job is struck off, unheard', sentido: 'resposta', padrao: /DELETE/, depoisDe: /complete_job/ },
];

it.each(PASSOS)('a run goes on by itself when the database goes away for a moment as $nome', async (passo) => {
  const cotacaoId = await runCut(passo, 200);
  await until(RUN, [cotacaoId], [{ status: 'CONCLUIDA', precos: SLUGS.length }]);
  await until(TAREFAS, [], [{ n: 0 }]);
  // asked again or not, it is one question to each of them
  for (const slug of SLUGS) {
    const keys = teste.seguradoras[slug].perguntas.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  }
});

it.each(['the run is taken over', 'an answer is stored', 'the run ends'])('so it does after 3 s away, as %s', async (nome) => {
  const cotacaoId = await runCut(PASSOS.find((passo) => passo.nome === nome) as Passo, 3_000);
  await until(RUN, [cotacaoId], [{ status: 'CONCLUIDA', precos: SLUGS.length }]);
  await until(TAREFAS, [], [{ n: 0 }]);
});

it('a run whose gateway is away for longer than it counts as alive is ended by another one, once', async () => {
  const outro = await createApp({
    config: testConfig(),
    databaseUrl: teste.banco.url,
    insurers: new Map(Object.entries(teste.seguradoras)),
    agora: () => new Date(),
  });
  const orcamento = await ana.prepare();
  // the other gateway's queue begins only now: the job is certainly the first one's
  const happened = proxy.cutAt('pedido', /segurar_para_resposta/);
  const { data } = (await ana.calculate(orcamento, comercial(...SLUGS))).json<{ data: { cotacaoId: string } }>();
  await happened;
  await outro.ready();
  await until(RUN, [data.cotacaoId], [{ status: 'CONCLUIDA', precos: SLUGS.length }]);
  proxy.letThrough();
  await until(TAREFAS, [], [{ n: 0 }]);
  await until(
    'select count(*)::int as n from balcao.atividade where orcamento_id = $1 and tipo = $2',
    [orcamento.id, 'COTACAO_CONCLUIDA'],
    [{ n: 1 }],
  );
  await until(
    'select count(*)::int as n from balcao.oferta_cotacao f join balcao.resultado_cotacao r on r.id = f.resultado_id where r.cotacao_id = $1',
    [data.cotacaoId],
    [{ n: SLUGS.length }],
  );
  await outro.close();
});

import { drawnOf } from '@balcao/testing/sweep';
import { createTcpProxy, type ProxyTcp, type Sentido } from '@balcao/testing/tcp-proxy';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { type AppTeste, createTestApp } from '../testing/test-app.ts';
import type { UsuarioTeste } from '../testing/test-user.ts';
import { until } from '../testing/until.ts';

let proxy: ProxyTcp;
let teste: AppTeste;
let usuario: UsuarioTeste;
/** A connection that bypasses the proxy. */
let owner: pg.Pool;
beforeAll(async () => {
  teste = await createTestApp({
    // what is lost is found as always, only sooner
    ritmoTarefas: { procuraMs: 100, resgateMs: 100, esperaFilaMs: 100, paradaMs: 1_000 },
    reach: async (url) => {
      proxy = await createTcpProxy(url);
      return { databaseUrl: proxy.through(url) };
    },
  });
  usuario = await teste.createUser();
  owner = new pg.Pool({ connectionString: teste.banco.url, max: 2 });
});
afterAll(async () => {
  proxy.letThrough();
  await owner.end();
  await teste.close();
  await proxy.close();
});

/** A job of one kind that really has something to do; `consulta` is what it asks of the database, where it asks anything. */
interface Caso {
  readonly payload: () => object;
  readonly consulta?: RegExp;
}
const own = () => ({ assinaturaId: usuario.assinaturaId, usuarioId: usuario.usuarioId });
const CASOS: Readonly<Record<string, Caso>> = {
  'acesso.pedido': { payload: () => ({ tipo: 'senha', email: usuario.email }), consulta: /usuario/ },
  'anexo.apagar': { payload: () => ({ assinaturaId: usuario.assinaturaId, sha256: 'a'.repeat(64) }), consulta: /anexo/ },
  cancelamento_diario: { payload: () => ({}), consulta: /assinaturas_a_encerrar/ },
  cobranca_diaria: { payload: () => ({}), consulta: /assinaturas_a_faturar/ },
  'compartilhamento.ler': { payload: () => ({ assinaturaId: usuario.assinaturaId, id: uuidv7() }), consulta: /compartilhamento/ },
  'compartilhamento.encerrar': { payload: () => ({ seguradora: 'nenhuma', consentId: 'urn:nenhuma:1' }) },
  'cobranca.conferir': { payload: () => ({ txid: 'a'.repeat(32), endToEndId: `E${'1'.repeat(31)}` }), consulta: /cobranca_do_txid/ },
  'assinatura.mudou': { payload: () => ({ assinaturaId: usuario.assinaturaId }) },
  conquistas_diaria: { payload: () => ({}), consulta: /medidas_das_conquistas/ },
  'exportacao.apagar': { payload: () => ({ assinaturaId: usuario.assinaturaId, exportacaoId: uuidv7() }), consulta: /exportacao_conta/ },
  'exportacao.gerar': { payload: () => ({ assinaturaId: usuario.assinaturaId, exportacaoId: uuidv7() }), consulta: /exportacao_conta/ },
  'documento.ler': { payload: () => ({ assinaturaId: usuario.assinaturaId, documentoId: uuidv7() }), consulta: /documento/ },
  'segurado.mensagem': { payload: () => ({ ...own(), mensagemId: uuidv7() }), consulta: /from balcao.mensagem_segurado/ },
  'endosso.acompanhar': { payload: () => ({ ...own(), endossoId: uuidv7() }), consulta: /from balcao.endosso/ },
  'endosso.pedir': { payload: () => ({ ...own(), endossoId: uuidv7() }), consulta: /from balcao.endosso/ },
  expiracao: { payload: () => ({}), consulta: /assinaturas_com_vencidos/ },
  'indicacao.acompanhar': {
    payload: () => ({ assinaturaId: usuario.assinaturaId, indicacaoId: uuidv7() }),
    consulta: /from indicacao/,
  },
  'indicacao.registrar': {
    // of the subscription itself: whoever refers themselves is refused
    payload: () => ({ ...own(), indicadaId: usuario.assinaturaId, isMesmoAparelho: false }),
    consulta: /insert into indicacao/,
  },
  indicacao_diaria: { payload: () => ({}), consulta: /indicacoes_vencidas/ },
  'contestacao.enviar': { payload: () => ({ ...own(), usuarioId: usuario.usuarioId, envioId: uuidv7() }), consulta: /contestacao_envio/ },
  'extrato.ler': { payload: () => ({ ...own(), arquivoId: uuidv7() }), consulta: /extrato_arquivo/ },
  'importacao.ler': { payload: () => ({ ...own(), arquivoId: uuidv7() }), consulta: /importacao_arquivo/ },
  'importacao.seguir': { payload: () => ({ ...own(), importacaoId: uuidv7() }), consulta: /importacao_cadastro/ },
  'correio.esquecer': { payload: () => ({ alvos: ['a'.repeat(64)] }) },
  lgpd_retencao: { payload: () => ({}), consulta: /assinaturas_com_retencao_vencida/ },
  lgpd_prazos: { payload: () => ({}), consulta: /avisar_prazos_titular/ },
  prazos_diario: { payload: () => ({}), consulta: /assinaturas_com_prazos/ },
  vidas_diario: { payload: () => ({}), consulta: /assinaturas_com_vidas/ },
  razao_diario: { payload: () => ({}), consulta: /assinaturas_com_razao/ },
  repasses_previstos: { payload: () => ({ assinaturaId: usuario.assinaturaId }), consulta: /previstos_por_refazer/ },
  series_de_lancamentos: { payload: () => ({}), consulta: /assinaturas_com_series/ },
  'reemissao.acompanhar': { payload: () => ({ ...own(), reemissaoId: uuidv7() }), consulta: /from balcao.reemissao_parcela/ },
  'reemissao.pedir': { payload: () => ({ ...own(), reemissaoId: uuidv7() }), consulta: /from balcao.reemissao_parcela/ },
  remetente_diario: { payload: () => ({}), consulta: /dominios_a_conferir/ },
  limpeza: { payload: () => ({}), consulta: /limpar_vencidos/ },
  'notificacao.administracao': { payload: () => ({ assinaturaId: usuario.assinaturaId, titulo: 'Aviso' }) },
  'notificacao.avisar': { payload: () => ({ ...own(), id: uuidv7() }), consulta: /notificacao/ },
  'notificacao.lidas': { payload: own, consulta: /notificacao/ },
  'transferencia.seguir': { payload: () => ({ ...own(), transferenciaId: uuidv7() }), consulta: /from balcao.transferencia/ },
  'webinar.anunciar': { payload: () => ({ id: uuidv7(), em: new Date().toISOString() }), consulta: /webinar/ },
};
/** Kinds whose own tests cut the connection at each of their steps, or that leave by another server than the database. */
const PROVADAS_ALHURES = [
  'cobranca.emitir',
  'conciliacao',
  'correio.enviar',
  'cotacao.calcular',
  'proposta.transmitir',
  'quoting.entregar',
];

it('knows every kind of job: a new one is cut at each step too', async () => {
  const { rows } = await owner.query<{ identifier: string }>(
    'select identifier from graphile_worker._private_tasks order by identifier collate "C"',
  );
  expect(rows.map(({ identifier }) => identifier)).toEqual([...Object.keys(CASOS), ...PROVADAS_ALHURES].toSorted());
});

interface Passo {
  readonly nome: string;
  readonly sentido: Sentido;
  readonly padrao: RegExp;
  readonly depoisDe?: RegExp;
}
const stepsOf = (consulta: RegExp | undefined): Passo[] => [
  {
    nome: 'it is handed over, unheard',
    sentido: 'resposta',
    padrao: /marca-da-queda/,
  },
  ...(consulta ? [{ nome: 'it asks the database', sentido: 'pedido', padrao: consulta } as const] : []),
  ...(consulta ? [{ nome: 'its work is committed, unheard', sentido: 'resposta', padrao: /COMMIT/, depoisDe: consulta } as const] : []),
  { nome: 'it is struck off', sentido: 'pedido', padrao: /complete_job/ },
  { nome: 'it is struck off, unheard', sentido: 'resposta', padrao: /DELETE|UPDATE|SELECT/, depoisDe: /complete_job/ },
];

/** Every kind is away for the longer time; that a shorter one ends the same way is the queue's doing, whatever the kind. */
const TAMBEM_POR_MENOS = 'notificacao.avisar';
const CORTES = Object.entries(CASOS).flatMap(([tarefa, { consulta }]) =>
  stepsOf(consulta).flatMap((passo) =>
    (tarefa === TAMBEM_POR_MENOS ? [20, 120] : [120]).map((segundos) => ({ tarefa, segundos, ...passo })),
  ),
);

/** The database's own clock goes on by this much for jobs and processes: what was written is that much older. */
const elapse = (segundos: number) =>
  owner.query(
    `with j as (update graphile_worker._private_jobs set locked_at = locked_at - $1 * interval '1 second', run_at = run_at - $1 * interval '1 second')
     update balcao.processo set visto_em = visto_em - $1 * interval '1 second'`,
    [segundos],
  );

/** The queue is one, and so is what every kind is proved by: a run cuts each at some of its steps. */
const cortes = drawnOf(CORTES, ({ tarefa, nome, segundos }) => `${tarefa} ${nome} ${segundos}`, 2);

it.each(cortes)('$tarefa is done when the database is away for $segundos s as $nome', async ({ tarefa, segundos, ...passo }) => {
  const happened = proxy.cutAt(passo.sentido, passo.padrao, passo.depoisDe);
  await owner.query('select graphile_worker.add_job($1, $2::json, max_attempts => 25)', [
    tarefa,
    JSON.stringify({ ...CASOS[tarefa]?.payload(), marca: 'marca-da-queda' }),
  ]);
  await happened;
  await elapse(segundos);
  proxy.letThrough();
  await until(async () => {
    await elapse(5);
    // makes the queue poll now
    await owner.query(`select pg_notify('jobs:insert', '{"r":0,"count":1}')`);
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
      [tarefa],
    );
    return rows[0]?.n === 0;
  });
});

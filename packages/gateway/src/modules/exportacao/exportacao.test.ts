import type { Exportacao } from '@balcao/contracts';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { until } from '../../testing/until.ts';
import { killedWriting } from '../../testing/killed-writing.ts';
import { createFileStore } from '../../plugins/file-store.ts';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import type { UsuarioTeste } from '../../testing/test-user.ts';
import { COLUNAS } from './exportacao-colunas.ts';
import { FORA_DA_EXPORTACAO } from './exportacao-fora.fixture.ts';
import { caminhoDoAnexo } from './exportacao.model.ts';

const config = testConfig();
let adiantoMs = 0;
const agora = () => new Date(Date.now() + adiantoMs);
let teste: AppTeste;
let owner: pg.Client;
let ana: { usuario: UsuarioTeste; entrada: Entrada };
beforeAll(async () => {
  teste = await createTestApp({ config, agora, ritmoTarefas: { procuraMs: 50 } });
  owner = new pg.Client({ connectionString: teste.banco.urlSuperusuario });
  await owner.connect();
});
const someone = async (administrador = true, assinaturaId?: string) => {
  const usuario = await teste.createUser({ administrador, ...(assinaturaId && { assinaturaId }) });
  return { usuario, entrada: await teste.signIn(usuario) };
};
beforeEach(async () => (ana = await someone()));
afterAll(async () => {
  await owner.end();
  await teste.close();
});

const URL = '/c/api/v1/assinatura/exportacoes';
const request = ({ entrada } = ana, chave = uuidv7()) =>
  teste.app.inject({ method: 'POST', url: URL, headers: { ...entrada.headers, 'idempotency-key': chave }, payload: {} });
const list = async ({ entrada } = ana): Promise<Exportacao[]> =>
  (await teste.app.inject({ url: URL, headers: entrada.headers })).json().data.exportacoes;
const download = (id: string, { entrada } = ana) => teste.app.inject({ url: `${URL}/${id}/dados.zip`, headers: entrada.headers });
async function ready(id: string, status = 'PRONTA'): Promise<Exportacao> {
  for (let vez = 0; vez < 400; vez += 1) {
    const exportacao = (await list()).find((uma) => uma.id === id);
    if (exportacao?.status === status) return exportacao;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`a exportação não ficou ${status}: ${JSON.stringify(await list())}`);
}
const exported = async (): Promise<string> => {
  const { id } = (await request()).json().data;
  await ready(id);
  return id;
};

it('holds every record of the subscription twice, as JSON and as CSV, and none of anybody else or any secret', async () => {
  const outra = await someone();
  const segurado = (quem: UsuarioTeste, nome: string) =>
    teste.db.tenant(quem, (tx) =>
      tx.run("insert into segurado (assinatura_id, pessoa, nome, documento) values ($1, 'PF', $2, '11144477735')", [
        quem.assinaturaId,
        nome,
      ]),
    );
  await segurado(ana.usuario, '=Maria; da "Silva"');
  await segurado(outra.usuario, 'Estranho');
  const resposta = await download(await exported());
  expect([resposta.statusCode, resposta.headers['content-type']]).toEqual([200, 'application/zip']);
  const arquivos = unzipSync(resposta.rawPayload);
  const textOf = (nome: string) => strFromU8(arquivos[nome] ?? new Uint8Array());
  expect(JSON.parse(textOf('dados/segurado.json'))).toMatchObject([{ nome: '=Maria; da "Silva"', documento: '11144477735' }]);
  expect(textOf('planilhas/segurado.csv')).toContain(`"'=Maria; da ""Silva"""`);
  expect(JSON.parse(textOf('dados/usuario.json'))).toMatchObject([{ id: ana.usuario.usuarioId }]);
  const tudo = Object.values(arquivos)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
  expect(tudo).not.toMatch(/Estranho|argon2|senha_hash|token_hash/);
  expect(tudo).not.toContain(outra.usuario.assinaturaId);
});

it('has a word for every table of a subscription and for every column that could leave', async () => {
  const { rows } = await owner.query<{ tabela: string; colunas: string[] }>(
    `select c.table_name as tabela, array_agg(c.column_name::text order by c.ordinal_position) as colunas from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'balcao' and t.table_type = 'BASE TABLE' and c.table_name !~ '^auditoria_' group by 1
     having bool_or(c.column_name = 'assinatura_id') order by 1`,
  );
  const decided = [...Object.keys(COLUNAS), ...Object.keys(FORA_DA_EXPORTACAO)];
  expect(rows.map(({ tabela }) => tabela)).toEqual(decided.toSorted());
  for (const [tabela, { mostra, esconde }] of Object.entries(COLUNAS)) {
    const colunas = rows.find((row) => row.tabela === tabela)?.colunas ?? [];
    expect([tabela, `${mostra} ${esconde}`.split(/\s+/).toSorted()]).toEqual([tabela, colunas.toSorted()]);
  }
});

it('carries the files that were attached, as they are, and says which the store no longer has', async () => {
  const { assinaturaId, usuarioId } = ana.usuario;
  const files = await createFileStore({ pastaDados: config.pastaDados, env: {}, log: { warn: () => undefined } });
  const foto = Buffer.from([0, 255, 128, 10, 13, 200]);
  const { rows } = await owner.query<{ id: string }>(
    "insert into balcao.orcamento (assinatura_id, numero, linha, formulario, usuario_id) values ($1, 1, 'AUTO', 'AUTO', $2) returning id",
    [assinaturaId, usuarioId],
  );
  const attach = async (nome: string, sha256: string): Promise<string> => {
    const { rows: anexos } = await owner.query<{ id: string }>(
      "insert into balcao.anexo (assinatura_id, orcamento_id, nome, mime, bytes, sha256) values ($1, $2, $3, 'image/png', 6, $4) returning id",
      [assinaturaId, rows[0]?.id, nome, sha256],
    );
    return caminhoDoAnexo({ id: anexos[0]?.id ?? '', nome });
  };
  const guardado = await attach('../CNH: frente.png', await files.put(assinaturaId, foto));
  const perdido = await attach('perdido.png', 'f'.repeat(64));
  const id = await exported();
  const arquivos = unzipSync((await download(id)).rawPayload);
  expect(guardado).toMatch(/^arquivos\/[0-9a-f-]{36}\/__CNH_ frente\.png$/);
  expect(Buffer.from(arquivos[guardado] ?? [])).toEqual(foto);
  expect(strFromU8(arquivos['arquivos/FALTAM.txt'] ?? new Uint8Array())).toContain(perdido);
});

it('says how far it is, and how long it can be downloaded', async () => {
  const { feitos, total, expiraEm, bytes } = await ready(await exported());
  expect(feitos).toBe(total);
  expect(bytes).toBeGreaterThan(100);
  expect(Math.round((Date.parse(expiraEm ?? '') - Date.now()) / 3_600_000)).toBe(72);
});

it('is one at a time: pressed twice, sent again, and asked again meanwhile', async () => {
  const chave = uuidv7();
  const ids = (await Promise.all([request(ana, chave), request(ana, chave), request()])).map((resposta) => resposta.json().data?.id);
  expect(new Set(ids.filter(Boolean)).size).toBe(1);
  await ready(ids.find(Boolean));
});

it('is not given after its time, and its bytes are gone', async () => {
  const id = await exported();
  adiantoMs = 72 * 3_600_000;
  ana = { ...ana, entrada: await teste.signIn(ana.usuario) };
  const vencida = await download(id);
  expect([vencida.statusCode, vencida.json().code]).toEqual([410, 'exportacao-vencida']);
  await owner.query(
    "update graphile_worker._private_jobs set run_at = now() where task_id = (select id from graphile_worker._private_tasks where identifier = 'exportacao.apagar')",
  );
  await until(async () => {
    const { rows } = await owner.query("select from graphile_worker.jobs where task_identifier = 'exportacao.apagar'");
    return rows.length === 0;
  });
  // even put back by hand, there is nothing to give
  await owner.query("update balcao.exportacao_conta set status = 'PRONTA', expira_em = $2 where id = $1", [
    id,
    new Date(agora().getTime() + 60_000),
  ]);
  expect((await download(id)).statusCode).toBe(410);
  adiantoMs = 0;
});

it('is of its own administrators alone', async () => {
  const id = await exported();
  const colega = await someone(false, ana.usuario.assinaturaId);
  expect([(await download(id, colega)).statusCode, (await request(colega)).statusCode]).toEqual([403, 403]);
  expect((await download(id, await someone())).statusCode).toBe(404);
});

it('is written whole by the next attempt when the process dies while it writes', async () => {
  const id = uuidv7();
  await owner.query('insert into balcao.exportacao_conta (id, assinatura_id, total) values ($1, $2, 1)', [id, ana.usuario.assinaturaId]);
  const pedido = JSON.stringify({ assinaturaId: ana.usuario.assinaturaId, exportacaoId: id });
  await killedWriting(teste, 'exportacao_conta', () =>
    owner.query("select graphile_worker.add_job('exportacao.gerar', $1::json, max_attempts => 3)", [pedido]),
  );
  await owner.query('update graphile_worker._private_jobs set run_at = now()');
  await ready(id);
  expect(unzipSync((await download(id)).rawPayload)['LEIA-ME.txt']).toBeDefined();
});

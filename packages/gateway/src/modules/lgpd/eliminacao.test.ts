import { randomUUID } from 'node:crypto';
import type { FichaPedidoTitular } from '@balcao/contracts';
import { createFileStore } from '../../plugins/file-store.ts';
import { createOutbox } from '../../plugins/mail-outbox.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createSementes, marcasDe, type Pessoa } from '../../testing/test-eliminacao.ts';
import { until } from '../../testing/until.ts';
import { DECISOES } from './decisoes.fixture.ts';
import { addPaginaPublicada } from './pagina-publicada.fixture.ts';

const config = testConfig();
const log = { warn: () => undefined };
let teste: QuotingTeste;
let admin: Corretor;
let publicadaId: string;
beforeAll(async () => {
  teste = await createQuotingTest({ config });
  admin = await teste.createCorretor({ administrador: true });
  publicadaId = await addPaginaPublicada(admin.usuario, one);
});
afterAll(() => teste.close());

const semContrato: Pessoa = {
  nome: 'Zeferino Marcador Unico',
  documento: '11144477735',
  email: 'zeferino@exemplo.test',
  celular: '35991234567',
};
const comContrato: Pessoa = {
  nome: 'Umbelina Marcadora Unica',
  documento: '52998224725',
  email: 'umbelina@exemplo.test',
  celular: '35987654321',
};
const outra: Pessoa = { nome: 'Rosa Peixoto Alheia', documento: '39053344705', email: 'rosa@exemplo.test', celular: '35911112222' };
const { one, all, rowsNaming, seedCase, seedLoose, addSegurado, seedSale } = createSementes(() => ({ teste, admin, publicadaId }), config);

async function eliminate(pessoa: Pessoa, corretor = admin): Promise<FichaPedidoTitular> {
  const novo = {
    tipo: 'ELIMINACAO',
    nome: pessoa.nome,
    documento: pessoa.documento,
    contato: pessoa.email,
    detalhe: `${pessoa.nome} pede a eliminação`,
  };
  const { id, versao } = (await corretor.request('POST', 'solicitacoes-titular', novo)).json<{ data: FichaPedidoTitular }>().data;
  const wrong = await corretor.request('POST', `solicitacoes-titular/${id}/eliminacao`, { versao, documento: '111.111.111-11' });
  expect(wrong.statusCode).toBe(422);
  const twice = await Promise.all(
    [1, 2].map(() => corretor.request('POST', `solicitacoes-titular/${id}/eliminacao`, { versao, documento: pessoa.documento })),
  );
  expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  return (await corretor.request('GET', `solicitacoes-titular/${id}`)).json<{ data: FichaPedidoTitular }>().data;
}

it('has a word for every table that can hold personal data', async () => {
  const { rows } = await all(`select distinct c.table_name as tabela from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'balcao' and (c.data_type in ('text', 'json', 'jsonb', 'bytea') or c.udt_name = '_text') order by 1`);
  const tabelas = rows.map(({ tabela }) => String(tabela)).filter((tabela) => !tabela.startsWith('auditoria_'));
  expect(tabelas.filter((tabela) => !(tabela in DECISOES))).toEqual([]);
  expect(Object.keys(DECISOES).filter((tabela) => DECISOES[tabela] !== 'SEM_CLIENTE' && !tabelas.includes(tabela))).toEqual([]);
});

it('leaves nothing of a person without a contract in tables, search, files, messages and trail, but what a rule keeps', async () => {
  const seguradoId = await addSegurado(semContrato);
  const caso = await seedCase(semContrato, seguradoId);
  await seedLoose(semContrato, seguradoId);
  await seedSale(semContrato, seguradoId, { anos: 9 });
  const alheio = await addSegurado(outra);
  await seedCase(outra, alheio);
  await seedLoose(outra, alheio);
  const outbox = createOutbox(config.pastaDados);
  const carta = (para: string) => ({ id: randomUUID(), em: new Date().toISOString(), para, assunto: 'Oi', texto: para, links: [] });
  await outbox.keep(carta(semContrato.email));
  await outbox.keep(carta(outra.email));

  const before = await rowsNaming(semContrato);
  const seeded = Object.keys(DECISOES).filter((tabela) => ['ELIMINA', 'GUARDA'].includes(DECISOES[tabela] ?? ''));
  // these name nobody by themselves: they go with their case, or are of the request that is yet to come
  const unnamed = ['oferta_cotacao', 'documento_vinculo', 'busca_recente', 'solicitacao_titular', 'exportacao_conta'];
  expect(seeded.filter((tabela) => !before.has(tabela) && !unnamed.includes(tabela))).toEqual([]);
  const untouched = (await rowsNaming(outra)).size;

  const copia = await createFileStore({ pastaDados: config.pastaDados, env: {}, log }).then((store) =>
    store.put(admin.usuario.assinaturaId, Buffer.from(`${semContrato.nome};${semContrato.documento}`)),
  );
  const exportacao = await one(
    "insert into balcao.exportacao_conta (assinatura_id, status, total, sha256, bytes, expira_em) values ($1, 'PRONTA', 1, $2, 9, now() + interval '1 day')",
    [admin.usuario.assinaturaId, copia],
  );

  const pedido = await eliminate(semContrato);
  expect(pedido.status).toBe('ATENDIDA');
  expect((await all('select status from balcao.exportacao_conta where id = $1', [exportacao])).rows).toEqual([{ status: 'VENCIDA' }]);
  const after = await rowsNaming(semContrato);
  const guardados = new Set(pedido.retencoes.map(({ entidade, entidadeId }) => `${entidade}:${entidadeId}`));
  const traces = [...after].flatMap(([tabela, rows]) =>
    rows.filter(({ id }) => !guardados.has(`${tabela}:${id}`)).map(({ texto }) => [tabela, texto]),
  );
  expect(traces).toEqual([]);
  expect([...new Set(pedido.retencoes.map(({ entidade }) => entidade))].toSorted()).toEqual(['permissao_lgpd', 'solicitacao_titular']);
  for (const { fundamento, guardarAte } of pedido.retencoes) {
    expect(fundamento).toContain('LGPD');
    expect(guardarAte > new Date().toISOString().slice(0, 10)).toBe(true);
  }
  for (const tabela of ['cotacao', 'oferta_cotacao'])
    expect(
      (await all(`select 1 from balcao.${tabela} where ${tabela === 'cotacao' ? 'id' : 'cotacao_id'} = $1`, [caso.cotacaoId])).rowCount,
    ).toBe(0);

  const files = await createFileStore({ pastaDados: config.pastaDados, env: {}, log });
  await until(async () => !(await files.has(admin.usuario.assinaturaId, caso.sha256)));
  await until(async () => !(await files.has(admin.usuario.assinaturaId, copia)));
  await until(async () => (await outbox.list()).every(({ para }) => para !== semContrato.email));
  expect((await outbox.list()).map(({ para }) => para)).toContain(outra.email);
  const { rows: jobs } = await all('select to_jsonb(j)::text as texto from graphile_worker._private_jobs j');
  for (const marca of marcasDe(semContrato)) expect(JSON.stringify(jobs).toLowerCase()).not.toContain(marca);
  const search = await admin.request('GET', `/c/api/v1/search/match?query=${encodeURIComponent('Zeferino')}&limit=15`);
  expect(search.body.toLowerCase()).not.toContain('zeferino');
  // who is not the person keeps everything
  expect((await rowsNaming(outra)).size).toBe(untouched);
});

it('keeps of a person with a contract what names them in it, and says by which rule and until when', async () => {
  const seguradoId = await addSegurado(comContrato);
  const vendido = await seedCase(comContrato, seguradoId);
  const perdido = await seedCase(comContrato, seguradoId);
  const venda = await seedSale(comContrato, seguradoId, { anos: 1, orcamentoId: vendido.orcamentoId });
  const velha = await seedSale(comContrato, seguradoId, { anos: 9 });
  const pedido = await eliminate(comContrato);
  const kept = (entidade: string) => pedido.retencoes.filter((um) => um.entidade === entidade).map(({ entidadeId }) => entidadeId);
  expect([kept('apolice'), kept('proposta'), kept('orcamento'), kept('segurado')]).toEqual([
    [venda.apolice],
    [venda.proposta],
    [vendido.orcamentoId],
    [seguradoId],
  ]);
  expect(pedido.retencoes.find(({ entidade }) => entidade === 'apolice')?.fundamento).toContain('605/2020');
  const gone = await all(
    'select id from balcao.orcamento where id = $1 union all select id from balcao.apolice where id = $2 union all select id from balcao.proposta where id = $3',
    [perdido.orcamentoId, velha.apolice, velha.proposta],
  );
  expect(gone.rowCount).toBe(0);
  const { rows } = await all('select nome, documento, email, celular, excluido_em from balcao.segurado where id = $1', [seguradoId]);
  expect(rows[0]).toMatchObject({ nome: comContrato.nome, documento: comContrato.documento, email: null, celular: null });
  const { rows: trail } = await all('select antes, depois from balcao.auditoria where entidade_id = $1', [seguradoId]);
  expect(JSON.stringify(trail)).not.toContain(comContrato.email);
});

it('eliminates nobody of another subscription', async () => {
  const alheia = await teste.createCorretor({ administrador: true });
  const { rowCount: before } = await all('select 1 from balcao.orcamento where segurado_documento = $1', [outra.documento]);
  expect((await eliminate(outra, alheia)).status).toBe('ATENDIDA');
  expect((await all('select 1 from balcao.orcamento where segurado_documento = $1', [outra.documento])).rowCount).toBe(before);
});

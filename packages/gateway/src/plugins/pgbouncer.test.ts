import { comercial, createQuotingTest, type QuotingTeste, SLUGS } from '../testing/test-quoting.ts';
import { findServer, type ServidorDeFora, startPgbouncer } from '../testing/external-servers.ts';

const programa = findServer('pgbouncer');

(programa ? describe : describe.skip)('behind a PgBouncer in transaction mode', () => {
  let pgbouncer: ServidorDeFora;
  let teste: QuotingTeste;
  beforeAll(async () => {
    teste = await createQuotingTest({
      reach: async (url) => {
        pgbouncer = await startPgbouncer(String(programa), url);
        const pooled = new URL(url);
        pooled.host = `127.0.0.1:${pgbouncer.porta}`;
        return { databaseUrl: pooled.href, databaseUrlDireto: url };
      },
    });
  });
  afterAll(async () => {
    await teste.close();
    await pgbouncer.stop();
  });

  it('signs in, lists, quotes and ends the run', async () => {
    const ana = await teste.createCorretor();
    const { orcamentoId, cotacaoId } = await ana.run(comercial(...SLUGS));
    const { resultados } = await ana.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
    expect(resultados.map(({ status }) => status)).toEqual(['OK', 'OK', 'OK']);
    const lista = (await ana.request('GET', 'orcamentos')).json<{ data: { itens: { id: string }[] } }>().data;
    expect(lista.itens.map(({ id }) => id)).toEqual([orcamentoId]);
    const pronto = await teste.app.inject({ method: 'GET', url: '/health/ready' });
    expect([pronto.statusCode, pronto.json().status]).toEqual([200, 'ok']);
  });

  it('keeps subscriptions apart however their transactions are shared out among few connections', async () => {
    const corretores = await Promise.all(Array.from({ length: 6 }, () => teste.createCorretor()));
    const casos = await Promise.all(corretores.map((corretor) => corretor.prepare()));
    const rounds = Array.from({ length: 15 }, (_, round) => round);
    for (const _ of rounds) {
      const listas = await Promise.all(corretores.map((corretor) => corretor.request('GET', 'orcamentos')));
      expect(listas.map((lista) => lista.json<{ data: { itens: { id: string }[] } }>().data.itens.map(({ id }) => id))).toEqual(
        casos.map(({ id }) => [id]),
      );
    }
    const [ana, bia] = corretores;
    expect((await ana?.request('GET', `orcamentos/${casos[1]?.id}`))?.statusCode).toBe(404);
    expect((await bia?.request('GET', `orcamentos/${casos[1]?.id}`))?.statusCode).toBe(200);
  });

  it('runs as the bound role in each transaction and in no other', async () => {
    const { rows } = await teste.owner(
      `select distinct usename from pg_stat_activity where datname = current_database() and application_name = 'balcao'`,
    );
    expect(rows).toHaveLength(1);
    expect(await teste.db.glance('select current_user as nome')).toEqual({ nome: 'balcao_app' });
    expect(await teste.db.global((tx) => tx.row('select current_user as nome'))).toEqual({ nome: 'balcao_app' });
  });
});

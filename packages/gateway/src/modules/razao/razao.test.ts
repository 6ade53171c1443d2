import { addDias, hojeEm } from '@balcao/domain';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import type { EndossosDaApolice } from '@balcao/contracts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { readRazao } from '../../testing/test-razao.ts';
import { createAvisos } from '../notificacao/index.ts';
import { createRazaoJob } from './razao.job.ts';
import { razaoRepository as razao } from './razao.repository.ts';

let teste: QuotingTeste;
let ana: Corretor;
let { contextoDe, saldosDe, prove, saldosPorNatureza } = {} as ReturnType<typeof readRazao>;
let estranha: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ({ contextoDe, saldosDe, prove, saldosPorNatureza } = readRazao(teste));
  ana = await teste.createCorretor({ administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const post = (caminho: string, body: object) => ana.request('POST', caminho, body, { 'idempotency-key': crypto.randomUUID() });
const versaoDe = async (id: string): Promise<number> =>
  okOf<EndossosDaApolice>(await ana.request('GET', `apolices/${id}/endossos`)).apolice.versao;
const okOf = <T>(resposta: LightMyRequestResponse): T => {
  if (resposta.statusCode !== 200) throw new Error(resposta.body);
  return resposta.json<{ data: T }>().data;
};

async function cancel(id: string, dias: number) {
  const data = addDias(hoje, -dias);
  okOf(await post(`apolices/${id}/cancelamento`, { versao: await versaoDe(id), data, metodo: 'PRO_RATA', motivo: 'Pediu' }));
}
const reactivate = async (id: string) => okOf(await post(`apolices/${id}/reativacao`, { versao: await versaoDe(id) }));

describe('the ledger', () => {
  // what the database knows of its accounts is how it chooses to join them
  it.each([
    ['nobody counted', ''],
    ['were counted while there were few', 'analyze balcao.conta_contabil;'],
  ])(
    'posts of twenty thousand policies in one statement, which a settlement of many statements is, upon accounts that %s',
    async (_, counted) => {
      const carla = await teste.createCorretor({ administrador: true });
      const { assinaturaId } = carla.usuario;
      await teste.owner(
        `${counted} set statement_timeout = '15s';
       select balcao.lancar('teste', (select array_agg(row('${assinaturaId}', md5('a' || g)::uuid, md5('c' || g)::uuid, natureza, 'alfa_seguros', sinal * g)::balcao.movimento_contabil)
         from generate_series(1, 20000) g, (values ('COMISSAO_A_RECEBER', -1), ('COMISSAO_A_APROPRIAR', 1), ('COMISSAO_EM_CONFERENCIA', 1), ('RECEITA_DE_COMISSAO', -1)) n (natureza, sinal)));
       set statement_timeout = 0`,
      );
      const soma = (20_000 * 20_001) / 2;
      expect(await saldosPorNatureza(carla)).toEqual({
        COMISSAO_A_RECEBER: -soma,
        COMISSAO_A_APROPRIAR: soma,
        COMISSAO_EM_CONFERENCIA: soma,
        RECEITA_DE_COMISSAO: -soma,
      });
      const { rows } = await teste.owner(
        'select count(*)::int as lancamentos, count(distinct apolice_id)::int as apolices from balcao.lancamento_contabil where assinatura_id = $1',
        [assinaturaId],
      );
      expect(rows).toEqual([{ lancamentos: 20_000, apolices: 20_000 }]);
    },
  );

  it('follows a policy once it is issued, each account by what its instalments and commissions say', async () => {
    const beatriz = await teste.createCorretor({ administrador: true });
    const id = await writeUmaApolice(teste, beatriz);
    // 3.221,40 in ten, six paid; 600,00 of commission, as each is paid
    expect(await saldosPorNatureza(beatriz)).toEqual({
      PREMIO_A_PAGAR: 4 * 32_214,
      PREMIO_EM_ABERTO: -4 * 32_214,
      PREMIO_PAGO: 6 * 32_214,
      PREMIO_QUITADO: -6 * 32_214,
      COMISSAO_A_RECEBER: 24_000,
      COMISSAO_A_APROPRIAR: -24_000,
      COMISSAO_EM_CONFERENCIA: 36_000,
      RECEITA_DE_COMISSAO: -36_000,
    });
    const { rows } = await teste.owner(
      'select origem, cardinality(origens)::int as quantos from balcao.lancamento_contabil where apolice_id = $1 order by em',
      [id],
    );
    expect(rows.slice(0, 2)).toEqual([
      { origem: 'parcela', quantos: 10 },
      { origem: 'comissao', quantos: 10 },
    ]);
    expect(await prove(beatriz)).toEqual([]);
  });

  it('is never altered, never unbalanced and never written but by its own functions', async () => {
    const id = await writeUmaApolice(teste, ana);
    const umLancamento = 'select id from balcao.lancamento_contabil where apolice_id = $1 limit 1';
    for (const sql of [
      `update balcao.lancamento_contabil set dia = dia where id = (${umLancamento})`,
      `delete from balcao.lancamento_contabil where id = (${umLancamento})`,
      `update balcao.partida set centavos = centavos + 1 where lancamento_id = (${umLancamento})`,
      `delete from balcao.partida where lancamento_id = (${umLancamento})`,
    ]) {
      await expect(teste.owner(sql, [id])).rejects.toThrow('append-only');
    }
    const somar = `insert into balcao.partida (assinatura_id, lancamento_id, conta_id, em, centavos)
      select assinatura_id, lancamento_id, conta_id, em, 1 from balcao.partida where lancamento_id = (${umLancamento}) limit 1`;
    await expect(teste.owner(somar, [id])).rejects.toThrow('does not balance');
    await expect(teste.db.tenant(contextoDe(ana), (tx) => tx.run(somar, [id]))).rejects.toThrow('permission denied');
    await expect(teste.db.tenant(contextoDe(ana), (tx) => tx.run(`select balcao.lancar('parcela', '{}')`))).rejects.toThrow(
      'permission denied',
    );
  });

  it('has no entry of a posting or of an account that is not there, or is of another subscription', async () => {
    const id = await writeUmaApolice(teste, ana);
    const outra = await teste.createCorretor({ administrador: true });
    await writeUmaApolice(teste, outra);
    const insertInto = (lancamento: string, conta: string) =>
      teste.owner(
        `insert into balcao.partida (assinatura_id, lancamento_id, conta_id, em, centavos)
         select p.assinatura_id, ${lancamento}, ${conta}, p.em, x.centavos
         from (select * from balcao.partida where lancamento_id = (select id from balcao.lancamento_contabil where apolice_id = $1 limit 1) limit 1) p
         cross join (values (5), (-5)) x (centavos)`,
        [id],
      );
    const alheio = (tabela: string) => `(select id from balcao.${tabela} where assinatura_id = '${outra.usuario.assinaturaId}' limit 1)`;
    const nenhum = `'${crypto.randomUUID()}'::uuid`;
    for (const outro of [nenhum, alheio('lancamento_contabil')])
      await expect(insertInto(outro, 'p.conta_id')).rejects.toMatchObject({ code: '23503' });
    for (const outro of [nenhum, alheio('conta_contabil')])
      await expect(insertInto('p.lancamento_id', outro)).rejects.toMatchObject({ code: '23503' });
    await insertInto('p.lancamento_id', 'p.conta_id');
    expect(await prove(ana)).toEqual([]);
    for (const sql of [
      "update balcao.conta_contabil set titular = 'x'",
      'delete from balcao.conta_contabil',
      'truncate balcao.conta_contabil cascade',
    ])
      await expect(teste.owner(sql)).rejects.toThrow('append-only');
  });

  it('is of its subscription alone', async () => {
    await writeUmaApolice(teste, ana);
    expect((await saldosDe(ana)).length).toBeGreaterThan(0);
    expect(await saldosDe(estranha)).toEqual([]);
    expect(await prove(estranha)).toEqual([]);
  });

  it('tells where it does not say what the records say', async () => {
    const beatriz = await teste.createCorretor({ administrador: true });
    const id = await writeUmaApolice(teste, beatriz);
    await teste.owner('alter table balcao.comissao disable trigger razao_alteracao');
    await teste.owner(`update balcao.comissao set prevista_centavos = prevista_centavos + 7 where apolice_id = $1 and numero = 10`, [id]);
    await teste.owner('alter table balcao.comissao enable trigger razao_alteracao');
    const falhas = await prove(beatriz);
    expect(falhas).toHaveLength(2);
    await createRazaoJob({
      db: teste.db,
      agora: () => new Date(),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      razao,
      createAvisoAdministradores: createAvisos({ enqueue: async () => {} }).createAvisoAdministradores,
    })();
    const avisos = await teste.owner('select titulo from balcao.notificacao where usuario_id = $1', [beatriz.usuario.usuarioId]);
    expect(avisos.rows).toEqual([{ titulo: 'O razão não confere com os registros' }]);
    const guardados = await teste.owner('select from balcao.saldo_contabil where assinatura_id = $1', [beatriz.usuario.assinaturaId]);
    expect(guardados.rows).toEqual([]);
    expect(falhas).toContainEqual({
      falha: 'REGISTROS',
      natureza: 'COMISSAO_A_RECEBER',
      titular: 'alfa_seguros',
      esperadoCentavos: 24_007,
      razaoCentavos: 24_000,
    });
  });

  it('keeps what instalments and commissions sum to by day, tells where that is wrong, and puts it together by night', async () => {
    const beatriz = await teste.createCorretor({ administrador: true });
    const id = await writeUmaApolice(teste, beatriz);
    const { assinaturaId } = beatriz.usuario;
    await teste.owner(`update balcao.parcela set valor_centavos = valor_centavos + 1 where apolice_id = $1`, [id]);
    await teste.owner(`update balcao.comissao set prevista_centavos = prevista_centavos + 1 where apolice_id = $1`, [id]);
    const linesOf = async (tabela: string) =>
      (await teste.owner(`select count(*)::int as n from balcao.${tabela} where assinatura_id = $1`, [assinaturaId])).rows[0].n as number;
    const before = [await linesOf('parcela_soma'), await linesOf('comissao_soma')] as const;
    expect(await prove(beatriz)).toEqual([]);
    await teste.db.tenant(contextoDe(beatriz), (tx) => razao.keepSaldos(tx));
    expect(await prove(beatriz)).toEqual([]);
    expect(await linesOf('parcela_soma')).toBeLessThan(before[0]);
    expect(await linesOf('comissao_soma')).toBeLessThan(before[1]);
    await teste.owner(`update balcao.parcela_soma set pago_centavos = pago_centavos + 5 where assinatura_id = $1`, [assinaturaId]);
    await teste.owner(`update balcao.comissao_soma set aberta_centavos = aberta_centavos + 5 where assinatura_id = $1`, [assinaturaId]);
    await teste.owner(`update balcao.comissao_a_receber_soma set quantas = quantas + 1 where assinatura_id = $1`, [assinaturaId]);
    expect([...new Set((await prove(beatriz)).map(({ falha, natureza }) => `${falha} ${natureza}`))]).toEqual([
      'SOMA comissao',
      'SOMA comissao_lista',
      'SOMA parcela',
    ]);
    // nobody sees another's
    const alheias = await teste.db.tenant(contextoDe(estranha), (tx) =>
      tx.rows(
        'select id from balcao.parcela_soma where assinatura_id = $1 union all select id from balcao.comissao_soma where assinatura_id = $1 union all select id from balcao.comissao_a_receber_soma where assinatura_id = $1',
        [assinaturaId],
      ),
    );
    expect(alheias).toEqual([]);
  });

  it('is of commissions whose every change is in the trail, however many one statement makes', async () => {
    const beatriz = await teste.createCorretor({ administrador: true });
    const id = await writeUmaApolice(teste, beatriz);
    const { rows } = await teste.owner('select id, versao from balcao.comissao where apolice_id = $1 order by id', [id]);
    expect(rows.length).toBeGreaterThan(1);
    await teste.owner('update balcao.comissao set prevista_centavos = prevista_centavos + 7 where apolice_id = $1', [id]);
    await teste.owner('delete from balcao.comissao where apolice_id = $1', [id]);
    const trilha = await teste.owner(
      `select entidade_id as id, acao, (antes ->> 'versao')::int as antes, (depois ->> 'versao')::int as depois,
         (depois ->> 'prevista_centavos')::int - (antes ->> 'prevista_centavos')::int as mais
       from balcao.auditoria where entidade = 'comissao' and assinatura_id = $1 and entidade_id = any ($2) order by ts, id`,
      [beatriz.usuario.assinaturaId, rows.map((uma: { id: string }) => uma.id)],
    );
    const daComissao = (comissaoId: string) => trilha.rows.filter((uma) => uma.id === comissaoId).map(({ id: _, ...resto }) => resto);
    for (const { id: comissaoId, versao } of rows) {
      const [inclusao, ...resto] = daComissao(comissaoId);
      expect(inclusao).toEqual({ acao: 'INCLUSAO', antes: null, depois: 1, mais: null });
      expect(resto.slice(-2)).toEqual([
        { acao: 'ALTERACAO', antes: versao, depois: versao + 1, mais: 7 },
        { acao: 'EXCLUSAO', antes: versao + 1, depois: null, mais: null },
      ]);
    }
  });

  it('keeps what happened of records that are removed, and takes back what was still to happen', async () => {
    const beatriz = await teste.createCorretor({ administrador: true });
    const id = await writeUmaApolice(teste, beatriz);
    await teste.owner('delete from balcao.comissao where apolice_id = $1', [id]);
    const comissoes = (await saldosDe(beatriz)).filter(({ natureza, centavos }) => /COMISSAO/.test(natureza) && centavos !== 0);
    expect(comissoes).toEqual([
      { natureza: 'COMISSAO_EM_CONFERENCIA', titular: '', centavos: 36_000 },
      { natureza: 'RECEITA_DE_COMISSAO', titular: '', centavos: -36_000 },
    ]);
    expect(await prove(beatriz)).toEqual([]);
  });
});

describe('a balance of the past', () => {
  it('is what it was, before and after balances were kept', async () => {
    const beatriz = await teste.createCorretor({ administrador: true });
    const id = await writeUmaApolice(teste, beatriz);
    const antes = await saldosDe(beatriz, new Date());
    const [{ agora }] = (await teste.owner('select clock_timestamp() as agora')).rows as [{ agora: Date }];
    await teste.owner(
      `update balcao.parcela set status = 'PAGA', pago_em = $2, pago_centavos = valor_centavos where apolice_id = $1 and numero = 10`,
      [id, hoje],
    );
    const depois = await saldosDe(beatriz);
    expect(depois).not.toEqual(antes);
    await teste.db.tenant(contextoDe(beatriz), (tx) => razao.keepSaldos(tx));
    expect(await saldosDe(beatriz, agora)).toEqual(antes);
    expect(await saldosDe(beatriz)).toEqual(depois);
    expect(await saldosDe(beatriz, new Date('2000-01-01'))).toEqual([]);
    // kept again with nothing posted since, nothing is kept twice
    await teste.db.tenant(contextoDe(beatriz), (tx) => razao.keepSaldos(tx));
    const { rows } = await teste.owner(
      'select count(*)::int as quantos from balcao.saldo_contabil where assinatura_id = $1 group by conta_id having count(*) > 1',
      [beatriz.usuario.assinaturaId],
    );
    expect(rows).toEqual([]);
    expect(await prove(beatriz)).toEqual([]);
  });

  it('is kept only once whoever is posting is done', async () => {
    const beatriz = await teste.createCorretor({ administrador: true });
    const id = await writeUmaApolice(teste, beatriz);
    let kept: Promise<void> | undefined;
    let isKept = false;
    await teste.db.tenant(contextoDe(beatriz), async (tx) => {
      await tx.run(
        `update balcao.parcela set status = 'PAGA', pago_em = $2, pago_centavos = valor_centavos where apolice_id = $1 and numero = 9`,
        [id, hoje],
      );
      kept = teste.db
        .tenant(contextoDe(beatriz), (outra) => razao.keepSaldos(outra))
        .then(() => {
          isKept = true;
        });
      await teste.owner(`select pg_sleep(0.2)`);
      expect(isKept).toBe(false);
    });
    await kept;
    expect(await prove(beatriz)).toEqual([]);
  });
});

describe('any sequence of what happens to policies', () => {
  it('leaves every account balanced and equal to the records, and cancelling undone restores every balance', async () => {
    const algumPasso = fc.oneof(
      fc.record({ tipo: fc.constant('emitir' as const), liquido: fc.integer({ min: 10_000, max: 900_000 }) }),
      fc.record({ tipo: fc.constant('pagar' as const), numero: fc.integer({ min: 1, max: 10 }) }),
      fc.record({
        tipo: fc.constant('receber' as const),
        numero: fc.integer({ min: 1, max: 10 }),
        falta: fc.integer({ min: 0, max: 500 }),
      }),
      fc.record({ tipo: fc.constant('cancelarEVoltar' as const), dias: fc.integer({ min: 0, max: 160 }) }),
      fc.record({ tipo: fc.constant('cancelar' as const), dias: fc.integer({ min: 0, max: 160 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(algumPasso, { minLength: 1, maxLength: 6 }), async (passos) => {
        const ids = [await writeUmaApolice(teste, ana)];
        const vivas = new Set(ids);
        for (const passo of passos) {
          const id = [...vivas].at(-1);
          if (passo.tipo === 'emitir' || id === undefined) {
            const nova = await writeUmaApolice(teste, ana);
            ids.push(nova);
            vivas.add(nova);
          } else if (passo.tipo === 'pagar') {
            await teste.owner(
              `update balcao.parcela set status = 'PAGA', pago_em = $3, pago_centavos = valor_centavos + ajuste_centavos + 100
               where apolice_id = $1 and numero = $2 and status = 'ABERTA'`,
              [id, passo.numero, hoje],
            );
          } else if (passo.tipo === 'receber') {
            await teste.owner(
              `update balcao.comissao set status = 'PARCIAL', recebida_centavos = greatest(0, prevista_centavos - $3)
               where apolice_id = $1 and numero = $2 and status = 'PREVISTA'`,
              [id, passo.numero, passo.falta],
            );
          } else {
            const antes = await saldosPorNatureza(ana);
            await cancel(id, passo.dias);
            expect(await prove(ana)).toEqual([]);
            if (passo.tipo === 'cancelar') vivas.delete(id);
            else {
              await reactivate(id);
              expect(await saldosPorNatureza(ana)).toEqual(antes);
            }
          }
          expect(await prove(ana)).toEqual([]);
        }
        const soma = (await saldosDe(ana)).reduce((total, { centavos }) => total + centavos, 0);
        expect(soma).toBe(0);
      }),
      { numRuns: 10 },
    );
  }, 120_000);
});

import { createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import type { Corretor } from '../../testing/test-quoting.ts';
import { type FiltroContagem, nearerEnd, splitPeriodo, sumByStatus } from './contagem-das-listas.repository.ts';

describe('a period', () => {
  it.each([
    { nome: 'open at both ends', de: null, ate: null, meses: [null, null], dias: [] },
    { nome: 'of whole months', de: '2026-01-01', ate: '2026-03-31', meses: ['2026-01-01', '2026-04-01'], dias: [] },
    { nome: 'within a month', de: '2026-01-10', ate: '2026-01-20', meses: null, dias: [['2026-01-10', '2026-01-21']] },
    { nome: 'of two months, neither whole', de: '2026-01-10', ate: '2026-02-20', meses: null, dias: [['2026-01-10', '2026-02-21']] },
    {
      nome: 'with days at both ends',
      de: '2026-01-31',
      ate: '2026-03-01',
      meses: ['2026-02-01', '2026-03-01'],
      dias: [
        ['2026-01-31', '2026-02-01'],
        ['2026-03-01', '2026-03-02'],
      ],
    },
    { nome: 'that begins within a month', de: '2025-12-02', ate: null, meses: ['2026-01-01', null], dias: [['2025-12-02', '2026-01-01']] },
    { nome: 'that ends with a month', de: null, ate: '2026-02-28', meses: [null, '2026-03-01'], dias: [] },
  ])('$nome is whole months and the days left over', ({ de, ate, meses, dias }) => {
    expect(splitPeriodo(de, ate)).toEqual({ meses, dias });
  });
});

it.each([
  [0, 20, 100, { isDoFim: false, limite: 20, pulo: 0 }],
  [40, 20, 100, { isDoFim: false, limite: 20, pulo: 40 }],
  [80, 20, 100, { isDoFim: true, limite: 20, pulo: 0 }],
  [90, 20, 100, { isDoFim: true, limite: 10, pulo: 0 }],
  [100, 20, 100, { isDoFim: false, limite: 0, pulo: 100 }],
])('a page of a list is read from the nearer end: %d, %d of %d', (pulo, limite, total, expected) => {
  expect(nearerEnd({ pulo, limite, total })).toEqual(expected);
});

describe('what is counted beside a list', () => {
  let teste: QuotingTeste;
  let eva: Corretor;
  beforeAll(async () => {
    teste = await createQuotingTest();
    eva = await teste.createCorretor({ nome: 'Eva' });
  });
  afterAll(() => teste.close());

  const KEPT = `select lista, usuario_id, status, linha, mes, sum(quantidade)::int as n, sum(soma_centavos)::float8 as soma
    from balcao.lista_contagem group by 1, 2, 3, 4, 5 having sum(quantidade) <> 0 or sum(soma_centavos) <> 0 order by 1, 2, 3, 4, 5`;
  const LISTED = `select cotacao_id, orcamento_id, criado_em, status, numero, linha, usuario_id, segurado_nome, premio_centavos, seguradora
    from balcao.cotacao_lista order by 1`;
  const LOST = 'select * from balcao.perda_lista order by 1';
  /** What is kept, and what it would be if it were written anew from the rows. */
  async function expectTrue(): Promise<unknown[]> {
    const read = async () => [(await teste.owner(KEPT)).rows, (await teste.owner(LISTED)).rows, (await teste.owner(LOST)).rows];
    const kept = await read();
    await teste.owner('select balcao.refazer_listas()');
    expect(kept).toEqual(await read());
    return kept[0] as unknown[];
  }
  const create = async (numero: number, criadoEm = 'now()', status = 'RASCUNHO') =>
    (
      await teste.owner(
        `insert into balcao.orcamento (assinatura_id, numero, linha, formulario, usuario_id, segurado_nome, status, criado_em)
         values ($1, $2, 'AUTO', 'AUTO', $3, 'Ana', $4, ${criadoEm}) returning id`,
        [eva.usuario.assinaturaId, numero, eva.usuario.usuarioId, status],
      )
    ).rows[0]?.['id'] as string;
  const run = async (orcamentoId: string, rodada: number) =>
    (
      await teste.owner(
        `insert into balcao.cotacao (assinatura_id, orcamento_id, rodada, snapshot, payload_hash, seguradoras, limite_segundos)
         values ($1, $2, $3, '{}', repeat('0', 64), '{alfa_seguros,beta_seguros}', 60) returning id`,
        [eva.usuario.assinaturaId, orcamentoId, rodada],
      )
    ).rows[0]?.['id'] as string;
  const answer = async (cotacaoId: string, seguradora: string, premio: number) =>
    teste.owner(
      `with r as (insert into balcao.resultado_cotacao (assinatura_id, cotacao_id, seguradora, status) values ($1, $2, $3, 'OK') returning id)
       insert into balcao.oferta_cotacao (assinatura_id, resultado_id, cotacao_id, ordem, pacote, principal, premio_liquido_centavos, iof_centavos,
         premio_total_centavos, comissao_bps, comissao_centavos) select $1, r.id, $2, 1, 'Básico', true, $4, 0, $4, 0, 0 from r`,
      [eva.usuario.assinaturaId, cotacaoId, seguradora, premio],
    );

  it('follows cases and runs through all that happens to them', async () => {
    const bia = await teste.createUser({ assinaturaId: eva.usuario.assinaturaId });
    const ids = await Promise.all([1, 2, 3, 4].map((n) => create(9_000 + n, `now() - make_interval(months => ${n})`)));
    const [primeiro = '', segundo = '', terceiro = '', quarto = ''] = ids;
    const cotacao = await run(primeiro, 1);
    await run(primeiro, 2);
    await run(segundo, 1);
    await answer(cotacao, 'alfa_seguros', 200_000);
    await answer(cotacao, 'beta_seguros', 150_000);
    await teste.owner(`update balcao.orcamento set melhor_premio_centavos = 150000, melhor_seguradora = 'beta_seguros' where id = $1`, [
      primeiro,
    ]);
    await teste.owner(`update balcao.cotacao set status = 'CALCULANDO' where id = $1`, [cotacao]);
    await teste.owner(`update balcao.orcamento set usuario_id = $2, segurado_nome = 'Beto' where id = $1`, [primeiro, bia.usuarioId]);
    await teste.owner('update balcao.orcamento set excluido_em = now() where id = any($1)', [[segundo, terceiro]]);
    await teste.owner('delete from balcao.orcamento where id = $1', [quarto]);
    expect((await expectTrue()).length).toBeGreaterThan(0);
    const { rows } = await teste.owner(
      'select premio_centavos::int as premio, seguradora, segurado_nome as nome from balcao.cotacao_lista where cotacao_id = $1',
      [cotacao],
    );
    expect(rows).toEqual([{ premio: 150_000, seguradora: 'beta_seguros', nome: 'Beto' }]);
    await teste.owner('update balcao.orcamento set excluido_em = null where id = $1', [segundo]);
    await expectTrue();
  });

  const lose = async (id: string, motivo: string) =>
    teste.owner(`update balcao.orcamento set status = 'RECUSADO', motivo_recusa = $2 where id = $1`, [id, motivo]);
  const record = async (id: string, motivo: string) =>
    teste.owner(
      `insert into balcao.orcamento_recusa (assinatura_id, orcamento_id, motivo, concorrente, premio_perdido_centavos, criado_em)
       select assinatura_id, id, $2, 'Araucária', 300000, now() - interval '40 days' from balcao.orcamento where id = $1
       on conflict do nothing`,
      [id, motivo],
    );
  const lossOf = async (id: string) =>
    (await teste.owner('select motivo, premio_centavos::int as premio, busca from balcao.perda_lista where orcamento_id = $1', [id]))
      .rows[0];

  it('follows losses through all that happens to them', async () => {
    const bia = await teste.createUser({ assinaturaId: eva.usuario.assinaturaId });
    const [semRegistro = '', registrada = '', reaberta = '', apagada = ''] = await Promise.all(
      [9_301, 9_302, 9_303, 9_304].map((n) => create(n, 'now()', 'CALCULADO')),
    );
    for (const id of [semRegistro, registrada, reaberta, apagada]) await lose(id, 'PRECO');
    await record(registrada, 'PRECO');
    await record(reaberta, 'PRECO');
    expect(await lossOf(registrada)).toMatchObject({ motivo: 'PRECO', premio: 300_000, busca: expect.stringContaining('araucaria') });
    await expectTrue();
    await teste.owner(`update balcao.orcamento set motivo_recusa = 'ATRASO', usuario_id = $2, segurado_nome = 'Zilda' where id = $1`, [
      registrada,
      bia.usuarioId,
    ]);
    await teste.owner(`update balcao.orcamento set melhor_premio_centavos = 99000, melhor_seguradora = 'alfa_seguros' where id = $1`, [
      semRegistro,
    ]);
    await teste.owner(`update balcao.orcamento set status = 'CALCULADO', motivo_recusa = null where id = $1`, [reaberta]);
    await teste.owner('update balcao.orcamento_recusa set reaberta_em = now() where orcamento_id = $1', [reaberta]);
    await teste.owner('delete from balcao.orcamento where id = $1', [apagada]);
    expect(await lossOf(registrada)).toMatchObject({ motivo: 'ATRASO', busca: expect.stringContaining('zilda') });
    expect(await lossOf(semRegistro)).toMatchObject({ premio: 99_000 });
    expect([await lossOf(reaberta), await lossOf(apagada)]).toEqual([undefined, undefined]);
    await expectTrue();
    await teste.owner('update balcao.orcamento_recusa set premio_perdido_centavos = 1, concorrente = null where orcamento_id = $1', [
      registrada,
    ]);
    expect(await lossOf(registrada)).toMatchObject({ premio: 1, busca: expect.not.stringContaining('araucaria') });
    await teste.owner('delete from balcao.orcamento_recusa where orcamento_id = $1', [registrada]);
    await teste.owner('update balcao.orcamento set excluido_em = now() where id = $1', [semRegistro]);
    await lose(reaberta, 'OUTRO');
    await expectTrue();
    expect([await lossOf(semRegistro), (await lossOf(reaberta))?.['motivo']]).toEqual([undefined, 'OUTRO']);
  });

  it('loses nothing among many who lose, have back and move the same cases at once, and waits in no circle', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, (_, n) => create(9_400 + n, 'now()', 'CALCULADO')));
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        ids.flatMap((id, n) => [
          lose(id, n % 2 === 0 ? 'PRECO' : 'ATRASO'),
          record(id, 'PRECO'),
          teste.owner(`update balcao.orcamento set segurado_nome = 'Rui ' || $2::text where id = $1`, [id, round]),
          teste.owner(`update balcao.orcamento_recusa set reaberta_em = now() where orcamento_id = $1`, [id]),
          teste.owner(`update balcao.orcamento set status = 'CALCULADO', motivo_recusa = null where id = $1 and $2::int % 2 = 0`, [
            id,
            round,
          ]),
        ]),
      );
      await expectTrue();
    }
  });

  it('says the same after the nightly sum, and is then one line of each kind', async () => {
    await teste.owner('select balcao.refazer_listas()');
    const numero = await create(9_100);
    await teste.owner(`update balcao.orcamento set linha = 'PET', formulario = 'PET' where id = $1`, [numero]);
    const before = (await teste.owner(KEPT)).rows;
    await teste.db.global((tx) => tx.run('select somar_contagens()'));
    expect((await teste.owner(KEPT)).rows).toEqual(before);
    const { rows } = await teste.owner(
      'select count(*)::int as n from balcao.lista_contagem group by lista, usuario_id, status, linha, mes having count(*) > 1',
    );
    expect(rows).toEqual([]);
  });

  it('is of one subscription, and the same whether read by the month or by the day', async () => {
    const outra = await teste.createUser();
    const filtro = { usuarioId: null, status: null, linhas: null, de: null, ate: null };
    expect(await teste.db.tenant(outra, (tx) => sumByStatus(tx, 'ORCAMENTOS', filtro))).toEqual([]);
    const withAna = "select cotacao_id from cotacoes_com(array['%ana%'])";
    expect(await teste.db.tenant(eva.usuario, (tx) => tx.rows(withAna))).toHaveLength(1);
    expect(await teste.db.tenant(outra, (tx) => tx.rows(withAna))).toEqual([]);
    const read = async (asked: FiltroContagem) =>
      (await teste.db.tenant(eva.usuario, (tx) => sumByStatus(tx, 'ORCAMENTOS', asked))).toSorted((a, b) => (a.status < b.status ? -1 : 1));
    for (const [de, ate] of [
      ['2020-01-01', '2030-12-31'],
      ['2020-01-02', '2030-12-30'],
      ['2020-01-15', null],
      [null, '2030-06-15'],
    ] as const) {
      const whole = await read(filtro);
      expect(whole.length).toBeGreaterThan(0);
      expect(await read({ ...filtro, de, ate })).toEqual(whole);
    }
    const lastMonth = await teste.owner(
      `select (criado_em at time zone 'America/Sao_Paulo')::date::text as dia, count(*)::int as n from balcao.orcamento
       where excluido_em is null and assinatura_id = $1 group by 1 order by 1 limit 1`,
      [eva.usuario.assinaturaId],
    );
    const { dia, n } = lastMonth.rows[0] as { dia: string; n: number };
    const counted = await teste.db.tenant(eva.usuario, (tx) => sumByStatus(tx, 'ORCAMENTOS', { ...filtro, de: dia, ate: dia }));
    expect(counted.reduce((sum, { total }) => sum + total, 0)).toBe(n);
  });
});

import { transicoes } from '@balcao/domain';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let ids: { orcamentoId: string; cotacaoId: string };
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor();
  ids = await ana.run();
  await ana.until(ids.cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
});
afterAll(() => teste.close());

const as = (sql: string, params: unknown[]) => teste.db.tenant(ana.usuario, (tx) => tx.run(sql, params));

it.each(Object.keys(transicoes) as (keyof typeof transicoes)[])('holds in the database the very states of domain: %s', async (entidade) => {
  const tabela = transicoes[entidade] as Record<string, readonly string[]>;
  const estados = Object.keys(tabela);
  for (const de of estados) {
    const { rows } = await teste.owner(
      'select para from unnest($3::text[]) as p (para) where para <> $2 and balcao.transicao_permitida($1, $2, para)',
      [entidade, de, estados],
    );
    expect([de, rows.map(({ para }) => para as string).sort()]).toEqual([de, [...(tabela[de] ?? [])].sort()]);
  }
});

it.each([
  ['a closed draft', "update balcao.orcamento set status = 'RASCUNHO' where id = $1", 'orcamentoId'],
  ['a run that goes back to the queue', "update balcao.cotacao set status = 'NA_FILA' where id = $1", 'cotacaoId'],
  ['a price taken back', "update balcao.resultado_cotacao set status = 'ERRO', familia_erro = 'DADO' where cotacao_id = $1", 'cotacaoId'],
  ['a state that does not exist', "update balcao.orcamento set status = 'PERDIDO' where id = $1", 'orcamentoId'],
  ['a price without refusal family rules', "update balcao.resultado_cotacao set familia_erro = 'DADO' where cotacao_id = $1", 'cotacaoId'],
] as const)('refuses %s, whoever writes it', async (_, sql, id) => {
  await expect(as(sql, [ids[id]])).rejects.toMatchObject({ code: '23514' });
  await expect(teste.owner(sql, [ids[id]])).rejects.toMatchObject({ code: '23514' });
});

it.each([
  ["snapshot = '{}'"],
  ["payload_hash = repeat('0', 64)"],
  ["seguradoras = '{beta_seguros}'"],
  ["comissao_bps = '{}'"],
  ['rodada = 9'],
])('keeps what was asked for ever: %s is refused', async (change) => {
  await expect(as(`update balcao.cotacao set ${change} where id = $1`, [ids.cotacaoId])).rejects.toMatchObject({
    constraint: 'cotacao_imutavel',
  });
});

it('keeps a price for ever', async () => {
  const change = 'update balcao.oferta_cotacao set comissao_bps = 1 where cotacao_id = $1';
  await expect(as(change, [ids.cotacaoId])).rejects.toMatchObject({ constraint: 'oferta_imutavel' });
});

it('stores no price whose parts do not add up', async () => {
  const copy = `insert into balcao.oferta_cotacao (assinatura_id, resultado_id, cotacao_id, ordem, pacote, principal, premio_liquido_centavos,
      iof_centavos, premio_total_centavos, comissao_bps, comissao_centavos)
    select assinatura_id, resultado_id, cotacao_id, 99, pacote, false, premio_liquido_centavos, iof_centavos, premio_total_centavos + 1, 0, 0
    from balcao.oferta_cotacao where cotacao_id = $1 limit 1`;
  await expect(as(copy, [ids.cotacaoId])).rejects.toMatchObject({ code: '23514' });
});

it('links no row to another subscription’s', async () => {
  const bia = await teste.createCorretor();
  const { assinaturaId, usuarioId } = bia.usuario;
  const insert = `insert into balcao.cotacao (assinatura_id, orcamento_id, rodada, snapshot, payload_hash, seguradoras, limite_segundos)
    values ($1, $2, 7, '{}', repeat('0', 64), '{alfa_seguros}', 45)`;
  const attempt = teste.db.tenant({ assinaturaId, usuarioId }, (tx) => tx.run(insert, [assinaturaId, ids.orcamentoId]));
  await expect(attempt).rejects.toMatchObject({ code: '23503' });
});

import { hojeEm } from '@balcao/domain';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { readRazao } from '../../testing/test-razao.ts';

let teste: QuotingTeste;
let ana: Corretor;
let { contextoDe, saldosDe, prove, saldosPorNatureza } = {} as ReturnType<typeof readRazao>;
beforeAll(async () => {
  teste = await createQuotingTest();
  ({ contextoDe, saldosDe, prove, saldosPorNatureza } = readRazao(teste));
  ana = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const hoje = hojeEm(new Date());

describe('money of the brokerage itself', () => {
  const owned = async (quem: Corretor, sql: string, valores: unknown[]): Promise<{ id: string }> =>
    (await teste.db.tenant(contextoDe(quem), (tx) => tx.rows<{ id: string }>(sql, valores)))[0] as { id: string };

  it('is posted as entries are expected, done, changed and cancelled; a transfer is of two accounts', async () => {
    const beatriz = await teste.createCorretor({ administrador: true });
    const { assinaturaId } = beatriz.usuario;
    const createConta = (nome: string, saldo: number) =>
      owned(
        beatriz,
        `insert into balcao.conta_financeira (assinatura_id, nome, tipo, saldo_inicial_centavos, saldo_inicial_em)
         values ($1, $2, 'CAIXA', $3, $4) returning id`,
        [assinaturaId, nome, saldo, hoje],
      );
    const [banco, gaveta] = [await createConta('Banco', 1_850_000), await createConta('Gaveta', 0)];
    const categoria = await owned(
      beatriz,
      `insert into balcao.categoria_financeira (assinatura_id, nome, tipo) values ($1, 'Aluguel', 'DESPESA') returning id`,
      [assinaturaId],
    );
    const aluguel = await owned(
      beatriz,
      `insert into balcao.lancamento (assinatura_id, tipo, descricao, categoria_id, competencia, vencimento, valor_centavos)
       values ($1, 'DESPESA', 'Aluguel', $2, date_trunc('month', $3::date), $3, 310000) returning id`,
      [assinaturaId, categoria.id, hoje],
    );
    expect(await saldosPorNatureza(beatriz)).toMatchObject({ LANCAMENTO_A_PAGAR: -310_000, LANCAMENTO_PREVISTO: 310_000 });
    await owned(
      beatriz,
      `update balcao.lancamento set status = 'REALIZADO', pago_em = $2, conta_id = $3, valor_centavos = 300000 where id = $1 returning id`,
      [aluguel.id, hoje, banco.id],
    );
    await owned(
      beatriz,
      `insert into balcao.lancamento (assinatura_id, tipo, descricao, conta_id, destino_id, competencia, vencimento, pago_em, valor_centavos, status)
       values ($1, 'TRANSFERENCIA', 'Suprimento', $2, $3, date_trunc('month', $4::date), $4, $4, 50000, 'REALIZADO') returning id`,
      [assinaturaId, banco.id, gaveta.id, hoje],
    );
    expect((await saldosDe(beatriz)).filter(({ centavos }) => centavos !== 0)).toEqual(
      [
        { natureza: 'CONTA', titular: banco.id, centavos: 1_500_000 },
        { natureza: 'CONTA', titular: gaveta.id, centavos: 50_000 },
        { natureza: 'DESPESA', titular: categoria.id, centavos: 300_000 },
        { natureza: 'SALDO_DE_ABERTURA', titular: banco.id, centavos: -1_850_000 },
      ].toSorted((a, b) => (a.natureza + a.titular < b.natureza + b.titular ? -1 : 1)),
    );
    await owned(beatriz, `update balcao.lancamento set status = 'CANCELADO', pago_em = null where id = $1 returning id`, [aluguel.id]);
    expect((await saldosPorNatureza(beatriz))['DESPESA']).toBeUndefined();
    expect(await prove(beatriz)).toEqual([]);
  });

  it('of a category of revenues no expense is', async () => {
    const { assinaturaId } = ana.usuario;
    const categoria = await owned(
      ana,
      `insert into balcao.categoria_financeira (assinatura_id, nome, tipo) values ($1, 'Honorários', 'RECEITA') returning id`,
      [assinaturaId],
    );
    await expect(
      owned(
        ana,
        `insert into balcao.lancamento (assinatura_id, tipo, descricao, categoria_id, competencia, vencimento, valor_centavos)
         values ($1, 'DESPESA', 'Engano', $2, date_trunc('month', $3::date), $3, 1) returning id`,
        [assinaturaId, categoria.id, hoje],
      ),
    ).rejects.toThrow('foreign key');
  });
});

import type { FichaLote, RegraRepasse } from '@balcao/contracts';
import { hojeEm, pickRegraRepasse, splitRepasse } from '@balcao/domain';
import fc from 'fast-check';
import { okOf, readSaldos } from '../../testing/extrato.fixture.ts';
import { createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createRepasses, type RepassesTeste } from '../../testing/test-repasses.ts';

let teste: QuotingTeste;
let repasses: RepassesTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  repasses = createRepasses(teste);
}, 120_000);
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const sum = (valores: readonly number[]): number => valores.reduce((a, b) => a + b, 0);

const daVenda = fc.record({
  alcance: fc.constant('VENDAS' as const),
  /** Which policy of the line, the newest first; the last is of another sale. */
  apolice: fc.constant(null),
  ramo: fc.constantFrom(null, '0531', '1391'),
  seguradora: fc.constantFrom(null, 'alfa_seguros', 'beta_seguros'),
  negocio: fc.constantFrom<Array<RegraRepasse['negocio']>>(null, 'NOVO', 'RENOVACAO'),
  base: fc.constantFrom<Array<RegraRepasse['base']>>('COMISSAO_BRUTA', 'COMISSAO_LIQUIDA', 'PREMIO_LIQUIDO'),
  pctBps: fc.integer({ min: 1, max: 10_000 }),
  desde: fc.constantFrom('2020-01-01', '2025-06-01', hoje, '2090-01-01'),
});
const daApolice = fc.record({
  alcance: fc.constantFrom('APOLICE' as const, 'RENOVACOES' as const),
  apolice: fc.constantFrom(0, 1, 2, 3),
  ramo: fc.constant(null),
  seguradora: fc.constant(null),
  negocio: fc.constant(null),
  base: fc.constantFrom<Array<RegraRepasse['base']>>('COMISSAO_BRUTA', 'COMISSAO_LIQUIDA', 'PREMIO_LIQUIDO'),
  pctBps: fc.integer({ min: 1, max: 10_000 }),
  desde: fc.constantFrom('2020-01-01', '2025-06-01', hoje, '2090-01-01'),
});
const regra = fc.oneof({ weight: 2, arbitrary: daVenda }, { weight: 1, arbitrary: daApolice });
type Sorteada = { readonly apolice: number | null } & Pick<
  RegraRepasse,
  'alcance' | 'ramo' | 'seguradora' | 'negocio' | 'base' | 'pctBps' | 'desde'
>;
/** Two rules that say as much of the same day are the same choice of nobody. */
const semEmpate = (regras: readonly Sorteada[]): boolean =>
  new Set(regras.map((uma) => [uma.apolice, uma.ramo !== null, uma.seguradora !== null, uma.negocio !== null, uma.desde].join())).size ===
  regras.length;

it('gives each producer in the database what the domain gives, whatever the rules, the bases and the weights', async () => {
  const { quem, apoliceId, produtores, comissoes } = await repasses.openCorretora([{ peso: 5_000 }, { peso: 3_000 }, { peso: 2_000 }]);
  const { assinaturaId } = quem.usuario;
  // the policy renews one that renews another; the last has nothing to do with them
  const linha = [
    apoliceId,
    await repasses.writeApolice(quem, []),
    await repasses.writeApolice(quem, []),
    await repasses.writeApolice(quem, []),
  ];
  for (const at of [0, 1]) await teste.owner('update balcao.apolice set renovacao_de_id = $2 where id = $1', [linha[at], linha[at + 1]]);
  const valores = fc.oneof(fc.integer({ min: -100, max: 100 }), fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(regra, { maxLength: 4 }).filter(semEmpate), { minLength: 3, maxLength: 3 }),
      fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 3, maxLength: 3 }).filter((pesos) => sum(pesos) > 0),
      fc.record({ brutoCentavos: valores, liquidoCentavos: valores, premioLiquidoCentavos: valores }),
      async (porProdutor, pesos, bases) => {
        await teste.owner('delete from balcao.regra_repasse where assinatura_id = $1', [assinaturaId]);
        for (const [at, regras] of porProdutor.entries())
          for (const uma of regras)
            await teste.owner(
              `insert into balcao.regra_repasse (assinatura_id, produtor_id, ramo, seguradora, negocio, base, pct_bps, momento, desde, alcance, apolice_id)
               values ($1, $2, $3, $4, $5, $6, $7, 'RECEBIMENTO', $8, $9, $10)`,
              [
                assinaturaId,
                produtores[at],
                uma.ramo,
                uma.seguradora,
                uma.negocio,
                uma.base,
                uma.pctBps,
                uma.desde,
                uma.alcance,
                uma.apolice === null ? null : linha[uma.apolice],
              ],
            );
        await teste.owner('update balcao.apolice set produtores = $2 where id = $1', [
          apoliceId,
          JSON.stringify(produtores.map((id, at) => ({ id, nome: `P${at}`, pctBps: pesos[at] }))),
        ]);
        const { rows } = await teste.owner(
          `select c.produtor_id, c.valor_centavos::float8 as valor from balcao.calcular_repasses(array[row($1, null, $2, $3::date, $4, $5, $6)::balcao.base_de_repasse]) c`,
          [comissoes[0]?.id, apoliceId, hoje, bases.brutoCentavos, bases.liquidoCentavos, bases.premioLiquidoCentavos],
        );
        const negocio = { ramo: '0531', seguradora: 'alfa_seguros', negocio: 'RENOVACAO', dia: hoje, apolices: linha.slice(0, 3) } as const;
        const esperado = produtores.map((_, at) => {
          const escolhida = pickRegraRepasse(
            (porProdutor[at] ?? []).map(({ apolice, ...uma }) => ({
              ...uma,
              apoliceId: apolice === null ? null : (linha[apolice] ?? null),
              id: null,
              momento: 'RECEBIMENTO',
              ate: null,
            })),
            negocio,
          );
          return escolhida === null ? 0 : (splitRepasse(bases, escolhida, pesos)[at] ?? 0);
        });
        const feito = produtores.map((id) => rows.find(({ produtor_id: dono }: { produtor_id: string }) => dono === id)?.valor ?? 0);
        expect(feito).toEqual(esperado.map((valor) => valor + 0));
      },
    ),
    { numRuns: 120 },
  );
}, 120_000);

/** What may happen, drawn. */
const ATOS = ['RECEBER', 'REABRIR', 'LOTEAR', 'APROVAR', 'PAGAR', 'DESFAZER'] as const;

it('holds the ledger to the records whatever happens in whatever order, and undoing all restores every balance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...ATOS), fc.nat(5)), { minLength: 4, maxLength: 14 }), async (atos) => {
      const mundo = await repasses.openCorretora([
        { peso: 7_000, irBps: 150, issBps: 500 },
        { peso: 3_000, inssBps: 1_100 },
      ]);
      const { quem, contaId, comissoes } = mundo;
      const antes = await readSaldos(teste, quem);
      const extratos: string[] = [];
      const feitos: FichaLote[] = [];
      const keep = (lote: FichaLote) =>
        void feitos.splice(
          feitos.findIndex(({ id }) => id === lote.id),
          1,
          lote,
        );
      const drawn = <T>(de: readonly T[], n: number): T | undefined => de[n % Math.max(1, de.length)];
      let recebidas = 0;
      const acts: Record<(typeof ATOS)[number], (n: number) => Promise<void>> = {
        async RECEBER(n) {
          if (recebidas > 8) return;
          const parcelas = Array.from({ length: 1 + (n % 2) }, (_, at) => recebidas + at + 1);
          recebidas += parcelas.length;
          extratos.push(await repasses.receive(mundo, comissoes[0]?.apolice ?? '', parcelas, { irrfCentavos: n * 17 }));
        },
        async REABRIR(n) {
          const id = drawn(extratos, n);
          if (id === undefined) return;
          const { statusCode } = await repasses.reopen(quem, id);
          if (statusCode === 200) extratos.splice(extratos.indexOf(id), 1);
        },
        async LOTEAR() {
          const { brutoCentavos } = await repasses.simulate(quem);
          if (brutoCentavos > 0) feitos.push(okOf<FichaLote>(await repasses.create(quem, brutoCentavos)));
        },
        async APROVAR(n) {
          const lote = drawn(feitos, n);
          const resposta = lote && (await repasses.act(quem, lote, 'aprovar'));
          if (resposta?.statusCode === 200) keep(okOf<FichaLote>(resposta));
        },
        async PAGAR(n) {
          const lote = drawn(feitos, n);
          const resposta = lote && (await repasses.act(quem, lote, 'pagar', { contaId, pagoEm: hoje }));
          if (resposta?.statusCode === 200) keep(okOf<FichaLote>(resposta));
        },
        async DESFAZER(n) {
          const lote = drawn(feitos, n);
          const resposta = lote && (await repasses.act(quem, lote, 'desfazer', { motivo: 'sorteado' }));
          if (resposta?.statusCode === 200) keep(okOf<FichaLote>(resposta));
        },
      };
      for (const [ato, n] of atos) {
        await acts[ato](n);
        expect(await repasses.prove(quem)).toEqual([]);
        // the shares of what stands received are those of the producers, whatever became of them
        const { rows } = await teste.owner(
          `select coalesce((select sum(r.valor_centavos) from balcao.repasse r where r.assinatura_id = $1 and r.excluido_em is null), 0)::int as repassado,
             coalesce((select sum(e.valor_centavos) from balcao.recebimento_comissao e join balcao.recebimento c on c.id = e.recebimento_id
               where c.assinatura_id = $1 and c.excluido_em is null), 0)::int as recebido`,
          [quem.usuario.assinaturaId],
        );
        expect(rows[0].repassado).toBe(rows[0].recebido * 0.4);
      }
      for (const lote of feitos.toReversed())
        if (['ABERTO', 'APROVADO', 'PAGO'].includes(lote.status)) okOf(await repasses.act(quem, lote, 'desfazer', { motivo: 'tudo' }));
      for (const id of extratos.toReversed()) okOf(await repasses.reopen(quem, id));
      expect(await readSaldos(teste, quem)).toEqual(antes);
      expect(await repasses.prove(quem)).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 300_000);

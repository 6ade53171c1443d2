import { addMeses } from '@balcao/domain';
import fc from 'fast-check';
import { proveRazao } from '../../testing/prove-razao.ts';
import { birth, CPFS, createFaturaTest, dataOf, type FaturaTeste, MES } from '../../testing/test-faturas.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let dela: FaturaTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
  dela = createFaturaTest(teste, ana);
});
afterAll(() => teste.close());

const prove = () => proveRazao(teste.db, { assinaturaId: ana.usuario.assinaturaId, usuarioId: ana.usuario.usuarioId });
const mes = (at: number): string => addMeses(`${MES}-01`, at).slice(0, 7);

const aStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      tipo: fc.constant('incluir' as const),
      quem: fc.nat(9),
      idade: fc.integer({ min: 1, max: 70 }),
      dia: fc.integer({ min: -20, max: 20 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ tipo: fc.constant('excluir' as const), quem: fc.nat(9), dia: fc.integer({ min: -20, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ tipo: fc.constant('corrigir' as const), quem: fc.nat(9), idade: fc.integer({ min: 1, max: 70 }) }) },
  { weight: 3, arbitrary: fc.record({ tipo: fc.constant('fechar' as const) }) },
  { weight: 1, arbitrary: fc.record({ tipo: fc.constant('reabrir' as const) }) },
  { weight: 1, arbitrary: fc.record({ tipo: fc.constant('pagar' as const) }) },
);
type Passo = typeof aStep extends fc.Arbitrary<infer P> ? P : never;

const dayAt = (competencia: string, dia: number): string =>
  new Date(Date.parse(`${competencia}-01T00:00:00Z`) + dia * 86_400_000).toISOString().slice(0, 10);

/** A policy on its way: its bills, the oldest first, the last one open or reopened. */
interface Caminho {
  readonly apoliceId: string;
  readonly faturas: string[];
}

async function take(passo: Passo, { apoliceId, faturas }: Caminho): Promise<void> {
  const id = faturas.at(-1) ?? '';
  const competencia = mes(faturas.length - 1);
  if (passo.tipo === 'fechar') {
    dataOf(await dela.close(id));
    faturas.push((await dela.open(apoliceId, mes(faturas.length))).id);
  } else if (passo.tipo === 'reabrir') {
    const anterior = faturas.at(-2);
    if (!anterior) return;
    const { impedimentoDaReabertura } = await dela.get(anterior);
    const resposta = await dela.reopen(anterior);
    expect(resposta.statusCode).toBe(impedimentoDaReabertura ? 409 : 200);
    if (!impedimentoDaReabertura) dataOf(await dela.close(anterior));
  } else if (passo.tipo === 'pagar') {
    const parcela = faturas.length > 1 ? (await dela.get(faturas.at(-2) ?? '')).parcela : null;
    if (parcela?.status !== 'ABERTA') return;
    const { rows } = await teste.owner('select versao from balcao.parcela where id = $1', [parcela.id]);
    const pago = { versao: rows[0].versao, pagoEm: `${MES}-01`, valorCentavos: parcela.valorCentavos, observacao: null };
    expect((await ana.request('POST', `parcelas/${parcela.id}/pagamentos`, pago)).statusCode).toBe(200);
  } else {
    const cpf = CPFS[passo.quem] as string;
    const vida = { cpf, nome: 'Vida', papel: 'TITULAR' };
    const movimento =
      passo.tipo === 'corrigir'
        ? { tipo: 'ALTERACAO', cpf, nascimento: birth(passo.idade) }
        : passo.tipo === 'excluir'
          ? { tipo: 'EXCLUSAO', cpf, em: dayAt(competencia, passo.dia) }
          : { ...vida, tipo: 'INCLUSAO', nascimento: birth(passo.idade), em: dayAt(competencia, passo.dia) };
    expect([200, 422]).toContain((await dela.post(`/${id}/vidas`, movimento)).statusCode);
  }
}

/** What the policy's instalments and commissions come to. */
async function chargedOf(apoliceId: string): Promise<{ premio: number; comissao: number }> {
  const { rows } = await teste.owner(
    `select (select coalesce(sum(valor_centavos), 0) from balcao.parcela where apolice_id = $1 and fatura_id is not null and excluido_em is null)::int as premio,
       (select coalesce(sum(prevista_centavos), 0) from balcao.comissao where apolice_id = $1 and fatura_id is not null and excluido_em is null
         and tipo = 'COMISSAO')::int as comissao`,
    [apoliceId],
  );
  return rows[0];
}

it('any sequence of movements, corrections, closings, reopenings and payments leaves the ledger proven, and all that is charged and still pending is what the lives come to', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 4, maxLength: 16 }), async (passos) => {
      const apoliceId = await dela.apolice();
      const caminho: Caminho = { apoliceId, faturas: [(await dela.open(apoliceId)).id] };
      for (const passo of passos) if (caminho.faturas.length < 9) await take(passo, caminho);
      expect(await prove()).toEqual([]);
      // a fresh policy with the same lives from the beginning is charged the same, month by month
      const gemea = await dela.apolice();
      await teste.owner(
        `insert into balcao.vida (assinatura_id, apolice_id, cpf, nome, nascimento, papel, titular_cpf, inicio, fim, fim_por)
         select assinatura_id, $2, cpf, nome, nascimento, papel, titular_cpf, inicio, fim, fim_por from balcao.vida where apolice_id = $1`,
        [apoliceId, gemea],
      );
      const faturas = [(await dela.open(gemea)).id];
      for (let at = 1; at < caminho.faturas.length; at += 1) {
        const aberta = faturas.at(-1) ?? '';
        dataOf(await dela.close(aberta));
        faturas.push((await dela.open(gemea, mes(at))).id);
      }
      const ultima = await dela.get(caminho.faturas.at(-1) ?? '');
      const espelho = await dela.get(faturas.at(-1) ?? '');
      const [um, outro] = [await chargedOf(apoliceId), await chargedOf(gemea)];
      expect([um.premio + ultima.totalCentavos, um.comissao + ultima.comissaoCentavos]).toEqual([
        outro.premio + espelho.totalCentavos,
        outro.comissao + espelho.comissaoCentavos,
      ]);
      expect(await prove()).toEqual([]);
    }),
    { numRuns: 8 },
  );
}, 300_000);

it('closed by two people at once, one of them closes it; it has one instalment', async () => {
  const fatura = await dela.open(await dela.apolice());
  dataOf(await dela.include(fatura.id, { cpf: CPFS[0], nome: 'Ana', nascimento: birth(30), em: `${MES}-01` }));
  const { versao } = await dela.get(fatura.id);
  const juntos = await Promise.all([1, 2, 3].map(() => dela.post(`/${fatura.id}/fechar`, { versao })));
  expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  const { rows } = await teste.owner('select count(*)::int as n from balcao.parcela where fatura_id = $1', [fatura.id]);
  expect(rows[0].n).toBe(1);
  expect(await prove()).toEqual([]);
});

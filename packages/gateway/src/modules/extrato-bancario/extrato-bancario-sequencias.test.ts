import type { MovimentoBancario } from '@balcao/contracts';
import fc from 'fast-check';
import { type AppTeste, createTestApp } from '../../testing/test-app.ts';
import { createExtratoTest, dataOf, type ExtratoTeste, umOfx, type UmMovimento } from '../../testing/test-extrato-bancario.ts';

let teste: AppTeste;
let ana: ExtratoTeste;
let categorias: { RECEITA: string; DESPESA: string };
beforeAll(async () => {
  teste = await createTestApp();
  const usuario = await teste.createUser({ administrador: true });
  ana = createExtratoTest(teste, await teste.signIn(usuario), usuario);
  categorias = { RECEITA: await ana.createCategoria('Receitas', 'RECEITA'), DESPESA: await ana.createCategoria('Despesas', 'DESPESA') };
});
afterAll(() => teste.close());

/** The bank's account of the month: equal movements, and identifiers that are used again. */
const BANCO: readonly UmMovimento[] = Array.from({ length: 16 }, (_, n) => ({
  fitid: `F${n % 5}`,
  dia: `202611${String(10 + Math.trunc(n / 4)).padStart(2, '0')}`,
  valor: ['-19.90', '-19.90', '100.00', '35.50'][n % 4] as string,
  memo: ['TARIFA', 'TARIFA', 'PIX', `DEPOSITO ${n}`][n % 4] as string,
}));
/** What the bank's file of some of its days says, all of each day. */
const fileOf = (conta: string, [de, dias]: readonly [number, number]) =>
  Buffer.from(
    umOfx(
      BANCO.filter(({ dia = '' }) => Number(dia.slice(6)) - 10 >= de && Number(dia.slice(6)) - 10 < de + dias),
      { conta },
    )
      .toString('latin1')
      .replace('<BANKID>0341', '<BANKID>0999'),
    'latin1',
  );
const centavosOf = ({ valor = '0' }: UmMovimento): number => Math.round(Number(valor) * 100);

const aStep = fc.oneof(
  fc.record({ tipo: fc.constant('importar' as const), dias: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 4 })) }),
  fc.record({ tipo: fc.constant('conciliar' as const), qual: fc.nat(20), partes: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ tipo: fc.constant('casar' as const), qual: fc.nat(20) }),
  fc.record({ tipo: fc.constant('desfazer' as const), qual: fc.nat(20) }),
  fc.record({ tipo: fc.constant('ignorar' as const), qual: fc.nat(20) }),
  fc.record({ tipo: fc.constant('desimportar' as const), qual: fc.nat(4) }),
);
type Passo = typeof aStep extends fc.Arbitrary<infer P> ? P : never;

const novo = (valorCentavos: number) => ({
  tipo: 'NOVO' as const,
  descricao: 'Parte',
  categoriaId: categorias[valorCentavos > 0 ? 'RECEITA' : 'DESPESA'],
  valorCentavos,
});

/** Parts of an amount that come to it. */
const splitOf = (total: number, partes: number): number[] =>
  Array.from({ length: partes }, (_, n) =>
    n < partes - 1 ? Math.sign(total) * (n + 1) : total - (Math.sign(total) * (partes * (partes - 1))) / 2,
  );

async function take(passo: Passo, contaId: string, conta: string, extratos: string[]): Promise<void> {
  if (passo.tipo === 'importar') {
    const extrato = await ana.importFile(contaId, fileOf(conta, passo.dias));
    extratos.push(extrato.id);
    return;
  }
  if (passo.tipo === 'desimportar') {
    const id = extratos[passo.qual % Math.max(1, extratos.length)];
    if (id) expect([200, 409]).toContain((await ana.ask('POST', `extratos-bancarios/${id}/desfazer`)).statusCode);
    return;
  }
  const movimentos = await ana.movimentos(contaId);
  const movimento = movimentos[passo.qual % Math.max(1, movimentos.length)];
  if (!movimento) return;
  const { id: transacaoId, valorCentavos } = movimento;
  if (passo.tipo === 'desfazer') {
    dataOf(await ana.ask('POST', `movimentos-bancarios/${transacaoId}/desfazer`));
    return;
  }
  const isAberta = movimento.status === 'ABERTA';
  const asked = async () => {
    if (passo.tipo === 'ignorar') return ana.ask('POST', 'movimentos-bancarios/ignorar', { ids: [transacaoId], motivo: 'Não é nosso' });
    if (passo.tipo === 'conciliar')
      return ana.ask('POST', 'conciliacoes', { itens: [{ transacaoId, alvos: splitOf(valorCentavos, passo.partes).map(novo) }] });
    const tipo = valorCentavos > 0 ? 'RECEITA' : 'DESPESA';
    const centavos = Math.abs(valorCentavos);
    const id = await ana.createLancamento({ categoriaId: categorias[tipo], tipo, dia: movimento.dia, centavos });
    return ana.ask('POST', 'conciliacoes', { itens: [{ transacaoId, alvos: [{ tipo: 'LANCAMENTO', id, valorCentavos }] }] });
  };
  expect((await asked()).statusCode).toBe(isAberta ? 200 : 409);
}

const sum = (todos: readonly { readonly valorCentavos: number }[]): number => todos.reduce((soma, um) => soma + um.valorCentavos, 0);

it('any sequence of files that overlap, reconciliations and what undoes them leaves the ledger proven, nothing twice, and the difference what is not reconciled', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 1, maxLength: 10 }), async (passos) => {
      const { id, conta } = await ana.createConta();
      const extratos: string[] = [];
      for (const passo of passos) await take(passo, id, conta ?? '', extratos);
      expect(await ana.prove()).toEqual([]);
      const movimentos = await ana.movimentos(id);
      const saldo = await ana.saldo(id);
      const conciliados = movimentos.filter(({ status }) => status === 'CONCILIADA');
      expect(saldo.bancoCentavos).toBe(sum(movimentos));
      expect(saldo.livrosCentavos).toBe(sum(conciliados));
      for (const um of conciliados) expect(sum(um.alvos)).toBe(um.valorCentavos);
      // at most what the bank has, each as often as the bank has it
      const told = (dia: string, memo: string, centavos: number) => `${dia.replaceAll('-', '')}|${memo}|${centavos}`;
      const doBanco = BANCO.map((um) => told(um.dia ?? '', um.memo ?? '', centavosOf(um)));
      for (const { dia, memo, valorCentavos } of movimentos) {
        const at = doBanco.indexOf(told(dia, memo, valorCentavos));
        expect(at).toBeGreaterThanOrEqual(0);
        doBanco.splice(at, 1);
      }
      // undone to the last, and read whole again, the account is the bank's
      for (const um of movimentos) dataOf<MovimentoBancario>(await ana.ask('POST', `movimentos-bancarios/${um.id}/desfazer`));
      await ana.importFile(id, fileOf(conta ?? '', [0, 4]));
      expect(await ana.saldo(id)).toMatchObject({ livrosCentavos: 0, bancoCentavos: BANCO.reduce((soma, um) => soma + centavosOf(um), 0) });
      expect(await ana.prove()).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 180_000);

it('one movement settled by two people at once is settled by one of them; the books have it once', async () => {
  const { id, conta } = await ana.createConta();
  await ana.importFile(id, fileOf(conta ?? '', [0, 1]));
  const movimentos = await ana.movimentos(id);
  for (const { id: transacaoId, valorCentavos } of movimentos) {
    const alvos = [novo(valorCentavos)];
    const juntos = await Promise.all([
      ana.ask('POST', 'conciliacoes', { itens: [{ transacaoId, alvos }] }),
      ana.ask('POST', 'conciliacoes', { itens: [{ transacaoId, alvos }] }),
      ana.ask('POST', 'movimentos-bancarios/ignorar', { ids: [transacaoId], motivo: 'Não é nosso' }),
    ]);
    expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  }
  const conciliados = (await ana.movimentos(id)).filter(({ status }) => status === 'CONCILIADA');
  expect((await ana.saldo(id)).livrosCentavos).toBe(sum(conciliados));
  expect(await ana.prove()).toEqual([]);
});

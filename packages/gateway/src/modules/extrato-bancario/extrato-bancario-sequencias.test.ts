import type { MovimentoBancario, Recebimento } from '@balcao/contracts';
import fc from 'fast-check';
import { createExtratoTest, dataOf, type ExtratoTeste, ofxDo999, type UmMovimento } from '../../testing/test-extrato-bancario.ts';
import { createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: ExtratoTeste;
let categorias: { RECEITA: string; DESPESA: string };
beforeAll(async () => {
  teste = await createQuotingTest();
  const { usuario, entrada } = await teste.createCorretor({ administrador: true });
  ana = createExtratoTest(teste, entrada, usuario);
  categorias = { RECEITA: await ana.createCategoria('Receitas', 'RECEITA'), DESPESA: await ana.createCategoria('Despesas', 'DESPESA') };
}, 120_000);
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
  ofxDo999(
    conta,
    BANCO.filter(({ dia = '' }) => Number(dia.slice(6)) - 10 >= de && Number(dia.slice(6)) - 10 < de + dias),
  );
const centavosOf = ({ valor = '0' }: UmMovimento): number => Math.round(Number(valor) * 100);

const aStep = fc.oneof(
  fc.record({ tipo: fc.constant('importar' as const), dias: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 4 })) }),
  fc.record({ tipo: fc.constant('conciliar' as const), qual: fc.nat(20), partes: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ tipo: fc.constant('casar' as const), qual: fc.nat(20) }),
  fc.record({ tipo: fc.constant('desfazer' as const), qual: fc.nat(20) }),
  fc.record({ tipo: fc.constant('ignorar' as const), qual: fc.nat(20) }),
  fc.record({ tipo: fc.constant('desimportar' as const), qual: fc.nat(4) }),
  // money of insurers: in one receipt or several, and as much more as the bank does not show
  fc.record({ tipo: fc.constant('receber' as const), qual: fc.nat(20), partes: fc.integer({ min: 1, max: 3 }), aMais: fc.nat(2) }),
  fc.record({ tipo: fc.constant('excluir' as const), qual: fc.nat(8) }),
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

/** Writes receipts of a credit, the first of them with more than the bank shows, and says that the credit is them. */
async function receive(
  { contaId }: Mundo,
  { id: transacaoId, dia, valorCentavos }: MovimentoBancario,
  como: { partes: number; aMais: number },
) {
  const alvos = [];
  for (const [n, valor] of splitOf(valorCentavos, como.partes).entries()) {
    const centavos = valor + (n === 0 ? como.aMais : 0);
    const { id } = await ana.createRecebimento({ contaId, dia, centavos, seguradora: 'alfa_seguros' });
    alvos.push({ tipo: 'RECEBIMENTO' as const, id, valorCentavos: valor });
  }
  return ana.ask('POST', 'conciliacoes', { itens: [{ transacaoId, alvos }] });
}

interface Mundo {
  readonly contaId: string;
  readonly conta: string;
  readonly extratos: string[];
}

const recebimentosDa = async (contaId: string): Promise<Recebimento[]> => {
  const todos: Recebimento[] = [];
  for (let pagina = 1; ; pagina += 1) {
    const { itens, total } = dataOf<{ itens: Recebimento[]; total: number }>(
      await ana.ask('GET', `recebimentos?tamanho=100&pagina=${pagina}&ordenar=dia`),
    );
    todos.push(...itens);
    if (todos.length >= total) return todos.filter((um) => um.contaId === contaId);
  }
};

/** Takes a receipt away, which only the bank's word holds. */
async function exclude({ contaId }: Mundo, qual: number): Promise<void> {
  const recebimentos = await recebimentosDa(contaId);
  const recebimento = recebimentos[qual % Math.max(1, recebimentos.length)];
  if (!recebimento) return;
  const { id, versao, conciliadoCentavos } = recebimento;
  expect((await ana.ask('DELETE', `recebimentos/${id}?versao=${versao}`)).statusCode).toBe(conciliadoCentavos === 0 ? 200 : 409);
}

async function take(passo: Passo, mundo: Mundo): Promise<void> {
  const { contaId, conta, extratos } = mundo;
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
  if (passo.tipo === 'excluir') return exclude(mundo, passo.qual);
  const movimentos = await ana.movimentos(contaId);
  const movimento = movimentos[passo.qual % Math.max(1, movimentos.length)];
  if (!movimento) return;
  const { id: transacaoId, valorCentavos } = movimento;
  if (passo.tipo === 'desfazer') {
    dataOf(await ana.ask('POST', `movimentos-bancarios/${transacaoId}/desfazer`));
    return;
  }
  // what goes out is no receipt
  if (passo.tipo === 'receber' && valorCentavos < 0) return;
  const isAberta = movimento.status === 'ABERTA';
  const asked = async () => {
    if (passo.tipo === 'ignorar') return ana.ask('POST', 'movimentos-bancarios/ignorar', { ids: [transacaoId], motivo: 'Não é nosso' });
    if (passo.tipo === 'conciliar')
      return ana.ask('POST', 'conciliacoes', { itens: [{ transacaoId, alvos: splitOf(valorCentavos, passo.partes).map(novo) }] });
    if (passo.tipo === 'receber') return receive(mundo, movimento, passo);
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
      for (const passo of passos) await take(passo, { contaId: id, conta: conta ?? '', extratos });
      expect(await ana.prove()).toEqual([]);
      const movimentos = await ana.movimentos(id);
      const saldo = await ana.saldo(id);
      const conciliados = movimentos.filter(({ status }) => status === 'CONCILIADA');
      expect(saldo.bancoCentavos).toBe(sum(movimentos));
      // of the receipts, what the bank does not show; each is what its movements are of it
      const recebimentos = await recebimentosDa(id);
      const aConciliar = recebimentos.reduce((soma, um) => soma + um.valorCentavos - um.conciliadoCentavos, 0);
      expect(saldo.livrosCentavos).toBe(sum(conciliados) + aConciliar);
      for (const um of recebimentos) {
        const partes = conciliados.flatMap(({ alvos }) => alvos.filter((alvo) => alvo.id === um.id));
        expect(sum(partes)).toBe(um.conciliadoCentavos);
        expect(um.conciliadoCentavos).toBeLessThanOrEqual(um.valorCentavos);
      }
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
      expect((await recebimentosDa(id)).map(({ conciliadoCentavos }) => conciliadoCentavos)).toEqual(recebimentos.map(() => 0));
      expect(await ana.saldo(id)).toMatchObject({
        livrosCentavos: sum(recebimentos),
        bancoCentavos: BANCO.reduce((soma, um) => soma + centavosOf(um), 0),
      });
      expect(await ana.prove()).toEqual([]);
    }),
    { numRuns: 24 },
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

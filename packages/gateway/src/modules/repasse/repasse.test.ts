import type { FichaLote, FichaLancamento } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { okOf, readComissoes, readSaldos } from '../../testing/extrato.fixture.ts';
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
const dois = [{ peso: 7_000 }, { peso: 3_000 }] as const;
const apoliceDe = (comissoes: readonly { apolice: string }[]): string => comissoes[0]?.apolice ?? '';

describe('a commission that is received', () => {
  it('releases the shares of its producers: of 600,00, 40 % split 70/30, gross and net of what was withheld', async () => {
    for (const [base, esperado] of [
      ['COMISSAO_BRUTA', [16_800, 7_200]],
      ['COMISSAO_LIQUIDA', [15_708, 6_732]],
      ['PREMIO_LIQUIDO', [84_000, 36_000]],
    ] as const) {
      const regras = [{ pctBps: 4_000, base }];
      const { quem, contaId, comissoes, produtores } = await repasses.openCorretora(
        dois.map((um) => ({ ...um, regras })),
        'ANTECIPADA',
      );
      await repasses.receive({ quem, contaId }, apoliceDe(comissoes), 'ANTECIPADA', { irrfCentavos: 900, issCentavos: 3_000 });
      const itens = await repasses.list(quem);
      expect(itens).toHaveLength(2);
      expect(produtores.map((id) => sum(itens.filter((um) => um.produtorId === id).map((um) => um.valorCentavos)))).toEqual(esperado);
      expect(itens.every(({ status, papel }) => status === 'LIBERADO' && papel === 'PRODUTOR')).toBe(true);
      expect(await repasses.prove(quem)).toEqual([]);
    }
  }, 120_000);

  it('pays the supervisor of a producer the part that the parameters say', async () => {
    const { quem, contaId } = await repasses.openCorretora([{ peso: 10_000 }]);
    const chefe = await repasses.writeProdutor(quem, { nome: 'Chefe', regras: [] });
    const vendedor = await repasses.writeProdutor(quem, { nome: 'Vendedor', supervisorId: chefe });
    okOf(
      await quem.request('PUT', 'parametros/repasse', {
        base: 'COMISSAO_BRUTA',
        momento: 'RECEBIMENTO',
        aprovacaoPorOutro: false,
        supervisorBps: 3_000,
        versao: 0,
      }),
    );
    const apoliceId = await repasses.writeApolice(quem, [{ id: vendedor, nome: 'Vendedor', pctBps: 10_000 }]);
    await repasses.receive({ quem, contaId }, apoliceDe(await readComissoes(teste, apoliceId)), [1]);
    const itens = await repasses.list(quem, 'ordenar=-valor');
    expect(itens.map(({ produtorId, papel, valorCentavos }) => [produtorId, papel, valorCentavos])).toEqual([
      [vendedor, 'PRODUTOR', 1_680],
      [chefe, 'SUPERVISOR', 720],
    ]);
  }, 60_000);

  it('is owed as soon as the policy is issued where the rule says so, and taken back with a commission that will not come', async () => {
    const { quem, comissoes, contaId } = await repasses.openCorretora([{ peso: 10_000, regras: [{ pctBps: 1_000, momento: 'EMISSAO' }] }]);
    const itens = await repasses.list(quem);
    expect(itens.map(({ valorCentavos }) => valorCentavos)).toEqual(Array.from({ length: 10 }, () => 600));
    await repasses.receive({ quem, contaId }, apoliceDe(comissoes), [1]);
    expect(await repasses.list(quem)).toHaveLength(10);
    await teste.owner(`update balcao.comissao set status = 'CANCELADA' where id = $1`, [comissoes[9]?.id]);
    expect(await repasses.list(quem)).toHaveLength(9);
    expect(await repasses.prove(quem)).toEqual([]);
  }, 60_000);

  it('shows what is expected by the same rules, and less of it as it comes', async () => {
    const { quem, contaId, comissoes } = await repasses.openCorretora([...dois]);
    const previstos = await repasses.list(quem, 'status=PREVISTO');
    expect([previstos.length, sum(previstos.map(({ valorCentavos }) => valorCentavos))]).toEqual([20, 24_000]);
    await repasses.receive({ quem, contaId }, apoliceDe(comissoes), [1, 2]);
    const [depois, liberados] = [await repasses.list(quem, 'status=PREVISTO'), await repasses.list(quem)];
    expect([sum(depois.map((um) => um.valorCentavos)), sum(liberados.map((um) => um.valorCentavos))]).toEqual([19_200, 4_800]);
  }, 60_000);
});

describe('a statement that is reopened', () => {
  it('takes back exactly what it released', async () => {
    const { quem, contaId, comissoes } = await repasses.openCorretora([...dois]);
    const antes = await readSaldos(teste, quem);
    const extrato = await repasses.receive({ quem, contaId }, apoliceDe(comissoes), [1]);
    okOf(await repasses.reopen(quem, extrato));
    expect(await repasses.list(quem)).toEqual([]);
    expect(await readSaldos(teste, quem)).toEqual(antes);
    expect(await repasses.prove(quem)).toEqual([]);
  }, 60_000);

  it('waits for a lot that has its shares; of what was paid, the next lot discounts it', async () => {
    const { quem, contaId, comissoes, produtores } = await repasses.openCorretora([{ peso: 10_000 }]);
    const apolice = apoliceDe(comissoes);
    const extrato = await repasses.receive({ quem, contaId }, apolice, [1]);
    let lote = okOf<FichaLote>(await repasses.create(quem, 2_400));
    const recusada = await repasses.reopen(quem, extrato);
    expect([recusada.statusCode, recusada.json().message]).toEqual([409, expect.stringContaining('no lote 1')]);
    lote = okOf<FichaLote>(await repasses.act(quem, lote, 'aprovar'));
    lote = okOf<FichaLote>(await repasses.act(quem, lote, 'pagar', { contaId, pagoEm: hoje }));
    okOf(await repasses.reopen(quem, extrato));
    const itens = await repasses.list(quem, 'ordenar=-valor');
    expect(itens.map(({ status, valorCentavos, isEstorno }) => [status, valorCentavos, isEstorno])).toEqual([
      ['ESTORNADO', 2_400, false],
      ['LIBERADO', -2_400, true],
    ]);
    expect((await repasses.simulate(quem)).semSaldo).toEqual([
      { produtorId: produtores[0], produtor: expect.any(String), saldoCentavos: -2_400 },
    ]);
    await repasses.receive({ quem, contaId }, apolice, [2, 3]);
    // what was taken back is discounted even of a period that begins later
    const previa = await repasses.simulate(quem, { de: hoje });
    expect([previa.brutoCentavos, previa.pagamentos[0]?.repasses]).toEqual([2_400, 3]);
    expect(await repasses.prove(quem)).toEqual([]);
  }, 90_000);
});

describe('a lot', () => {
  it('is previewed with what is withheld, made, approved, paid from an account, and undone', async () => {
    const { quem, contaId, comissoes } = await repasses.openCorretora([
      { peso: 7_000, irBps: 750, issBps: 500, inssBps: 1_100 },
      { peso: 3_000, pix: null },
    ]);
    await repasses.receive({ quem, contaId }, apoliceDe(comissoes), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const antes = await readSaldos(teste, quem);
    const previa = await repasses.simulate(quem);
    expect(
      previa.pagamentos
        .toSorted((a, b) => b.brutoCentavos - a.brutoCentavos)
        .map((um) => [um.brutoCentavos, um.irrfCentavos, um.issCentavos, um.inssCentavos, um.liquidoCentavos, um.destino !== null]),
    ).toEqual([
      [16_800, 1_260, 840, 1_848, 12_852, true],
      [7_200, 0, 0, 0, 7_200, false],
    ]);
    let lote = okOf<FichaLote>(await repasses.create(quem, previa.brutoCentavos));
    expect([lote.numero, lote.status, lote.brutoCentavos, lote.liquidoCentavos, lote.repasses]).toEqual([1, 'ABERTO', 24_000, 20_052, 20]);
    expect((await repasses.act(quem, lote, 'pagar', { contaId, pagoEm: hoje })).statusCode).toBe(409);
    lote = okOf<FichaLote>(await repasses.act(quem, lote, 'aprovar'));
    const futuro = await repasses.act(quem, lote, 'pagar', { contaId, pagoEm: addDias(hoje, 1) });
    expect([futuro.statusCode, futuro.json().errors[0].campo]).toEqual([422, 'pagoEm']);
    lote = okOf<FichaLote>(await repasses.act(quem, lote, 'pagar', { contaId, pagoEm: hoje }));
    expect([lote.status, lote.pagoEm, lote.pagamentos.map(({ status }) => status)]).toEqual(['PAGO', hoje, ['PAGO', 'PAGO']]);
    const saldos = await readSaldos(teste, quem);
    expect(sum(Object.entries(saldos).flatMap(([conta, valor]) => (conta.startsWith('REPASSE_A_PAGAR') ? [valor] : [])))).toBe(0);
    expect((saldos[`CONTA ${contaId}`] ?? 0) - (antes[`CONTA ${contaId}`] ?? 0)).toBe(-20_052);
    const despesas = (de: Record<string, number>) =>
      sum(Object.entries(de).flatMap(([conta, valor]) => (conta.startsWith('DESPESA') ? [valor] : [])));
    // what is spent is what was owed, once
    expect([despesas(antes), despesas(saldos)]).toEqual([24_000, 24_000]);
    const lancamentos = okOf<{ itens: FichaLancamento[] }>(await quem.request('GET', 'lancamentos')).itens;
    expect(
      lancamentos.map(({ origem, valorCentavos, status, categoria }) => [origem, valorCentavos, status, categoria]).toSorted(),
    ).toEqual([
      ['REPASSE', 12_852, 'REALIZADO', 'Repasses a produtores'],
      ['REPASSE', 7_200, 'REALIZADO', 'Repasses a produtores'],
    ]);
    expect(await repasses.prove(quem)).toEqual([]);
    lote = okOf<FichaLote>(await repasses.act(quem, lote, 'desfazer', { motivo: 'Conta errada' }));
    expect([lote.status, lote.motivo, lote.pagamentos.map(({ status }) => status)]).toEqual([
      'ESTORNADO',
      'Conta errada',
      ['ESTORNADO', 'ESTORNADO'],
    ]);
    expect(await readSaldos(teste, quem)).toEqual(antes);
    expect(await repasses.prove(quem)).toEqual([]);
  }, 90_000);

  it('is approved by somebody else where the parameter says so', async () => {
    const { quem, contaId, comissoes } = await repasses.openCorretora([...dois]);
    const outra = await teste.createCorretor({ assinaturaId: quem.usuario.assinaturaId, administrador: true });
    okOf(
      await quem.request('PUT', 'parametros/repasse', {
        base: 'COMISSAO_BRUTA',
        momento: 'RECEBIMENTO',
        aprovacaoPorOutro: true,
        supervisorBps: 0,
        versao: 0,
      }),
    );
    await repasses.receive({ quem, contaId }, apoliceDe(comissoes), [1]);
    const lote = okOf<FichaLote>(await repasses.create(quem, 2_400));
    expect(lote.possoAprovar).toBe(false);
    const propria = await repasses.act(quem, lote, 'aprovar');
    expect([propria.statusCode, propria.json().code]).toEqual([409, 'aprovacao-de-outra-pessoa']);
    expect(okOf<FichaLote>(await repasses.act(outra, lote, 'aprovar')).status).toBe('APROVADO');
    const atrasada = await repasses.act(quem, lote, 'pagar', { contaId, pagoEm: hoje });
    expect([atrasada.statusCode, atrasada.json().message]).toEqual([409, expect.stringContaining('está aprovado, por')]);
  }, 60_000);

  it('is made and paid once by two at once: the other is told what happened', async () => {
    const { quem, contaId, comissoes } = await repasses.openCorretora([...dois]);
    const outra = await teste.createCorretor({ assinaturaId: quem.usuario.assinaturaId, administrador: true });
    await repasses.receive({ quem, contaId }, apoliceDe(comissoes), [1]);
    const feitos = await Promise.all([repasses.create(quem, 2_400), repasses.create(outra, 2_400)]);
    expect(feitos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(feitos.find(({ statusCode }) => statusCode === 409)?.json().message).toContain('criou o lote 1');
    const criado = okOf<FichaLote>(feitos.find(({ statusCode }) => statusCode === 200) as never);
    const lote = okOf<FichaLote>(await repasses.act(quem, criado, 'aprovar'));
    const pagos = await Promise.all([quem, outra].map((um) => repasses.act(um, lote, 'pagar', { contaId, pagoEm: hoje })));
    expect(pagos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(pagos.find(({ statusCode }) => statusCode === 409)?.json().message).toContain('está pago, por');
    expect(okOf<{ total: number }>(await quem.request('GET', 'lancamentos')).total).toBe(2);
    expect(await repasses.prove(quem)).toEqual([]);
  }, 60_000);
});

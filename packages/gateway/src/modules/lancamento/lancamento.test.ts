import { proveRazao } from '../../testing/prove-razao.ts';
import type { FichaLancamento, MudancaRegistro, TotaisLancamentos } from '@balcao/contracts';
import { addDias } from '@balcao/domain';
import fc from 'fast-check';
import { type CaixaTeste, createCaixa } from '../../testing/test-caixa.ts';
import { createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createLancamentos } from './create-lancamentos.ts';

let teste: QuotingTeste;
let caixa: CaixaTeste;
let outra: CaixaTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  caixa = await createCaixa(teste);
  outra = await createCaixa(teste);
});
afterAll(() => teste.close());

const contextoDe = ({ quem: { usuario } }: CaixaTeste) => ({ assinaturaId: usuario.assinaturaId, usuarioId: usuario.usuarioId });
const prove = (uma: CaixaTeste) => proveRazao(teste.db, contextoDe(uma));
const saldos = async (uma: CaixaTeste): Promise<Record<string, number>> => {
  const rows = await teste.db.tenant(contextoDe(uma), (tx) =>
    tx.rows<{ conta: string; centavos: number }>(
      `select c.natureza || ' ' || c.titular as conta, sum(p.centavos)::float8 as centavos
       from balcao.conta_contabil c join balcao.partida p on p.conta_id = c.id group by 1 having sum(p.centavos) <> 0`,
    ),
  );
  return Object.fromEntries(rows.map(({ conta, centavos }) => [conta, centavos]));
};
const act = (uma: CaixaTeste, { id, versao }: FichaLancamento, ato: string, mais: object = {}) =>
  uma.ask('POST', `lancamentos/${id}/${ato}`, { versao, ...mais });
const ids = async (uma: CaixaTeste, query: string): Promise<string[]> =>
  (await uma.ok<{ itens: FichaLancamento[] }>('GET', `lancamentos?${query}`)).itens.map(({ id }) => id);

describe('an entry', () => {
  it('is expected, done at another value with an account, and expected again as it was', async () => {
    const { banco, hoje } = caixa;
    const aluguel = await caixa.create({ documento: '11.222.333/0001-81' });
    expect(aluguel).toMatchObject({ status: 'PREVISTO', documento: '11222333000181', competencia: `${hoje.slice(0, 7)}-01`, conta: null });
    const pago = (await act(caixa, aluguel, 'realizar', { contaId: banco, pagoEm: hoje, valorCentavos: 300_000 })).json().data;
    expect(pago).toMatchObject({ status: 'REALIZADO', pagoEm: hoje, valorCentavos: 300_000, previstoCentavos: 310_000, conta: 'Banco' });
    expect(await prove(caixa)).toEqual([]);
    const volta = (await act(caixa, pago, 'desfazer')).json().data;
    expect(volta).toMatchObject({ status: 'PREVISTO', pagoEm: null, valorCentavos: 310_000, previstoCentavos: null, contaId: null });
    const cancelado = (await act(caixa, volta, 'cancelar')).json().data;
    expect(cancelado.status).toBe('CANCELADO');
    expect((await act(caixa, cancelado, 'realizar', { contaId: banco, pagoEm: hoje, valorCentavos: 1 })).json().code).toBe(
      'lancamento-em-outro-estado',
    );
    expect((await act(caixa, cancelado, 'desfazer')).json().data.status).toBe('PREVISTO');
  });

  it('is refused at each field that is wrong', async () => {
    const { banco, receita, hoje } = caixa;
    const refused = async (over: object) =>
      caixa.refusedAt(await caixa.ask('POST', 'lancamentos', { ...caixa.dados(), pagoEm: null, ...over }));
    expect(await refused({ descricao: ' ' })).toEqual(['descricao']);
    expect(await refused({ valorCentavos: 0 })).toEqual(['valorCentavos']);
    expect(await refused({ documento: '111.111.111-11' })).toEqual(['documento']);
    expect(await refused({ categoriaId: receita })).toEqual(['categoriaId']);
    expect(await refused({ categoriaId: null })).toEqual(['categoriaId']);
    expect(await refused({ categoriaId: outra.despesa })).toEqual(['categoriaId']);
    expect(await refused({ contaId: outra.banco })).toEqual(['contaId']);
    expect(await refused({ pagoEm: hoje })).toEqual(['contaId']);
    expect(await refused({ pagoEm: addDias(hoje, 1), contaId: banco })).toEqual(['pagoEm']);
    expect(await refused({ pagoEm: '2019-12-31', contaId: banco })).toEqual(['pagoEm']);
    expect(await refused({ tipo: 'TRANSFERENCIA', contaId: banco, destinoId: banco })).toEqual(['destinoId']);
    expect(await refused({ tipo: 'TRANSFERENCIA' })).toEqual(['contaId', 'destinoId']);
  });

  it('is not written over what somebody else wrote since', async () => {
    const um = await caixa.create();
    const juntos = await Promise.all(
      [1, 2, 3].map((n) =>
        caixa.ask('PUT', `lancamentos/${um.id}`, { ...caixa.dados({ valorCentavos: n }), versao: um.versao, pagoEm: null }),
      ),
    );
    expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(juntos.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'lancamento-alterado',
      data: { id: um.id, versao: 2 },
    });
    const realizados = await Promise.all(
      [1, 2].map(() => act(caixa, { ...um, versao: 2 }, 'realizar', { contaId: caixa.banco, pagoEm: caixa.hoje, valorCentavos: 5 })),
    );
    expect(realizados.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('is written once, however often the same key comes', async () => {
    const chave = { 'idempotency-key': crypto.randomUUID() };
    const corpo = { ...caixa.dados({ descricao: 'Uma vez só' }), pagoEm: null };
    const respostas = [];
    for (let vez = 0; vez < 3; vez += 1) respostas.push(await caixa.quem.request('POST', 'lancamentos', corpo, chave));
    expect(new Set(respostas.map((resposta) => resposta.json().data.id)).size).toBe(1);
    expect(await ids(caixa, 'q=vez')).toHaveLength(1);
  });

  it('of a transfer moves money of two accounts and is neither revenue nor expense', async () => {
    const minha = await createCaixa(teste);
    const { banco, gaveta, hoje } = minha;
    await minha.create({
      tipo: 'TRANSFERENCIA',
      descricao: 'Suprimento',
      contaId: banco,
      destinoId: gaveta,
      valorCentavos: 50_000,
      pagoEm: hoje,
    });
    expect(await saldos(minha)).toEqual({
      [`CONTA ${banco}`]: 1_800_000,
      [`CONTA ${gaveta}`]: 50_000,
      [`SALDO_DE_ABERTURA ${banco}`]: -1_850_000,
    });
    expect(await minha.ok<TotaisLancamentos>('GET', 'lancamentos/totais')).toEqual({
      total: 1,
      receitasRealizadasCentavos: 0,
      despesasRealizadasCentavos: 0,
      receitasPrevistasCentavos: 0,
      despesasPrevistasCentavos: 0,
    });
  });

  it('that the bank shows, or that came of something else, is not changed here', async () => {
    const { banco, hoje } = caixa;
    const porta = createLancamentos({ agora: () => new Date() });
    const doBanco = await teste.db.tenant(contextoDe(caixa), (tx) =>
      porta.createLancamento(tx, contextoDe(caixa), {
        ...caixa.dados({ contaId: banco }),
        origem: 'EXTRATO_BANCARIO',
        origemId: crypto.randomUUID(),
        pagoEm: hoje,
        isConciliado: true,
      }),
    );
    expect(doBanco).toMatchObject({ status: 'REALIZADO', conciliado: true });
    expect((await act(caixa, doBanco, 'desfazer')).json().code).toBe('lancamento-de-fora');
    const nosso = await caixa.create({ contaId: banco });
    await teste.db.tenant(contextoDe(caixa), (tx) =>
      porta.realiseLancamento(tx, { id: nosso.id }, { contaId: null, pagoEm: hoje, valorCentavos: null, isConciliado: true }),
    );
    const conciliado = await caixa.ok<FichaLancamento>('GET', `lancamentos/${nosso.id}`);
    expect((await act(caixa, conciliado, 'desfazer')).json().code).toBe('lancamento-conciliado');
    await teste.db.tenant(contextoDe(caixa), (tx) => porta.setConciliado(tx, nosso.id, false));
    const solto = await caixa.ok<FichaLancamento>('GET', `lancamentos/${nosso.id}`);
    expect((await act(caixa, solto, 'desfazer')).json().data.status).toBe('PREVISTO');
    await teste.db.tenant(contextoDe(caixa), async (tx) => {
      await expect(porta.removeLancamento(tx, { id: doBanco.id })).rejects.toThrow('lancamento-conciliado');
      await porta.setConciliado(tx, doBanco.id, false);
      await porta.removeLancamento(tx, { id: doBanco.id });
    });
    expect((await caixa.ask('GET', `lancamentos/${doBanco.id}`)).statusCode).toBe(404);
    expect(await prove(caixa)).toEqual([]);
  });

  it('is of its subscription alone', async () => {
    const um = await caixa.create();
    expect((await outra.ask('GET', `lancamentos/${um.id}`)).statusCode).toBe(404);
    expect((await act(outra, um, 'cancelar')).statusCode).toBe(404);
    expect((await outra.ask('GET', 'lancamentos')).json().data.itens).toEqual([]);
  });

  it('tells its history in words', async () => {
    const um = await caixa.create({ contaId: caixa.banco });
    await act(caixa, um, 'realizar', { contaId: caixa.gaveta, pagoEm: caixa.hoje, valorCentavos: 310_000 });
    const historia = await caixa.ok<MudancaRegistro[]>('GET', `lancamentos/${um.id}/historico`);
    expect(historia[0]?.mudancas).toContainEqual({ campo: 'Situação', de: 'Previsto', para: 'Realizado' });
    expect(historia[0]?.mudancas).toContainEqual({ campo: 'Conta', de: 'Banco', para: 'Gaveta' });
  });
});

describe('the list of entries', () => {
  it('is narrowed by every filter, summed and written as a file', async () => {
    const minha = await createCaixa(teste);
    const { banco, hoje, receita } = minha;
    const mes = (dias: number) => addDias(hoje, dias);
    const atrasada = await minha.create({ descricao: 'Luz atrasada', vencimento: mes(-40), valorCentavos: 10_000 });
    const futura = await minha.create({ tipo: 'RECEITA', descricao: 'Honorários de março', vencimento: mes(20), valorCentavos: 90_000 });
    const paga = await minha.create({ descricao: 'Água', contaId: banco, vencimento: mes(-5), pagoEm: mes(-4), valorCentavos: 7_000 });
    const fora = await minha.create({ descricao: 'Engano', vencimento: mes(-5) });
    await act(minha, fora, 'cancelar');
    expect(await ids(minha, 'status=ATRASADO')).toEqual([atrasada.id]);
    expect(await ids(minha, `tipo=RECEITA&categoria=${receita}`)).toEqual([futura.id]);
    expect(await ids(minha, `conta=${banco}`)).toEqual([paga.id]);
    expect(await ids(minha, 'q=marco')).toEqual([futura.id]);
    expect(await ids(minha, `quando=PAGAMENTO&de=${mes(-4)}&ate=${hoje}`)).toEqual([paga.id]);
    // in the flow what is late counts today, and what is called off never
    expect(await ids(minha, `quando=FLUXO&de=${hoje}&ate=${hoje}`)).toEqual([atrasada.id]);
    expect((await ids(minha, `quando=FLUXO&de=${mes(-90)}&ate=${mes(90)}&ordenar=valor`)).at(-1)).toBe(futura.id);
    expect(await minha.ok<TotaisLancamentos>('GET', `lancamentos/totais?de=${mes(-90)}`)).toEqual({
      total: 4,
      receitasRealizadasCentavos: 0,
      despesasRealizadasCentavos: 7_000,
      receitasPrevistasCentavos: 90_000,
      despesasPrevistasCentavos: 10_000,
    });
    const csv = (await minha.ask('GET', 'lancamentos/exportar?q=honorarios')).body;
    expect(csv).toContain('Honorários de março');
    expect(csv).not.toContain('Engano');
  });
});

describe('any sequence of what happens to entries', () => {
  it('leaves the ledger equal to them, and undone in reverse order restores every balance', async () => {
    const minha = await createCaixa(teste);
    const { banco, gaveta, hoje } = minha;
    const algum = fc.record({
      tipo: fc.constantFrom('RECEITA' as const, 'DESPESA' as const, 'TRANSFERENCIA' as const),
      valorCentavos: fc.integer({ min: 1, max: 900_000 }),
      pago: fc.integer({ min: 1, max: 900_000 }),
      ato: fc.constantFrom('realizar', 'cancelar', 'mudar', 'nada'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(algum, { minLength: 1, maxLength: 6 }), async (passos) => {
        const antes: { saldos: Record<string, number>; undo: () => Promise<unknown> }[] = [];
        for (const { tipo, valorCentavos, pago, ato } of passos) {
          const um = await minha.create({
            tipo,
            valorCentavos,
            contaId: tipo === 'TRANSFERENCIA' ? gaveta : null,
            destinoId: tipo === 'TRANSFERENCIA' ? banco : null,
          });
          const saldosAntes = await saldos(minha);
          let depois = um;
          if (ato === 'realizar')
            depois = (
              await act(minha, um, 'realizar', { contaId: tipo === 'TRANSFERENCIA' ? gaveta : banco, pagoEm: hoje, valorCentavos: pago })
            ).json().data;
          if (ato === 'cancelar') depois = (await act(minha, um, 'cancelar')).json().data;
          if (ato === 'mudar')
            await minha.ok('PUT', `lancamentos/${um.id}`, {
              ...um,
              valorCentavos: pago,
              competencia: hoje,
              versao: um.versao,
              pagoEm: null,
            });
          if (ato === 'realizar' || ato === 'cancelar') antes.push({ saldos: saldosAntes, undo: () => act(minha, depois, 'desfazer') });
          expect(await prove(minha)).toEqual([]);
        }
        const ofToday = await saldos(minha);
        expect(Object.values(ofToday).reduce((total, centavos) => total + centavos, 0)).toBe(0);
        // later ones changed other accounts: only what undoing alone moved is compared
        for (const { undo } of antes.toReversed()) {
          await undo();
          expect(await prove(minha)).toEqual([]);
        }
        const conta = Object.entries(await saldos(minha)).filter(([nome]) => nome.startsWith('CONTA '));
        expect(conta).toEqual([[`CONTA ${banco}`, 1_850_000]]);
      }),
      { numRuns: 8 },
    );
  }, 120_000);
});

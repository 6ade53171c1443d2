import type { Endosso, EndossosDaApolice, SimulacaoCancelamento, SimulacaoEndosso } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { proveRazao } from '../../testing/prove-razao.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { DIAS_CORRIDOS, writeUmaApolice } from '../../testing/test-endosso.ts';

let teste: QuotingTeste;
let ana: Corretor;
let estranha: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const dataOf = <T>(resposta: LightMyRequestResponse): T => {
  if (resposta.statusCode !== 200) throw new Error(resposta.body);
  return resposta.json<{ data: T }>().data;
};
const post = (caminho: string, body: object, quem = ana) => quem.request('POST', caminho, body, { 'idempotency-key': crypto.randomUUID() });
const list = async (id: string) => dataOf<EndossosDaApolice>(await ana.request('GET', `apolices/${id}/endossos`));

async function ask(apoliceId: string, over: object = {}): Promise<Endosso> {
  const { apolice } = await list(apoliceId);
  return dataOf<Endosso>(
    await post(`apolices/${apoliceId}/endossos`, {
      versao: apolice.versao,
      tipo: 'ALTERACAO',
      subtipo: 'VEICULO',
      canal: 'MANUAL',
      motivo: 'Trocou de carro',
      // 200 of 365 days are left, whatever day it is
      vigIni: addDias(apolice.vigFim, -200),
      depois: { bem: 'HB20 1.0 2024', premioAnualCentavos: 360_000 },
      ...over,
    }),
  );
}
const issue = async ({ id, versao }: Endosso, over: object = {}) => post(`endossos/${id}/emissao`, { versao, emitidoEm: hoje, ...over });

/** Money and states of a policy, its account and its endorsements, without versions and moments. */
async function pictureOf(id: string): Promise<object> {
  const one = async (sql: string) => (await teste.owner(sql, [id])).rows;
  return {
    apolice: await one(
      `select status, bem, premio_liquido_centavos, iof_centavos, premio_total_centavos, situacao_renovacao, coberto_ate, suspensa_em, cancelada_em
       from balcao.apolice where id = $1`,
    ),
    parcelas: await one(
      `select id, numero, valor_centavos, ajuste_centavos, pago_centavos, status from balcao.parcela where apolice_id = $1 order by id`,
    ),
    comissoes: await one(
      `select id, tipo, numero, prevista_centavos, recebida_centavos, status from balcao.comissao where apolice_id = $1 order by id`,
    ),
    saldos: await one(
      `select tipo, sum(centavos)::int as soma from balcao.movimento_apolice where apolice_id = $1 group by tipo having sum(centavos) <> 0 order by tipo`,
    ),
  };
}

describe('an endorsement', () => {
  it('of 3.000,00 to 3.600,00 with 200 days left costs 328,77, charged on the days still open, the first taking the remainder', async () => {
    const id = await writeUmaApolice(teste, ana);
    const { apolice } = await list(id);
    const visto = dataOf<SimulacaoEndosso>(
      await post(`apolices/${id}/simular-endosso`, { vigIni: addDias(apolice.vigFim, -200), premioAnualCentavos: 360_000 }),
    );
    expect(visto).toMatchObject({ diasRestantes: 200, premioLiquidoCentavos: 32_877, iofCentavos: 2_426, comissaoCentavos: 6_575 });
    const valores = visto.parcelas.map(({ valorCentavos }) => valorCentavos);
    expect(valores.reduce((a, b) => a + b, 0)).toBe(35_303);
    expect(valores[0]).toBe(Math.max(...valores));

    const pedido = await ask(id);
    expect(pedido).toMatchObject({
      numero: 1,
      status: 'SOLICITADO',
      premioTotalCentavos: 35_303,
      dados: { antes: { bem: 'Onix 1.0 2023' } },
    });
    const emitido = dataOf<Endosso>(await issue(pedido, { numeroSeguradora: 'END-1' }));
    expect(emitido).toMatchObject({ status: 'EMITIDO', numeroSeguradora: 'END-1', emitidoEm: hoje });
    const { rows } = await teste.owner(
      `select count(*)::int as n, sum(valor_centavos)::int as soma, sum(iof_centavos)::int as iof,
         (select sum(prevista_centavos)::int from balcao.comissao where endosso_id = $1) as comissao from balcao.parcela where endosso_id = $1`,
      [pedido.id],
    );
    expect(rows[0]).toEqual({ n: valores.length, soma: 35_303, iof: 2_426, comissao: 6_575 });
    expect((await list(id)).apolice).toMatchObject({ bem: 'HB20 1.0 2024', premioLiquidoCentavos: 332_877, premioAnualCentavos: 360_000 });
  });

  it('of less premium lowers the open instalments and commissions, gives the rest back, and ends those nothing is left of', async () => {
    const id = await writeUmaApolice(teste, ana);
    const pedido = await ask(id, { depois: { premioAnualCentavos: 200_000 } });
    expect(pedido.premioLiquidoCentavos).toBe(-54_795);
    const antes = (await pictureOf(id)) as { parcelas: { valor_centavos: string; status: string }[] };
    dataOf(await issue(pedido));
    const { rows } = await teste.owner(
      `select sum(ajuste_centavos)::int as ajuste, (select coalesce(sum(centavos), 0)::int from balcao.movimento_apolice where apolice_id = $1
         and tipo = 'DEVOLUCAO') as devolvido from balcao.parcela where apolice_id = $1`,
      [id],
    );
    expect(rows[0].ajuste + rows[0].devolvido).toBe(pedido.premioTotalCentavos);
    const { rows: comissoes } = await teste.owner(
      `select sum(prevista_centavos)::int as soma, (select coalesce(sum(centavos), 0)::int from balcao.movimento_apolice where apolice_id = $1
         and tipo = 'ESTORNO') as estorno from balcao.comissao where apolice_id = $1`,
      [id],
    );
    expect(comissoes[0].soma + comissoes[0].estorno).toBe(60_000 - 10_959);
    expect(antes.parcelas).toHaveLength(10);

    const tudo = await ask(id, { depois: { premioAnualCentavos: 1 } });
    dataOf(await issue(tudo, { premioLiquidoCentavos: -240_000, iofCentavos: -17_712 }));
    const { rows: abertas } = await teste.owner(
      `select count(*)::int as n from balcao.parcela where apolice_id = $1 and valor_centavos + ajuste_centavos = 0 and status <> 'CANCELADA'`,
      [id],
    );
    expect(abertas[0].n).toBe(0);
  });

  it('of less premium takes nothing of what was paid already: an instalment paid in part is at least that, and paid once nothing else is left', async () => {
    const id = await writeUmaApolice(teste, ana);
    const { rows: abertas } = await teste.owner(
      "select id, versao, (valor_centavos + ajuste_centavos)::int as valor from balcao.parcela where apolice_id = $1 and status = 'ABERTA' order by vencimento, id",
      [id],
    );
    const [parcial, ...outras] = abertas;
    dataOf(
      await post(`parcelas/${parcial.id}/pagamentos`, { versao: parcial.versao, pagoEm: hoje, valorCentavos: 20_000, observacao: null }),
    );
    const aberto = outras.reduce((soma, { valor }) => soma + valor, parcial.valor - 20_000);

    const pedido = await ask(id, { depois: { premioAnualCentavos: 200_000 } });
    // all that is still owed, and a hundred more
    const [premioLiquidoCentavos, iofCentavos] = [0 - aberto, -10_000];
    dataOf(await issue(pedido, { premioLiquidoCentavos, iofCentavos }));
    const { rows: depois } = await teste.owner(
      'select status, (valor_centavos + ajuste_centavos)::int as valor, pago_centavos::int as pago from balcao.parcela where id = $1',
      [parcial.id],
    );
    expect(depois).toEqual([{ status: 'PAGA', valor: 20_000, pago: 20_000 }]);
    const { rows } = await teste.owner(
      `select (select count(*)::int from balcao.parcela where apolice_id = $1 and valor_centavos + ajuste_centavos < coalesce(pago_centavos, 0)) as menos,
         (select coalesce(sum(centavos), 0)::int from balcao.movimento_apolice where apolice_id = $1 and tipo = 'DEVOLUCAO') as devolvido`,
      [id],
    );
    expect(rows).toEqual([{ menos: 0, devolvido: -10_000 }]);
    expect(await proveRazao(teste.db, ana.usuario)).toEqual([]);
  });

  it('is analysed, refused and never twice; out of the period or of a stale policy it is refused', async () => {
    const id = await writeUmaApolice(teste, ana);
    const pedido = await ask(id);
    const analisado = dataOf<Endosso>(await post(`endossos/${pedido.id}/analise`, { versao: pedido.versao, protocolo: 'P-9' }));
    expect(analisado).toMatchObject({ status: 'EM_ANALISE', protocolo: 'P-9' });
    const { statusCode } = await post(`endossos/${pedido.id}/recusa`, { versao: pedido.versao, recusa: 'Sem vistoria' });
    expect(statusCode).toBe(409);
    const recusado = dataOf<Endosso>(await post(`endossos/${pedido.id}/recusa`, { versao: analisado.versao, recusa: 'Sem vistoria' }));
    expect(recusado).toMatchObject({ status: 'RECUSADO', recusa: 'Sem vistoria' });
    expect((await issue(recusado)).json()).toMatchObject({ code: 'endosso-sem-volta' });
    const { apolice } = await list(id);
    const fora = { versao: apolice.versao, tipo: 'ALTERACAO', subtipo: 'DADOS', canal: 'MANUAL', motivo: 'x', depois: { bem: 'y' } };
    expect((await post(`apolices/${id}/endossos`, { ...fora, vigIni: apolice.vigFim })).json()).toMatchObject({
      errors: [{ campo: 'vigIni' }],
    });
    expect((await post(`apolices/${id}/endossos`, { ...fora, vigIni: hoje, versao: apolice.versao - 1 })).statusCode).toBe(409);
    expect((await post(`apolices/${id}/endossos`, { ...fora, vigIni: hoje, canal: 'OPEN_INSURANCE' })).json()).toMatchObject({
      errors: [{ campo: 'canal' }],
    });
    expect((await post(`apolices/${id}/endossos`, { ...fora, vigIni: hoje }, estranha)).statusCode).toBe(404);
  });

  it('is issued once by two who press at the same time', async () => {
    const pedido = await ask(await writeUmaApolice(teste, ana));
    const respostas = await Promise.all([issue(pedido), issue(pedido)]);
    expect(respostas.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { rows } = await teste.owner('select sum(valor_centavos)::int as soma from balcao.parcela where endosso_id = $1', [pedido.id]);
    expect(rows[0].soma).toBe(35_303);
  });
});

describe('a cancellation', () => {
  it('of 2.000,00 after 60 days with 800,00 paid keeps 600,00 and gives back 200,00', async () => {
    const vigIni = addDias(hoje, -60);
    const parcelas = [80_000, 120_000].map((valorCentavos, index) => ({
      vencimento: addDias(vigIni, index * 90),
      valorCentavos,
      linhaDigitavel: null,
      pagoEm: index === 0 ? vigIni : null,
    }));
    const id = await writeUmaApolice(teste, ana, {
      vigIni,
      vigFim: addDias(vigIni, 365),
      premioLiquidoCentavos: 200_000,
      iofCentavos: 0,
      parcelas,
      politicaComissao: 'ANTECIPADA',
    });
    await teste.owner(`update balcao.comissao set status = 'PARCIAL' where apolice_id = $1`, [id]);
    await teste.owner(`update balcao.comissao set status = 'RECEBIDA', recebida_centavos = 40000 where apolice_id = $1`, [id]);
    const simulada = dataOf<SimulacaoCancelamento>(
      await post(`apolices/${id}/simular-cancelamento`, { data: hoje, metodo: 'PRAZO_CURTO' }),
    );
    expect(simulada).toMatchObject({
      diasDecorridos: 60,
      pagoCentavos: 80_000,
      retidoCentavos: 60_000,
      devolverCentavos: 20_000,
      aPagarCentavos: 0,
      // 70 % of what was paid ahead was not earned
      estornoComissaoCentavos: 28_000,
      parcelasCentavos: 120_000,
    });
    const { versao } = (await list(id)).apolice;
    const cancelada = dataOf<Endosso>(
      await post(`apolices/${id}/cancelamento`, { versao, data: hoje, metodo: 'PRAZO_CURTO', motivo: 'Vendeu o carro' }),
    );
    expect(cancelada).toMatchObject({ tipo: 'CANCELAMENTO', status: 'EMITIDO', premioLiquidoCentavos: -140_000 });
    const { rows } = await teste.owner('select tipo, centavos::int from balcao.movimento_apolice where apolice_id = $1 order by tipo', [
      id,
    ]);
    expect(rows).toEqual([
      { tipo: 'DEVOLUCAO', centavos: -20_000 },
      { tipo: 'ESTORNO', centavos: -28_000 },
    ]);
    // what is cancelled takes no endorsement and is not cancelled again
    const { apolice } = await list(id);
    expect(apolice).toMatchObject({ status: 'CANCELADA', canceladaEm: hoje });
    const outra = await post(`apolices/${id}/cancelamento`, { versao: apolice.versao, data: hoje, metodo: 'PRO_RATA', motivo: 'De novo' });
    expect(outra.json()).toMatchObject({ code: 'apolice-cancelada' });
  });

  it('gives back of the one-off reward what the brokerage agreed with the insurer, else by the house table; done as it was simulated', async () => {
    const { assinaturaId, corretoraId } = ana.usuario;
    // the later row first: which one counts is told by its months
    const agree = (desde: string, pctBps: number) =>
      teste.owner(`update balcao.seguradora_tenant set regras_estorno = $2 where seguradora = 'alfa_seguros' and corretora_id = $1`, [
        corretoraId,
        JSON.stringify([
          { desde, ateMeses: 24, pctBps: 100 },
          { desde, ateMeses: 12, pctBps },
        ]),
      ]);
    const { rows: jaTem } = await teste.owner(
      `select 1 from balcao.seguradora_tenant where seguradora = 'alfa_seguros' and corretora_id = $1`,
      [corretoraId],
    );
    if (jaTem.length === 0) {
      await teste.owner(
        `insert into balcao.seguradora_tenant (assinatura_id, seguradora, corretora_id, codigo_corretor) values ($1, 'alfa_seguros', $2, 'C-1')`,
        [assinaturaId, corretoraId],
      );
    }
    const writeOne = async () => {
      const id = await writeUmaApolice(teste, ana, { agenciamentoBps: 5_000, comissaoBps: 0 });
      await teste.owner(
        `update balcao.comissao set status = 'PARCIAL' where apolice_id = $1 and tipo = 'AGENCIAMENTO' and status = 'PREVISTA'`,
        [id],
      );
      await teste.owner(
        `update balcao.comissao set status = 'RECEBIDA', recebida_centavos = prevista_centavos where apolice_id = $1 and tipo = 'AGENCIAMENTO'`,
        [id],
      );
      return id;
    };
    const simulate = async (id: string) =>
      dataOf<SimulacaoCancelamento>(await post(`apolices/${id}/simular-cancelamento`, { data: hoje, metodo: 'PRO_RATA' }))
        .estornoComissaoCentavos;
    const id = await writeOne();
    // 1.500,00 of reward, cancelled in its sixth month: all of it by the house table
    expect(await simulate(id)).toBe(150_000);
    await agree(addDias(hoje, 1), 4_000);
    expect(await simulate(id)).toBe(150_000);
    await agree(addDias(hoje, -400), 4_000);
    expect(await simulate(id)).toBe(60_000);
    const { versao } = (await list(id)).apolice;
    dataOf(await post(`apolices/${id}/cancelamento`, { versao, data: hoje, metodo: 'PRO_RATA', motivo: 'Pediu' }));
    const { rows } = await teste.owner(`select centavos::int from balcao.movimento_apolice where apolice_id = $1 and tipo = 'ESTORNO'`, [
      id,
    ]);
    expect(rows).toEqual([{ centavos: -60_000 }]);
    await teste.owner(`update balcao.seguradora_tenant set regras_estorno = '[]' where assinatura_id = $1`, [assinaturaId]);
  });

  it('and the reactivation after it are the identity on money and states, however often, endorsed before or not', async () => {
    const dia = fc.integer({ min: 0, max: 365 });
    const metodo = fc.constantFrom('PRAZO_CURTO', 'PRO_RATA');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(dia, metodo), { minLength: 1, maxLength: 3 }),
        fc.option(fc.integer({ min: 100_000, max: 600_000 }), { nil: null }),
        fc.boolean(),
        async (pedidos, anual, isVencida) => {
          const id = await writeUmaApolice(teste, ana);
          if (anual !== null) dataOf(await issue(await ask(id, { depois: { premioAnualCentavos: anual } })));
          if (isVencida) {
            await teste.owner(
              `update balcao.parcela set status = 'VENCIDA' where id = (select id from balcao.parcela where apolice_id = $1 and status = 'ABERTA' order by id limit 1)`,
              [id],
            );
          }
          const antes = await pictureOf(id);
          for (const [dias, como] of pedidos) {
            const { apolice } = await list(id);
            const data = addDias(apolice.vigIni, dias);
            const pedido = { versao: apolice.versao, data, metodo: como, motivo: 'Pediu' };
            dataOf(await post(`apolices/${id}/cancelamento`, pedido));
            expect(await pictureOf(id)).not.toEqual(antes);
            const { versao } = (await list(id)).apolice;
            expect(dataOf<Endosso>(await post(`apolices/${id}/reativacao`, { versao })).desfeitoEm).not.toBeNull();
            expect(await pictureOf(id)).toEqual(antes);
          }
        },
      ),
      { numRuns: 12 },
    );
  }, 120_000);

  it('is not undone once a row it ended moved on, nor by two at once, nor by a stranger', async () => {
    const id = await writeUmaApolice(teste, ana);
    const { apolice } = await list(id);
    expect(apolice).toMatchObject({ vigIni: addDias(hoje, 0 - DIAS_CORRIDOS) });
    const pedido = { versao: apolice.versao, data: hoje, metodo: 'PRO_RATA', motivo: 'Pediu' };
    const duas = await Promise.all([post(`apolices/${id}/cancelamento`, pedido), post(`apolices/${id}/cancelamento`, pedido)]);
    expect(duas.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { versao } = (await list(id)).apolice;
    expect((await post(`apolices/${id}/reativacao`, { versao }, estranha)).statusCode).toBe(404);
    await teste.owner(
      `update balcao.parcela set status = 'ABERTA' where id = (select id from balcao.parcela where apolice_id = $1 and status = 'CANCELADA' limit 1)`,
      [id],
    );
    const antes = await pictureOf(id);
    expect((await post(`apolices/${id}/reativacao`, { versao })).json()).toMatchObject({ code: 'conta-mudou' });
    expect(await pictureOf(id)).toEqual(antes);
  });
});

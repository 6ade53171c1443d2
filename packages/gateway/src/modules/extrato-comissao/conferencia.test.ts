import type { ComissaoDoExtrato, ExtratoComissao, LinhaExtrato, Recebimento, ResultadoBaixa } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import fc from 'fast-check';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { importExtrato, okOf, readComissoes, readExtrato, readSaldos, writeConta } from '../../testing/extrato.fixture.ts';
import { proveRazao } from '../../testing/prove-razao.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
}, 120_000);
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const prove = (quem: Corretor) => proveRazao(teste.db, quem.usuario);
const saldos = (quem: Corretor) => readSaldos(teste, quem);
const decide = (quem: Corretor, extratoId: string, linhaId: string, decisao: object) =>
  quem.request('POST', `extratos/${extratoId}/linhas/${linhaId}/decisao`, { decisao });
const settle = (quem: Corretor, contaId: string, ...ids: string[]) => quem.request('POST', 'extratos/baixar', { ids, contaId, data: hoje });
const reopen = (quem: Corretor, id: string) => quem.request('POST', `extratos/${id}/reabrir`, {});

async function prepare() {
  const quem = await teste.createCorretor({ administrador: true });
  const apoliceId = await writeUmaApolice(teste, quem);
  const comissoes = await readComissoes(teste, apoliceId);
  return { quem, apoliceId, contaId: await writeConta(teste, quem), apolice: comissoes[0]?.apolice as string, comissoes };
}

let numero = 0;
const nextNumero = (): string => `C-${(numero += 1)}`;

describe('a line', () => {
  it('is accepted, chosen, split, ignored with a reason, and given back', async () => {
    const { quem, apolice, comissoes } = await prepare();
    const { extrato, linhas } = await importExtrato(teste, quem, {
      numero: nextNumero(),
      linhas: [
        { apolice: 'SEM-PAR', documento: '52998224725', valorCentavos: 12_000 },
        { apolice, parcela: 7, valorCentavos: 6_000 },
      ],
    });
    const linhaId = linhas[0]?.id ?? '';
    const [setima, oitava, nona] = comissoes.slice(6);
    const semSugestao = await decide(quem, extrato.id, linhaId, { acao: 'ACEITAR' });
    expect([semSugestao.statusCode, semSugestao.json().errors[0].campo]).toEqual([422, 'decisao.acao']);
    const candidatas = okOf<ComissaoDoExtrato[]>(
      await quem.request('GET', `extratos/${extrato.id}/linhas/${linhaId}/comissoes?q=${apolice}`),
    );
    expect(candidatas.map(({ id }) => id)).toContain(oitava?.id);
    expect(candidatas.every(({ abertaCentavos }) => abertaCentavos === 6_000)).toBe(true);

    const parts = (a: number, b: number, outra = nona?.id) => ({
      acao: 'DIVIDIR',
      partes: [
        { comissaoId: oitava?.id, valorCentavos: a },
        { comissaoId: outra, valorCentavos: b },
      ],
    });
    for (const torta of [parts(6_000, 5_999), parts(12_000, 0), parts(6_000, 6_000, oitava?.id)])
      expect((await decide(quem, extrato.id, linhaId, torta)).json().errors[0].campo).toBe('decisao.partes');
    const dividida = okOf<{ linha: LinhaExtrato; extrato: ExtratoComissao }>(await decide(quem, extrato.id, linhaId, parts(6_000, 6_000)));
    expect(dividida.linha).toMatchObject({ decisao: 'DIVIDIDA', decididaPor: expect.any(String) });
    expect(dividida.extrato).toMatchObject({ casadas: 2, pendentes: 0, casadoCentavos: 18_000 });
    expect(
      okOf<{ linha: LinhaExtrato }>(await decide(quem, extrato.id, linhaId, { acao: 'ESCOLHER', comissaoId: oitava?.id })).linha,
    ).toMatchObject({ decisao: 'ESCOLHIDA', isDivergente: true, partes: [{ comissao: { id: oitava?.id } }] });
    const semMotivo = await decide(quem, extrato.id, linhaId, { acao: 'IGNORAR', motivo: ' ' });
    expect(semMotivo.statusCode).toBe(422);
    expect(
      okOf<{ linha: LinhaExtrato }>(await decide(quem, extrato.id, linhaId, { acao: 'IGNORAR', motivo: 'De outra' })).linha,
    ).toMatchObject({
      decisao: 'IGNORADA',
      motivo: 'De outra',
      partes: [],
    });
    expect(okOf<{ linha: LinhaExtrato }>(await decide(quem, extrato.id, linhaId, { acao: 'DESFAZER' })).linha.decisao).toBe('PENDENTE');
    // what was certain is certain again
    const certa = linhas[1]?.id ?? '';
    okOf(await decide(quem, extrato.id, certa, { acao: 'IGNORAR', motivo: 'engano' }));
    expect(okOf<{ linha: LinhaExtrato }>(await decide(quem, extrato.id, certa, { acao: 'DESFAZER' })).linha).toMatchObject({
      decisao: 'AUTOMATICA',
      partes: [{ comissao: { id: setima?.id }, valorCentavos: 6_000 }],
    });
  }, 60_000);

  it('is never of a commission of another subscription, nor of one that was received', async () => {
    const { quem, comissoes } = await prepare();
    const outra = await prepare();
    const { extrato, linhas } = await importExtrato(teste, quem, {
      numero: nextNumero(),
      linhas: [{ apolice: 'X', valorCentavos: 6_000 }],
    });
    for (const comissaoId of [outra.comissoes[7]?.id, comissoes[0]?.id]) {
      const resposta = await decide(quem, extrato.id, linhas[0]?.id ?? '', { acao: 'ESCOLHER', comissaoId });
      expect([resposta.statusCode, resposta.json().errors[0].campo]).toEqual([422, 'decisao.comissaoId']);
    }
    expect((await outra.quem.request('GET', `extratos/${extrato.id}`)).statusCode).toBe(404);
    expect((await settle(outra.quem, outra.contaId, extrato.id)).statusCode).toBe(404);
    // nor does money of it go into another's account
    const alheia = await settle(quem, outra.contaId, extrato.id);
    expect([alheia.statusCode, alheia.json().errors[0].campo]).toEqual([422, 'contaId']);
  }, 60_000);

  it('that is split is received in part, and the rest whole later', async () => {
    const { quem, apoliceId, contaId, comissoes } = await prepare();
    const [oitava, nona] = comissoes.slice(7);
    const { extrato, linhas } = await importExtrato(teste, quem, {
      numero: nextNumero(),
      linhas: [{ apolice: 'X', documento: '52998224725', valorCentavos: 8_000 }],
    });
    const partes = [
      { comissaoId: oitava?.id, valorCentavos: 6_000 },
      { comissaoId: nona?.id, valorCentavos: 2_000 },
    ];
    okOf(await decide(quem, extrato.id, linhas[0]?.id ?? '', { acao: 'DIVIDIR', partes }));
    expect(okOf<ResultadoBaixa>(await settle(quem, contaId, extrato.id)).totalDivergencias).toBe(0);
    expect((await readComissoes(teste, apoliceId)).slice(7, 9).map(({ status, recebida }) => [status, recebida])).toEqual([
      ['RECEBIDA', 6_000],
      ['PARCIAL', 2_000],
    ]);
    const resto = await importExtrato(teste, quem, {
      numero: nextNumero(),
      linhas: [{ apolice: comissoes[0]?.apolice ?? '', parcela: 9, valorCentavos: 4_000 }],
    });
    okOf(await settle(quem, contaId, resto.extrato.id));
    expect((await readComissoes(teste, apoliceId))[8]).toMatchObject({ status: 'RECEBIDA', recebida: 6_000 });
    // the first cannot be undone under the second
    expect((await reopen(quem, extrato.id)).json()).toMatchObject({ code: 'comissoes-mudaram' });
    okOf(await reopen(quem, resto.extrato.id));
    okOf(await reopen(quem, extrato.id));
    expect((await readComissoes(teste, apoliceId))[8]).toMatchObject({ status: 'PREVISTA', recebida: 0 });
    expect(await prove(quem)).toEqual([]);
  }, 60_000);
});

describe('settling', () => {
  it('of one statement by two people at once is won by one; the other is told who and when', async () => {
    const { quem, contaId, apolice } = await prepare();
    const { extrato } = await importExtrato(teste, quem, { numero: nextNumero(), linhas: [{ apolice, parcela: 7, valorCentavos: 6_000 }] });
    const respostas = await Promise.all([settle(quem, contaId, extrato.id), settle(quem, contaId, extrato.id)]);
    expect(respostas.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const perdeu = respostas.find(({ statusCode }) => statusCode === 409)?.json();
    expect(perdeu).toMatchObject({
      code: 'extrato-ja-baixado',
      data: [{ extratoId: extrato.id, por: expect.any(String), em: expect.any(String) }],
    });
    const { rows } = await teste.owner('select from balcao.recebimento where extrato_id = $1', [extrato.id]);
    expect(rows).toHaveLength(1);
    // and no line of it is decided any more
    const { linhas } = await readExtrato(quem, extrato.id);
    expect((await decide(quem, extrato.id, linhas[0]?.id ?? '', { acao: 'IGNORAR', motivo: 'tarde' })).statusCode).toBe(409);
    expect((await quem.request('DELETE', `extratos/${extrato.id}`)).statusCode).toBe(409);
  }, 60_000);

  it('of many is all or none, and the same asked again by its key is done once', async () => {
    const { quem, contaId, apolice } = await prepare();
    const um = (parcela: number) =>
      importExtrato(teste, quem, { numero: nextNumero(), linhas: [{ apolice, parcela, valorCentavos: 6_000 }] });
    const [a, b] = [(await um(7)).extrato.id, (await um(8)).extrato.id];
    okOf(await settle(quem, contaId, a));
    const antes = await saldos(quem);
    expect((await settle(quem, contaId, a, b)).statusCode).toBe(409);
    expect(await saldos(quem)).toEqual(antes);
    const chave = { 'idempotency-key': crypto.randomUUID() };
    const pedido = { ids: [b], contaId, data: hoje };
    const primeira = okOf<ResultadoBaixa>(await quem.request('POST', 'extratos/baixar', pedido, chave));
    expect(okOf<ResultadoBaixa>(await quem.request('POST', 'extratos/baixar', pedido, chave))).toEqual(primeira);
    const futuro = await quem.request('POST', 'extratos/baixar', { ...pedido, data: addDias(hoje, 1) });
    expect(futuro.json().errors[0].campo).toBe('data');
  }, 60_000);

  it('withholds by the dated rates of the brokerage where the statement says nothing, or by the rate that is asked for', async () => {
    const { quem, contaId, apolice } = await prepare();
    await teste.owner(`update balcao.corretora set regime = 'PRESUMIDO' where id = $1`, [quem.usuario.corretoraId]);
    await teste.owner(
      `insert into balcao.aliquota_corretora (assinatura_id, corretora_id, tributo, municipio, bps, desde, ate)
       values ($1, $2, 'IRRF', null, 150, '2020-01-01', null), ($1, $2, 'ISS', 'Itajubá', 200, '2020-01-01', '2026-01-31'), ($1, $2, 'ISS', 'Itajubá', 500, '2026-02-01', null)`,
      [quem.usuario.assinaturaId, quem.usuario.corretoraId],
    );
    const { extrato } = await importExtrato(teste, quem, {
      numero: nextNumero(),
      linhas: [{ apolice, parcela: 7, valorCentavos: 60_000 }],
    });
    await teste.owner(
      'update balcao.extrato_comissao set irrf_centavos = null, iss_centavos = null, inss_centavos = null, outros_centavos = null, liquido_centavos = null where id = $1',
      [extrato.id],
    );
    const simulate = async (mais: object) =>
      okOf<ResultadoBaixa>(await quem.request('POST', 'extratos/simular-baixa', { ids: [extrato.id], contaId, data: hoje, ...mais }))
        .extratos[0];
    expect(await simulate({})).toMatchObject({
      irrfCentavos: 900,
      issCentavos: 3_000,
      liquidoCentavos: 56_100,
      origemImposto: 'ALIQUOTAS',
    });
    expect(await simulate({ impostoBps: 1_000 })).toMatchObject({
      outrosCentavos: 6_000,
      liquidoCentavos: 54_000,
      origemImposto: 'INFORMADA',
    });
    okOf(await settle(quem, contaId, extrato.id));
    expect(await saldos(quem)).toMatchObject({
      [`CONTA ${contaId}`]: 56_100,
      'IRRF_RETIDO alfa_seguros': 900,
      'ISS_RETIDO alfa_seguros': 3_000,
    });
    expect(await prove(quem)).toEqual([]);
  }, 60_000);

  it('is taken back by an administrator alone', async () => {
    const { quem, contaId, apolice } = await prepare();
    const { extrato } = await importExtrato(teste, quem, { numero: nextNumero(), linhas: [{ apolice, parcela: 7, valorCentavos: 6_000 }] });
    expect((await reopen(quem, extrato.id)).json().code).toBe('extrato-nao-baixado');
    okOf(await settle(quem, contaId, extrato.id));
    await teste.owner('update balcao.usuario set administrador = false where id = $1', [quem.usuario.usuarioId]);
    const comum = await teste.signIn(quem.usuario);
    const recusada = await teste.app.inject({
      method: 'POST',
      url: `/c/api/v1/extratos/${extrato.id}/reabrir`,
      headers: { ...comum.headers, 'idempotency-key': crypto.randomUUID() },
      payload: {},
    });
    expect(recusada.statusCode).toBe(403);
  }, 60_000);
});

it('keeps receipts written by hand, each centavo of them in the ledger, and refuses those of a statement', async () => {
  const { quem, contaId, apolice } = await prepare();
  const dados = {
    descricao: 'Prêmio de campanha',
    seguradora: 'alfa_seguros',
    corretoraId: quem.usuario.corretoraId,
    contaId,
    dia: hoje,
    valorCentavos: 9_385,
    irrfCentavos: 150,
    issCentavos: 465,
  };
  const novo = okOf<Recebimento>(await quem.request('POST', 'recebimentos', dados));
  expect(await saldos(quem)).toMatchObject({ [`CONTA ${contaId}`]: 9_385, 'COMISSAO_NAO_IDENTIFICADA alfa_seguros': -10_000 });
  const mudado = okOf<Recebimento>(
    await quem.request('PUT', `recebimentos/${novo.id}`, { ...dados, valorCentavos: 9_000, versao: novo.versao }),
  );
  expect(await saldos(quem)).toMatchObject({ [`CONTA ${contaId}`]: 9_000, 'COMISSAO_NAO_IDENTIFICADA alfa_seguros': -9_615 });
  expect((await quem.request('PUT', `recebimentos/${novo.id}`, { ...dados, versao: novo.versao })).json().code).toBe(
    'recebimento-alterado',
  );
  const { extrato } = await importExtrato(teste, quem, { numero: nextNumero(), linhas: [{ apolice, parcela: 7, valorCentavos: 6_000 }] });
  okOf(await settle(quem, contaId, extrato.id));
  const { itens } = okOf<{ itens: Recebimento[] }>(await quem.request('GET', 'recebimentos'));
  const deExtrato = itens.find(({ extratoId }) => extratoId === extrato.id);
  expect(itens).toHaveLength(2);
  expect((await quem.request('DELETE', `recebimentos/${deExtrato?.id}?versao=${deExtrato?.versao}`)).json().code).toBe(
    'recebimento-de-extrato',
  );
  okOf(await quem.request('DELETE', `recebimentos/${novo.id}?versao=${mudado.versao}`));
  expect(await saldos(quem)).not.toHaveProperty('COMISSAO_NAO_IDENTIFICADA alfa_seguros');
  expect(await prove(quem)).toEqual([]);
}, 60_000);

type Ato = 'IMPORTAR' | 'DECIDIR' | 'BAIXAR' | 'REABRIR';
const VALORES = [6_000, 5_995, 5_000, 12_000, 1, -300] as const;

it('leaves the ledger proven after any sequence of import, decide, settle and reopen, and undone backwards every balance as it was', async () => {
  const passo = fc.record({
    ato: fc.constantFrom<Ato>('IMPORTAR', 'IMPORTAR', 'DECIDIR', 'BAIXAR', 'BAIXAR', 'REABRIR'),
    qual: fc.nat(5),
    // few, so that statements meet at one commission
    parcela: fc.integer({ min: 6, max: 8 }),
    valor: fc.constantFrom(...VALORES),
    imposto: fc.constantFrom(0, 7),
  });
  const sorteado = { qual: 0, parcela: 7, valor: 5_000, imposto: 0 } as const;
  // the second statement comes upon what the first left; the first is asked to be undone before it
  const doisNaMesma = (['IMPORTAR', 'BAIXAR', 'IMPORTAR', 'BAIXAR', 'REABRIR'] as const).map((ato) => ({ ...sorteado, ato }));
  await fc.assert(
    fc.asyncProperty(fc.array(passo, { minLength: 4, maxLength: 14 }), async (passos) => {
      const { quem, apoliceId, contaId, apolice, comissoes } = await prepare();
      const [inicio, comissoesNoInicio] = [await saldos(quem), comissoes];
      const extratos: string[] = [];
      const baixados: string[] = [];
      const acts: Readonly<Record<Ato, (p: (typeof passos)[number]) => Promise<void>>> = {
        IMPORTAR: async ({ parcela, valor, imposto }) => {
          const linhas = [
            { apolice, parcela, valorCentavos: valor },
            { apolice: 'SEM-PAR', documento: '52998224725', valorCentavos: 40 },
          ];
          extratos.push((await importExtrato(teste, quem, { numero: nextNumero(), linhas, over: { issCentavos: imposto } })).extrato.id);
        },
        DECIDIR: async ({ qual, parcela }) => {
          const id = extratos[qual % Math.max(1, extratos.length)];
          if (!id || baixados.includes(id)) return;
          const { linhas } = await readExtrato(quem, id);
          const linha = linhas[qual % 2];
          // some are refused: nothing of a refusal stays
          await decide(
            quem,
            id,
            linha?.id ?? '',
            qual % 3 === 0 ? { acao: 'IGNORAR', motivo: 'sorteado' } : { acao: 'ESCOLHER', comissaoId: comissoes[parcela - 1]?.id },
          );
        },
        BAIXAR: async ({ qual }) => {
          const abertos = extratos.filter((id) => !baixados.includes(id)).slice(0, 1 + (qual % 2));
          if (abertos.length === 0) return;
          okOf(await settle(quem, contaId, ...abertos));
          baixados.push(...abertos);
        },
        REABRIR: async ({ qual }) => {
          const id = baixados[qual % Math.max(1, baixados.length)];
          if (id && (await reopen(quem, id)).statusCode === 200) baixados.splice(baixados.indexOf(id), 1);
        },
      };
      for (const um of passos) {
        await acts[um.ato](um);
        expect(await prove(quem)).toEqual([]);
      }
      for (let voltas = 0; baixados.length > 0 && voltas < 20; voltas += 1)
        for (const id of baixados.toReversed()) if ((await reopen(quem, id)).statusCode === 200) baixados.splice(baixados.indexOf(id), 1);
      expect(baixados).toEqual([]);
      expect(await saldos(quem)).toEqual(inicio);
      expect(await readComissoes(teste, apoliceId)).toEqual(comissoesNoInicio);
      expect(await prove(quem)).toEqual([]);
    }),
    { numRuns: 12, examples: [[doisNaMesma]] },
  );
}, 240_000);

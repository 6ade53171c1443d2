import type { Contestacao, Recebimento } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { okOf, readComissoes, readSaldos, writeConta } from '../../testing/extrato.fixture.ts';
import { proveRazao } from '../../testing/prove-razao.ts';
import { createRepasses } from '../../testing/test-repasses.ts';
import {
  contest,
  type MundoDeDevidas,
  payParcela,
  prepareDevidas,
  readContestacao as read,
  reopenExtrato,
  stateOfParcela,
} from '../../testing/test-contestacao.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
}, 120_000);
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const prove = (quem: Corretor) => proveRazao(teste.db, quem.usuario);
const prepare = () => prepareDevidas(teste);
const pay = (mundo: MundoDeDevidas, parcela: number, valorCentavos: number) => payParcela(teste, mundo, { parcela, valorCentavos });
const stateOf = (mundo: MundoDeDevidas, parcela: number) => stateOfParcela(teste, mundo, parcela);

/** A lot of producers that waits. @returns its id */
const writeLote = async ({ usuario }: Corretor): Promise<string> =>
  (
    await teste.owner('insert into balcao.lote_repasse (assinatura_id, numero, de, ate) values ($1, 1, $2, $2) returning id', [
      usuario.assinaturaId,
      hoje,
    ])
  ).rows[0].id;

describe('a receipt by hand', () => {
  it('pays the commissions it names as a statement does, and is undone exactly', async () => {
    const mundo = await prepare();
    const { quem, contaId, comissoes } = mundo;
    const [, , , , , , , oitava, nona] = comissoes;
    const antes = await readSaldos(teste, quem);
    const dados = {
      descricao: 'Depósito de novembro',
      seguradora: 'alfa_seguros',
      corretoraId: quem.usuario.corretoraId,
      contaId,
      dia: hoje,
      valorCentavos: 10_000,
      irrfCentavos: 150,
    };
    const parts = (a: number, b: number, isParte = false) => [
      { comissaoId: oitava?.id, valorCentavos: a },
      { comissaoId: nona?.id, valorCentavos: b, isParte },
    ];
    const contestada = okOf<Contestacao>(await contest(quem, [oitava?.id]));
    for (const [comissoesDele, campo] of [
      [parts(6_000, 4_151), 'comissoes'],
      [parts(6_000, 0), 'comissoes.1.valorCentavos'],
      [[...parts(100, 100), { comissaoId: oitava?.id, valorCentavos: 1 }], 'comissoes.2.comissaoId'],
      [[{ comissaoId: comissoes[0]?.id, valorCentavos: 1 }], 'comissoes.0.comissaoId'],
    ] as const) {
      const recusa = await quem.request('POST', 'recebimentos', { ...dados, comissoes: comissoesDele });
      expect([recusa.statusCode, recusa.json().errors?.[0].campo]).toEqual([422, campo]);
    }
    expect(await readSaldos(teste, quem)).toEqual(antes);
    const feito = okOf<Recebimento>(await quem.request('POST', 'recebimentos', { ...dados, comissoes: parts(5_997, 4_000, true) }));
    expect(feito.comissoes).toMatchObject([
      { comissao: { parcela: 8 }, valorCentavos: 5_997 },
      { comissao: { parcela: 9, abertaCentavos: 2_000 }, valorCentavos: 4_000, isParte: true },
    ]);
    // three centavos are within the tolerance
    expect([await stateOf(mundo, 8), await stateOf(mundo, 9)]).toEqual([
      ['RECEBIDA', 5_997],
      ['PARCIAL', 4_000],
    ]);
    expect(await readSaldos(teste, quem)).toMatchObject({ [`CONTA ${contaId}`]: 10_000, 'COMISSAO_NAO_IDENTIFICADA alfa_seguros': -153 });
    expect(await read(quem, contestada.id)).toMatchObject({ desfecho: 'PAGA', comissoes: [{ pagoPor: 'Depósito de novembro' }] });
    const mudado = okOf<Recebimento>(
      await quem.request('PUT', `recebimentos/${feito.id}`, { ...dados, comissoes: parts(5_000, 4_000), versao: feito.versao }),
    );
    expect([await stateOf(mundo, 8), await stateOf(mundo, 9)]).toEqual([
      ['DIVERGENTE', 5_000],
      ['DIVERGENTE', 4_000],
    ]);
    expect(await read(quem, contestada.id)).toMatchObject({ status: 'ABERTA' });
    expect(await prove(quem)).toEqual([]);
    okOf(await quem.request('DELETE', `recebimentos/${mudado.id}?versao=${mudado.versao}`));
    expect(await readSaldos(teste, quem)).toEqual(antes);
    expect([await stateOf(mundo, 8), await stateOf(mundo, 9)]).toEqual([
      ['PREVISTA', 0],
      ['PREVISTA', 0],
    ]);
    expect(await prove(quem)).toEqual([]);
  }, 60_000);

  it('is not undone under what came after it', async () => {
    const mundo = await prepare();
    const { quem, contaId, comissoes } = mundo;
    const dados = {
      descricao: 'Depósito',
      seguradora: 'alfa_seguros',
      corretoraId: quem.usuario.corretoraId,
      contaId,
      dia: hoje,
      valorCentavos: 2_000,
      comissoes: [{ comissaoId: comissoes[7]?.id, valorCentavos: 2_000, isParte: true }],
    };
    const feito = okOf<Recebimento>(await quem.request('POST', 'recebimentos', dados));
    const extratoId = await pay(mundo, 8, 4_000);
    expect((await quem.request('DELETE', `recebimentos/${feito.id}?versao=${feito.versao}`)).json().code).toBe('comissoes-mudaram');
    expect((await quem.request('PUT', `recebimentos/${feito.id}`, { ...dados, comissoes: [], versao: feito.versao })).json().code).toBe(
      'comissoes-mudaram',
    );
    okOf(await reopenExtrato(quem, extratoId));
    okOf(await quem.request('DELETE', `recebimentos/${feito.id}?versao=${feito.versao}`));
    expect(await stateOf(mundo, 8)).toEqual(['PREVISTA', 0]);
  }, 60_000);

  it('is offered what is expected of its insurer, the longest expected first, by policy or client', async () => {
    const { quem, comissoes, apolice } = await prepare();
    await teste.owner('update balcao.comissao set previsao_em = $2 where id = $1', [comissoes[8]?.id, addDias(hoje, -90)]);
    const ask = async (mais: string) =>
      okOf<{ id: string }[]>(
        await quem.request('GET', `recebimentos/comissoes?seguradora=alfa_seguros&corretoraId=${quem.usuario.corretoraId}${mais}`),
      );
    expect((await ask(''))[0]?.id).toBe(comissoes[8]?.id);
    expect((await ask(`&q=${apolice}`)).length).toBeGreaterThan(0);
    expect(await ask('&q=ninguem-assim')).toEqual([]);
  }, 60_000);

  it('releases the shares of producers of what it says, of nothing else once it says other, and none once it is gone', async () => {
    const quem = await teste.createCorretor({ administrador: true });
    const repasses = createRepasses(teste);
    const produtorId = await repasses.writeProdutor(quem, { regras: [{ pctBps: 4_000 }] });
    const apoliceId = await repasses.writeApolice(quem, [{ id: produtorId, nome: 'Ana', pctBps: 10_000 }]);
    const [primeira] = await readComissoes(teste, apoliceId);
    const shares = async () =>
      (
        await teste.owner(
          'select valor_centavos::int as valor, status from balcao.repasse where assinatura_id = $1 and excluido_em is null',
          [quem.usuario.assinaturaId],
        )
      ).rows;
    const dados = (valorCentavos: number) => ({
      descricao: 'Depósito',
      seguradora: 'alfa_seguros',
      corretoraId: quem.usuario.corretoraId,
      contaId,
      dia: hoje,
      valorCentavos,
      comissoes: [{ comissaoId: primeira?.id, valorCentavos, isParte: true }],
    });
    const contaId = await writeConta(teste, quem);
    const feito = okOf<Recebimento>(await quem.request('POST', 'recebimentos', dados(6_000)));
    expect(await shares()).toEqual([{ valor: 2_400, status: 'LIBERADO' }]);
    const mudado = okOf<Recebimento>(await quem.request('PUT', `recebimentos/${feito.id}`, { ...dados(3_000), versao: feito.versao }));
    expect(await shares()).toEqual([{ valor: 1_200, status: 'LIBERADO' }]);
    await teste.owner(`update balcao.repasse set status = 'EM_LOTE', lote_id = $2 where assinatura_id = $1 and excluido_em is null`, [
      quem.usuario.assinaturaId,
      await writeLote(quem),
    ]);
    const apagar = `recebimentos/${mudado.id}?versao=${mudado.versao}`;
    expect((await quem.request('DELETE', apagar)).statusCode).toBe(409);
    await teste.owner(`update balcao.repasse set status = 'LIBERADO', lote_id = null where assinatura_id = $1`, [
      quem.usuario.assinaturaId,
    ]);
    okOf(await quem.request('DELETE', apagar));
    expect(await shares()).toEqual([]);
    expect(await prove(quem)).toEqual([]);
  }, 60_000);
});

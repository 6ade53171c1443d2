import type { ComissaoAReceber, Contestacao, Recebimento, TotaisAReceber } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import fc from 'fast-check';
import { importExtrato, okOf, readComissoes, readSaldos, writeConta } from '../../testing/extrato.fixture.ts';
import { readPdfText } from '../../testing/read-pdf-text.ts';
import { proveRazao } from '../../testing/prove-razao.ts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
}, 120_000);
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const prove = (quem: Corretor) => proveRazao(teste.db, quem.usuario);

async function prepare() {
  const quem = await teste.createCorretor({ administrador: true });
  const apoliceId = await writeUmaApolice(teste, quem);
  const comissoes = await readComissoes(teste, apoliceId);
  await teste.owner('update balcao.comissao set previsao_em = $2 where apolice_id = $1', [apoliceId, addDias(hoje, -40)]);
  return { quem, apoliceId, contaId: await writeConta(teste, quem), apolice: comissoes[0]?.apolice as string, comissoes };
}
type Mundo = Awaited<ReturnType<typeof prepare>>;

let numero = 0;
/** A statement that pays one instalment, settled. @returns its id */
async function pay({ quem, contaId, apolice }: Mundo, parcela: number, valorCentavos: number): Promise<string> {
  numero += 1;
  const { extrato } = await importExtrato(teste, quem, { numero: `K-${numero}`, linhas: [{ apolice, parcela, valorCentavos }] });
  okOf(await quem.request('POST', 'extratos/baixar', { ids: [extrato.id], contaId, data: hoje }));
  return extrato.id;
}
const reopenExtrato = (quem: Corretor, id: string) => quem.request('POST', `extratos/${id}/reabrir`, {});
const contest = (quem: Corretor, comissaoIds: readonly (string | undefined)[], mais: object = {}) =>
  quem.request('POST', 'contestacoes', { comissaoIds, motivo: 'PAGA_A_MENOR', texto: null, ...mais });
const act = (quem: Corretor, id: string, ato: string, corpo: object = {}) => quem.request('POST', `contestacoes/${id}/${ato}`, corpo);
const read = async (quem: Corretor, id: string) => okOf<Contestacao>(await quem.request('GET', `contestacoes/${id}`));
const stateOf = async ({ apoliceId }: Mundo, parcela: number) => {
  const uma = (await readComissoes(teste, apoliceId))[parcela - 1];
  return [uma?.status, uma?.recebida];
};

describe('what insurers owe', () => {
  it('is listed with how long it was expected, summed by insurer and age, and leaves the list once it came', async () => {
    const mundo = await prepare();
    const { quem, apoliceId, comissoes } = mundo;
    const list = async (busca = '') =>
      okOf<{ itens: ComissaoAReceber[]; total: number }>(await quem.request('GET', `comissoes-a-receber?tamanho=100${busca}`));
    const abertas = comissoes.filter(({ status }) => status === 'PREVISTA').length;
    expect((await list()).total).toBe(abertas);
    await teste.owner('update balcao.comissao set previsao_em = $2 where id = $1', [comissoes[6]?.id, addDias(hoje, 3)]);
    await teste.owner('update balcao.comissao set previsao_em = $2 where id = $1', [comissoes[7]?.id, addDias(hoje, -95)]);
    const { itens } = await list();
    expect(itens).toHaveLength(abertas - 1);
    expect(itens[0]).toMatchObject({
      id: comissoes[7]?.id,
      apoliceId,
      parcela: 8,
      dias: 95,
      previstaCentavos: 6_000,
      faltaCentavos: 6_000,
      status: 'PREVISTA',
      contestacao: null,
    });
    expect((await list('&faixa=ATE_60')).total).toBe(abertas - 2);
    expect((await list('&faixa=MAIS_DE_90')).itens.map(({ id }) => id)).toEqual([comissoes[7]?.id]);
    expect((await list(`&de=${hoje}`)).itens.map(({ id }) => id)).toEqual([comissoes[6]?.id]);
    expect((await list('&q=Nenhuma')).total).toBe(0);
    const totais = okOf<TotaisAReceber>(await quem.request('GET', 'comissoes-a-receber/totais'));
    expect(totais).toMatchObject({
      total: abertas - 1,
      faltaCentavos: (abertas - 1) * 6_000,
      seguradoras: [
        { slug: 'alfa_seguros', maisDe90Centavos: 6_000, ate60Centavos: (abertas - 2) * 6_000, ate30Centavos: 0, aVencerCentavos: 0 },
      ],
    });
    await pay(mundo, 8, 6_000);
    await pay(mundo, 9, 5_000);
    expect((await list('&faixa=MAIS_DE_90')).total).toBe(0);
    expect((await list('&status=DIVERGENTE')).itens).toMatchObject([{ parcela: 9, recebidaCentavos: 5_000, faltaCentavos: 1_000 }]);
    expect(okOf(await quem.request('GET', 'comissoes-a-receber/opcoes'))).toMatchObject({
      seguradoras: [{ id: 'alfa_seguros', nome: 'Alfa Seguros' }],
      ramos: [{ id: '0531' }],
      produtores: [],
    });
    const csv = await quem.request('GET', 'comissoes-a-receber/exportar?status=DIVERGENTE');
    expect(csv.body).toContain('10,00');
    // nothing of it is of whoever sees another brokerage
    const outra = await prepare();
    expect(
      okOf<{ itens: ComissaoAReceber[] }>(await outra.quem.request('GET', 'comissoes-a-receber')).itens.map(({ apoliceId: de }) => de),
    ).not.toContain(apoliceId);
  }, 60_000);
});

describe('a contestation', () => {
  it('names what is late and contests what is divergent; each only once, of one insurer, and only what should have come', async () => {
    const mundo = await prepare();
    const { quem, comissoes } = mundo;
    await pay(mundo, 8, 5_000);
    const [recebida, , , , , , setima, oitava, nona] = comissoes;
    await teste.owner('update balcao.comissao set previsao_em = $2 where id = $1', [setima?.id, addDias(hoje, 3)]);
    for (const [ids, codigo] of [
      [[recebida?.id], 'invalido'],
      [[setima?.id], 'invalido'],
      [[crypto.randomUUID()], 'desconhecido'],
    ] as const) {
      const recusa = await contest(quem, ids);
      expect([recusa.statusCode, recusa.json().errors[0]]).toMatchObject([422, { campo: 'comissaoIds', codigo }]);
    }
    const outra = await prepare();
    expect((await contest(quem, [outra.comissoes[7]?.id])).json().errors[0].codigo).toBe('desconhecido');
    const feita = okOf<Contestacao>(await contest(quem, [oitava?.id, nona?.id, oitava?.id], { texto: 'Faltou parte.' }));
    expect(feita).toMatchObject({
      numero: 1,
      status: 'ABERTA',
      itens: 2,
      abertos: 2,
      diferencaCentavos: 7_000,
      faltaCentavos: 7_000,
      comissoes: [
        { parcela: 8, previstaCentavos: 6_000, recebidaCentavos: 5_000, diferencaCentavos: 1_000, situacao: 'ABERTO' },
        { parcela: 9, recebidaCentavos: 0 },
      ],
      eventos: [{ tipo: 'CRIADA', texto: 'Faltou parte.', isAutomatico: false }],
    });
    expect([await stateOf(mundo, 8), await stateOf(mundo, 9)]).toEqual([
      ['CONTESTADA', 5_000],
      ['PREVISTA', 0],
    ]);
    expect((await contest(quem, [nona?.id])).json().errors[0].codigo).toBe('conflito');
    const lista = okOf<{ itens: ComissaoAReceber[] }>(await quem.request('GET', 'comissoes-a-receber?contestada=SIM')).itens;
    expect(lista.map(({ contestacao }) => contestacao?.numero)).toEqual([1, 1]);
    expect((await outra.quem.request('GET', `contestacoes/${feita.id}`)).statusCode).toBe(404);
    expect(await prove(quem)).toEqual([]);
  }, 60_000);

  it('of commissions of two insurers is refused', async () => {
    const { quem, comissoes } = await prepare();
    const segunda = await writeUmaApolice(teste, quem);
    await teste.owner(`update balcao.apolice set seguradora = 'beta_seguros' where id = $1`, [segunda]);
    await teste.owner('update balcao.comissao set previsao_em = $2 where apolice_id = $1', [segunda, addDias(hoje, -1)]);
    const daOutra = (await readComissoes(teste, segunda))[7]?.id;
    expect((await contest(quem, [comissoes[7]?.id, daOutra])).json().errors[0]).toMatchObject({ campo: 'comissaoIds', codigo: 'invalido' });
  }, 60_000);

  it('closes by itself when a later statement pays, and opens again when that statement is reopened', async () => {
    const mundo = await prepare();
    const { quem, comissoes } = mundo;
    await pay(mundo, 8, 5_000);
    const { id } = okOf<Contestacao>(await contest(quem, [comissoes[7]?.id, comissoes[8]?.id]));
    okOf(await act(quem, id, 'marcar-enviada', { meio: 'PORTAL', dia: hoje, protocolo: 'P-77' }));
    await pay(mundo, 9, 6_000);
    expect(await read(quem, id)).toMatchObject({
      status: 'ENVIADA',
      abertos: 1,
      comissoes: [{ situacao: 'ABERTO' }, { situacao: 'PAGO' }],
    });
    const ultimo = await pay(mundo, 8, 1_000);
    expect(await stateOf(mundo, 8)).toEqual(['RECEBIDA', 6_000]);
    const fechada = await read(quem, id);
    expect(fechada).toMatchObject({ status: 'ENCERRADA', desfecho: 'PAGA', abertos: 0, faltaCentavos: 0, protocolo: 'P-77' });
    expect(fechada.comissoes[0]?.pagoPor).toMatch(/^Extrato K-/);
    expect(fechada.eventos[0]).toMatchObject({ tipo: 'ENCERRADA', desfecho: 'PAGA', isAutomatico: true });
    for (const ato of ['reabrir', 'encerrar'])
      expect((await act(quem, id, ato, { desfecho: 'DESISTIDA', texto: null })).statusCode).toBe(409);
    okOf(await reopenExtrato(quem, ultimo));
    expect(await read(quem, id)).toMatchObject({ status: 'ENVIADA', desfecho: null, abertos: 1, encerradaEm: null });
    expect(await stateOf(mundo, 8)).toEqual(['CONTESTADA', 5_000]);
    expect(await prove(quem)).toEqual([]);
  }, 60_000);

  it('given up gives its commissions back what they were, and can be taken up again', async () => {
    const mundo = await prepare();
    const { quem, comissoes } = mundo;
    const primeiro = await pay(mundo, 8, 5_000);
    const { id } = okOf<Contestacao>(await contest(quem, [comissoes[7]?.id, comissoes[8]?.id]));
    // what came between is of no contestation: it is undone whatever became of that one
    const segundo = await pay(mundo, 8, 300);
    okOf(await act(quem, id, 'encerrar', { desfecho: 'DESISTIDA', texto: 'Sem razão.' }));
    expect([await stateOf(mundo, 8), await stateOf(mundo, 9)]).toEqual([
      ['DIVERGENTE', 5_300],
      ['PREVISTA', 0],
    ]);
    okOf(await act(quem, id, 'reabrir'));
    expect(await stateOf(mundo, 8)).toEqual(['CONTESTADA', 5_300]);
    okOf(await act(quem, id, 'encerrar', { desfecho: 'DESISTIDA', texto: null }));
    okOf(await reopenExtrato(quem, segundo));
    expect(await stateOf(mundo, 8)).toEqual(['DIVERGENTE', 5_000]);
    // while another asks for one of them, it is not taken up again
    okOf(await contest(quem, [comissoes[8]?.id]));
    expect((await act(quem, id, 'reabrir')).json().code).toBe('comissoes-mudaram');
    okOf(await reopenExtrato(quem, primeiro));
    expect(await stateOf(mundo, 8)).toEqual(['PREVISTA', 0]);
    expect(await prove(quem)).toEqual([]);
  }, 60_000);

  it('whose difference is accepted expects nothing more, in the ledger too; reopened, it does again', async () => {
    const mundo = await prepare();
    const { quem, comissoes } = mundo;
    await pay(mundo, 8, 5_000);
    const antes = await readSaldos(teste, quem);
    const { id } = okOf<Contestacao>(await contest(quem, [comissoes[7]?.id, comissoes[8]?.id]));
    expect(await readSaldos(teste, quem)).toEqual(antes);
    okOf(await act(quem, id, 'encerrar', { desfecho: 'ACEITA', texto: null }));
    expect([await stateOf(mundo, 8), await stateOf(mundo, 9)]).toEqual([
      ['RECEBIDA', 5_000],
      ['CANCELADA', 0],
    ]);
    const aReceber = 'COMISSAO_A_RECEBER alfa_seguros';
    expect((await readSaldos(teste, quem))[aReceber] ?? 0).toBe((antes[aReceber] ?? 0) - 7_000);
    expect(await read(quem, id)).toMatchObject({ desfecho: 'ACEITA', comissoes: [{ situacao: 'ACEITO' }, { situacao: 'ACEITO' }] });
    okOf(await act(quem, id, 'reabrir'));
    expect([await stateOf(mundo, 8), await stateOf(mundo, 9)]).toEqual([
      ['CONTESTADA', 5_000],
      ['PREVISTA', 0],
    ]);
    expect(await readSaldos(teste, quem)).toEqual(antes);
    expect(await prove(quem)).toEqual([]);
  }, 60_000);

  it('of commissions that were cancelled closes as such; one whose policy is kept no longer too', async () => {
    const mundo = await prepare();
    const { quem, comissoes } = mundo;
    const uma = okOf<Contestacao>(await contest(quem, [comissoes[7]?.id]));
    const outra = okOf<Contestacao>(await contest(quem, [comissoes[8]?.id]));
    await teste.owner(`update balcao.comissao set status = 'CANCELADA' where id = $1`, [comissoes[7]?.id]);
    expect(await read(quem, uma.id)).toMatchObject({ status: 'ENCERRADA', desfecho: 'CANCELADA', comissoes: [{ situacao: 'CANCELADO' }] });
    await teste.owner(`update balcao.comissao set status = 'PREVISTA' where id = $1`, [comissoes[7]?.id]);
    expect(await read(quem, uma.id)).toMatchObject({ status: 'ABERTA', comissoes: [{ situacao: 'ABERTO' }] });
    await teste.owner('delete from balcao.comissao where id = $1', [comissoes[8]?.id]);
    expect(await read(quem, outra.id)).toMatchObject({
      status: 'ENCERRADA',
      desfecho: 'CANCELADA',
      diferencaCentavos: 6_000,
      comissoes: [{ situacao: 'CANCELADO', comissaoId: null, apolice: null }],
    });
  }, 60_000);

  it('is answered only once it was sent, noted with the day of the next contact, and refuses days that cannot be', async () => {
    const { quem, comissoes } = await prepare();
    const { id } = okOf<Contestacao>(await contest(quem, [comissoes[7]?.id]));
    const resposta = { dia: hoje, texto: 'Vão pagar no próximo extrato.' };
    expect((await act(quem, id, 'resposta', resposta)).json().code).toBe('contestacao-nao-enviada');
    okOf(await act(quem, id, 'marcar-enviada', { meio: 'CARTA', dia: addDias(hoje, -10), protocolo: null }));
    expect(okOf<Contestacao>(await act(quem, id, 'resposta', resposta))).toMatchObject({
      status: 'RESPONDIDA',
      dias: 10,
      respondidaEm: hoje,
    });
    const nota = { dia: hoje, texto: 'Liguei.', proximoContatoEm: addDias(hoje, 5) };
    expect(okOf<Contestacao>(await act(quem, id, 'anotacoes', nota))).toMatchObject({
      proximoContatoEm: addDias(hoje, 5),
      eventos: [
        { tipo: 'ANOTACAO', texto: 'Liguei.' },
        { tipo: 'RESPONDIDA' },
        { tipo: 'ENVIADA', dia: addDias(hoje, -10) },
        { tipo: 'CRIADA' },
      ],
    });
    for (const [ato, corpo, campo] of [
      ['anotacoes', { ...nota, dia: addDias(hoje, 1) }, 'dia'],
      ['anotacoes', { ...nota, proximoContatoEm: addDias(hoje, -1) }, 'proximoContatoEm'],
      ['marcar-enviada', { meio: 'PORTAL', dia: addDias(hoje, 1), protocolo: null }, 'dia'],
    ] as const)
      expect((await act(quem, id, ato, corpo)).json().errors[0].campo).toBe(campo);
  }, 60_000);
});

it('writes a letter in Portuguese with its policies, that another reader reads', async () => {
  const mundo = await prepare();
  const { quem, comissoes, apolice } = mundo;
  await pay(mundo, 8, 5_000);
  const { id } = okOf<Contestacao>(await contest(quem, [comissoes[7]?.id, comissoes[8]?.id], { texto: 'Percentual contratado: 20%.' }));
  const resposta = await quem.request('GET', `contestacoes/${id}/carta`);
  expect(resposta.headers).toMatchObject({ 'content-type': 'application/pdf' });
  const texto = await readPdfText(resposta.rawPayload);
  for (const parte of [
    'Contestação de comissões nº 0001',
    'À Alfa Seguros',
    'Comissão paga a menor',
    apolice,
    'R$ 70,00',
    '50,00',
    'Percentual contratado: 20%.',
    'Página 1 de 1',
  ])
    expect(texto).toContain(parte);
}, 60_000);

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
    okOf(await quem.request('DELETE', `recebimentos/${feito.id}?versao=${mudado.versao}`));
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
});

type Ato = 'PAGAR' | 'DESFAZER' | 'CONTESTAR' | 'DESISTIR' | 'ACEITAR' | 'RETOMAR' | 'LANCAR';
it('leaves the ledger proven after any sequence of receive, contest, give up, accept, take up and undo, and undone every balance as it was', async () => {
  const passo = fc.record({
    ato: fc.constantFrom<Ato>('PAGAR', 'PAGAR', 'CONTESTAR', 'CONTESTAR', 'DESISTIR', 'ACEITAR', 'RETOMAR', 'DESFAZER', 'LANCAR'),
    qual: fc.nat(5),
    parcela: fc.integer({ min: 7, max: 9 }),
    valor: fc.constantFrom(6_000, 5_000, 1_000, 300),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(passo, { minLength: 4, maxLength: 12 }), async (passos) => {
      const mundo = await prepare();
      const { quem, apoliceId, contaId } = mundo;
      const [inicio, comissoesNoInicio] = [await readSaldos(teste, quem), await readComissoes(teste, apoliceId)];
      const feitos: { readonly extratoId?: string; readonly recebimentoId?: string }[] = [];
      const contestacoes: string[] = [];
      const pick = <T>(de: readonly T[], n: number): T | undefined => de[n % Math.max(1, de.length)];
      const undo = async ({ extratoId, recebimentoId }: (typeof feitos)[number]): Promise<boolean> => {
        if (extratoId) return (await reopenExtrato(quem, extratoId)).statusCode === 200;
        const { itens } = okOf<{ itens: Recebimento[] }>(await quem.request('GET', 'recebimentos?tamanho=100'));
        const versao = itens.find(({ id }) => id === recebimentoId)?.versao;
        return (await quem.request('DELETE', `recebimentos/${recebimentoId}?versao=${versao}`)).statusCode === 200;
      };
      const drop = async (um: (typeof feitos)[number] | undefined) => {
        if (um && (await undo(um))) feitos.splice(feitos.indexOf(um), 1);
      };
      const acts: Readonly<Record<Ato, (p: (typeof passos)[number]) => Promise<unknown>>> = {
        PAGAR: async ({ parcela, valor }) => feitos.push({ extratoId: await pay(mundo, parcela, valor) }),
        LANCAR: async ({ parcela, valor, qual }) => {
          const resposta = await quem.request('POST', 'recebimentos', {
            descricao: 'Sorteado',
            seguradora: 'alfa_seguros',
            corretoraId: quem.usuario.corretoraId,
            contaId,
            dia: hoje,
            valorCentavos: valor,
            comissoes: [{ comissaoId: comissoesNoInicio[parcela - 1]?.id, valorCentavos: valor, isParte: qual % 2 === 0 }],
          });
          if (resposta.statusCode === 200) feitos.push({ recebimentoId: okOf<Recebimento>(resposta).id });
        },
        DESFAZER: ({ qual }) => drop(pick(feitos, qual)),
        CONTESTAR: async ({ parcela, qual }) => {
          const ids = [parcela, ...(qual % 2 === 0 ? [7 + (qual % 3)] : [])].map((uma) => comissoesNoInicio[uma - 1]?.id);
          const resposta = await contest(quem, ids);
          if (resposta.statusCode === 200) contestacoes.push(okOf<Contestacao>(resposta).id);
        },
        DESISTIR: ({ qual }) =>
          act(quem, pick(contestacoes, qual) ?? crypto.randomUUID(), 'encerrar', { desfecho: 'DESISTIDA', texto: null }),
        ACEITAR: ({ qual }) => act(quem, pick(contestacoes, qual) ?? crypto.randomUUID(), 'encerrar', { desfecho: 'ACEITA', texto: null }),
        RETOMAR: ({ qual }) => act(quem, pick(contestacoes, qual) ?? crypto.randomUUID(), 'reabrir'),
      };
      for (const um of passos) {
        await acts[um.ato](um);
        expect(await prove(quem)).toEqual([]);
        // a commission is contested only while an open contestation names it
        const { rows } = await teste.owner(
          `select c.numero from balcao.comissao c where c.apolice_id = $1 and c.status = 'CONTESTADA' and not exists (
             select from balcao.contestacao_item i join balcao.contestacao k on k.id = i.contestacao_id
             where i.comissao_id = c.id and i.situacao = 'ABERTO' and k.status <> 'ENCERRADA')
           union all select k.numero from balcao.contestacao k where k.assinatura_id = $2 and (k.status = 'ENCERRADA') = exists (
             select from balcao.contestacao_item i where i.contestacao_id = k.id and i.situacao = 'ABERTO')`,
          [apoliceId, quem.usuario.assinaturaId],
        );
        expect(rows).toEqual([]);
      }
      for (let voltas = 0; voltas < 6; voltas += 1) {
        for (const id of contestacoes.toReversed()) {
          if ((await read(quem, id)).desfecho === 'ACEITA') await act(quem, id, 'reabrir');
          await act(quem, id, 'encerrar', { desfecho: 'DESISTIDA', texto: null });
        }
        for (const um of feitos.toReversed()) await drop(um);
      }
      expect(feitos).toEqual([]);
      expect(await readSaldos(teste, quem)).toEqual(inicio);
      expect(await readComissoes(teste, apoliceId)).toEqual(comissoesNoInicio);
      expect(await prove(quem)).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 240_000);

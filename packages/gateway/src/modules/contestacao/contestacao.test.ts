import type { ComissaoAReceber, Contestacao, TotaisAReceber } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { okOf, readComissoes, readSaldos } from '../../testing/extrato.fixture.ts';
import { proveRazao } from '../../testing/prove-razao.ts';
import { readPdfText } from '../../testing/read-pdf-text.ts';
import {
  actOnContestacao as act,
  contest,
  type MundoDeDevidas,
  payParcela,
  prepareDevidas,
  readContestacao as read,
  reopenExtrato,
  stateOfParcela,
} from '../../testing/test-contestacao.ts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
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

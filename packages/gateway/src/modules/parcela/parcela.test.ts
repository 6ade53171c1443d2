import type { OpcoesParcelas, Parcela, ParcelaResumo, SegundaVia, TotaisParcelas } from '@balcao/contracts';
import { addDias, encodeBrCode, feriadosBancarios, hojeEm, valorEmAtraso, writeLinhaDigitavel } from '@balcao/domain';
import type { LightMyRequestResponse } from 'fastify';
import { killedWriting } from '../../testing/killed-writing.ts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { proveRazao } from '../../testing/prove-razao.ts';

let teste: QuotingTeste;
let ana: Corretor;
let bia: Corretor;
let estranha: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
  bia = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { administradorOrcamento: false } });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const dataOf = <T>(resposta: LightMyRequestResponse): T => {
  if (resposta.statusCode !== 200) throw new Error(resposta.body);
  return resposta.json<{ data: T }>().data;
};
const list = async (query: string, quem = ana) =>
  dataOf<{ itens: ParcelaResumo[]; total: number }>(await quem.request('GET', `parcelas?${query}`));
const get = async (id: string) => dataOf<Parcela>(await ana.request('GET', `parcelas/${id}`));
const post = (caminho: string, body: object, quem = ana, chave: string = crypto.randomUUID()) =>
  quem.request('POST', caminho, body, { 'idempotency-key': chave });
const pay = (parcela: Parcela | ParcelaResumo, valorCentavos: number, mais: object = {}, chave?: string) =>
  post(`parcelas/${parcela.id}/pagamentos`, { versao: 1, pagoEm: hoje, observacao: null, valorCentavos, ...mais }, ana, chave);
const undo = (parcela: Parcela, pagamentoId = parcela.pagamentos[0]?.id) =>
  post(`parcelas/${parcela.id}/pagamentos/${pagamentoId}/desfazer`, { versao: parcela.versao });
const errosOf = (resposta: LightMyRequestResponse): string[] =>
  (resposta.json<{ errors?: { campo: string }[] }>().errors ?? []).map(({ campo }) => campo);

/** An instalment of a new policy: the first that is open, or the one of a number. */
async function umaParcela({ quem = ana, atraso = 0 }: { quem?: Corretor; atraso?: number } = {}): Promise<Parcela> {
  const apoliceId = await writeUmaApolice(teste, quem);
  const { rows } = await teste.owner("select id from balcao.parcela where apolice_id = $1 and status = 'ABERTA' order by numero limit 1", [
    apoliceId,
  ]);
  const { id } = rows[0];
  if (atraso > 0)
    await teste.owner("update balcao.parcela set vencimento = $2, status = 'VENCIDA' where id = $1", [id, addDias(hoje, 0 - atraso)]);
  return get(id);
}

/** All of an instalment, its commissions, its notices and its policy, as they are kept, without what counts changes. */
async function stateOf({ id, apoliceId }: Parcela): Promise<object> {
  const { rows } = await teste.owner(
    `select (select jsonb_build_array(q.status, q.pago_em, q.pago_centavos) from balcao.parcela q where q.id = $1) as parcela,
       (select jsonb_agg(jsonb_build_array(m.id, m.status, m.previsao_em, m.recebida_centavos) order by m.id) from balcao.comissao m
         where m.apolice_id = $2) as comissoes,
       (select jsonb_agg(jsonb_build_array(p.id, p.inicio, p.fim) order by p.id) from balcao.prazo p where p.alvo_id = $1) as prazos,
       (select jsonb_build_array(a.status, a.suspensa_em, a.coberto_ate) from balcao.apolice a where a.id = $2) as apolice,
       (select jsonb_agg(jsonb_build_array(s.natureza, s.titular, s.centavos) order by s.natureza, s.titular)
         from (select c.natureza, c.titular, sum(p.centavos) as centavos from balcao.partida p join balcao.conta_contabil c on c.id = p.conta_id
           where c.assinatura_id = $3 group by 1, 2 having sum(p.centavos) <> 0) s) as razao`,
    [id, apoliceId, ana.usuario.assinaturaId],
  );
  return rows[0];
}
const prove = () => proveRazao(teste.db, { assinaturaId: ana.usuario.assinaturaId, usuarioId: ana.usuario.usuarioId });

describe('the list', () => {
  it('shows every instalment of the policies one may see, found, narrowed, ordered, summed and as a file', async () => {
    const daAna = await writeUmaApolice(teste, ana, { bem: 'Kombi 1975 · KMB1A23' });
    const daBia = await writeUmaApolice(teste, bia, { seguradora: 'beta_seguros', forma: 'PIX' });
    const { itens, total } = await list(`apolice=${daAna}&ordenar=vencimento`);
    expect(total).toBe(10);
    expect(itens.map(({ numero, total: de }) => [numero, de])).toEqual(Array.from({ length: 10 }, (_, n) => [n + 1, 10]));
    expect(itens[0]).toMatchObject({
      status: 'PAGA',
      valorCentavos: 32_214,
      pagoCentavos: 32_214,
      seguradora: 'Alfa Seguros',
      forma: 'BOLETO',
    });
    expect((await list('q=kombi')).total).toBe(10);
    expect((await list('q=kmb1a23&status=EM_ABERTO')).total).toBe(itens.filter(({ status }) => status !== 'PAGA').length);
    expect((await list('forma=PIX')).total).toBe(10);
    expect((await list('seguradora=beta_seguros&status=PAGA')).itens.every(({ status }) => status === 'PAGA')).toBe(true);
    expect((await list(`apolice=${daAna}&de=${hoje}`)).itens.every(({ vencimento }) => vencimento >= hoje)).toBe(true);
    // who does not administer quotes sees those of their own sales
    expect((await list('', bia)).total).toBe(10);
    expect((await list(`apolice=${daAna}`, bia)).total).toBe(0);
    expect((await list('', estranha)).total).toBe(0);
    const totais = dataOf<TotaisParcelas>(await ana.request('GET', `parcelas/totais?apolice=${daAna}`));
    const pago = itens.reduce((soma, { pagoCentavos }) => soma + pagoCentavos, 0);
    expect(totais).toEqual({ total: 10, valorCentavos: 322_140, pagoCentavos: pago, abertoCentavos: 322_140 - pago, vencidoCentavos: 0 });
    const arquivo = await ana.request('GET', `parcelas/exportar?apolice=${daAna}`);
    expect(arquivo.body.trim().split('\n')).toHaveLength(11);
    expect(dataOf<OpcoesParcelas>(await bia.request('GET', 'parcelas/opcoes')).seguradoras.map(({ id }) => id)).toEqual(['beta_seguros']);
    expect((await estranha.request('GET', `parcelas/${itens[0]?.id}`)).statusCode).toBe(404);
    expect((await bia.request('GET', `parcelas/${itens[0]?.id}`)).statusCode).toBe(404);
    expect(daBia).not.toBe(daAna);
  });

  it('follows the name of a client, what a policy becomes, and what leaves it', async () => {
    const apoliceId = await writeUmaApolice(teste, ana);
    const { rows } = await teste.owner('select segurado_id from balcao.apolice where id = $1', [apoliceId]);
    await teste.owner("update balcao.segurado set nome = 'Quitéria' where id = $1", [rows[0].segurado_id]);
    expect((await list(`apolice=${apoliceId}`)).itens[0]?.segurado.nome).toBe('Quitéria');
    await teste.owner("update balcao.apolice set bem = 'Fusca 1968' where id = $1", [apoliceId]);
    expect((await list(`apolice=${apoliceId}`)).itens.every(({ bem }) => bem === 'Fusca 1968')).toBe(true);
    await teste.owner('update balcao.parcela set excluido_em = now() where apolice_id = $1 and numero = 10', [apoliceId]);
    expect((await list(`apolice=${apoliceId}`)).total).toBe(9);
    await teste.owner('update balcao.apolice set excluido_em = now() where id = $1', [apoliceId]);
    expect((await list(`apolice=${apoliceId}`)).total).toBe(0);
  });

  it('says that one is overdue from the day after it was due, before the night says so', async () => {
    const { id, apoliceId } = await umaParcela();
    await teste.owner('update balcao.parcela set vencimento = $2 where id = $1', [id, addDias(hoje, -1)]);
    expect((await list(`apolice=${apoliceId}&status=VENCIDA`)).itens).toMatchObject([{ id, status: 'VENCIDA' }]);
    expect((await list(`apolice=${apoliceId}&status=ABERTA`)).itens.map((um) => um.id)).not.toContain(id);
  });
});

describe('a payment', () => {
  it('in part leaves the instalment open; the rest settles it; both are taken back, the last first, and all is as it was', async () => {
    const parcela = await umaParcela();
    const antes = await stateOf(parcela);
    const parte = dataOf<Parcela>(await pay(parcela, 10_000, { versao: parcela.versao, observacao: 'No balcão' }));
    expect(parte).toMatchObject({ status: 'ABERTA', pagoCentavos: 10_000, atualizado: { saldoCentavos: 22_214 } });
    expect(parte.pagamentos).toMatchObject([{ valorCentavos: 10_000, encargosCentavos: 0, observacao: 'No balcão', isDesfeito: false }]);
    const emParte = await stateOf(parcela);
    const inteira = dataOf<Parcela>(await pay(parte, 22_214, { versao: parte.versao, pagoEm: addDias(hoje, -2) }));
    expect(inteira).toMatchObject({ status: 'PAGA', pagoCentavos: 32_214, pagoEm: addDias(hoje, -2), atualizado: null });
    expect(inteira.comissoes).toMatchObject([{ previsaoEm: addDias(hoje, -2), status: 'PREVISTA' }]);
    expect(await prove()).toEqual([]);
    expect((await undo(inteira, parte.pagamentos[0]?.id)).json()).toMatchObject({ code: 'nao-e-o-ultimo' });
    const desfeita = dataOf<Parcela>(await undo(inteira));
    expect(await stateOf(parcela)).toEqual(emParte);
    const volta = dataOf<Parcela>(await undo(desfeita, parte.pagamentos[0]?.id));
    expect(await stateOf(parcela)).toEqual(antes);
    expect(volta.pagamentos.map(({ valorCentavos, isDesfeito }) => [valorCentavos, isDesfeito])).toEqual([
      [-10_000, false],
      [-22_214, false],
      [22_214, true],
      [10_000, true],
    ]);
    expect(await prove()).toEqual([]);
  });

  it('settles an overdue one with fine and interest of the day, never with more', async () => {
    const parcela = await umaParcela({ atraso: 40 });
    const { totalCentavos, multaCentavos, jurosCentavos } = valorEmAtraso({ valorCentavos: 32_214, vencimento: parcela.vencimento }, hoje, {
      atraso: { multaBps: 200, jurosMesBps: 100 },
      feriados: feriadosBancarios,
    });
    expect(parcela.atualizado).toMatchObject({ multaCentavos, jurosCentavos, atualizadoCentavos: totalCentavos });
    expect(errosOf(await pay(parcela, totalCentavos + 1, { versao: parcela.versao }))).toEqual(['valorCentavos']);
    expect(errosOf(await pay(parcela, 100, { versao: parcela.versao, pagoEm: addDias(hoje, 1) }))).toEqual(['pagoEm']);
    const paga = dataOf<Parcela>(await pay(parcela, totalCentavos, { versao: parcela.versao }));
    expect(paga).toMatchObject({ status: 'PAGA', pagoCentavos: 32_214 });
    expect(paga.pagamentos[0]).toMatchObject({ valorCentavos: 32_214, encargosCentavos: totalCentavos - 32_214 });
    expect((await pay(paga, 1, { versao: paga.versao })).json()).toMatchObject({ code: 'parcela-encerrada' });
  });

  it('lifts a suspension and ends its notice; taken back, the policy is suspended and the notice runs as before', async () => {
    const parcela = await umaParcela({ atraso: 90 });
    const aviso = await post(`parcelas/${parcela.id}/aviso-de-mora`, { recebidoEm: addDias(hoje, -60) });
    expect(aviso.statusCode).toBe(200);
    await teste.owner(`update balcao.apolice set status = 'SUSPENSA', suspensa_em = $2, coberto_ate = $3 where id = $1`, [
      parcela.apoliceId,
      addDias(hoje, -10),
      addDias(hoje, -11),
    ]);
    const antes = await stateOf(parcela);
    const paga = dataOf<Parcela>(await pay(parcela, 32_214, { versao: parcela.versao }));
    expect(await stateOf(parcela)).toMatchObject({
      apolice: ['VIGENTE', null, null],
      prazos: [[expect.any(String), expect.any(String), hoje]],
    });
    dataOf(await undo(paga));
    expect(await stateOf(parcela)).toEqual(antes);
  });

  it('is not taken back once the insurer paid its commission', async () => {
    const parcela = await umaParcela();
    const paga = dataOf<Parcela>(await pay(parcela, 32_214, { versao: parcela.versao }));
    await teste.owner("update balcao.comissao set status = 'PARCIAL', recebida_centavos = 10 where parcela_id = $1", [parcela.id]);
    expect((await undo(paga)).json()).toMatchObject({ code: 'comissao-recebida' });
  });

  it('is written once, however often it is sent, and by whoever was first', async () => {
    const parcela = await umaParcela();
    const chave = crypto.randomUUID();
    const duas = await Promise.all([0, 1].map(() => pay(parcela, 5_000, { versao: parcela.versao }, chave)));
    expect(duas.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await get(parcela.id)).pagoCentavos).toBe(5_000);
    const depois = await get(parcela.id);
    const rivais = await Promise.all([0, 1].map(() => pay(depois, 1_000, { versao: depois.versao })));
    expect(rivais.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await get(parcela.id)).pagoCentavos).toBe(6_000);
  });

  it('cut in its middle leaves nothing behind, and is written whole when it is sent again', async () => {
    const parcela = await umaParcela();
    const antes = await stateOf(parcela);
    const chave = crypto.randomUUID();
    await killedWriting(teste, 'parcela', () => pay(parcela, 32_214, { versao: parcela.versao }, chave));
    const { rows } = await teste.owner('select count(*)::int as n from balcao.pagamento_parcela where parcela_id = $1', [parcela.id]);
    if (rows[0].n === 0) {
      expect(await stateOf(parcela)).toEqual(antes);
      dataOf(await pay(parcela, 32_214, { versao: parcela.versao }, chave));
    }
    expect(await get(parcela.id)).toMatchObject({ status: 'PAGA', pagoCentavos: 32_214, pagamentos: [{ valorCentavos: 32_214 }] });
    expect(await prove()).toEqual([]);
  });

  it('is of whoever sees the sale: of nobody else’s', async () => {
    const parcela = await umaParcela();
    const body = { versao: parcela.versao, pagoEm: hoje, observacao: null, valorCentavos: 100 };
    for (const quem of [bia, estranha]) expect((await post(`parcelas/${parcela.id}/pagamentos`, body, quem)).statusCode).toBe(404);
  });

  it('in part is given back with the rest when its policy is cancelled', async () => {
    const parcela = await umaParcela();
    const simulate = async () =>
      dataOf<{ pagoCentavos: number }>(
        await ana.request('POST', `apolices/${parcela.apoliceId}/simular-cancelamento`, { data: hoje, metodo: 'PRO_RATA' }),
      ).pagoCentavos;
    const antes = await simulate();
    dataOf(await pay(parcela, 10_000, { versao: parcela.versao }));
    expect(await simulate()).toBe(antes + 10_000);
  });
});

describe('the second copy', () => {
  const linha = writeLinhaDigitavel({ banco: '001', vencimento: addDias(hoje, 5), valorCentavos: 32_214, campoLivre: '1'.repeat(25) });
  const pix = encodeBrCode({ location: 'pix.exemplo.test/qr/v2/322', nome: 'Alfa Seguros', cidade: 'Itu' });
  const save = (parcela: Parcela, mudanca: object) =>
    ana.request('PUT', `parcelas/${parcela.id}/segunda-via`, {
      versao: parcela.versao,
      linhaDigitavel: null,
      pixCopiaECola: null,
      ...mudanca,
    });

  it('shows the line that was checked with its bars, and the code with its QR', async () => {
    const parcela = await umaParcela();
    expect(errosOf(await save(parcela, { linhaDigitavel: linha.replace(/^\d/, (d) => String((Number(d) + 1) % 10)) }))).toEqual([
      'linhaDigitavel',
    ]);
    expect(errosOf(await save(parcela, { pixCopiaECola: pix.replace('/322', '/323') }))).toEqual(['pixCopiaECola']);
    dataOf(await save(parcela, { linhaDigitavel: linha, pixCopiaECola: pix }));
    const via = dataOf<SegundaVia>(await ana.request('GET', `parcelas/${parcela.id}/segunda-via`));
    expect(via.boleto).toMatchObject({
      linha: linha.replace(/\D/g, ''),
      banco: '001',
      valorCentavos: 32_214,
      vencimento: addDias(hoje, 5),
    });
    expect(via.boleto?.barras).toHaveLength(4 + 22 * 10 + 3);
    expect(via.pix).toMatchObject({ copiaECola: pix, recebedor: 'Alfa Seguros' });
    expect(via.pix?.qr).toMatch(/^<svg/);
    expect((await save(parcela, {})).json()).toMatchObject({ code: 'parcela-alterada' });
  });
});

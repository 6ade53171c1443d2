import type { FaturaColetivaResumo, FaturaDaApolice, TotaisFaturasColetivas, VidaDaApolice } from '@balcao/contracts';
import { addMeses, formatData, multiplicadoresPadrao } from '@balcao/domain';
import { proveRazao } from '../../testing/prove-razao.ts';
import {
  CPFS,
  createFaturaTest,
  dataOf,
  type FaturaTeste,
  grupoDeSaude,
  MES,
  recusaOf,
  TITULOS,
  vidasDoExemplo,
} from '../../testing/test-faturas.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let dela: FaturaTeste;
let estranha: FaturaTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
  dela = createFaturaTest(teste, ana);
  estranha = createFaturaTest(teste, await teste.createCorretor({ administrador: true }));
});
afterAll(() => teste.close());

const seguinte = addMeses(`${MES}-01`, 1).slice(0, 7);
const prove = () => proveRazao(teste.db, { assinaturaId: ana.usuario.assinaturaId, usuarioId: ana.usuario.usuarioId });
/** What the ledger says of a policy, by nature. */
async function razaoOf(apoliceId: string): Promise<Record<string, number>> {
  const { rows } = await teste.owner(
    `select c.natureza, sum(p.centavos)::int as centavos from balcao.partida p join balcao.conta_contabil c on c.id = p.conta_id
       join balcao.lancamento_contabil l on l.id = p.lancamento_id where l.apolice_id = $1 group by 1 having sum(p.centavos) <> 0`,
    [apoliceId],
  );
  return Object.fromEntries(rows.map(({ natureza, centavos }) => [natureza, centavos]));
}
/** A bill of the family of the domain design. */
async function umaFatura(apoliceId?: string): Promise<FaturaDaApolice> {
  const fatura = await dela.open(apoliceId ?? (await dela.apolice()));
  for (const vida of vidasDoExemplo) dataOf(await dela.include(fatura.id, vida));
  return dela.get(fatura.id);
}

describe('the bill of a month', () => {
  it('of lives of 35, 33, 5 and 61 is 2.081,10 and IOF of 49,53; closed, it is an instalment and a commission that the ledger carries', async () => {
    const fatura = await umaFatura();
    expect(fatura).toMatchObject({
      status: 'ABERTA',
      vidas: 4,
      premioCentavos: 208_110,
      iofCentavos: 4_953,
      totalCentavos: 213_063,
      comissaoCentavos: 10_406,
      vencimento: `${seguinte}-10`,
      fechamento: {
        parcela: { valorCentavos: 213_063, iofCentavos: 4_953 },
        comissoes: [{ tipo: 'COMISSAO', baseCentavos: 208_110, bps: 500, previstaCentavos: 10_406 }],
        impedimento: null,
      },
    });
    expect(fatura.faixas.map(({ faixa, premioCentavos }) => [faixa, premioCentavos])).toEqual([
      [0, 21_000],
      [3, 32_130],
      [4, 35_280],
      [9, 119_700],
    ]);
    expect(await razaoOf(fatura.apoliceId)).toEqual({});
    const chave = crypto.randomUUID();
    const close = () => dela.post(`/${fatura.id}/fechar`, { versao: fatura.versao }, chave);
    const fechada = dataOf<FaturaDaApolice>(await close());
    expect(dataOf<FaturaDaApolice>(await close()).id).toBe(fatura.id);
    expect(fechada).toMatchObject({
      status: 'FECHADA',
      fechamento: null,
      impedimentoDaReabertura: null,
      parcela: { valorCentavos: 213_063, vencimento: `${seguinte}-10`, status: 'ABERTA' },
      comissoes: [{ tipo: 'COMISSAO', previstaCentavos: 10_406, previsaoEm: `${seguinte}-10`, status: 'PREVISTA' }],
    });
    expect(await razaoOf(fatura.apoliceId)).toEqual({
      PREMIO_A_PAGAR: 213_063,
      PREMIO_EM_ABERTO: -213_063,
      COMISSAO_A_RECEBER: 10_406,
      COMISSAO_A_APROPRIAR: -10_406,
    });
    const parcelas = await ana.request('GET', `parcelas?status=ABERTA&apolice=${fatura.apoliceId}`);
    expect(dataOf<{ itens: object[] }>(parcelas).itens).toMatchObject([{ valorCentavos: 213_063, forma: 'FATURA', status: 'ABERTA' }]);
    expect(await prove()).toEqual([]);
  });

  it('reopened takes back exactly that, and closed again writes it anew in the same records', async () => {
    const fatura = await umaFatura();
    const fechada = dataOf<FaturaDaApolice>(await dela.close(fatura.id));
    const reaberta = dataOf<FaturaDaApolice>(await dela.reopen(fatura.id));
    expect(reaberta).toMatchObject({ status: 'REABERTA', parcela: null, comissoes: [] });
    expect(await razaoOf(fatura.apoliceId)).toEqual({});
    dataOf(await dela.include(fatura.id, { ...vidasDoExemplo[0], cpf: CPFS[4] }));
    const outra = dataOf<FaturaDaApolice>(await dela.close(fatura.id));
    expect(outra.parcela).toMatchObject({ id: fechada.parcela?.id, numero: fechada.parcela?.numero, valorCentavos: 213_063 + 36_120 });
    expect(outra.historia.map(({ tipo }) => tipo).slice(0, 4)).toEqual(['FECHAMENTO', 'MOVIMENTO', 'REABERTURA', 'FECHAMENTO']);
    expect(await prove()).toEqual([]);
  });

  it('is not reopened once its instalment was paid: what was wrong goes to the next, to the centavo', async () => {
    const fatura = await umaFatura();
    const { parcela } = dataOf<FaturaDaApolice>(await dela.close(fatura.id));
    const pagamento = await ana.request('POST', `parcelas/${parcela?.id}/pagamentos`, {
      versao: 1,
      pagoEm: `${MES}-01`,
      valorCentavos: 213_063,
      observacao: null,
    });
    expect(pagamento.statusCode).toBe(200);
    expect(await dela.reopen(fatura.id).then((r) => [r.statusCode, r.json().code])).toEqual([409, 'fatura-nao-reabre']);
    expect((await dela.get(fatura.id)).impedimentoDaReabertura).toContain('tem pagamento');
    const dezembro = await dela.open(fatura.apoliceId, seguinte);
    // of 34 years, missing in the month that is paid
    dataOf(await dela.include(dezembro.id, { ...vidasDoExemplo[0], cpf: CPFS[5], em: `${MES}-01` }));
    expect(await dela.get(dezembro.id)).toMatchObject({
      ajustes: [{ deFaturaId: fatura.id, competencia: MES, liquidoCentavos: 35_280 }],
      premioCentavos: 208_110 + 35_280 + 35_280,
    });
    const fechada = dataOf<FaturaDaApolice>(await dela.close(dezembro.id));
    expect(fechada.parcela?.valorCentavos).toBe(fechada.totalCentavos);
    const janeiro = await dela.open(fatura.apoliceId, addMeses(`${seguinte}-01`, 1).slice(0, 7));
    expect((await dela.get(janeiro.id)).ajustes).toEqual([]);
    expect(await prove()).toEqual([]);
  });

  it('is not reopened once its commission was received or held against a statement, nor closed before an earlier one', async () => {
    const fatura = await umaFatura();
    const dezembro = await dela.open(fatura.apoliceId, seguinte);
    expect(dezembro.fechamento?.impedimento).toContain(`Feche antes a fatura de ${MES.slice(5)}/${MES.slice(0, 4)}`);
    expect((await dela.close(dezembro.id)).json().code).toBe('fatura-nao-fecha');
    const { comissoes } = dataOf<FaturaDaApolice>(await dela.close(fatura.id));
    await teste.owner("update balcao.comissao set status = 'RECEBIDA', recebida_centavos = prevista_centavos where id = $1", [
      comissoes[0]?.id,
    ]);
    expect((await dela.reopen(fatura.id)).json().code).toBe('fatura-nao-reabre');
    expect((await dela.get(fatura.id)).impedimentoDaReabertura).toContain('já foi recebida');
    dataOf(await dela.close(dezembro.id));
    expect((await dela.get(fatura.id)).impedimentoDaReabertura).toContain('já está fechada');
    expect(await prove()).toEqual([]);
  });

  it('that comes to less than nothing makes no instalment, and what is owed to the client goes on to the next', async () => {
    const fatura = await umaFatura();
    dataOf(await dela.close(fatura.id));
    const dezembro = await dela.open(fatura.apoliceId, seguinte);
    for (const { cpf } of vidasDoExemplo) dataOf(await dela.post(`/${dezembro.id}/vidas`, { tipo: 'EXCLUSAO', cpf, em: `${MES}-02` }));
    const vazia = await dela.get(dezembro.id);
    expect([vazia.vidas, vazia.totalCentavos < 0, vazia.fechamento?.parcela]).toEqual([0, true, null]);
    expect(dataOf<FaturaDaApolice>(await dela.close(dezembro.id))).toMatchObject({ parcela: null, comissoes: [] });
    const janeiro = await dela.open(fatura.apoliceId, addMeses(`${seguinte}-01`, 1).slice(0, 7));
    expect((await dela.get(janeiro.id)).totalCentavos).toBe(vazia.totalCentavos);
    expect(await prove()).toEqual([]);
  });

  it('keeps the capital of earlier months; agenciamento comes once over the first bills, pró-labore with every one', async () => {
    const apolice = await dela.apolice({ ramo: '0993' });
    const grupo = {
      ...grupoDeSaude,
      preco: 'CAPITAL' as const,
      baseCentavos: null,
      tabela: [100, 110, 120, 130, 250, 300, 400, 600, 900, 1_800],
      agenciamentoBps: 10_000,
      prolaboreBps: 300,
    };
    const fatura = await dela.open(apolice, MES, grupo);
    const [vida] = vidasDoExemplo;
    expect(recusaOf(await dela.include(fatura.id, { ...vida })).campos).toEqual(['capitalCentavos']);
    dataOf(await dela.include(fatura.id, { ...vida, capitalCentavos: 10_000_000 }));
    const fechada = dataOf<FaturaDaApolice>(await dela.close(fatura.id));
    expect(fechada).toMatchObject({ premioCentavos: 2_500, iofCentavos: 10 });
    expect(fechada.comissoes.map(({ tipo, previstaCentavos }) => [tipo, previstaCentavos])).toEqual([
      ['COMISSAO', 125],
      ['AGENCIAMENTO', 2_500],
      ['PROLABORE', 75],
    ]);
    const dezembro = await dela.open(apolice, seguinte);
    dataOf(await dela.post(`/${dezembro.id}/vidas`, { tipo: 'ALTERACAO', cpf: vida?.cpf, capitalCentavos: 20_000_000 }));
    const aberta = await dela.get(dezembro.id);
    expect(aberta).toMatchObject({ vidas: 1, premioCentavos: 5_000, ajustes: [] });
    expect(aberta.fechamento?.comissoes.map(({ tipo }) => tipo)).toEqual(['COMISSAO', 'PROLABORE']);
  });
});

describe('a policy', () => {
  it('becomes collective with its first bill, which says how; its own instalments give way where one says so', async () => {
    const apoliceId = await dela.apolice({ ramo: '0982' });
    const asked = { apoliceId, competencia: MES, grupo: { ...grupoDeSaude, preco: 'POR_VIDA', tabela: null } };
    expect(recusaOf(await dela.post('', { ...asked, grupo: undefined })).campos).toEqual(['grupo']);
    expect(recusaOf(await dela.post('', asked)).campos).toEqual(['cancelaParcelas']);
    const [listada] = dataOf<{ id: string; parcelasAbertas: number }[]>(await ana.request('GET', 'faturas/apolices')).filter(
      ({ id }) => id === apoliceId,
    );
    expect(listada?.parcelasAbertas).toBeGreaterThan(0);
    expect((await dela.post('', { ...asked, cancelaParcelas: true })).statusCode).toBe(200);
    const { rows } = await teste.owner(
      "select count(*) filter (where status in ('ABERTA', 'VENCIDA')) as abertas from balcao.parcela where apolice_id = $1",
      [apoliceId],
    );
    expect(Number(rows[0].abertas)).toBe(0);
    expect(await prove()).toEqual([]);
  });

  it.each([
    ['of a motor ramo', { ramo: '0531' }, {}, 'apoliceId'],
    ['in a month outside its days', {}, { competencia: '2020-01' }, 'competencia'],
    [
      'with bands the ANS forbids',
      {},
      { grupo: { ...grupoDeSaude, tabela: [1_000, 900, ...multiplicadoresPadrao.slice(2)] } },
      'grupo.tabela',
    ],
    ['without a price', {}, { grupo: { ...grupoDeSaude, baseCentavos: null } }, 'grupo.baseCentavos'],
    ['by capital in health', {}, { grupo: { ...grupoDeSaude, preco: 'CAPITAL', baseCentavos: null } }, 'grupo.preco'],
  ])('%s is refused at its field', async (_, contrato, pedido, campo) => {
    const apoliceId = await dela.apolice(contrato);
    const resposta = await dela.post('', { apoliceId, competencia: MES, grupo: grupoDeSaude, ...pedido });
    expect(recusaOf(resposta)).toMatchObject({ status: 422, campos: [campo] });
  });
});

describe('a file of movements', () => {
  const hoje = formatData(`${MES}-03`);
  const bom = `Inclusão;111.444.777-35;José da Conceição;10/05/1991;Titular;;${hoje};`;
  it('is judged row by row, counts only when it is confirmed, and only once', async () => {
    const fatura = await dela.open(await dela.apolice());
    const linhas = [
      TITULOS,
      bom,
      `Inclusão;529.982.247-25;Dependente;01/01/2020;Filha;11144477735;${hoje};`,
      `Inclusão;111.444.777-36;CPF Errado;10/05/1991;Titular;;${hoje};`,
      `Inclusão;390.533.447-05;=cmd|' /C calc'!A0;31/02/1991;Titular;;${hoje};`,
      `Inclusão;111.444.777-35;Repetida;10/05/1991;Titular;;${hoje};`,
    ].join('\r\n');
    // as Windows writes it
    const bytes = Buffer.from(linhas, 'latin1');
    const leitura = await dela.read(fatura.id, bytes as never);
    expect(leitura).toMatchObject({
      linhas: 5,
      inclusoes: 2,
      exclusoes: 0,
      recusadas: 3,
      antes: { vidas: 0, totalCentavos: 0 },
      depois: { vidas: 2 },
    });
    expect(leitura.previa.map(({ linha, erros }) => [linha, ...erros.map(({ campo }) => campo)])).toEqual([
      [4, 'cpf'],
      [5, 'nascimento'],
      [6, 'cpf'],
      [2],
      [3],
    ]);
    expect((await dela.get(fatura.id)).vidas).toBe(0);
    const erradas = await ana.request('GET', `faturas/${fatura.id}/movimentos/exportar?movimentacaoId=${leitura.id}&resultado=RECUSADO`);
    expect(erradas.body).toContain('CPF inválido.');
    expect(erradas.body).not.toContain('Conceição');
    expect(erradas.body).toContain("'=cmd|");
    expect((await dela.post(`/${fatura.id}/movimentacao/${leitura.id}/confirmar`, { recusadas: 0 })).json().code).toBe(
      'movimentacao-mudou',
    );
    const [um, outro] = await Promise.all([dela.confirm(leitura, fatura.id), dela.confirm(leitura, fatura.id)]);
    expect([um.statusCode, outro.statusCode]).toEqual([200, 200]);
    expect(await dela.get(fatura.id)).toMatchObject({
      vidas: 2,
      totalCentavos: leitura.depois.totalCentavos,
      movimentacao: { inclusoes: 2, recusadas: 3 },
      arquivos: [{ nome: 'movimentacao.csv', linhas: 5, aplicadas: 2 }],
    });
    expect(recusaOf(await dela.send(fatura.id, bytes))).toMatchObject({ status: 422, campos: ['arquivo'] });
    const { itens } = dataOf<{ itens: VidaDaApolice[] }>(await ana.request('GET', `faturas/${fatura.id}/vidas`));
    expect(itens.map(({ nome, papel }) => [nome, papel])).toEqual([
      ['Dependente', 'DEPENDENTE'],
      ['José da Conceição', 'TITULAR'],
    ]);
  });

  it.each([
    ['empty', ''],
    ['without titles', 'a;b\r\n1;2\r\n'],
    ['titles alone', `${TITULOS}\r\n`],
    ['cut in a quotation', `${TITULOS}\r\nInclusão;"111`],
    ['no table at all', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0])],
  ])('that is %s is refused at the file, and nothing of it stays', async (_, bytes) => {
    const fatura = await dela.open(await dela.apolice());
    expect(recusaOf(await dela.send(fatura.id, bytes))).toMatchObject({ status: 422, campos: ['arquivo'] });
    const { rows } = await teste.owner('select count(*) as n from balcao.fatura_arquivo where fatura_id = $1', [fatura.id]);
    expect(Number(rows[0].n)).toBe(0);
  });

  it('larger than files are is refused before it is read; of another subscription there is none', async () => {
    const fatura = await dela.open(await dela.apolice());
    expect((await dela.send(fatura.id, Buffer.alloc(33 * 1024 * 1024, 0x41))).statusCode).toBe(413);
    const leitura = await dela.read(fatura.id, [TITULOS, bom].join('\n'));
    expect((await estranha.send(fatura.id, bom)).statusCode).toBe(404);
    expect((await estranha.confirm(leitura, fatura.id)).statusCode).toBe(404);
    expect((await dela.close(fatura.id)).statusCode).toBe(200);
    // given up when the month closed
    expect((await dela.confirm(leitura, fatura.id)).statusCode).toBe(404);
    expect((await dela.send(fatura.id, bom)).json().code).toBe('fatura-fechada');
  });
});

it('lists, narrows, orders, sums and writes as a file the bills one may see, and excludes one that moved nothing', async () => {
  const fatura = await umaFatura();
  const query = `apolice=${fatura.apoliceId}&status=ABERTA&de=${MES}&ate=${MES}&estipulante=${fatura.estipulante.id}&seguradora=alfa_seguros`;
  const { itens } = dataOf<{ itens: FaturaColetivaResumo[] }>(
    await ana.request('GET', `faturas?${query}&ordenar=-premio,estipulante&q=${fatura.apolice}`),
  );
  expect(itens).toMatchObject([{ id: fatura.id, vidas: 4, totalCentavos: 213_063 }]);
  expect(dataOf<TotaisFaturasColetivas>(await ana.request('GET', `faturas/totais?${query}`))).toMatchObject({
    total: 1,
    vidas: 4,
    totalCentavos: 213_063,
  });
  const { apolices } = dataOf<{ apolices: { id: string }[] }>(await ana.request('GET', 'faturas/opcoes'));
  expect(apolices.map(({ id }) => id)).toContain(fatura.apoliceId);
  expect((await ana.request('GET', `faturas/exportar?${query}`)).body).toContain('2.130,63');
  expect((await ana.request('GET', `faturas/exportar?${query}&formato=xlsx`)).rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect((await ana.request('GET', `faturas/${fatura.id}/vidas/exportar`)).body).toContain('59 anos ou mais');
  const dezembro = await dela.open(fatura.apoliceId, seguinte);
  expect((await ana.request('DELETE', `faturas/${fatura.id}?versao=${fatura.versao}`)).json().code).toBe('fatura-movimentada');
  expect((await ana.request('DELETE', `faturas/${dezembro.id}?versao=${dezembro.versao}`)).statusCode).toBe(200);
});

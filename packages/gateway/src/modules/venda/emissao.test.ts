import type { ContratoVisto, PedidoEmissao, Proposta } from '@balcao/contracts';
import { calcComissao, calcIof, hojeEm } from '@balcao/domain';
import { emitProposta } from '../apolice/index.ts';
import { include, takesProposals, umaVenda } from '../../testing/test-proposta.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let bia: Corretor;
let estranha: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  takesProposals(teste);
  ana = await teste.createCorretor({ administrador: true });
  bia = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { administradorOrcamento: false } });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const sum = (valores: readonly number[]): number => valores.reduce((a, b) => a + b, 0);
const see = async (id: string, quem = ana): Promise<ContratoVisto> => (await quem.request('GET', `contratos/${id}`)).json().data;
let vendidas = 0;
const sell = async (numeroSeguradora: string | null = `P-${(vendidas += 1)}`): Promise<ContratoVisto> => {
  const venda = await umaVenda(ana);
  const { data } = (await include(ana, venda, numeroSeguradora ? { numeroSeguradora } : {})).json<{ data: Proposta }>();
  return see(data.id);
};

/** The issue of a proposal as it was proposed. */
const asProposed = (visto: ContratoVisto, over: Partial<PedidoEmissao> = {}): PedidoEmissao => ({
  propostaId: visto.proposta?.id ?? '',
  versao: visto.versao,
  numero: `AP-${visto.proposta?.numero}`,
  emissao: hoje,
  tipoDocumento: 'APOLICE',
  vigIni: visto.vigIni,
  vigFim: visto.vigFim,
  premioLiquidoCentavos: visto.premioLiquidoCentavos,
  iofCentavos: visto.iofCentavos,
  comissaoBps: visto.comissaoBps ?? 0,
  coberturas: null,
  bonus: 0,
  ci: null,
  ...over,
});
const emit = ({ propostaId, ...pedido }: PedidoEmissao, quem = ana) => quem.request('POST', `propostas/${propostaId}/emitir`, pedido);
const decide = ({ id, versao }: { id: string; versao: number }, decisao: string, nota: string | null = null) =>
  ana.request('POST', `divergencias/${id}/decisao`, { versao, decisao, nota });

it('is the policy as proposed: same money, nothing open, the instalments and the commissions now of the policy', async () => {
  const antes = await sell();
  const resposta = await emit(asProposed(antes));
  expect(resposta.statusCode).toBe(200);
  const depois: ContratoVisto = resposta.json().data;
  expect(depois).toMatchObject({
    proposta: { status: 'EMITIDA' },
    apolice: { numero: `AP-${antes.proposta?.numero}`, emissao: hoje, origem: 'VENDA', status: 'A_VIGORAR' },
    divergencias: [],
    parcelas: antes.parcelas,
    comissoes: antes.comissoes,
  });
  const { rows } = await teste.owner('select count(*)::int as n from balcao.parcela where apolice_id = $1', [depois.id]);
  expect(rows[0].n).toBe(antes.parcelas.length);
});

it('issued otherwise: the account adjusts to the centavo and each clause stays open until it is accepted, or contested and corrected', async () => {
  const antes = await sell();
  const premioLiquidoCentavos = antes.premioLiquidoCentavos + 12_347;
  const iofCentavos = calcIof(premioLiquidoCentavos, 738);
  const cobertas = antes.coberturas ?? { coberturas: [], franquias: [], assistencias: [] };
  const depois: ContratoVisto = (
    await emit(
      asProposed(antes, {
        premioLiquidoCentavos,
        iofCentavos,
        comissaoBps: 1_850,
        bonus: 3,
        coberturas: {
          ...cobertas,
          coberturas: cobertas.coberturas.map((uma) => ({ ...uma, lmiCentavos: 5_000_000 })),
          franquias: cobertas.franquias.map((uma) => ({ ...uma, valorCentavos: 500_000 })),
        },
      }),
    )
  ).json().data;
  expect(depois.divergencias.map(({ clausula, item, status }) => [clausula, item, status])).toEqual([
    ['premioLiquidoCentavos', null, 'ABERTA'],
    ['iofCentavos', null, 'ABERTA'],
    ['comissaoBps', null, 'ABERTA'],
    ['bonus', null, 'ABERTA'],
    ['lmi', 'RCFV-DM', 'ABERTA'],
    ['franquia', 'Casco', 'ABERTA'],
  ]);
  expect(depois.premioTotalCentavos).toBe(premioLiquidoCentavos + iofCentavos);
  expect(sum(depois.parcelas.map(({ valorCentavos }) => valorCentavos))).toBe(premioLiquidoCentavos + iofCentavos);
  expect(sum(depois.parcelas.map((parcela) => parcela.iofCentavos))).toBe(iofCentavos);
  expect(sum(depois.comissoes.map(({ previstaCentavos }) => previstaCentavos))).toBe(calcComissao(premioLiquidoCentavos, 1_850));
  const [premio, iof] = depois.divergencias;
  if (!premio || !iof) throw new TypeError('no differences');

  const { rows: lista } = await teste.owner('select divergencias from balcao.venda_lista where id = $1', [depois.id]);
  expect(lista[0].divergencias).toBe(6);
  expect((await decide(premio, 'CONTESTADA')).json()).toMatchObject({ errors: [{ campo: 'nota', codigo: 'obrigatorio' }] });
  expect((await decide(premio, 'CORRIGIDA')).statusCode).toBe(409);
  const contestada: ContratoVisto = (await decide(premio, 'CONTESTADA', 'Desconto de frota não aplicado.')).json().data;
  const agora = contestada.divergencias.find(({ id }) => id === premio.id);
  expect(agora).toMatchObject({ status: 'CONTESTADA', nota: 'Desconto de frota não aplicado.' });
  // read before it was contested
  expect((await decide({ ...premio, versao: premio.versao }, 'ACEITA')).statusCode).toBe(409);
  expect((await decide(agora ?? premio, 'CORRIGIDA')).statusCode).toBe(200);
  expect((await decide(iof, 'ACEITA')).statusCode).toBe(200);
  expect((await decide(iof, 'ACEITA')).json()).toMatchObject({ message: 'Esta divergência já está aceita.' });
  const { rows: restam } = await teste.owner('select divergencias from balcao.venda_lista where id = $1', [depois.id]);
  expect(restam[0].divergencias).toBe(4);
});

it('lets the insurer round the premium, and nothing else', async () => {
  const antes = await sell();
  const { data } = (await emit(asProposed(antes, { iofCentavos: antes.iofCentavos + 5 }))).json();
  expect(data.divergencias).toEqual([]);
  expect(sum(data.parcelas.map(({ valorCentavos }: { valorCentavos: number }) => valorCentavos))).toBe(antes.premioTotalCentavos + 5);
});

it('is refused in words: not sent yet, given up, issued already; and never for who may not see it', async () => {
  const rascunho = await sell(null);
  expect((await emit(asProposed(rascunho))).json()).toMatchObject({
    message: 'Esta proposta ainda não foi transmitida: informe antes o número dela na seguradora.',
  });
  const desistida = await sell();
  await ana.request('POST', `propostas/${desistida.proposta?.id}/cancelamento`, { motivo: 'Desistiu.' });
  const cancelada = await see(desistida.id);
  expect((await emit(asProposed(cancelada))).json()).toMatchObject({ message: 'Esta proposta foi cancelada: ela não vira apólice.' });
  const emitida = await sell();
  expect((await emit(asProposed(emitida))).statusCode).toBe(200);
  const outraVez = await emit(asProposed(emitida));
  expect([outraVez.statusCode, outraVez.json().code]).toEqual([409, 'proposta-ja-emitida']);
  const minha = await sell();
  expect((await emit(asProposed(minha), bia)).statusCode).toBe(404);
  expect((await emit(asProposed(minha), estranha)).statusCode).toBe(404);
  // wrong at its field
  expect((await emit(asProposed(minha, { vigFim: minha.vigIni }))).json()).toMatchObject({ errors: [{ campo: 'vigFim' }] });
  expect((await emit(asProposed(minha, { emissao: '2999-01-01' }))).json()).toMatchObject({ errors: [{ campo: 'emissao' }] });
  expect((await emit(asProposed(minha, { numero: `AP-${emitida.proposta?.numero}` }))).json()).toMatchObject({
    errors: [{ campo: 'numero', codigo: 'conflito' }],
  });
});

it('of two people at once is issued once; who read it before somebody wrote gets both versions', async () => {
  const antes = await sell();
  const respostas = await Promise.all([emit(asProposed(antes)), emit(asProposed(antes, { numero: 'AP-OUTRO' }))]);
  expect(respostas.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { rows } = await teste.owner(
    'select count(*)::int as n from balcao.apolice a where a.id in (select apolice_id from balcao.proposta where id = $1)',
    [antes.proposta?.id],
  );
  expect(rows[0].n).toBe(1);
  const velha = await sell();
  await teste.owner("update balcao.proposta set bem = bem || ' ' where id = $1", [velha.proposta?.id]);
  const recusa = await emit(asProposed(velha));
  expect([recusa.statusCode, recusa.json().code]).toEqual([409, 'proposta-alterado']);
  expect(recusa.json().data.versao).toBe(velha.versao + 1);
});

it('that dies half-way leaves nothing behind', async () => {
  const antes = await sell();
  const contexto = { assinaturaId: ana.usuario.assinaturaId, usuarioId: ana.usuario.usuarioId };
  const { propostaId, versao: _, coberturas: _c, ...pedido } = asProposed(antes, { premioLiquidoCentavos: 400_000, bonus: 5 });
  await expect(
    teste.db.tenant(contexto, async (tx) => {
      await emitProposta(tx, contexto, propostaId, pedido);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await see(antes.id)).toEqual(antes);
});

it('under a number that is here already, with an account of its own, charges the client once', async () => {
  const antes = await sell();
  const numero = 'AP-IMPORTADA';
  const { rows } = await teste.owner(
    `insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, emissao, vig_ini, vig_fim,
       premio_liquido_centavos, iof_centavos, premio_total_centavos, status, origem)
     select assinatura_id, $2, seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, vig_ini, vig_ini, vig_fim, premio_liquido_centavos,
       iof_centavos, premio_total_centavos, 'A_VIGORAR', 'PDF' from balcao.proposta where id = $1 returning id`,
    [antes.proposta?.id, numero],
  );
  await teste.owner(
    `insert into balcao.parcela (assinatura_id, apolice_id, numero, vencimento, valor_centavos, iof_centavos, forma) values ($1, $2, 1, $3, 1000, 0, 'PIX')`,
    [ana.usuario.assinaturaId, rows[0].id, hoje],
  );
  const depois: ContratoVisto = (await emit(asProposed(antes, { numero }))).json().data;
  expect(depois.apolice?.id).toBe(rows[0].id);
  const devidas = depois.parcelas.filter(({ status }) => status !== 'CANCELADA');
  expect(devidas.map(({ valorCentavos }) => valorCentavos)).toEqual([1_000]);
  expect(depois.comissoes.filter(({ status }) => status !== 'CANCELADA')).toEqual([]);
});

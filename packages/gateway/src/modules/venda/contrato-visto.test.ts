import type { ContratoVisto, MudancaRegistro, Proposta } from '@balcao/contracts';
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

const see = async (id: string, quem = ana): Promise<ContratoVisto> => (await quem.request('GET', `contratos/${id}`)).json().data;
const sell = async (): Promise<Proposta> => (await include(ana, await umaVenda(ana), { numeroSeguradora: 'P-77' })).json().data;

it('shows a proposal whole: what was sold, what is paid and received of it, and no policy yet', async () => {
  const proposta = await sell();
  const visto = await see(proposta.id);
  expect(visto).toMatchObject({
    id: proposta.id,
    versao: proposta.versao,
    proposta: { numero: proposta.numero, numeroSeguradora: 'P-77', origem: 'ORCAMENTO', status: 'TRANSMITIDA' },
    apolice: null,
    bem: proposta.bem,
    premioTotalCentavos: proposta.premioTotalCentavos,
    comissaoBps: 2_000,
    forma: 'BOLETO',
    sinistros: [],
    endossos: [],
    divergencias: [],
  });
  expect(visto.coberturas?.coberturas.map(({ codigo }) => codigo)).toEqual(['RCFV-DM']);
  expect(visto.parcelas.map(({ numero, valorCentavos }) => [numero, valorCentavos])).toEqual(
    proposta.parcelas.map(({ numero, valorCentavos }) => [numero, valorCentavos]),
  );
  expect(visto.comissoes.map(({ previstaCentavos }) => previstaCentavos)).toEqual(
    proposta.comissoes.map(({ previstaCentavos }) => previstaCentavos),
  );
  const historia: MudancaRegistro[] = (await ana.request('GET', `contratos/${proposta.id}/historico`)).json().data;
  expect(historia.at(-1)).toMatchObject({ acao: 'INCLUSAO' });
});

it('is one record once it is issued, by the id of either side', async () => {
  const proposta = await sell();
  await teste.owner(
    `with a as (insert into balcao.apolice (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, emissao, vig_ini,
       vig_fim, premio_liquido_centavos, iof_centavos, premio_total_centavos, status)
     select assinatura_id, 'AP-9', seguradora, ramo, corretora_id, segurado_id, bem, usuario_id, vig_ini, vig_ini, vig_fim, 1000, 0, 1000, 'A_VIGORAR'
     from balcao.proposta where id = $1 returning id)
     update balcao.proposta set apolice_id = a.id from a where proposta.id = $1`,
    [proposta.id],
  );
  const pelaProposta = await see(proposta.id);
  expect(pelaProposta.apolice).toMatchObject({ numero: 'AP-9', status: 'A_VIGORAR' });
  expect(pelaProposta.id).toBe(pelaProposta.apolice?.id);
  expect(pelaProposta.premioTotalCentavos).toBe(1_000);
  expect(pelaProposta.parcelas).toHaveLength(proposta.parcelas.length);
  expect(await see(pelaProposta.id)).toEqual(pelaProposta);
});

it('is nothing to who sees only their own, nor to another subscription', async () => {
  const { id } = await sell();
  expect((await bia.request('GET', `contratos/${id}`)).statusCode).toBe(404);
  expect((await estranha.request('GET', `contratos/${id}`)).statusCode).toBe(404);
  expect((await estranha.request('GET', `contratos/${id}/historico`)).statusCode).toBe(404);
});

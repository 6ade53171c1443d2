import { createSandbox, publishedQuotePatrimonial } from '@balcao/insurers-sandbox';
import Ajv from 'ajv';
import { espera } from '../espera.ts';
import type { InsurerPort, PedidoSeguradora, RespostaSeguradora } from '../insurer.port.ts';
import { loadSeguradoras } from '../insurers.config.ts';
import { createInsurers } from '../insurers.registry.ts';
import { type LinhaFixture, pedidoPatrimonial } from './pedido-patrimonial.fixture.ts';

/** The adapter and the sandbox over real HTTP: nothing between them is pretended. */
const sandbox = createSandbox({ latencia: 0.002 });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let insurers = new Map<string, InsurerPort>();
/** Every answer of quote-status that came over the wire. */
const recebidas: unknown[] = [];
const listening: typeof fetch = async (input, init) => {
  const resposta = await fetch(input, init);
  if (String(input).endsWith('/quote-status')) recebidas.push(await resposta.clone().json());
  return resposta;
};
beforeAll(async () => {
  const sandboxUrl = await sandbox.listen(0);
  const readFile = () => {
    throw new Error('no file');
  };
  insurers = createInsurers(loadSeguradoras({ sandboxUrl, readFile }), { agora: () => new Date(), espera, log, fetch: listening });
});
afterAll(() => sandbox.close());

/** Which insurer sells which line (domain design §6.1). */
const vendidas: Readonly<Record<LinhaFixture, readonly string[]>> = {
  RESIDENCIAL: [
    'jequitiba_seguros',
    'lobo_guara_seguradora',
    'tucano_azul_seguros',
    'arara_una_seguros',
    'onca_pintada_seguros',
    'araucaria_seguros',
  ],
  CONDOMINIO: ['lobo_guara_seguradora', 'sabia_seguros', 'onca_pintada_seguros'],
  EMPRESARIAL: ['jequitiba_seguros', 'sabia_seguros', 'arara_una_seguros', 'mico_leao_seguros'],
};
const linhas = Object.keys(vendidas) as LinhaFixture[];

let count = 0;
function ask(slug: string, pedido: PedidoSeguradora, limiteMs = 45_000): Promise<RespostaSeguradora> {
  const insurer = insurers.get(slug);
  if (!insurer) throw new Error(slug);
  return insurer.quote(pedido, { signal: new AbortController().signal, idempotencyKey: `patrimonial-${++count}`, limiteMs });
}
const offerOf = (resposta: RespostaSeguradora) => {
  if (resposta.status !== 'OK' || !resposta.ofertas[0]) throw new Error(JSON.stringify(resposta));
  return resposta.ofertas[0];
};
const sum = (valores: readonly number[]) => valores.reduce((total, valor) => total + valor, 0);

it.each(linhas)('%s: every insurer of the line gives a price explained to the centavo, with the tax of property', async (linha) => {
  for (const slug of vendidas[linha]) {
    const oferta = offerOf(await ask(slug, pedidoPatrimonial(linha)));
    expect(sum(oferta.composicao.map((p) => p.valorCentavos))).toBe(oferta.premioLiquidoCentavos);
    expect(oferta.composicao.map((p) => p.rotulo)).toContain('Proteções');
    expect(oferta.iofCentavos).toBe(Math.floor((oferta.premioLiquidoCentavos * 738 + 5_000) / 10_000));
    expect(oferta.premioTotalCentavos).toBe(oferta.premioLiquidoCentavos + oferta.iofCentavos);
    expect(oferta.comissaoBps).toBe(2_000);
    expect(oferta.parcelamentos.length).toBeGreaterThan(10);
  }
});

it.each(linhas)('%s: what the insurers answer has the published form', async (linha) => {
  recebidas.length = 0;
  for (const slug of vendidas[linha]) await ask(slug, pedidoPatrimonial(linha));
  const published = new Ajv({ allErrors: true, strict: false }).compile(publishedQuotePatrimonial.statusResponse(linha));
  expect(recebidas.length).toBeGreaterThanOrEqual(vendidas[linha].length);
  for (const resposta of recebidas) expect([published(resposta), published.errors]).toEqual([true, null]);
});

// by hand: home (18000+6300+13000+4500)×0,93×1,25+4800; business 252000×0,91×1,25+9600;
// condominium 630900×0,95×1,25×1,12×1,048×1,052+36000; each ÷ 0,8
it('prices each line to the centavo, always the same', async () => {
  const totais = await Promise.all(
    (['RESIDENCIAL', 'EMPRESARIAL'] as const).map(async (linha) => offerOf(await ask('jequitiba_seguros', pedidoPatrimonial(linha)))),
  );
  expect(totais.map((o) => o.premioLiquidoCentavos)).toEqual([66_741, 370_313]);
  expect(offerOf(await ask('sabia_seguros', pedidoPatrimonial('CONDOMINIO'))).premioLiquidoCentavos).toBe(1_201_376);
});

it('keeps several liabilities of one published code apart, each with its limit and deductible', async () => {
  const { coberturas, franquias, assistencias } = offerOf(await ask('sabia_seguros', pedidoPatrimonial('CONDOMINIO')));
  expect(coberturas.map((c) => [c.codigo, c.lmiCentavos, c.franquiaCentavos])).toEqual([
    ['BASICA_AMPLA', 2_000_000_000, null],
    ['RC_CONDOMINIO', 50_000_000, null],
    ['RC_SINDICO', 20_000_000, null],
    ['RC_PORTOES', 5_000_000, 500_000],
    ['DANOS_ELETRICOS', 20_000_000, 2_000_000],
    ['VIDA_FUNCIONARIOS', 2_000_000, null],
  ]);
  expect(franquias[0]).toEqual({ item: 'Responsabilidade civil por portões e veículos', tipo: null, valorCentavos: 500_000 });
  expect(assistencias).toMatchObject([{ codigo: 'ASSISTENCIA_RESIDENCIAL', nome: 'Assistência 24 horas' }]);
});

it.each<[string, string, PedidoSeguradora, readonly [familiaErro: string, codigo: string, campo?: string]]>([
  [
    'commission below the least',
    'mico_leao_seguros',
    pedidoPatrimonial('EMPRESARIAL', {}, { comissaoBps: 1_000 }),
    ['COMERCIAL', 'COMERCIAL_COMISSAO_MINIMA'],
  ],
  [
    'wooden walls',
    'lobo_guara_seguradora',
    pedidoPatrimonial('RESIDENCIAL', { imovel: { construcao: 'MADEIRA' } }),
    ['ACEITACAO', 'ACEITACAO_CONSTRUCAO', 'imovel.construcao'],
  ],
  [
    'an old building',
    'lobo_guara_seguradora',
    pedidoPatrimonial('CONDOMINIO', { condominio: { idadeAnos: 41 } }),
    ['ACEITACAO', 'ACEITACAO_IDADE', 'condominio.idadeAnos'],
  ],
  [
    'a listed building',
    'onca_pintada_seguros',
    pedidoPatrimonial('CONDOMINIO', { condominio: { tombado: true } }),
    ['ACEITACAO', 'ACEITACAO_TOMBADO', 'condominio.tombado'],
  ],
  [
    'insulating panels',
    'sabia_seguros',
    pedidoPatrimonial('EMPRESARIAL', { empresa: { isopainel: true } }),
    ['ACEITACAO', 'ACEITACAO_ISOPAINEL', 'empresa.isopainel'],
  ],
  [
    'a claim without protection',
    'onca_pintada_seguros',
    pedidoPatrimonial('RESIDENCIAL', { imovel: { sinistros12m: 1, seguranca: [], incendio: ['NAO_POSSUI'] } }),
    ['ACEITACAO', 'ACEITACAO_SINISTRO', 'imovel.sinistros12m'],
  ],
  [
    'a large home without protection',
    'araucaria_seguros',
    pedidoPatrimonial('RESIDENCIAL', { imovel: { seguranca: [] }, coberturas: { basicaCentavos: 100_000_001 } }),
    ['ACEITACAO', 'ACEITACAO_SEGURANCA', 'imovel.seguranca'],
  ],
  ['a forced refusal', 'jequitiba_seguros', pedidoPatrimonial('RESIDENCIAL', { observacoes: '#RECUSA' }), ['ACEITACAO', 'ACEITACAO_RISCO']],
])('says why %s is refused, in which family and at which field of ours', async (_what, slug, pedido, [familiaErro, codigo, campo]) => {
  const resposta = await ask(slug, pedido);
  expect(resposta).toMatchObject({ status: 'RECUSADO', familiaErro, mensagens: [{ codigo }] });
  expect(resposta.mensagens[0]?.campo).toBe(campo);
});

it('tells a missing postcode of the place as the field to fill, before sending anything', async () => {
  const longe = pedidoPatrimonial('RESIDENCIAL', { local: { igualSegurado: false, cidade: 'Santos' } });
  expect(await ask('jequitiba_seguros', longe)).toMatchObject({
    status: 'RECUSADO',
    familiaErro: 'DADO',
    mensagens: [{ codigo: 'CAMPO', campo: 'local.cep' }],
  });
});

it.each([
  ['#CREDENCIAL', { status: 'CREDENCIAL', familiaErro: 'CREDENCIAL' }],
  ['#ERRO500', { status: 'ERRO', familiaErro: 'INSTABILIDADE' }],
  ['#MALFORMED', { status: 'ERRO', familiaErro: 'INSTABILIDADE', mensagens: [{ codigo: 'MALFORMADA_COTACAO' }] }],
  ['#EXIGENCIA', { status: 'OK', mensagens: [{ codigo: 'EXIGENCIA' }] }],
])('meets the forced scenario %s in its family', async (observacoes, esperada) => {
  expect(await ask('sabia_seguros', pedidoPatrimonial('CONDOMINIO', { observacoes }))).toMatchObject(esperada);
});

it('gives up at its limit', async () => {
  expect(await ask('sabia_seguros', pedidoPatrimonial('EMPRESARIAL', { observacoes: '#TIMEOUT' }), 300)).toMatchObject({
    status: 'TIMEOUT',
  });
});

it('takes 8 % off a renewal at tucano and asks for a survey in region D at sabiá', async () => {
  const seguro = {
    tipo: 'RENOVACAO_CONGENERE',
    seguradoraAnterior: 'Outra',
    apoliceAnterior: '1',
    fimVigAnterior: '2026-11-23',
    sinistros: 0,
  };
  const novo = offerOf(await ask('tucano_azul_seguros', pedidoPatrimonial('RESIDENCIAL')));
  const resposta = await ask('tucano_azul_seguros', pedidoPatrimonial('RESIDENCIAL', { seguro }));
  expect(Math.abs(offerOf(resposta).premioLiquidoCentavos - novo.premioLiquidoCentavos * 0.92)).toBeLessThanOrEqual(1);
  expect(offerOf(resposta).composicao.at(-1)?.rotulo).toBe('Desconto de renovação');
  const rio = pedidoPatrimonial('EMPRESARIAL', { local: { igualSegurado: false, cep: '20040002', cidade: 'Rio de Janeiro', uf: 'RJ' } });
  expect((await ask('sabia_seguros', rio)).mensagens).toMatchObject([{ codigo: 'VISTORIA' }]);
});

it('answers 404 where the line is not sold', async () => {
  expect(await ask('mico_leao_seguros', pedidoPatrimonial('RESIDENCIAL'))).toMatchObject({ mensagens: [{ codigo: 'HTTP_404' }] });
  expect(await ask('capivara_seguros', pedidoPatrimonial('CONDOMINIO'))).toMatchObject({ mensagens: [{ codigo: 'LINHA_NAO_ATENDIDA' }] });
});

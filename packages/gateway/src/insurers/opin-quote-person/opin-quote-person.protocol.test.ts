import { createSandbox } from '@balcao/insurers-sandbox';
import { espera } from '../espera.ts';
import type { InsurerPort, RespostaSeguradora } from '../insurer.port.ts';
import { loadSeguradoras } from '../insurers.config.ts';
import { createInsurers } from '../insurers.registry.ts';
import { pedidoVida } from './pedido-vida.fixture.ts';

/** The adapter and the sandbox over real HTTP, without mocks. */
const sandbox = createSandbox({ latencia: 0.005 });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const [TUCANO, IPE, VITORIA] = ['tucano_azul_seguros', 'ipe_amarelo_seguros', 'vitoria_regia_vida'] as const;
let insurers: Map<string, InsurerPort>;
/** Every raw answer. */
const statuses: string[] = [];

beforeAll(async () => {
  const configs = loadSeguradoras({ sandboxUrl: await sandbox.listen(0), readFile: () => '[]' });
  const listen: typeof fetch = async (...args) => {
    const response = await fetch(...args);
    const body = await response.clone().text();
    const status = /"status":"([A-Z]{4})"/.exec(body)?.[1];
    if (status) statuses.push(status);
    return response;
  };
  insurers = createInsurers(configs, { agora: () => new Date(), espera, log, fetch: listen });
});
beforeEach(() => void (statuses.length = 0));
afterAll(() => sandbox.close());

let count = 0;
const ask = (slug: string, [mudancas, comercial]: Parameters<typeof pedidoVida> = [], limiteMs = 20_000) =>
  (insurers.get(slug) as InsurerPort).quote(pedidoVida(mudancas, comercial), {
    signal: new AbortController().signal,
    idempotencyKey: `vida-${++count}`,
    limiteMs,
  });
const offerOf = (resposta: RespostaSeguradora) => (resposta.status === 'OK' ? resposta.ofertas[0] : undefined);

it('prices a life to the centavo, with its explanation', async () => {
  const resposta = await ask(VITORIA);
  expect(resposta).toMatchObject({
    status: 'OK',
    numeroCalculo: expect.stringMatching(/^VIT-\d{10}-1$/),
    validade: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    mensagens: [{ codigo: 'DPS' }],
  });
  expect(offerOf(resposta)).toMatchObject({
    pacote: 'Padrão',
    premioLiquidoCentavos: 33_871,
    iofCentavos: 129,
    premioTotalCentavos: 34_000,
    comissaoBps: 2_000,
    comissaoCentavos: 6_774,
    periodicidade: 'ANUAL',
    composicao: [{ rotulo: 'Morte: R$ 200.000,00 × 0,105% ÷ (1 − 38%)', valorCentavos: 33_871 }],
    coberturas: [{ codigo: 'MORTE', nome: 'Morte', lmiCentavos: 20_000_000, premioCentavos: 33_871, franquiaCentavos: null }],
    franquias: [],
  });
});

it('returns every cover with capital, price and waiting period, funeral as assistance, for monthly payment', async () => {
  const oferta = offerOf(
    await ask(VITORIA, [
      {
        coberturas: {
          prazo: 'MENSAL',
          morteAcidentalCentavos: 20_000_000,
          invalidezAcidenteCentavos: 10_000_000,
          invalidezFuncionalCentavos: 10_000_000,
          invalidezLaboralCentavos: 5_000_000,
          doencaGraveCentavos: 5_000_000,
          diariaIncapacidadeCentavos: 20_000,
          diariaInternacaoCentavos: 15_000,
          conjugeCentavos: 10_000_000,
          filhosCentavos: 1_000_000,
          funeral: 'FAMILIAR',
        },
      },
    ]),
  );
  expect(oferta?.periodicidade).toBe('MENSAL');
  expect(oferta?.coberturas.map(({ codigo, lmiCentavos, carenciaDias }) => [codigo, lmiCentavos, carenciaDias])).toEqual([
    ['MORTE', 20_000_000, undefined],
    ['MORTE_ACIDENTAL', 20_000_000, undefined],
    ['IPA', 10_000_000, undefined],
    ['IFPD', 10_000_000, 60],
    ['ILPD', 5_000_000, 60],
    ['DOENCA_GRAVE', 5_000_000, 90],
    ['DIT', 20_000, 10],
    ['INTERNACAO', 15_000, 30],
    ['CONJUGE', 10_000_000, undefined],
    ['FILHOS', 1_000_000, undefined],
  ]);
  expect(oferta?.assistencias).toEqual([
    { codigo: 'ASSISTENCIA_FUNERAL', nome: 'Assistência funeral', limite: 'Segurado, cônjuge e filhos' },
  ]);
  const soma = (valores: readonly number[] = []) => valores.reduce((total, valor) => total + valor, 0);
  expect(soma(oferta?.composicao.map(({ valorCentavos }) => valorCentavos))).toBe(oferta?.premioLiquidoCentavos);
  expect(oferta?.composicao).toHaveLength(11);
  expect(oferta?.parcelamentos.length).toBeGreaterThan(0);
  expect(oferta?.parcelamentos.every(({ n }) => n === 1)).toBe(true);
});

it('gets a price from three insurers for one life, and none from an insurer of cars only', async () => {
  const respostas = await Promise.all([TUCANO, IPE, VITORIA].map((slug) => ask(slug)));
  expect(respostas.map(({ status }) => status)).toEqual(['OK', 'OK', 'OK']);
  expect(await ask('jequitiba_seguros')).toMatchObject({ familiaErro: 'PERMISSAO', mensagens: [{ codigo: 'LINHA_NAO_ATENDIDA' }] });
});

it('waits during EVAL when there is a health history, and always at the insurer that always evaluates', async () => {
  expect((await ask(VITORIA)).status).toBe('OK');
  expect(statuses).not.toContain('EVAL');
  expect((await ask(VITORIA, [{ pessoa: { historicoOncologico: true } }])).status).toBe('OK');
  expect(statuses.slice(-2)).toEqual(['EVAL', 'ACPT']);
  statuses.length = 0;
  expect((await ask(IPE)).status).toBe('OK');
  expect(statuses.slice(-2)).toEqual(['EVAL', 'ACPT']);
});

it.each<[string, string, Parameters<typeof pedidoVida>, object]>([
  [
    'a cancer not taken, at its field',
    TUCANO,
    [{ pessoa: { historicoOncologico: true } }],
    { status: 'RECUSADO', familiaErro: 'ACEITACAO', mensagens: [{ codigo: 'ACEITACAO_SAUDE', campo: 'pessoa.historicoOncologico' }] },
  ],
  [
    'an age not taken, at its field',
    TUCANO,
    [{ segurado: { nascimento: '1955-01-01' } }],
    { familiaErro: 'ACEITACAO', mensagens: [{ codigo: 'ACEITACAO_IDADE', campo: 'segurado.nascimento' }] },
  ],
  [
    'a capital not taken, at its field',
    IPE,
    [{ coberturas: { morteCentavos: 200_000_000 } }],
    { familiaErro: 'ACEITACAO', mensagens: [{ campo: 'coberturas.morteCentavos' }] },
  ],
  [
    'a sport not taken, at its field',
    VITORIA,
    [{ pessoa: { esportes: [{ nome: 'BASE_JUMP', frequencia: 'ATE_3_VEZES_ANO' }] } }],
    { familiaErro: 'ACEITACAO', mensagens: [{ campo: 'pessoa.esportes' }] },
  ],
  ['a commission too high', TUCANO, [{}, { comissaoBps: 5_500 }], { familiaErro: 'COMERCIAL' }],
  [
    'a missing birth',
    TUCANO,
    [{ segurado: { nascimento: undefined as never } }],
    { familiaErro: 'DADO', mensagens: [{ campo: 'segurado.nascimento' }] },
  ],
  ['a refused credential', VITORIA, [{ observacoes: '#CREDENCIAL' }], { status: 'CREDENCIAL', familiaErro: 'CREDENCIAL' }],
  ['an outage', VITORIA, [{ observacoes: '#ERRO500' }], { status: 'ERRO', familiaErro: 'INSTABILIDADE' }],
  [
    'a malformed answer',
    VITORIA,
    [{ observacoes: '#MALFORMED' }],
    { familiaErro: 'INSTABILIDADE', mensagens: [{ codigo: 'MALFORMADA_COTACAO' }] },
  ],
])('reports %s with its family', async (_, slug, pedido, expected) => {
  expect(await ask(slug, pedido)).toMatchObject(expected);
});

it('stops at its limit when there is no answer', async () => {
  expect(await ask(VITORIA, [{ observacoes: '#TIMEOUT' }], 400)).toMatchObject({ status: 'TIMEOUT' });
});

it('charges smokers more, and shows the renewal discount', async () => {
  const precoDe = async (mudancas: Parameters<typeof pedidoVida>[0]) => offerOf(await ask(TUCANO, [mudancas]))?.premioLiquidoCentavos ?? 0;
  expect(await precoDe({ pessoa: { fumante: true } })).toBeGreaterThan(await precoDe({}));
  const renovada = await ask(TUCANO, [
    { seguro: { tipo: 'RENOVACAO_PROPRIA', seguradoraAnterior: 'Tucano', apoliceAnterior: '1', sinistros: 0 } },
  ]);
  expect(renovada).toMatchObject({ status: 'OK', mensagens: [{ codigo: 'DPS' }, { codigo: 'DESCONTO_RENOVACAO' }] });
});

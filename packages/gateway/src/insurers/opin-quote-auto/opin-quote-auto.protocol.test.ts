import { createSandbox } from '@balcao/insurers-sandbox';
import { espera } from '../espera.ts';
import { loadSeguradoras } from '../insurers.config.ts';
import { createInsurers } from '../insurers.registry.ts';
import type { InsurerPort, RespostaSeguradora } from '../insurer.port.ts';
import { pedidoVetor } from '../pedido.fixture.ts';

/** The adapter and the sandbox over real HTTP, without mocks. */
const sandbox = createSandbox({ latencia: 0.005 });
const logs: object[] = [];
const log = {
  info: (fields: object, message: string) => void logs.push({ ...fields, message }),
  warn: (fields: object, message: string) => void logs.push({ ...fields, message }),
  error: (fields: object, message: string) => void logs.push({ ...fields, message }),
};
let sandboxUrl = '';
const freshInsurers = () =>
  createInsurers(
    loadSeguradoras({
      sandboxUrl,
      readFile: () => {
        throw new Error('no file');
      },
    }),
    { agora: () => new Date(), espera, log },
  );
let insurers = new Map<string, InsurerPort>();
const carInsurers = () =>
  loadSeguradoras({ sandboxUrl, readFile: () => '[]' }).flatMap(({ slug, protocolos }) =>
    protocolos.includes('opin-quote-auto') ? [slug] : [],
  );
beforeAll(async () => {
  sandboxUrl = await sandbox.listen(0);
});
beforeEach(() => {
  insurers = freshInsurers();
  logs.length = 0;
});
afterAll(() => sandbox.close());

let count = 0;
type Pedido = Parameters<typeof pedidoVetor>;
function ask(slug: string, [mudancas, comercial]: Pedido = [], options: { limiteMs?: number; signal?: AbortSignal } = {}) {
  const insurer = insurers.get(slug);
  if (!insurer) throw new Error(slug);
  return insurer.quote(pedidoVetor(mudancas, comercial), {
    signal: new AbortController().signal,
    idempotencyKey: `chave-${++count}`,
    limiteMs: 45_000,
    ...options,
  });
}
const offers = (r: RespostaSeguradora) => (r.status === 'OK' ? r.ofertas : []);
const admin = (path: string, body?: object) =>
  fetch(
    `${sandboxUrl}/_sandbox/${path}`,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
const accesses = async (slug: string) =>
  (await (await admin(`log?slug=${slug}`)).json()) as {
    metodo: string;
    status: number;
    cancelada: boolean;
    idempotencyKey: string | null;
  }[];

it('returns the complete published offer, exact to the centavo', async () => {
  const resposta = await ask('jequitiba_seguros');
  expect(resposta).toMatchObject({ status: 'OK', numeroCalculo: expect.stringMatching(/^JEQ-\d{10}-1$/), mensagens: [] });
  const [oferta] = offers(resposta);
  expect(oferta).toMatchObject({
    pacote: 'Padrão',
    principal: true,
    premioLiquidoCentavos: 451_411,
    iofCentavos: 33_314,
    premioTotalCentavos: 484_725,
    comissaoBps: 2_000,
    comissaoCentavos: 90_282,
    franquias: [{ item: 'Casco', tipo: 'NORMAL', valorCentavos: 442_000 }],
    assistencias: [{ codigo: 'GUINCHO', nome: 'Assistência 24 horas com guincho', limite: 'Guincho e socorro, 500 km' }],
  });
  expect(oferta?.coberturas.map((c) => [c.codigo, c.lmiCentavos])).toEqual([
    ['COMPREENSIVA', 8_500_000],
    ['DM', 10_000_000],
    ['DC', 10_000_000],
    ['DMO', 1_000_000],
    ['APP_MORTE', 1_000_000],
    ['APP_INVALIDEZ', 1_000_000],
    ['VIDROS', null],
    ['CARRO_RESERVA', null],
  ]);
  expect(oferta?.coberturas.flatMap(({ codigo, nivel }) => (nivel ? [[codigo, nivel]] : []))).toEqual([
    ['VIDROS', 'Completo'],
    ['CARRO_RESERVA', '7 dias'],
  ]);
  expect(oferta?.parcelamentos).toContainEqual({
    forma: 'CARTAO',
    n: 10,
    primeiraCentavos: 48_477,
    demaisCentavos: 48_472,
    jurosBps: 0,
    totalCentavos: 484_725,
  });
  expect(oferta?.parcelamentos.find((p) => p.forma === 'CARTAO' && p.n === 12)).toMatchObject({ primeiraCentavos: 44_913, jurosBps: 199 });
});

it('follows commission and deductible as published', async () => {
  expect(offers(await ask('jequitiba_seguros', [{}, { comissaoBps: 1_500 }]))[0]?.premioTotalCentavos).toBe(456_213);
  const [reduzida] = offers(await ask('jequitiba_seguros', [{ coberturas: { franquia: 'REDUZIDA' } }]));
  expect(reduzida).toMatchObject({ premioTotalCentavos: 530_135, franquias: [{ tipo: 'REDUZIDA', valorCentavos: 221_000 }] });
});

it('gets a price from all ten insurers in parallel', async () => {
  const respostas = await Promise.all(carInsurers().map((slug) => ask(slug)));
  expect(respostas.map(({ status }) => status)).toEqual(Array(10).fill('OK'));
});

it('makes fifty times ten requests in parallel and gets the right answer to each', async () => {
  const esperadas = await Promise.all(carInsurers().map(async (slug) => [slug, offers(await ask(slug))[0]?.premioTotalCentavos]));
  const runs = await Promise.all(
    Array.from({ length: 50 }, () =>
      Promise.all(carInsurers().map(async (slug) => [slug, offers(await ask(slug))[0]?.premioTotalCentavos])),
    ),
  );
  for (const run of runs) expect(run).toEqual(esperadas);
});

it('reads two packages, an intermediate EVAL and messages', async () => {
  expect(offers(await ask('capivara_seguros')).map((o) => [o.pacote, o.principal])).toEqual([
    ['Essencial', true],
    ['Ampliado', false],
  ]);
  expect((await ask('ipe_amarelo_seguros')).status).toBe('OK');
  expect((await ask('sabia_seguros', [{ pernoite: { cepPernoite: '20040002' } }])).mensagens).toEqual([
    { codigo: 'VISTORIA', texto: 'Emissão sujeita a vistoria prévia na região de pernoite.' },
  ]);
  expect((await ask('jequitiba_seguros', [{ observacoes: '#EXIGENCIA' }])).mensagens).toMatchObject([{ codigo: 'EXIGENCIA' }]);
});

it('reports why a risk is refused, with its family and our field', async () => {
  expect(await ask('lobo_guara_seguradora', [{ veiculo: { anoModelo: 2009, anoFabricacao: 2009 } }])).toEqual({
    status: 'RECUSADO',
    familiaErro: 'ACEITACAO',
    mensagens: [{ codigo: 'ACEITACAO_IDADE_VEICULO', texto: 'Veículo com mais de 15 anos não é aceito.', campo: 'veiculo.anoModelo' }],
  });
  expect(await ask('mico_leao_seguros', [{}, { comissaoBps: 1_000 }])).toMatchObject({ status: 'RECUSADO', familiaErro: 'COMERCIAL' });
  expect(await ask('araucaria_seguros', [{ veiculo: { valorFipeCentavos: 20_000_000 } }])).toMatchObject({
    familiaErro: 'ACEITACAO',
    mensagens: [{ campo: 'veiculo.rastreador' }],
  });
  expect(await ask('jequitiba_seguros', [{ observacoes: '#RECUSA' }])).toMatchObject({ status: 'RECUSADO', familiaErro: 'ACEITACAO' });
});

it('reports our field that is missing for the standard', async () => {
  expect(await ask('jequitiba_seguros', [{ segurado: { nascimento: undefined as unknown as string } }])).toEqual({
    status: 'RECUSADO',
    familiaErro: 'DADO',
    mensagens: [{ codigo: 'CAMPO', texto: 'Preencha este campo para cotar com esta seguradora.', campo: 'segurado.nascimento' }],
  });
});

it('reports a refused credential, of the installation or of the quote, as CREDENCIAL', async () => {
  expect(await ask('jequitiba_seguros', [{ observacoes: '#CREDENCIAL' }])).toMatchObject({
    status: 'CREDENCIAL',
    familiaErro: 'CREDENCIAL',
  });
  insurers = createInsurers(
    loadSeguradoras({
      sandboxUrl,
      valor: JSON.stringify([{ slug: 'sabia_seguros', credenciais: { clientId: 'balcao', clientSecret: 'errado' } }]),
      readFile: () => '',
    }),
    { agora: () => new Date(), espera, log },
  );
  expect(await ask('sabia_seguros')).toMatchObject({ status: 'CREDENCIAL', mensagens: [{ codigo: 'CREDENCIAL' }] });
});

it('gets a new token when the old one expired by the clock of the insurer', async () => {
  expect((await ask('jequitiba_seguros')).status).toBe('OK');
  await admin('relogio', { avancarDias: 1 });
  expect((await ask('jequitiba_seguros')).status).toBe('OK');
});

it('retries once under the same key in an outage, then reports INSTABILIDADE and logs the cause', async () => {
  expect(await ask('sabia_seguros', [{ observacoes: '#ERRO500' }])).toEqual({
    status: 'ERRO',
    familiaErro: 'INSTABILIDADE',
    mensagens: [{ codigo: 'HTTP_500', texto: 'Sabiá Seguros não respondeu como deveria. Tente de novo em instantes.' }],
  });
  const tries = (await accesses('sabia_seguros')).filter((a) => a.idempotencyKey === `chave-${count}`);
  expect(tries.map((a) => a.status)).toEqual([500, 500]);
  expect(logs).toMatchObject([
    { causa: 'HTTP_500', tentativa: 1 },
    { causa: 'HTTP_500', tentativa: 2 },
  ]);
});

it('turns a malformed answer into INSTABILIDADE with its cause in the log, without personal data', async () => {
  expect(await ask('sabia_seguros', [{ observacoes: '#MALFORMED' }])).toMatchObject({
    familiaErro: 'INSTABILIDADE',
    mensagens: [{ codigo: 'MALFORMADA_COTACAO' }],
  });
  expect(logs).toContainEqual(
    expect.objectContaining({ seguradora: 'sabia_seguros', campos: expect.arrayContaining(['quoteData: invalid_type']) }),
  );
  expect(JSON.stringify(logs)).not.toMatch(/11144477735|Ana Souza|ana@/);
});

it('recovers from a temporary fault with the retry', async () => {
  await admin('cenario', { slug: 'arara_una_seguros', falhaPct: 99 });
  const respostas: RespostaSeguradora[] = [];
  for (let i = 0; i < 12 && !respostas.some((r) => r.status === 'OK'); i++) {
    insurers = freshInsurers();
    respostas.push(await ask('arara_una_seguros', [{ coberturas: { dmoCentavos: 1_000_000 + i } }]));
  }
  expect(respostas.map((r) => r.status)).toContain('OK');
  await admin('cenario', { slug: 'arara_una_seguros', falhaPct: 5 });
});

it('stops at the time limit and cancels at the insurer', async () => {
  const resposta = await ask('capivara_seguros', [{ observacoes: '#TIMEOUT' }], { limiteMs: 300 });
  expect(resposta).toMatchObject({ status: 'TIMEOUT', familiaErro: 'INSTABILIDADE', mensagens: [{ codigo: 'TIMEOUT' }] });
  await sees('capivara_seguros', { metodo: 'PATCH', status: 200, cancelada: true });
});

it('stops immediately when the user cancels, and cancels at the insurer', async () => {
  const user = new AbortController();
  const asking = ask('onca_pintada_seguros', [{ observacoes: '#TIMEOUT' }], { signal: user.signal });
  setTimeout(() => user.abort(new Error('cancelada pelo usuário')), 150);
  await expect(asking).rejects.toThrow('cancelada pelo usuário');
  await sees('onca_pintada_seguros', { metodo: 'PATCH', status: 200, cancelada: true });
});

it('opens the circuit after five failures in a row and answers without asking', async () => {
  await admin('cenario', { slug: 'tucano_azul_seguros', fora: true });
  const falhas = await Promise.all(Array.from({ length: 5 }, () => ask('tucano_azul_seguros')));
  expect(falhas.map((r) => (r.status === 'OK' ? '' : r.mensagens[0]?.codigo?.slice(0, 4)))).toEqual(Array(5).fill('REDE'));
  const antes = (await accesses('tucano_azul_seguros')).length;
  expect(await ask('tucano_azul_seguros')).toMatchObject({
    status: 'ERRO',
    familiaErro: 'INSTABILIDADE',
    mensagens: [
      {
        codigo: 'CIRCUITO_ABERTO',
        texto: expect.stringMatching(/^Tucano Azul Seguros falhou nas últimas consultas\. Uma nova tentativa será aceita em \d+ s\.$/),
      },
    ],
  });
  expect((await accesses('tucano_azul_seguros')).length).toBe(antes);
  await admin('cenario', { slug: 'tucano_azul_seguros', fora: false });
});

it('adds little to the response time of the insurer', async () => {
  await admin('cenario', { slug: 'mico_leao_seguros', latencia: 200 });
  const extras = [];
  for (let i = 0; i < 7; i++) {
    const inicio = performance.now();
    await ask('mico_leao_seguros');
    extras.push(performance.now() - inicio - 200);
  }
  expect(extras.sort((a, b) => a - b)[3]).toBeLessThan(150);
});

async function sees(slug: string, acesso: object): Promise<void> {
  for (let i = 0; i < 100; i++) {
    const lista = await accesses(slug);
    if (lista.some((a) => Object.entries(acesso).every(([k, v]) => a[k as keyof typeof a] === v))) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`not seen at ${slug}: ${JSON.stringify(acesso)}`);
}

import { createSandbox, publishedQuoteAuto, publishedQuoteLife, publishedQuotePatrimonial } from '@balcao/insurers-sandbox';
import { type ChamadaFeita, readPublishedDocuments } from '@balcao/testing';
import Ajv from 'ajv';
import { espera } from './espera.ts';
import type { InsurerPort, PedidoSeguradora, PedidoTransmissao, Protocolo } from './insurer.port.ts';
import { loadSeguradoras } from './insurers.config.ts';
import { createInsurers } from './insurers.registry.ts';
import { pedidoPatrimonial } from './opin-quote-patrimonial/pedido-patrimonial.fixture.ts';
import { pedidoVida } from './opin-quote-person/pedido-vida.fixture.ts';
import { pedidoVetor } from './pedido.fixture.ts';

const OPIN_SPECS = process.env['OPIN_SPECS'];

/** Every call of an adapter to an insurer, with its answer. */
const feitas: ChamadaFeita[] = [];
const sandbox = createSandbox({ latencia: 0.002 });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let insurers = new Map<string, InsurerPort>();
let configs: ReturnType<typeof loadSeguradoras> = [];
let judge: Awaited<ReturnType<typeof readPublishedDocuments>> = null;

const listening: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const text = await response.clone().text();
  if (String(input).includes('/open-insurance/')) {
    feitas.push({
      method: init?.method ?? 'GET',
      url: String(input),
      status: response.status,
      pedido: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      resposta: text === '' ? undefined : JSON.parse(text),
    });
  }
  return response;
};
beforeAll(async () => {
  judge = await readPublishedDocuments(OPIN_SPECS);
  configs = loadSeguradoras({ sandboxUrl: await sandbox.listen(0), readFile: () => '[]' });
  insurers = createInsurers(configs, { agora: () => new Date(), espera, log, fetch: listening });
});
afterAll(() => sandbox.close());

let count = 0;
const options = () => ({
  signal: new AbortController().signal,
  idempotencyKey: `0190b000-0000-7000-8000-${String(++count).padStart(12, '0')}`,
  limiteMs: 45_000,
});

type Mudancas = Readonly<Record<string, object | string>>;
interface LinhaPublicada {
  readonly protocolo: Protocolo;
  readonly toPedido: (mudancas: Mudancas) => PedidoSeguradora;
  /** Requests that fill more fields of the form, besides the plain one and the two scripted outcomes. */
  readonly cheias: readonly Mudancas[];
}

const centavos = (nomes: string, valor = 1_000_000): object =>
  Object.fromEntries(nomes.split(' ').map((nome) => [`${nome}Centavos`, valor]));
const outraPessoa = { igualSegurado: false, nome: 'Davi Souza', documento: '52998224725', nascimento: '2003-02-01', relacao: 'FILHO' };
const renovada = { tipo: 'RENOVACAO_CONGENERE', congenere: 'Outra Seguradora', apoliceAnterior: '123', fimVigAnterior: '2026-11-22' };
const empresa = { pessoa: 'PJ', documento: '12ABC34501DE35', nome: 'Exemplo Ltda' };

const linhas: Readonly<Record<string, LinhaPublicada>> = {
  AUTO: {
    protocolo: 'opin-quote-auto',
    toPedido: (mudancas) => pedidoVetor(mudancas),
    cheias: [
      { condutor: { ...outraPessoa, jovens: true }, coberturas: { franquia: 'REDUZIDA' } },
      { segurado: empresa, veiculo: { kitGas: true, blindado: true, alienado: true }, coberturas: { tipo: 'INCENDIO_ROUBO' } },
      { seguro: renovada, renovacao: { bonus: 3, sinistros: 1 }, veiculo: { zeroKm: true, rastreador: true } },
    ],
  },
  RESIDENCIAL: {
    protocolo: 'opin-quote-patrimonial',
    toPedido: (mudancas) => pedidoPatrimonial('RESIDENCIAL', mudancas),
    cheias: [
      {
        seguro: renovada,
        imovel: { tipo: 'APARTAMENTO', sinistros12m: 1, construcao: 'MISTA' },
        coberturas: centavos('vendaval vidros alagamento aluguel eletronicos danosPorAgua impacto desmoronamento'),
      },
    ],
  },
  CONDOMINIO: {
    protocolo: 'opin-quote-patrimonial',
    toPedido: (mudancas) => pedidoPatrimonial('CONDOMINIO', mudancas),
    cheias: [{ seguro: renovada, coberturas: centavos('rcGaragista vidros vendaval alagamento roubo fidelidade') }],
  },
  EMPRESARIAL: {
    protocolo: 'opin-quote-patrimonial',
    toPedido: (mudancas) => pedidoPatrimonial('EMPRESARIAL', mudancas),
    cheias: [
      { seguro: renovada, coberturas: centavos('vendavalFumaca valores vidros equipamentos deterioracao rcOperacoes aluguel registros') },
      { segurado: { ...empresa, documento: '11222333000181' }, empresa: { sinistros12m: 2 } },
    ],
  },
  VIDA: {
    protocolo: 'opin-quote-person',
    toPedido: (mudancas) => pedidoVida(mudancas),
    cheias: [
      {
        seguro: renovada,
        pessoa: { fumante: true, afastadoInss: true, esportes: ['ALPINISMO'] },
        coberturas: {
          prazo: 'MENSAL',
          funeral: 'FAMILIAR',
          ...centavos('morteAcidental invalidezAcidente invalidezFuncional invalidezLaboral doencaGrave conjuge'),
          ...centavos('diariaIncapacidade diariaInternacao', 20_000),
        },
      },
    ],
  },
};

/** Makes requests in a line until every outcome of the standard occurred: priced, refused, with a demand, accepted. */
async function talk({ protocolo, toPedido, cheias }: LinhaPublicada): Promise<void> {
  feitas.length = 0;
  const perguntas = [{}, ...cheias, { observacoes: '#RECUSA' }, { observacoes: '#EXIGENCIA' }];
  const chamadas = configs
    .filter(({ protocolos }) => protocolos.includes(protocolo))
    .flatMap(({ slug }) => perguntas.map((mudancas) => ({ insurer: insurers.get(slug) as InsurerPort, pedido: toPedido(mudancas) })));
  await Promise.all(
    chamadas.map(async ({ insurer, pedido }) => {
      const resposta = await insurer.quote(pedido, options());
      const referencia = resposta.status === 'OK' ? resposta.referencias?.[0] : undefined;
      if (referencia) await insurer.transmit?.(transmission(pedido, referencia), options());
    }),
  );
}

const transmission = ({ linha, corretor }: PedidoSeguradora, referencia: string): PedidoTransmissao => ({
  linha,
  referencia,
  corretor,
  pagamento: { forma: 'BOLETO', n: 1, vencimentoPrimeira: '2026-12-01' },
  dadosComplementares: { email: 'ana@exemplo.test' },
  avisarEm: 'https://balcao.test/webhooks/seguradoras/uma',
});

/** Our transcription of the two bodies of a line, used where the document is not available. */
const transcritas: Readonly<Record<string, { readonly pedido: object; readonly resposta: object }>> = {
  AUTO: { pedido: publishedQuoteAuto.quoteRequest, resposta: publishedQuoteAuto.statusResponse },
  VIDA: { pedido: publishedQuoteLife.lifeRequest, resposta: publishedQuoteLife.lifeStatusResponse },
  ...Object.fromEntries(
    (['RESIDENCIAL', 'CONDOMINIO', 'EMPRESARIAL'] as const).map((linha) => [
      linha,
      { pedido: publishedQuotePatrimonial.quoteRequest(linha), resposta: publishedQuotePatrimonial.statusResponse(linha) },
    ]),
  ),
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** For each property at any depth: the body without it, and its path. */
function* withoutEach(body: unknown, at = ''): Generator<readonly [string, unknown]> {
  if (Array.isArray(body)) {
    for (const [index, item] of body.entries()) {
      for (const [where, less] of withoutEach(item, `${at}/${index}`)) yield [where, body.with(index, less)];
    }
  } else if (isObject(body)) {
    for (const [name, value] of Object.entries(body)) {
      const { [name]: _out, ...rest } = body;
      yield [`${at}/${name}`, rest];
      for (const [where, less] of withoutEach(value, `${at}/${name}`)) yield [where, { ...body, [name]: less }];
    }
  }
}

const statusOf = ({ resposta }: ChamadaFeita) => (resposta as { data?: { status?: string } }).data?.status;
/** The call of an outcome with the largest body. */
const fullest = (status: string) => feitas.filter((feita) => statusOf(feita) === status).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
const sizeOf = ({ pedido, resposta }: ChamadaFeita) => JSON.stringify([pedido, resposta]).length;

if (!OPIN_SPECS) process.stderr.write('published-documents.test.ts: left out, OPIN_SPECS names no folder of published documents\n');

describe.each(Object.keys(linhas))('%s', (nome) => {
  beforeAll(() => talk(linhas[nome] as LinhaPublicada));

  it('reaches every outcome of the standard, each in the published form', () => {
    expect([...new Set(feitas.map(statusOf))]).toEqual(expect.arrayContaining(['RCVD', 'ACPT', 'RJCT', 'ACKN']));
    const julgadas = judge ? feitas.map(judge) : [];
    const broken = julgadas.filter(({ pedido, resposta }) => pedido.length + resposta.length > 0);
    expect([...new Set(broken.map((julgada) => JSON.stringify(julgada)))].map((text) => JSON.parse(text))).toEqual([]);
  });

  it('has a transcription that requires everything that the document requires', () => {
    const { pedido, resposta } = transcritas[nome] as (typeof transcritas)[string];
    const ajv = new Ajv({ allErrors: false, strict: false });
    const [asked, answered] = [ajv.compile(pedido), ajv.compile(resposta)];
    const [created, accepted] = [fullest('RCVD'), fullest('ACPT')] as [ChamadaFeita, ChamadaFeita];
    expect([asked(created.pedido), answered(accepted.resposta)]).toEqual([true, true]);
    if (!judge) return;
    const missed: string[] = [];
    for (const [where, less] of withoutEach(created.pedido)) {
      if (asked(less) && judge({ ...created, pedido: less }).pedido.length > 0) missed.push(`pedido ${where}`);
    }
    for (const [where, less] of withoutEach(accepted.resposta)) {
      if (answered(less) && judge({ ...accepted, resposta: less }).resposta.length > 0) missed.push(`resposta ${where}`);
    }
    expect(missed).toEqual([]);
  });
});

import type { Cotacao, RascunhoAuto, ResultadoCotacao } from '@balcao/contracts';
import { addAnos, addDias, calcComissao, calcIof, hojeEm, parcelamentoDe } from '@balcao/domain';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import type { InsurerPort, PedidoSeguradora, RespostaSeguradora } from '../insurers/insurer.port.ts';
import type { Db } from '../plugins/db.ts';
import { type AppTeste, createTestApp, type Entrada } from './test-app.ts';
import type { UsuarioTeste } from './test-user.ts';

type Quote = InsurerPort['quote'];

/** An insurer of the tests: `quote` is replaced by each test, `perguntas` keeps what it was asked. */
export interface SeguradoraFalsa extends InsurerPort {
  quote: Quote;
  readonly perguntas: { readonly pedido: PedidoSeguradora; readonly idempotencyKey: string }[];
  answer: Quote;
}

export const SLUGS = ['alfa_seguros', 'beta_seguros', 'gama_seguros'] as const;
const NOMES = ['Alfa Seguros', 'Beta Seguros', 'Gama Seguros'] as const;

export function umaResposta(liquido: number, pacotes: readonly string[] = ['Padrão'], comissaoBps = 2_000): RespostaSeguradora {
  return {
    status: 'OK',
    numeroCalculo: `N${liquido}`,
    validade: addDias(hojeEm(new Date()), 10),
    mensagens: [],
    ofertas: pacotes.map((pacote, index) => {
      const premioLiquidoCentavos = liquido + index * 10_000;
      const iofCentavos = calcIof(premioLiquidoCentavos, 738);
      const premioTotalCentavos = premioLiquidoCentavos + iofCentavos;
      return {
        pacote,
        principal: index === 0,
        premioLiquidoCentavos,
        iofCentavos,
        premioTotalCentavos,
        comissaoBps,
        comissaoCentavos: calcComissao(premioLiquidoCentavos, comissaoBps),
        periodicidade: 'ANUAL' as const,
        composicao: [],
        franquias: [{ item: 'Casco', tipo: 'NORMAL', valorCentavos: 442_000 }],
        coberturas: [
          { codigo: 'RCFV-DM', nome: 'Danos materiais', lmiCentavos: 10_000_000, premioCentavos: 27_000, franquiaCentavos: null },
        ],
        assistencias: [{ codigo: 'GUINCHO', nome: 'Assistência 24 horas', limite: '500 km' }],
        parcelamentos: [parcelamentoDe({ forma: 'BOLETO', totalCentavos: premioTotalCentavos, n: 10, jurosBps: 0 })],
        observacoes: [],
      };
    }),
  };
}

function fakeInsurer(slug: string, liquido: number): SeguradoraFalsa {
  const falsa: SeguradoraFalsa = {
    slug,
    perguntas: [],
    answer: async () => umaResposta(liquido),
    quote: (pedido, options) => {
      falsa.perguntas.push({ pedido, idempotencyKey: options.idempotencyKey });
      return falsa.answer(pedido, options);
    },
  };
  return falsa;
}

/** Never answers by itself; rejects when told to stop, as an adapter must. */
export const silent: Quote = (_, { signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** Waits for the test to let it answer. */
export function held(resposta: RespostaSeguradora): { answer: Quote; release: () => void } {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { answer: () => gate.then(() => resposta), release };
}

/** A draft that may be calculated today, for a brokerage. */
export function umRascunho(corretoraId: string, risco: Partial<RascunhoAuto['risco']> = {}): RascunhoAuto {
  const vigIni = addDias(hojeEm(new Date()), 3);
  return {
    comercial: {},
    risco: {
      segurado: {
        pessoa: 'PF',
        documento: '111.444.777-35',
        nome: 'Zélia Conceição Prado',
        nascimento: '1985-04-12',
        sexo: 'F',
        estadoCivil: 'CASADO',
        cep: '37500-100',
        avisoPrivacidade: true,
      },
      seguro: { tipo: 'NOVO', vigIni, vigFim: addAnos(vigIni, 1), corretoraId },
      veiculo: {
        zeroKm: false,
        placa: 'ABC1D23',
        fipe: '004399-1',
        marca: 'Chevrolet',
        modelo: 'Onix 1.0 Mec.',
        valorFipeCentavos: 8_500_000,
        lugares: 5,
        anoFabricacao: 2023,
        anoModelo: 2023,
        combustivel: 'FLEX',
      },
      uso: { uso: 'LOCOMOCAO_DIARIA' },
      pernoite: { cepPernoite: '37500100', moradia: 'CASA', garagem: 'PORTAO_AUTOMATICO' },
      condutor: { igualSegurado: true, jovens: false },
      proprietario: { igualSegurado: true },
      renovacao: { bonus: 0 },
      coberturas: { tipo: 'COMPREENSIVA', franquia: 'NORMAL', ajustePct: 100, dmCentavos: 10_000_000, dcCentavos: 10_000_000 },
      ...risco,
    },
  };
}

/** Runs work as the owner of the tables. */
export async function asOwner(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** A brokerage's user with an open session and the calls of this module at hand. */
export interface Corretor {
  readonly usuario: UsuarioTeste;
  readonly entrada: Entrada;
  request(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  create(body?: object): Promise<{ id: string; numero: number }>;
  /** An orçamento with a draft ready to be calculated. */
  prepare(risco?: Partial<RascunhoAuto['risco']>): Promise<{ id: string; versao: number }>;
  calculate(orcamento: { id: string; versao: number }, body?: object): Promise<LightMyRequestResponse>;
  run(body?: object, risco?: Partial<RascunhoAuto['risco']>): Promise<{ orcamentoId: string; cotacaoId: string }>;
  read(cotacaoId: string): Promise<{ cotacao: Cotacao; resultados: ResultadoCotacao[] }>;
  /** Reads until the run is as wanted. */
  until(
    cotacaoId: string,
    wanted: (lido: { cotacao: Cotacao; resultados: ResultadoCotacao[] }) => boolean,
  ): Promise<{ cotacao: Cotacao; resultados: ResultadoCotacao[] }>;
}

export interface QuotingTeste extends AppTeste {
  readonly seguradoras: Readonly<Record<(typeof SLUGS)[number], SeguradoraFalsa>>;
  createCorretor(opcoes?: Parameters<AppTeste['createUser']>[0]): Promise<Corretor>;
  /** Runs SQL as the owner of the tables. */
  owner(sql: string, params?: unknown[]): Promise<pg.QueryResult>;
}

export const PATH = '/c/api/v1';
export const comercial = (...slugs: readonly string[]) => ({
  seguradoras: slugs,
  comissaoBps: Object.fromEntries(slugs.map((slug) => [slug, 2_000])),
  descontoBps: {},
});

/** The insurers of the tests, negotiated with a brokerage. */
export async function activate(db: Db, { assinaturaId, corretoraId, usuarioId }: UsuarioTeste): Promise<void> {
  const comissao = JSON.stringify([{ linha: 'AUTO', padraoBps: 2_000, minBps: 1_000, maxBps: 2_500 }]);
  await db.tenant({ assinaturaId, usuarioId }, (tx) =>
    tx.run(
      `insert into balcao.seguradora_tenant (assinatura_id, seguradora, corretora_id, codigo_corretor, comissao)
       select $1, s.slug, $2, 'C-' || s.slug, $3::jsonb from unnest($4::text[]) as s (slug) on conflict do nothing`,
      [assinaturaId, corretoraId, comissao, [...SLUGS]],
    ),
  );
}

/** The calls of this module in the name of a signed-in user. */
export function corretorOf(teste: AppTeste, usuario: UsuarioTeste, entrada: Entrada): Corretor {
  const corretor: Corretor = {
    usuario,
    entrada,
    request: (method, path, body, headers = {}) =>
      teste.app.inject({
        method,
        url: path.startsWith('/') ? path : `${PATH}/${path}`,
        headers: { ...entrada.headers, 'idempotency-key': uuidv7(), ...headers },
        ...(body && { payload: body }),
      }),
    async create(body = {}) {
      const response = await corretor.request('POST', 'orcamentos', { linha: 'AUTO', ...body });
      return response.json<{ data: { id: string; numero: number } }>().data;
    },
    async prepare(risco = {}) {
      const { id } = await corretor.create();
      const body = { versao: 1, rascunho: umRascunho(usuario.corretoraId, risco) };
      const response = await corretor.request('PUT', `orcamentos/${id}/rascunho`, body);
      return { id, versao: response.json<{ data: { versao: number } }>().data.versao };
    },
    calculate: ({ id, versao }, body = comercial(...SLUGS)) => corretor.request('POST', `orcamentos/${id}/cotacoes`, { versao, ...body }),
    async run(body, risco) {
      const orcamento = await corretor.prepare(risco);
      const response = await corretor.calculate(orcamento, body);
      return { orcamentoId: orcamento.id, cotacaoId: response.json<{ data: { cotacaoId: string } }>().data.cotacaoId };
    },
    async read(cotacaoId) {
      const response = await corretor.request('GET', `cotacoes/${cotacaoId}`);
      return response.json<{ data: { cotacao: Cotacao; resultados: ResultadoCotacao[] } }>().data;
    },
    async until(cotacaoId, wanted) {
      const deadline = Date.now() + 60_000;
      for (;;) {
        const lido = await corretor.read(cotacaoId);
        if (wanted(lido)) return lido;
        if (Date.now() > deadline) throw new Error(`a cotação ficou em ${JSON.stringify(lido)}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
  return corretor;
}

/** The whole gateway with three insurers of the tests, active in every brokerage created through it. */
export async function createQuotingTest(override: Parameters<typeof createTestApp>[0] = {}): Promise<QuotingTeste> {
  const [alfa, beta, gama] = SLUGS.map((slug, index) => fakeInsurer(slug, 300_000 + index * 50_000)) as [
    SeguradoraFalsa,
    SeguradoraFalsa,
    SeguradoraFalsa,
  ];
  const seguradoras = { alfa_seguros: alfa, beta_seguros: beta, gama_seguros: gama };
  const teste = await createTestApp({
    ...override,
    insurers: new Map<string, InsurerPort>([...Object.entries(seguradoras), ...(override.insurers ?? [])]),
  });
  await asOwner(teste.banco.url, async (client) => {
    await client.query(
      `insert into balcao.seguradora (slug, nome, tipo, linhas) select s.slug, s.nome, 'SEGURADORA', '{AUTO}' from unnest($1::text[], $2::text[]) as s (slug, nome)`,
      [[...SLUGS], [...NOMES]],
    );
  });
  return {
    ...teste,
    seguradoras,
    async createCorretor(opcoes) {
      const usuario = await teste.createUser(opcoes);
      await activate(teste.db, usuario);
      return corretorOf(teste, usuario, await teste.signIn(usuario));
    },
    async owner(sql, params = []) {
      let result: pg.QueryResult | undefined;
      await asOwner(teste.banco.url, async (client) => void (result = await client.query(sql, params)));
      return result as pg.QueryResult;
    },
  };
}

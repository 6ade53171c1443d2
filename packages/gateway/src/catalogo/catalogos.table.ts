import { type Combustivel, Linha } from '@balcao/contracts';
import { foldTexto, isCnae, parseCentavos } from '@balcao/domain';
import * as z from 'zod/mini';
import { EntradaSeguradora } from '../insurers/insurers.config.ts';
import type { TableRow } from '../seed/insert-rows.ts';
import type { TabelaCatalogo } from './catalogo.repository.ts';
import type { Colunas } from './columns.ts';

export const TIPOS = ['seguradoras', 'fipe', 'edne', 'cep', 'cep-faixas', 'ramos', 'planos', 'cnae'] as const;
export type TipoCatalogo = (typeof TIPOS)[number];

/** Result of reading a record: rows by table, or the reason why it cannot be stored (pt-BR). */
export type Lido = { readonly linhas: Readonly<Record<string, TableRow>> } | { readonly recusa: string };

/** How a catalogue is read and stored. */
export interface Catalogo {
  /** null: the file is a JSON list; `pasta`: it is the folder of e-DNE Básico. */
  readonly colunas: Colunas | 'pasta' | null;
  /** The catalogue of which this is another format: the last import and its version are recorded under that name. */
  readonly enche?: TipoCatalogo;
  /** It is also published as a JSON list: a file that starts with `[` is read as one. */
  readonly isListaTambem?: boolean;
  /** Matches the first cell of a file without a header, whose columns are in our order. */
  readonly semTitulos?: RegExp;
  /** Version of the file, read from a record: the month of FIPE. */
  readonly versaoDe?: (registro: Readonly<Record<string, string>>) => string;
  readonly read: (registro: unknown) => Lido;
  /** Tables to fill, in order: identifying columns, and columns that imports do not change. */
  readonly tabelas: Readonly<Record<string, TabelaCatalogo>>;
}

const COMBUSTIVEIS: Readonly<Record<string, Combustivel>> = {
  gasolina: 'GASOLINA',
  alcool: 'ALCOOL_ETANOL',
  etanol: 'ALCOOL_ETANOL',
  diesel: 'DIESEL',
  flex: 'FLEX',
  eletrico: 'ELETRICO',
  hibrido: 'HIBRIDO',
  gnv: 'GAS_GNV',
  'gas natural': 'GAS_GNV',
};
/** Year with which FIPE marks zero-kilometre cars. */
const ZERO_KM = 32_000;
/** FIPE does not publish seats: the form starts with these, and the broker corrects them. */
const LUGARES: readonly (readonly [tipo: RegExp, lugares: number])[] = [
  [/^(moto|2$)/, 2],
  [/^(truck|caminh|3$)/, 3],
];
const lugaresDe = (tipo: string): number => LUGARES.find(([known]) => known.test(foldTexto(tipo)))?.[1] ?? 5;

/** Default message of zod, replaced when no sentence was written for a value. */
const SEM_FRASE = 'Invalid input';
const issueOf = ({ issues: [issue] }: z.core.$ZodError): string =>
  `${issue?.path.join('.') || 'registro'}: ${issue && issue.message !== SEM_FRASE ? issue.message : 'valor não aceito'}`;
const text = (erro: string) => z.string(erro).check(z.minLength(1, erro), z.maxLength(200, erro));
const Uf = z.string().check(z.regex(/^[A-Z]{2}$/, 'a UF tem duas letras maiúsculas'));

/** A reader of records of one shape. */
const reading =
  <T extends z.ZodMiniType>(schema: T, tell: (valor: z.output<T>) => Lido) =>
  (registro: unknown): Lido => {
    const parsed = z.safeParse(schema, registro);
    return parsed.success ? tell(parsed.data) : { recusa: issueOf(parsed.error) };
  };
const rows = (linhas: Readonly<Record<string, TableRow>>): Lido => ({ linhas });

const Fipe = z.object({
  codigo: z.string().check(z.regex(/^\d{6}-\d$/, 'o código da FIPE tem a forma 000000-0')),
  marca: text('falta a marca'),
  modelo: text('falta o modelo'),
  ano: z.string().check(z.regex(/^\d{4,5}(-\d+)?$/, 'o ano tem quatro algarismos')),
  combustivel: z.string(),
  valor: z.string(),
  tipo: z.string(),
});

function readFipe({ ano, combustivel, valor, tipo, ...modelo }: z.output<typeof Fipe>): Lido {
  const anoModelo = Number(ano.split('-')[0]);
  if (anoModelo === ZERO_KM) return { recusa: 'zero-quilômetro: o catálogo guarda anos de modelo' };
  if (anoModelo < 1950 || anoModelo > 2100) return { recusa: 'o ano fica entre 1950 e 2100' };
  const conhecido = COMBUSTIVEIS[foldTexto(combustivel)];
  if (!conhecido) return { recusa: `combustível desconhecido: ${combustivel}` };
  const valorCentavos = parseCentavos(valor);
  if (valorCentavos === null || valorCentavos <= 0) return { recusa: 'o valor deve ser como R$ 1.234,00' };
  const fipe = { ...modelo, ano_modelo: anoModelo, combustivel: conhecido, valor_centavos: valorCentavos, lugares: lugaresDe(tipo) };
  return rows({ fipe });
}

const digits = (texto: string): string => texto.replace(/\D/g, '');
const Cep = z.string().check(z.refine((valor) => /^\d{5}-?\d{3}$/.test(valor), 'o CEP tem oito algarismos'));
const Endereco = z.object({ cep: Cep, logradouro: z.string(), bairro: z.string(), cidade: text('falta a cidade'), uf: Uf });
const Faixa = z.object({ de: Cep, ate: Cep, cidade: text('falta a cidade'), uf: Uf });

const Ramo = z.object({
  codigo: z.string().check(z.regex(/^\d{4}$/, 'o código da SUSEP tem quatro algarismos: grupo e ramo')),
  nome: text('falta o nome'),
  linha: z.pipe(
    z.transform((valor) => (valor === '' ? 'OUTRO' : valor)),
    z.enum(Linha.options, `a linha deve ser ${Linha.options.join(', ')}`),
  ),
  iof: z.string().check(z.regex(/^(\d{1,2}(,\d{1,2})?)?$/, 'o IOF é uma porcentagem, como 7,38')),
  iofDesde: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'o dia tem a forma AAAA-MM-DD')),
});

function readRamo({ codigo, nome, linha, iof, iofDesde }: z.output<typeof Ramo>): Lido {
  const ramo = { codigo, codigo_susep: codigo, nome, linha };
  if ((iof === '') !== (iofDesde === '')) return { recusa: 'o IOF e o dia desde quando vale vêm juntos' };
  const bps = Math.round(Number(iof.replace(',', '.')) * 100);
  return rows({ ramo, ...(iof !== '' && { ramo_iof: { ramo: codigo, bps, desde: iofDesde } }) });
}

/** IBGE writes names in capitals, which are hard to read in a list; acronyms in brackets stay in capitals. */
const lowered = (texto: string): string =>
  texto === texto.toUpperCase()
    ? texto.charAt(0) +
      texto
        .slice(1)
        .toLowerCase()
        .replace(/\([^)\s]{2,5}\)/g, (sigla) => sigla.toUpperCase())
    : texto;
const Cnae = z.object({
  codigo: z.string().check(z.refine(isCnae, 'o CNAE tem sete algarismos')),
  descricao: z.string('falta a descrição').check(z.minLength(1, 'falta a descrição'), z.maxLength(300, 'a descrição tem até 300 letras')),
  /** Only the JSON has them. */
  atividades: z.optional(z.array(z.string())),
});
/** A record of IBGE calls the code `id`; a CSV has our names. */
const CnaePublicado = z.pipe(
  z.transform((valor) => (typeof valor === 'object' && valor !== null && 'id' in valor ? { ...valor, codigo: valor.id } : valor)),
  Cnae,
);

const readCnae = ({ codigo, descricao, atividades }: z.output<typeof Cnae>): Lido =>
  rows({
    cnae: {
      codigo: digits(codigo),
      descricao: lowered(descricao.trim()),
      // a file without this column does not change existing values
      ...(atividades && { atividades: atividades.join('; ').toLowerCase() }),
    },
  });

const Plano = z.strictObject({
  plano: z.enum(['multicalculo', 'integrado', 'gestao']),
  ordem: z.int(),
  nome: text('falta o nome'),
  resumo: text('falta o resumo'),
  itens: z.array(text('falta o texto do item')).check(z.minLength(1)),
  mensalCentavos: z.int().check(z.gte(0)),
  usuarios: z.int().check(z.gte(1)),
  calculosMes: z.int(),
  lotes: z.int(),
  flags: z.record(z.string(), z.boolean()),
});

/** The record that the gateway reads as configuration; its address and secrets are not stored here. */
function readSeguradora({ slug, nome, tipo = 'SEGURADORA', linhas, cnpj, codigoSusep, registroAns }: EntradaSeguradora): Lido {
  if (!nome || !linhas) return { recusa: `${slug}: o catálogo precisa de nome e linhas` };
  const resto = { cnpj: cnpj ?? null, codigo_susep: codigoSusep ?? null, registro_ans: registroAns ?? null };
  return rows({ seguradora: { slug, nome, tipo, linhas, ...resto, sandbox: false, capacidades: ['COTACAO'] } });
}

/**
 * The catalogues and their files. FIPE: the table as programs that copy it publish it, `Type,Brand Code,Brand Value,…,Fipe Code,Fuel
 * Letter,Fuel Type,Price,Month`, or under the names of its own answers (`CodigoFipe`, `Marca`, …). CEP: the columns of ViaCEP
 * (`localidade`) or of the one table e-DNE is loaded into (`municipio`). CNAE: the answer of IBGE's API v2 (`/cnae/subclasses`), or a CSV.
 */
export const CATALOGOS: Readonly<Record<TipoCatalogo, Catalogo>> = {
  seguradoras: { colunas: null, read: reading(EntradaSeguradora, readSeguradora), tabelas: { seguradora: { chave: ['slug'] } } },
  fipe: {
    colunas: {
      codigo: { titulos: ['fipecode', 'codigofipe', 'codefipe'] },
      marca: { titulos: ['brandvalue', 'marca', 'brand'] },
      modelo: { titulos: ['modelvalue', 'modelo', 'model'] },
      ano: { titulos: ['yearcode', 'anomodelo', 'modelyear'] },
      combustivel: { titulos: ['fueltype', 'combustivel', 'fuel'] },
      valor: { titulos: ['price', 'valor'] },
      tipo: { titulos: ['type', 'tipoveiculo', 'vehicletype'], opcional: true },
      mes: { titulos: ['month', 'mesreferencia', 'referencemonth'], opcional: true },
    },
    versaoDe: ({ mes = '' }) => mes,
    read: reading(Fipe, readFipe),
    tabelas: { fipe: { chave: ['codigo', 'ano_modelo', 'combustivel'], preserva: ['lugares'] } },
  },
  // streets and ranges of cities, each in its own table
  edne: {
    colunas: 'pasta',
    enche: 'cep',
    read: (registro) => (CATALOGOS['de' in (registro as object) ? 'cep-faixas' : 'cep'] as Catalogo).read(registro),
    tabelas: { cep: { chave: ['cep'] }, cep_faixa: { chave: ['de'] } },
  },
  cep: {
    colunas: {
      cep: { titulos: ['cep'] },
      logradouro: { titulos: ['logradouro'] },
      bairro: { titulos: ['bairro'] },
      cidade: { titulos: ['localidade', 'municipio', 'cidade'] },
      uf: { titulos: ['uf'] },
    },
    read: reading(Endereco, ({ cep, ...resto }) => rows({ cep: { cep: digits(cep), ...resto } })),
    tabelas: { cep: { chave: ['cep'] } },
  },
  'cep-faixas': {
    colunas: {
      de: { titulos: ['cepinicial', 'de'] },
      ate: { titulos: ['cepfinal', 'ate'] },
      cidade: { titulos: ['localidade', 'municipio', 'cidade'] },
      uf: { titulos: ['uf'] },
    },
    read: reading(Faixa, ({ de, ate, ...resto }) =>
      digits(ate) < digits(de)
        ? { recusa: 'a faixa termina antes de começar' }
        : rows({ cep_faixa: { de: digits(de), ate: digits(ate), ...resto } }),
    ),
    tabelas: { cep_faixa: { chave: ['de'] } },
  },
  ramos: {
    colunas: {
      codigo: { titulos: ['codigo', 'codigosusep'] },
      nome: { titulos: ['nome', 'ramo'] },
      linha: { titulos: ['linha'], opcional: true },
      iof: { titulos: ['iof'], opcional: true },
      iofDesde: { titulos: ['iofdesde'], opcional: true },
    },
    read: reading(Ramo, readRamo),
    // the line of a ramo is our own data, so existing ones do not change
    tabelas: { ramo: { chave: ['codigo'], preserva: ['linha', 'codigo_susep'] }, ramo_iof: { chave: ['ramo', 'desde'] } },
  },
  planos: {
    colunas: null,
    read: reading(Plano, ({ mensalCentavos: mensal_centavos, calculosMes: calculos_mes, ...plano }) =>
      rows({ plano: { ...plano, mensal_centavos, calculos_mes } }),
    ),
    tabelas: { plano: { chave: ['plano'] } },
  },
  cnae: {
    colunas: {
      codigo: { titulos: ['codigo', 'code', 'cnae', 'subclasse', 'id'] },
      descricao: { titulos: ['descricao', 'description', 'denominacao', 'nome'] },
    },
    isListaTambem: true,
    // format of the public register of companies
    semTitulos: /^[\d./-]+$/,
    read: reading(CnaePublicado, readCnae),
    tabelas: { cnae: { chave: ['codigo'] } },
  },
};

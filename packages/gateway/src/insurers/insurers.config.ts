import { Linha, Slug } from '@balcao/contracts';
import { isCnpj } from '@balcao/domain';
import * as z from 'zod/mini';
import { type ConfigSeguradora, type Protocolo, PROTOCOLOS } from './insurer.port.ts';

/** The insurers of the sandbox, known without configuration. */
const AUTO = 'opin-quote-auto';
const PATRIMONIAL = 'opin-quote-patrimonial';
const PESSOA = 'opin-quote-person';
const PROPRIO = 'sandbox-v1';
const ENDOSSO = ['opin-endorsement', 'sandbox-endorsement'] as const;
const REEMISSAO = 'sandbox-reissue';
const embutidas: readonly (readonly [slug: string, nome: string, protocolos: readonly Protocolo[]])[] = [
  ['jequitiba_seguros', 'Jequitibá Seguros', [AUTO, PATRIMONIAL, ...ENDOSSO, REEMISSAO]],
  ['lobo_guara_seguradora', 'Lobo-Guará Seguradora', [AUTO, PATRIMONIAL, ...ENDOSSO, REEMISSAO]],
  ['capivara_seguros', 'Capivara Seguros', [AUTO, PROPRIO, REEMISSAO]],
  ['tucano_azul_seguros', 'Tucano Azul Seguros', [AUTO, PATRIMONIAL, PESSOA, ...ENDOSSO, REEMISSAO]],
  ['sabia_seguros', 'Sabiá Seguros', [AUTO, PATRIMONIAL, ...ENDOSSO, REEMISSAO]],
  ['arara_una_seguros', 'Arara-Una Seguros', [AUTO, PATRIMONIAL]],
  ['onca_pintada_seguros', 'Onça-Pintada Seguros', [AUTO, PATRIMONIAL, REEMISSAO]],
  ['ipe_amarelo_seguros', 'Ipê-Amarelo Seguros', [AUTO, PESSOA, REEMISSAO]],
  ['mico_leao_seguros', 'Mico-Leão Seguros', [AUTO, PATRIMONIAL]],
  ['araucaria_seguros', 'Araucária Seguros', [AUTO, PATRIMONIAL, PROPRIO, REEMISSAO]],
  ['vitoria_regia_vida', 'Vitória-Régia Vida', [PESSOA, REEMISSAO]],
  ['boto_rosa_pet', 'Boto Rosa Pet', [PROPRIO]],
  ['ipe_roxo_saude', 'Ipê-Roxo Saúde', [PROPRIO]],
  ['pau_brasil_saude', 'Pau-Brasil Saúde', [PROPRIO]],
];

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\]|[a-z0-9-]+)$/;

/** A secret crosses the open network by https only; plain http is for this machine and names without a dot (a private network). */
function isSafeUrl(texto: string): boolean {
  const url = URL.canParse(texto) ? new URL(texto) : null;
  if (!url || url.username || url.password || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname));
}

const Endereco = z.string().check(z.refine(isSafeUrl, 'endereço https (ou http local), sem usuário, consulta ou âncora'));

/** An insurer in the configuration of the installation: its connection, and its entry in the catalogue of insurers. */
export const EntradaSeguradora = z.strictObject({
  slug: Slug,
  nome: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
  protocolos: z.optional(z.array(z.enum(PROTOCOLOS)).check(z.minLength(1))),
  baseUrl: z.optional(Endereco),
  tokenUrl: z.optional(Endereco),
  credenciais: z.optional(z.strictObject({ clientId: z.string().check(z.minLength(1)), clientSecret: z.string().check(z.minLength(1)) })),
  /** Key with which this insurer signs its notices. */
  segredoAvisos: z.optional(z.string().check(z.minLength(8))),
  /** As many days from today a reissued instalment may fall due there. */
  reemissaoMaxDias: z.optional(z.int().check(z.gte(1), z.lte(90))),
  tipo: z.optional(z.enum(['SEGURADORA', 'SEGURADORA_SAUDE', 'OPERADORA'])),
  /** Lines it sells, for the catalogue. */
  linhas: z.optional(z.array(Linha).check(z.minLength(1))),
  cnpj: z.optional(z.string().check(z.refine(isCnpj, 'deve ser um CNPJ'))),
  codigoSusep: z.optional(z.string().check(z.regex(/^\d{5}$/, 'deve ter cinco algarismos'))),
  registroAns: z.optional(z.string().check(z.regex(/^\d{6}$/, 'deve ter seis algarismos'))),
  /** False removes a built-in insurer. */
  ativa: z.optional(z.boolean()),
});
export type EntradaSeguradora = z.infer<typeof EntradaSeguradora>;
const Entradas = z.array(EntradaSeguradora);

export interface OrigemSeguradoras {
  /** Address of the sandbox, `http://127.0.0.1:9401`. */
  readonly sandboxUrl: string;
  /** False in production, where the insurers of the sandbox do not exist. */
  readonly isSandbox?: boolean;
  /** `SEGURADORAS_JSON`: a JSON list, or the path of a file that holds one. */
  readonly valor?: string | undefined;
  readonly readFile: (path: string) => string;
}

/**
 * Insurers of this gateway: those of the sandbox (where enabled), changed or extended by the configured ones, by slug.
 *
 * @throws Error naming the value that is wrong, never showing a secret
 */
export function loadSeguradoras({ sandboxUrl, isSandbox = true, valor, readFile }: OrigemSeguradoras): ConfigSeguradora[] {
  const base = sandboxUrl.replace(/\/+$/, '');
  const configs = new Map(
    (isSandbox ? embutidas : []).map(([slug, nome, protocolos]) => [slug, { ...atSandbox(base, slug, nome), protocolos }]),
  );
  for (const entrada of parseEntradas(valor, readFile)) {
    if (entrada.ativa === false) configs.delete(entrada.slug);
    else configs.set(entrada.slug, merge(configs.get(entrada.slug), entrada));
  }
  return [...configs.values()];
}

/** Key with which the sandbox signs its notices. It can be guessed, so no real insurer may use it. */
export const segredoDoSandbox = (slug: string): string => `aviso-${slug}`;

const atSandbox = (base: string, slug: string, nome: string): Omit<ConfigSeguradora, 'protocolos'> => ({
  slug,
  nome,
  baseUrl: `${base}/${slug}`,
  credenciais: { clientId: 'balcao', clientSecret: `segredo-${slug}` },
  segredoAvisos: segredoDoSandbox(slug),
});

function parseEntradas(valor: string | undefined, readFile: OrigemSeguradoras['readFile']): EntradaSeguradora[] {
  if (!valor?.trim()) return [];
  const isValue = /^\s*\[/.test(valor);
  const parsed = Entradas.safeParse(parseJson(isValue ? valor : readText(valor, readFile)));
  if (parsed.success) return parsed.data;
  const onde = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'lista'} (${message})`);
  throw new Error(`SEGURADORAS_JSON: valor não aceito em ${onde.join(', ')}.`);
}

function readText(path: string, readFile: OrigemSeguradoras['readFile']): string {
  try {
    return readFile(path);
  } catch {
    throw new Error(`SEGURADORAS_JSON: não foi possível ler o arquivo ${path}.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('SEGURADORAS_JSON: o conteúdo não é JSON.');
  }
}

function merge(known: ConfigSeguradora | undefined, { ativa: _ativa, ...entrada }: EntradaSeguradora): ConfigSeguradora {
  const { slug, nome = known?.nome, baseUrl = known?.baseUrl, tokenUrl, protocolos = known?.protocolos ?? ['opin-quote-auto'] } = entrada;
  const { reemissaoMaxDias } = entrada;
  if (!nome || !baseUrl) throw new Error(`SEGURADORAS_JSON: a seguradora ${slug} precisa de nome e baseUrl.`);
  // credentials are not reused when the address of an insurer changes
  const inherited = entrada.baseUrl || tokenUrl ? undefined : known?.credenciais;
  const credenciais = entrada.credenciais ?? inherited;
  // nor is the key of its notices: a server at another address signs with its own
  const segredoAvisos = entrada.segredoAvisos ?? (inherited ? known?.segredoAvisos : undefined);
  return {
    slug,
    nome,
    protocolos,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    ...(tokenUrl ? { tokenUrl } : {}),
    ...(credenciais ? { credenciais } : {}),
    ...(segredoAvisos ? { segredoAvisos } : {}),
    ...(reemissaoMaxDias ? { reemissaoMaxDias } : {}),
  };
}

import { createPrivateKey, type JsonWebKey } from 'node:crypto';
import { Slug } from '@balcao/contracts';
import * as z from 'zod/mini';
import type { CertificadoCliente } from './mtls-fetch.ts';

/** An insurer whose policies are read with the client's consent, and how it knows us. */
export interface Participante {
  readonly slug: string;
  readonly nome: string;
  /** Of its authorisation server. */
  readonly issuer: string;
  /** What its APIs begin with: `/open-insurance/consents/v3` and the others are added. */
  readonly apis: string;
  readonly clientId: string;
  /** Private key with which we sign, and its name in our published set. */
  readonly chave: JsonWebKey;
  readonly kid: string;
  readonly alg: 'PS256' | 'ES256';
  /** What we show in mutual TLS; null for pretend insurers on this machine. */
  readonly certificado: CertificadoCliente | null;
}

/** The private key of every pretend insurer's client: it can be read here, so no real insurer may know it. */
const CHAVE_DO_SANDBOX: JsonWebKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'W_pYXocrt54YQtKphMaqt3u8RZqGkXODBHB5Cbv1CDM',
  y: 'zMfBniU4I9Ipk_zazAXVZqb459CMVKXmNPiz6ppMzdQ',
  d: 'Xg50-U3ufaDImyTQpW_AC4r8Zge4JzyMH-PMBK7b5T0',
};

const embutidos: readonly (readonly [slug: string, nome: string])[] = [
  ['jequitiba_seguros', 'Jequitibá Seguros'],
  ['lobo_guara_seguradora', 'Lobo-Guará Seguradora'],
  ['capivara_seguros', 'Capivara Seguros'],
  ['tucano_azul_seguros', 'Tucano Azul Seguros'],
  ['sabia_seguros', 'Sabiá Seguros'],
  ['arara_una_seguros', 'Arara-Una Seguros'],
  ['onca_pintada_seguros', 'Onça-Pintada Seguros'],
  ['ipe_amarelo_seguros', 'Ipê-Amarelo Seguros'],
  ['mico_leao_seguros', 'Mico-Leão Seguros'],
  ['araucaria_seguros', 'Araucária Seguros'],
  ['vitoria_regia_vida', 'Vitória-Régia Vida'],
];

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** Consents and policies cross the open network by https only. */
function isSafeUrl(texto: string): boolean {
  const url = URL.canParse(texto) ? new URL(texto) : null;
  if (!url || url.username || url.password || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname));
}
const Endereco = z.string().check(z.refine(isSafeUrl, 'endereço https (ou http local), sem usuário, consulta ou âncora'));
const Texto = z.string().check(z.minLength(1));

/** A participant in the configuration of the installation. Of each PEM, the text itself or the path of its file. */
const Entrada = z.strictObject({
  slug: Slug,
  nome: z.optional(Texto),
  issuer: z.optional(Endereco),
  apis: z.optional(Endereco),
  clientId: z.optional(Texto),
  chave: z.optional(Texto),
  kid: z.optional(Texto),
  certificado: z.optional(Texto),
  certificadoChave: z.optional(Texto),
  autoridade: z.optional(Texto),
  /** False removes a built-in participant. */
  ativa: z.optional(z.boolean()),
});
type Entrada = z.infer<typeof Entrada>;
const Entradas = z.array(Entrada);

export interface OrigemParticipantes {
  /** Address of the sandbox, `http://127.0.0.1:9401`. */
  readonly sandboxUrl: string;
  /** False in production, where the insurers of the sandbox do not exist. */
  readonly isSandbox: boolean;
  /** `OPEN_INSURANCE_JSON`: a JSON list, or the path of a file that holds one. */
  readonly valor: string | null;
  readonly readFile: (path: string) => string;
}

type ReadFile = OrigemParticipantes['readFile'];

function readText(path: string, readFile: ReadFile, onde: string): string {
  try {
    return readFile(path);
  } catch {
    throw new Error(`OPEN_INSURANCE_JSON: não foi possível ler o arquivo de ${onde}.`);
  }
}

function pemOf(valor: string, readFile: ReadFile, onde: string): string {
  const texto = valor.includes('-----BEGIN ') ? valor : readText(valor, readFile, onde);
  if (!texto.includes('-----BEGIN ')) throw new Error(`OPEN_INSURANCE_JSON: ${onde} não é PEM.`);
  return texto.replaceAll('\\n', '\n');
}

function keyOf(valor: string, readFile: ReadFile, onde: string): Pick<Participante, 'chave' | 'alg'> {
  const pem = pemOf(valor, readFile, onde);
  try {
    const chave = createPrivateKey(pem).export({ format: 'jwk' });
    return { chave, alg: chave.kty === 'EC' ? 'ES256' : 'PS256' };
  } catch {
    throw new Error(`OPEN_INSURANCE_JSON: ${onde} não é uma chave privada.`);
  }
}

function parseEntradas(valor: string | null, readFile: ReadFile): Entrada[] {
  if (!valor?.trim()) return [];
  const texto = /^\s*\[/.test(valor) ? valor : readText(valor, readFile, 'participantes');
  let json: unknown;
  try {
    json = JSON.parse(texto);
  } catch {
    throw new Error('OPEN_INSURANCE_JSON: o conteúdo não é JSON.');
  }
  const parsed = Entradas.safeParse(json);
  if (parsed.success) return parsed.data;
  const onde = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'lista'} (${message})`);
  throw new Error(`OPEN_INSURANCE_JSON: valor não aceito em ${onde.join(', ')}.`);
}

const atSandbox = (base: string, slug: string, nome: string): Participante => ({
  slug,
  nome,
  issuer: `${base}/${slug}/oidc`,
  apis: `${base}/${slug}`,
  clientId: 'balcao',
  chave: CHAVE_DO_SANDBOX,
  kid: 'balcao-sandbox',
  alg: 'ES256',
  certificado: null,
});

function certificateOf({ slug, certificado, certificadoChave, autoridade }: Entrada, readFile: ReadFile): CertificadoCliente | null {
  if (!certificado && !certificadoChave) return null;
  if (!certificado || !certificadoChave) throw new Error(`OPEN_INSURANCE_JSON: ${slug} precisa de certificado e certificadoChave.`);
  return {
    certificado: pemOf(certificado, readFile, `${slug}, certificado`),
    chave: pemOf(certificadoChave, readFile, `${slug}, certificadoChave`),
    ...(autoridade && { autoridade: pemOf(autoridade, readFile, `${slug}, autoridade`) }),
  };
}

function merge(known: Participante | undefined, entrada: Entrada, readFile: ReadFile): Participante {
  const { slug, nome = known?.nome, issuer, apis, clientId, chave, kid } = entrada;
  const certificado = certificateOf(entrada, readFile);
  // at another address it is another insurer: nothing of what the pretend one knows us by goes there
  if (!issuer && known) return { ...known, nome: nome ?? slug, certificado: certificado ?? known.certificado, ...(apis && { apis }) };
  if (!nome || !issuer || !apis || !clientId || !chave || !kid)
    throw new Error(`OPEN_INSURANCE_JSON: ${slug} precisa de nome, issuer, apis, clientId, chave e kid.`);
  const isLocal = new URL(issuer).protocol === 'http:';
  if (!certificado && !isLocal) throw new Error(`OPEN_INSURANCE_JSON: ${slug} precisa de certificado e certificadoChave.`);
  const base = { slug, nome, issuer, apis: apis.replace(/\/+$/, ''), clientId, kid, certificado };
  return { ...base, ...keyOf(chave, readFile, `${slug}, chave`) };
}

/**
 * Insurers whose policies can be asked for: those of the sandbox (where enabled), changed or extended by the configured ones, by slug.
 *
 * @throws Error naming the value that is wrong, never showing a secret
 */
export function loadParticipantes({ sandboxUrl, isSandbox, valor, readFile }: OrigemParticipantes): ReadonlyMap<string, Participante> {
  const base = sandboxUrl.replace(/\/+$/, '');
  const known = new Map((isSandbox ? embutidos : []).map(([slug, nome]) => [slug, atSandbox(base, slug, nome)]));
  for (const entrada of parseEntradas(valor, readFile)) {
    if (entrada.ativa === false) known.delete(entrada.slug);
    else known.set(entrada.slug, merge(known.get(entrada.slug), entrada, readFile));
  }
  return known;
}

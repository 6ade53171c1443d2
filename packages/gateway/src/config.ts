import { isAbsolute, join } from 'node:path';
import { ASSINATURA_NOVA_DESDE } from '@balcao/domain';
import * as z from 'zod/mini';
import { chave, conexoes, endereco, espera, isCaminhoOuSite, numero, postgres, proxyOf, web } from './config-values.ts';
import type { ConfigCorreio, ConfigEnderecos, LimitesDeTentativas } from './config-parts.ts';
import type { PixDoAmbiente } from './psp/pix.config.ts';
import { type Limites, LIMITES_PADRAO } from './plugins/postgres-pool.ts';
import type { Prefixos } from './plugins/rede.ts';

/** The environment cannot be used as it is; the message is one pt-BR sentence that names the variable. */
export class ErroConfiguracao extends Error {
  override readonly name = 'ErroConfiguracao';
}

const REMETENTE = 'Balcão <nao-responda@balcao.test>';
const SEGREDOS = new Set([
  'DATABASE_URL',
  'DATABASE_URL_DIRETO',
  'MQTT_URL',
  'CHAVE_CANAIS',
  'CHAVE_SESSAO',
  'METRICS_TOKEN',
  'SMTP_URL',
  'IMPORT_MAP_TOKEN',
  'IMPORT_MAP_WEBHOOK_URL',
  'IMPORT_MAP_WEBHOOK_KEY',
  'IMPORT_MAP_PASSWORD',
  'SUPORTE_CHAVE',
  'SEGURADORAS_JSON',
  'OPEN_INSURANCE_JSON',
  'S3_SECRET_ACCESS_KEY',
  'PIX_CLIENT_SECRET',
  'PIX_CERTIFICADO',
  'PIX_CERTIFICADO_CHAVE',
  'PIX_AUTORIDADE',
]);

/** Read and judged by whoever uses it. */
const texto = z.optional(z.string());

const Ambiente = z.object({
  PORT: z._default(numero(0, 65_535, 'deve ser uma porta de 0 a 65535'), 9000),
  HOST: z._default(z.string().check(z.minLength(1)), 'localhost'),
  BALCAO_DATA: z._default(z.string().check(z.minLength(1)), '.data'),
  BALCAO_ENV: z._default(z.enum(['local', 'staging', 'production'], 'deve ser local, staging ou production'), 'local'),
  DADOS_DEMO: z._default(z.enum(['sim', 'nao'], 'deve ser sim ou nao'), 'nao'),
  DATABASE_URL: z.optional(postgres),
  DATABASE_URL_DIRETO: z.optional(postgres),
  BANCO_CONEXOES: conexoes(20),
  BANCO_CONEXOES_ENTRADA: conexoes(5),
  BANCO_CONEXOES_TAREFAS: conexoes(10),
  BANCO_LIMITE_CONSULTA: espera(LIMITES_PADRAO.consultaMs),
  BANCO_LIMITE_TRAVA: espera(LIMITES_PADRAO.travaMs),
  BANCO_LIMITE_PARADA: espera(LIMITES_PADRAO.paradaMs),
  BANCO_LIMITE_CONEXAO: espera(LIMITES_PADRAO.conexaoMs),
  MQTT_URL: z.optional(endereco(/^(mqtts?|wss?):$/, 'deve ser um endereço mqtt://, mqtts://, ws:// ou wss://')),
  SANDBOX_URL: z._default(web, 'http://localhost:9401'),
  CNPJ_URL: z.optional(web),
  PIX_URL: z.optional(web),
  PIX_TOKEN_URL: z.optional(web),
  PIX_CLIENT_ID: texto,
  PIX_CLIENT_SECRET: texto,
  PIX_CERTIFICADO: texto,
  PIX_CERTIFICADO_CHAVE: texto,
  PIX_AUTORIDADE: texto,
  PIX_CHAVE: z.optional(z.string().check(z.minLength(1), z.maxLength(77, 'deve ter no máximo 77 caracteres'))),
  PIX_RECEBEDOR: z.optional(z.string()),
  PIX_CIDADE: z.optional(z.string()),
  PIX_AVISOS_URL: z.optional(web),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'deve ser fatal, error, warn, info, debug, trace ou silent'),
    'info',
  ),
  COOKIE_DOMAIN: z.optional(z.string().check(z.regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'deve ser um domínio, como corretoras.example'))),
  TRUST_PROXY: z._default(
    z.string().check(z.regex(/^(true|false|\d{1,2}|[0-9a-f.:/, ]+)$/i, 'deve ser true, false, um número de saltos ou uma lista de IPs')),
    'false',
  ),
  SITE_URL: z.optional(web),
  SMTP_URL: z.optional(endereco(/^smtps?:$/, 'deve ser um endereço smtp:// ou smtps://')),
  MAIL_FROM: z._default(
    z.string().check(z.regex(/^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'deve ser um e-mail, ou Nome <e-mail>')),
    REMETENTE,
  ),
  MAIL_SPF: z.optional(
    z.string().check(z.regex(/^(include|a|mx|ip4|ip6|exists):[^\s]+$/i, 'deve ser um mecanismo de SPF, como include:spf.exemplo.com')),
  ),
  DNS_ZONA: texto,
  ENCARREGADO_EMAIL: z.optional(z.string().check(z.regex(/^[^\s<>@]+@[^\s<>@]+$/, 'deve ser um e-mail'))),
  LOGIN_CENTRAL_URL: z._default(
    z.string().check(z.refine(isCaminhoOuSite, 'deve ser um caminho deste site ou um endereço http:// ou https://')),
    '/login',
  ),
  LOGIN_CENTRAL_SAIR_URL: z.optional(
    z.string().check(z.refine(isCaminhoOuSite, 'deve ser um caminho deste site ou um endereço http:// ou https://')),
  ),
  LEGADO_LOGOUT_URL: z.optional(web),
  DRENAGEM_S: z.optional(numero(0, 300, 'deve ser um número de segundos de 0 a 300')),
  TENTATIVAS_LOGIN: z._default(numero(1, 100, 'deve ser um número de 1 a 100'), 5),
  TENTATIVAS_ENDERECO: z._default(numero(1, 10_000, 'deve ser um número de 1 a 10000'), 50),
  TENTATIVAS_REDE: z._default(numero(1, 100_000, 'deve ser um número de 1 a 100000'), 200),
  REDE_IPV4: z._default(numero(8, 32, 'deve ser um número de bits de 8 a 32'), 24),
  REDE_IPV6: z._default(numero(16, 128, 'deve ser um número de bits de 16 a 128'), 64),
  CHAVE_CANAIS: chave,
  CHAVE_SESSAO: chave,
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'deve ter ao menos 16 caracteres'))),
  IMPORT_MAP_URL: z.optional(web),
  IMPORT_MAP_TOKEN: z.optional(z.string().check(z.minLength(8, 'deve ter ao menos 8 caracteres'))),
  IMPORT_MAP_PASSWORD: z.optional(z.string().check(z.minLength(16, 'deve ter ao menos 16 caracteres'))),
  IMPORT_MAP_ORIGIN: z.optional(web),
  IMPORT_MAP_WEBHOOK_URL: z.optional(web),
  IMPORT_MAP_WEBHOOK_KEY: texto,
  S3_ENDPOINT: texto,
  S3_BUCKET: texto,
  S3_ANEXOS_BUCKET: texto,
  S3_REGION: texto,
  S3_ACCESS_KEY_ID: texto,
  S3_SECRET_ACCESS_KEY: texto,
  S3_FORCE_PATH_STYLE: texto,
  SEGURADORAS_JSON: texto,
  OPEN_INSURANCE_JSON: texto,
  AJUDA_URL: z._default(web, 'https://ajuda.balcao.example/busca'),
  SUPORTE_URL: z._default(web, 'https://suporte.balcao.example/atendimento'),
  SUPORTE_CHAVE: chave,
  EXTENSAO_CHROME_URL: z.optional(web),
  EXTENSAO_FIREFOX_URL: z.optional(web),
  VIDEO_INTRODUCAO_URL: z.optional(web),
  DIAS_TESTE: z._default(numero(1, 365, 'deve ser um número de dias de 1 a 365'), 15),
  ASSINATURA_NOVA_DESDE: z._default(z.iso.date('deve ser um dia, AAAA-MM-DD'), ASSINATURA_NOVA_DESDE),
  AUDITORIA_MESES: z._default(numero(1, 600, 'deve ser um número de meses de 1 a 600'), 60),
  MODULOS_DEV: texto,
});

/** Of one variable a site has as many as environments. */
export const FAMILIAS = ['IMPORT_MAP_KEY_'] as const;

/** Every variable the gateway reads, and what stands in for it when nobody gives it; null: nothing does. */
export const VARIAVEIS: readonly { readonly nome: string; readonly padrao: string | null }[] = Object.entries(Ambiente.shape).map(
  ([nome, { def }]) => ({ nome, padrao: def.type === 'default' ? String(def.defaultValue) : null }),
);

/** Where maps come from, and what the embedded service needs besides the database. */
export interface ConfigMapas {
  /** null: the service embedded in this process. */
  readonly remoto: { readonly url: string; readonly token: string } | null;
  /** The site's own origin, where addresses without one are fetched from. */
  readonly origemPropria: string | null;
  readonly webhook: { readonly url: string; readonly chave: string } | null;
  /** Password of `deployer`; null: one kept in BALCAO_DATA, which no other gateway knows. */
  readonly senha: string | null;
  /** Variables of the file store (`S3_*`) and of the signing keys (`IMPORT_MAP_KEY_*`), as they came. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The database's connections, by what they are for, and how long each may keep somebody waiting. */
export interface ConfigBanco {
  /** What is asked by signed-in calls, and by jobs at work. */
  readonly conexoes: number;
  /** Signing in, sessions and health: whatever hangs, these go on. */
  readonly conexoesEntrada: number;
  /** The job queue's own. */
  readonly conexoesTarefas: number;
  readonly limites: Limites;
}

export interface Config {
  readonly porta: number;
  readonly host: string;
  /** Absolute directory of the embedded database, keys, files and maps. */
  readonly pastaDados: string;
  readonly ambiente: 'local' | 'staging' | 'production';
  /** Whether an empty database is to be filled with the demo: never unless it is asked for by its word. */
  readonly isDemo: boolean;
  /** null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** The same database without a pooler in between: migrations, the job queue and whoever listens. Given only with `databaseUrl`. */
  readonly databaseUrlDireto: string | null;
  readonly banco: ConfigBanco;
  /** null: the embedded broker alone. */
  readonly mqttUrl: string | null;
  readonly sandboxUrl: string;
  /** Insurers, as a JSON list or the path of a file that holds one; null: those of the sandbox alone. */
  readonly seguradoras: string | null;
  /** Insurers whose policies are read with consent, as a JSON list or the path of a file that holds one; null: those of the sandbox alone. */
  readonly openInsurance: string | null;
  /** Who knows companies: `/<cnpj>` is added to it. */
  readonly cnpjUrl: string;
  /** Who receives what subscriptions pay. */
  readonly pix: PixDoAmbiente;
  readonly nivelLog: z.output<typeof Ambiente>['LOG_LEVEL'];
  readonly dominioCookie: string | null;
  /** Origin of the site in links sent by e-mail, never taken from a request. */
  readonly siteUrl: string;
  readonly avisosPixUrl: string;
  readonly correio: ConfigCorreio;
  /** A JSON file of names and their TXT records, asked in place of the DNS; null: the DNS. Never in production. */
  readonly dnsZona: string | null;
  /** The product's data protection officer, named by the privacy policy; null: nobody is. */
  readonly encarregadoEmail: string | null;
  /** Where one goes to sign in. */
  readonly loginCentral: string;
  /** Where one goes on leaving, so that the central login forgets them too; the central login itself unless it names another. */
  readonly loginCentralSair: string;
  /** Opened in a hidden frame on leaving; null when there is no older system. */
  readonly legadoLogout: string | null;
  readonly proxy: boolean | number | string[];
  /** Seconds between being asked to stop and refusing connections: whoever sends them here learns of it meanwhile. */
  readonly drenagemS: number;
  /** Wrong guesses before the next one waits. */
  readonly tentativas: LimitesDeTentativas;
  /** How many bits of an address say whose network it is. */
  readonly prefixos: Prefixos;
  readonly chaveCanais: string | null;
  readonly chaveSessao: string | null;
  /** What `/metrics` wants as a bearer; null: it answers this machine alone, in the local environment. */
  readonly tokenMetricas: string | null;
  readonly mapas: ConfigMapas;
  readonly enderecos: ConfigEnderecos;
  /** Secret shared with the support window's host, to check its token; null: one derived from the session's key. */
  readonly chaveSuporte: string | null;
  /** How long a new subscription may try the product. */
  readonly diasDeTeste: number;
  /** First day, of São Paulo, whose subscriptions count as new (spec §4). */
  readonly assinaturaNovaDesde: string;
  /** How many whole months the audit trail is kept. */
  readonly auditoriaMeses: number;
  /** Modules under development, name → address (`npm run dev`); of the local environment alone. */
  readonly modulosDev: Readonly<Record<string, string>>;
  /** Names of the variables that were given a value. */
  readonly dadas: ReadonlySet<string>;
}

type Lido = z.output<typeof Ambiente>;

const siteOf = ({ SITE_URL, HOST, PORT }: Lido): string =>
  SITE_URL ? new URL(SITE_URL).origin : `http://${HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST}:${PORT}`;

const required = (nome: string, porque: string): never => {
  throw new ErroConfiguracao(`A variável de ambiente ${nome} é obrigatória com ${porque}.`);
};

function diretoOf({ DATABASE_URL, DATABASE_URL_DIRETO }: Lido): string | null {
  if (DATABASE_URL_DIRETO && !DATABASE_URL) return required('DATABASE_URL', 'DATABASE_URL_DIRETO');
  return DATABASE_URL_DIRETO ?? null;
}

const bancoOf = (lido: Lido): ConfigBanco => ({
  conexoes: lido.BANCO_CONEXOES,
  conexoesEntrada: lido.BANCO_CONEXOES_ENTRADA,
  conexoesTarefas: lido.BANCO_CONEXOES_TAREFAS,
  limites: {
    consultaMs: lido.BANCO_LIMITE_CONSULTA,
    travaMs: lido.BANCO_LIMITE_TRAVA,
    paradaMs: lido.BANCO_LIMITE_PARADA,
    conexaoMs: lido.BANCO_LIMITE_CONEXAO,
  },
});

function mapasOf(lido: Lido, env: Readonly<Record<string, string | undefined>>): ConfigMapas {
  const { IMPORT_MAP_URL: url, IMPORT_MAP_TOKEN: token, IMPORT_MAP_WEBHOOK_URL: aviso } = lido;
  return {
    remoto: url ? { url: url.replace(/\/+$/, ''), token: token ?? required('IMPORT_MAP_TOKEN', 'IMPORT_MAP_URL') } : null,
    origemPropria: lido.IMPORT_MAP_ORIGIN ? new URL(lido.IMPORT_MAP_ORIGIN).origin : null,
    webhook: aviso
      ? { url: aviso, chave: lido.IMPORT_MAP_WEBHOOK_KEY ?? required('IMPORT_MAP_WEBHOOK_KEY', 'IMPORT_MAP_WEBHOOK_URL') }
      : null,
    senha: lido.IMPORT_MAP_PASSWORD ?? null,
    env: Object.fromEntries(Object.entries(env).filter(([nome]) => /^(S3_|IMPORT_MAP_KEY_|AWS_)/.test(nome))),
  };
}

/** The pretend provider of payments, beside the pretend insurers. */
const pixDoSandbox = (sandboxUrl: string): PixDoAmbiente => ({
  baseUrl: `${sandboxUrl}/psp/v2`,
  tokenUrl: `${sandboxUrl}/psp/oauth/token`,
  clientId: 'balcao',
  clientSecret: 'segredo-psp',
  certificado: null,
  chave: '9f3c1a52-7d7e-4a4e-8a1e-5b0f6f1d2c3b',
  recebedor: { nome: 'Balcao Demonstracao', cidade: 'Sao Paulo' },
});

/** In production whatever is missing is told in one sentence, with everything else that is. */
const requiredWithPix = ({ BALCAO_ENV }: Lido, nome: string): string => (BALCAO_ENV === 'production' ? '' : required(nome, 'PIX_URL'));

function certificadoOf(lido: Lido): PixDoAmbiente['certificado'] {
  const { PIX_CERTIFICADO: certificado, PIX_CERTIFICADO_CHAVE: privada, PIX_AUTORIDADE: autoridade } = lido;
  if (!certificado) return null;
  return { certificado, chave: privada ?? requiredWithPix(lido, 'PIX_CERTIFICADO_CHAVE'), ...(autoridade && { autoridade }) };
}

function pixOf(lido: Lido): PixDoAmbiente {
  const { PIX_URL: url } = lido;
  if (!url) return pixDoSandbox(lido.SANDBOX_URL.replace(/\/+$/, ''));
  const given = (nome: 'PIX_CLIENT_ID' | 'PIX_CLIENT_SECRET' | 'PIX_CHAVE' | 'PIX_RECEBEDOR' | 'PIX_CIDADE'): string =>
    lido[nome] ?? requiredWithPix(lido, nome);
  return {
    baseUrl: url.replace(/\/+$/, ''),
    tokenUrl: lido.PIX_TOKEN_URL ?? new URL('/oauth/token', url).href,
    clientId: given('PIX_CLIENT_ID'),
    clientSecret: given('PIX_CLIENT_SECRET'),
    certificado: certificadoOf(lido),
    chave: given('PIX_CHAVE'),
    recebedor: { nome: given('PIX_RECEBEDOR'), cidade: given('PIX_CIDADE') },
  };
}

/** Unless it is told, the host that e-mails are handed to is the one that sends them. */
const spfOf = (lido: Lido): string => lido.MAIL_SPF ?? `a:${new URL(lido.SMTP_URL ?? siteOf(lido)).hostname}`;

function modulosDevOf({ BALCAO_ENV, MODULOS_DEV }: Lido): Config['modulosDev'] {
  return BALCAO_ENV === 'local' && MODULOS_DEV ? (JSON.parse(MODULOS_DEV) as Record<string, string>) : {};
}

/**
 * Reads the whole environment once. An empty variable counts as absent.
 *
 * @throws ErroConfiguracao naming the first bad variable (and its value, unless it is a secret).
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, cwd: string): Config {
  const dadas = Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = z.safeParse(Ambiente, Object.fromEntries(dadas));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const nome = String(issue?.path[0]);
    const valor = SEGREDOS.has(nome) ? '' : ` (recebido: "${env[nome] ?? ''}")`;
    throw new ErroConfiguracao(`A variável de ambiente ${nome} ${issue?.message ?? 'é inválida'}${valor}.`);
  }
  const lido = parsed.data;
  return {
    porta: lido.PORT,
    host: lido.HOST,
    pastaDados: isAbsolute(lido.BALCAO_DATA) ? lido.BALCAO_DATA : join(cwd, lido.BALCAO_DATA),
    ambiente: lido.BALCAO_ENV,
    isDemo: lido.DADOS_DEMO === 'sim',
    databaseUrl: lido.DATABASE_URL ?? null,
    databaseUrlDireto: diretoOf(lido),
    banco: bancoOf(lido),
    mqttUrl: lido.MQTT_URL ?? null,
    seguradoras: lido.SEGURADORAS_JSON ?? null,
    openInsurance: lido.OPEN_INSURANCE_JSON ?? null,
    sandboxUrl: lido.SANDBOX_URL.replace(/\/+$/, ''),
    cnpjUrl: (lido.CNPJ_URL ?? `${lido.SANDBOX_URL.replace(/\/+$/, '')}/receita/cnpj`).replace(/\/+$/, ''),
    pix: pixOf(lido),
    nivelLog: lido.LOG_LEVEL,
    dominioCookie: lido.COOKIE_DOMAIN ?? null,
    siteUrl: siteOf(lido),
    avisosPixUrl: lido.PIX_AVISOS_URL?.replace(/\/+$/, '') ?? siteOf(lido),
    correio: { smtpUrl: lido.SMTP_URL ?? null, remetente: lido.MAIL_FROM, spf: spfOf(lido) },
    dnsZona: lido.BALCAO_ENV === 'production' ? null : (lido.DNS_ZONA ?? null),
    encarregadoEmail: lido.ENCARREGADO_EMAIL ?? null,
    loginCentral: lido.LOGIN_CENTRAL_URL,
    loginCentralSair: lido.LOGIN_CENTRAL_SAIR_URL ?? lido.LOGIN_CENTRAL_URL,
    legadoLogout: lido.LEGADO_LOGOUT_URL ?? null,
    proxy: proxyOf(lido.TRUST_PROXY),
    // nothing stands before a developer's machine
    drenagemS: lido.DRENAGEM_S ?? (lido.BALCAO_ENV === 'local' ? 0 : 5),
    tentativas: { pessoa: lido.TENTATIVAS_LOGIN, endereco: lido.TENTATIVAS_ENDERECO, rede: lido.TENTATIVAS_REDE },
    prefixos: { ipv4: lido.REDE_IPV4, ipv6: lido.REDE_IPV6 },
    chaveCanais: lido.CHAVE_CANAIS ?? null,
    chaveSessao: lido.CHAVE_SESSAO ?? null,
    tokenMetricas: lido.METRICS_TOKEN ?? null,
    mapas: mapasOf(lido, env),
    enderecos: {
      ajuda: lido.AJUDA_URL,
      suporte: lido.SUPORTE_URL,
      extensaoChrome: lido.EXTENSAO_CHROME_URL ?? null,
      extensaoFirefox: lido.EXTENSAO_FIREFOX_URL ?? null,
      videoIntroducao: lido.VIDEO_INTRODUCAO_URL ?? null,
    },
    chaveSuporte: lido.SUPORTE_CHAVE ?? null,
    diasDeTeste: lido.DIAS_TESTE,
    assinaturaNovaDesde: lido.ASSINATURA_NOVA_DESDE,
    auditoriaMeses: lido.AUDITORIA_MESES,
    modulosDev: modulosDevOf(lido),
    dadas: new Set(dadas.map(([nome]) => nome)),
  };
}

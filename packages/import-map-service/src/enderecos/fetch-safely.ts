import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BuscaRecusada, codeOf } from './busca-recusada.ts';
import { judgeEndereco, type ListaEnderecos } from './endereco-permitido.ts';
import { buscas } from './enderecos.copy.ts';
import { readResposta } from './read-resposta.ts';
import { type EnderecoResolvido, lookupFixo, systemResolver, resolvePermitido } from './resolve-permitido.ts';

export { BuscaRecusada } from './busca-recusada.ts';
export type { EnderecoResolvido } from './resolve-permitido.ts';

export interface OpcoesBusca {
  readonly lista: ListaEnderecos;
  /** Listed origins that may resolve to a private address. */
  readonly internas?: readonly string[];
  readonly limiteBytes?: number;
  /** Limit for the whole fetch, redirects included. */
  readonly esperaMs?: number;
  /** Accepted content types; JavaScript by default. */
  readonly tipos?: RegExp;
  /** Resolves a host name; the system's resolver by default. */
  readonly resolver?: (host: string) => Promise<readonly EnderecoResolvido[]>;
}

export interface Buscado {
  readonly bytes: Buffer;
  /** Final address, after redirects. */
  readonly url: string;
  readonly tipo: string;
}

const JAVASCRIPT = /^(text|application)\/(x-)?(javascript|ecmascript)$/;
const LIMITE_BYTES = 10 * 1024 * 1024;
const ESPERA_MS = 10_000;
const VOLTAS_MAXIMAS = 3;
const REDIRECIONA = new Set([301, 302, 303, 307, 308]);

function requirePermitido(endereco: string, lista: ListaEnderecos): URL {
  const veredito = judgeEndereco(endereco, lista);
  if (!veredito.ok) throw new BuscaRecusada(veredito.motivo);
  if (!URL.canParse(veredito.url)) throw new BuscaRecusada(buscas.semOrigem);
  return new URL(veredito.url);
}

const isInterna = ({ origin }: URL, { lista, internas = [] }: OpcoesBusca) =>
  lista.isLocal === true || internas.some((interna) => URL.canParse(interna) && new URL(interna).origin === origin);

/** One request to the address that was checked, on a new connection. */
async function ask(url: URL, opcoes: OpcoesBusca, signal: AbortSignal): Promise<IncomingMessage> {
  const { resolver = systemResolver } = opcoes;
  const destino = await resolvePermitido(url.hostname, { resolver, isInternaPermitida: isInterna(url, opcoes) });
  signal.throwIfAborted();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { accept: '*/*', 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    request(url, { agent: false, lookup: lookupFixo(destino), signal, headers }, resolve)
      .on('error', reject)
      .end();
  });
}

async function follow(endereco: string, opcoes: OpcoesBusca, signal: AbortSignal): Promise<{ url: URL; resposta: IncomingMessage }> {
  let url = requirePermitido(endereco, opcoes.lista);
  for (let voltas = 0; voltas <= VOLTAS_MAXIMAS; voltas++) {
    const resposta = await ask(url, opcoes, signal);
    if (!REDIRECIONA.has(resposta.statusCode ?? 0)) return { url, resposta };
    resposta.destroy();
    const { location } = resposta.headers;
    if (!location || !URL.canParse(location, url)) throw new BuscaRecusada(buscas.semDestino);
    // the target of a redirect is checked like a requested address
    url = requirePermitido(new URL(location, url).href, opcoes.lista);
  }
  throw new BuscaRecusada(buscas.voltas);
}

async function fetchOnce(endereco: string, opcoes: OpcoesBusca, signal: AbortSignal): Promise<Buscado> {
  const { tipos = JAVASCRIPT, limiteBytes = LIMITE_BYTES } = opcoes;
  const { url, resposta } = await follow(endereco, opcoes, signal);
  try {
    if (resposta.statusCode !== 200) throw new BuscaRecusada(buscas.status(resposta.statusCode ?? 0));
    const tipo = (resposta.headers['content-type'] ?? '').replace(/;.*$/s, '').trim().toLowerCase();
    if (!tipos.test(tipo)) throw new BuscaRecusada(buscas.tipo(tipo));
    return { bytes: await readResposta(resposta, limiteBytes), url: url.href, tipo };
  } finally {
    resposta.destroy();
  }
}

/** Rejects on timeout, because a resolver cannot be cancelled. */
const onAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Fetches an allow-listed address. Every redirect is checked again; private networks are refused (unless the environment is local or the
 * origin is marked internal), metadata addresses always; the connection goes to the address that was checked; time and size are limited.
 *
 * @throws BuscaRecusada
 */
export async function fetchSafely(endereco: string, opcoes: OpcoesBusca): Promise<Buscado> {
  const { esperaMs = ESPERA_MS } = opcoes;
  const controle = new AbortController();
  const relogio = setTimeout(() => controle.abort(), esperaMs);
  try {
    return await Promise.race([fetchOnce(endereco, opcoes, controle.signal), onAbort(controle.signal)]);
  } catch (causa) {
    if (causa instanceof BuscaRecusada) throw causa;
    throw new BuscaRecusada(controle.signal.aborted ? buscas.tempo(esperaMs) : buscas.rede(codeOf(causa)), { cause: causa });
  } finally {
    clearTimeout(relogio);
  }
}

import * as z from 'zod/mini';
import { INTEGRIDADE } from '../construcao/integridade.ts';

/** Body of `PATCH /import-map.json`. */
export interface MapaPedido {
  readonly imports: Readonly<Record<string, string>>;
  readonly scopes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly integrity: Readonly<Record<string, string>>;
}

const isRecord = (valor: unknown): valor is Record<string, unknown> => typeof valor === 'object' && valor !== null && !Array.isArray(valor);
const PREFIXO = 'Invalid import map in request body --';

function issuesOfImports(imports: unknown): string[] {
  if (!isRecord(imports)) return [`${PREFIXO} imports is not an object`];
  return Object.entries(imports).flatMap(([nome, url]) => {
    if (typeof url !== 'string') return [`${PREFIXO} module with name '${nome}' does not have a string url`];
    if (!isNome(nome)) return [`Invalid module name -- module name '${nome}' is invalid`];
    if (nome.endsWith('/') && !url.endsWith('/')) {
      return [`${PREFIXO} the URL for module with name '${nome}' does not end with a trailing slash`];
    }
    return [];
  });
}

function issuesOfScopes(scopes: unknown): string[] {
  if (!isRecord(scopes)) return [`${PREFIXO} scopes is not an object`];
  return Object.entries(scopes).flatMap(([nome, escopo]) => {
    if (!isRecord(escopo)) return [`${PREFIXO} scope with name '${nome}' is not an object`];
    if (Object.keys(escopo).length === 0) return [`${PREFIXO} scope with name '${nome}' is an object with no properties`];
    return issuesOfImports(escopo);
  });
}

function issuesOfIntegrity(integrity: unknown): string[] {
  if (!isRecord(integrity)) return [`${PREFIXO} integrity is not an object`];
  return Object.entries(integrity).flatMap(([url, sri]) =>
    typeof sri === 'string' && isIntegridade(sri) ? [] : [`${PREFIXO} integrity for url '${url}' is not a valid integrity`],
  );
}

/** One hash of the kinds browsers check, or several with spaces between them. */
export const isIntegridade = (texto: string): boolean => INTEGRIDADE.test(texto);

/** A name that is read as an address could redirect another team's file while keeping its integrity. */
const isEndereco = (nome: string): boolean => /^(\.{0,2}\/|[a-z][a-z\d+.-]*:)/i.test(nome.trim());

/** Whether the map may have such a name. */
export const isNome = (nome: string): boolean => nome.trim() !== '' && !(nome in {}) && !isEndereco(nome);

/** Problems of a map, in the wording of import-map-deployer. */
export function issuesOf(corpo: Record<string, unknown>): string[] {
  const { imports, scopes, integrity } = corpo;
  return [
    ...(imports === undefined ? [] : issuesOfImports(imports)),
    ...(scopes === undefined ? [] : issuesOfScopes(scopes)),
    ...(integrity === undefined ? [] : issuesOfIntegrity(integrity)),
  ];
}

const Mapa = z.object({
  imports: z._default(z.record(z.string(), z.string()), {}),
  scopes: z._default(z.record(z.string(), z.record(z.string(), z.string())), {}),
  integrity: z._default(z.record(z.string(), z.string()), {}),
});

/** Parses a body for which `issuesOf` found no problem. */
export const parseMapa = (corpo: Record<string, unknown>): MapaPedido => Mapa.parse(corpo);

/** A body as an object; null when it is not a JSON object. */
export function readBody(texto: unknown): Record<string, unknown> | null {
  try {
    const corpo: unknown = JSON.parse(String(texto));
    return isRecord(corpo) ? corpo : null;
  } catch {
    return null;
  }
}

/** `./x.js` and `../x.js` resolved against a folder of the environment; other addresses are unchanged. */
export function absoluteFrom(pasta: string, url: string): string {
  if (!/^\.{1,2}\//.test(url)) return url;
  if (URL.canParse(pasta)) return new URL(url, pasta).href;
  const { pathname, search, hash } = new URL(url, `https://exemplo.invalid${pasta}`);
  return pathname + search + hash;
}

/**
 * Address of the folder `niveis` levels above a module (1: its own folder). null where import-map-deployer makes none: an
 * address without a folder.
 */
export function folderOf(url: string, niveis: number): string | null {
  if ((url.match(/\//g) ?? []).length <= 1) return null;
  const subida = niveis <= 1 ? './' : '../'.repeat(niveis - 1);
  if (URL.canParse(url)) return new URL(subida, url).href;
  return new URL(subida, `https://exemplo.invalid${url.startsWith('/') ? '' : '/'}${url}`).pathname;
}

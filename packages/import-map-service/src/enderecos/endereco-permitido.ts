import { motivos } from './enderecos.copy.ts';

/** Where modules of an environment may come from. */
export interface ListaEnderecos {
  /** Prefixes: an origin, an origin and a path (`https://cdn.exemplo.com/balcao/`), or a folder of the own origin (`/modules/`). */
  readonly origens: readonly string[];
  /** The environment's own origin, http allowed; null = only relative paths are its own. */
  readonly propria: string | null;
  /** http on loopback is allowed for listed origins. */
  readonly isLocal?: boolean;
  /** http is allowed for every listed origin. */
  readonly semTls?: boolean;
}

/** `motivo` is a pt-BR sentence. */
export type Veredito = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly motivo: string };

const refuse = (motivo: string): Veredito => ({ ok: false, motivo });

/** Spaces, control characters (Unicode ones too) and bidirectional marks: parsers drop them and readers do not see them. */
const FORMA_HOSTIL = /[\p{White_Space}\p{Cc}\p{Cf}\\]/u;
/** Encoded characters that a server might decode a second time: dot, slash, backslash, percent, controls. */
const CODIFICADO = /%(?:2[ef5]|5c|7f|[01][0-9a-f])/i;
/** `https:evil.com` and `https:///evil.com` also reach a host, although they look like paths. */
const ABSOLUTO = /^https?:\/\/[^/]/i;
const RELATIVO = /^\/(?!\/)/;
/** Only used as a base to parse paths; never requested. */
const BASE_DE_LEITURA = 'https://propria.invalid';

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
const originOf = (texto: string): string | null => (URL.canParse(texto) && ABSOLUTO.test(texto) ? new URL(texto).origin : null);

/** Prefixes match whole segments: `/m` allows `/m/a.js`, but not `/m-outra/a.js`. */
function isBelow(caminho: string, prefixo: string): boolean {
  const pasta = prefixo.endsWith('/') ? prefixo : `${prefixo}/`;
  return caminho === prefixo || caminho.startsWith(pasta);
}

/** Whether a path of the own origin is below one of its listed folders. */
function isBelowOwn({ pathname }: URL, { origens }: ListaEnderecos): boolean {
  return origens.some((prefixo) => RELATIVO.test(prefixo) && isBelow(pathname, new URL(prefixo, BASE_DE_LEITURA).pathname));
}

function judgeOrigin(url: URL, lista: ListaEnderecos): Veredito {
  const { origens, propria, isLocal = false, semTls = false } = lista;
  if (propria !== null && url.origin === originOf(propria)) {
    return isBelowOwn(url, lista) ? { ok: true, url: url.href } : refuse(motivos.prefixo(url.origin));
  }
  const listadas = origens.filter((origem) => originOf(origem) === url.origin).map((origem) => new URL(origem));
  if (listadas.length === 0) return refuse(motivos.origem(url.origin));
  if (url.protocol !== 'https:' && !semTls && !(isLocal && isLoopback(url.hostname))) return refuse(motivos.protocolo);
  if (!listadas.some(({ pathname }) => isBelow(url.pathname, pathname))) return refuse(motivos.prefixo(url.origin));
  return { ok: true, url: url.href };
}

/**
 * Decides by parsing whether an address may be in an environment's map.
 *
 * @returns the address normalised: absolute, or a path of the environment's own origin.
 */
export function judgeEndereco(endereco: unknown, lista: ListaEnderecos): Veredito {
  if (typeof endereco !== 'string' || endereco === '') return refuse(motivos.semTexto);
  if (FORMA_HOSTIL.test(endereco)) return refuse(motivos.forma);
  const isRelativo = RELATIVO.test(endereco);
  if (!isRelativo && !ABSOLUTO.test(endereco)) return refuse(motivos.relativo);
  if (!URL.canParse(endereco, BASE_DE_LEITURA)) return refuse(motivos.ilegivel);

  const [caminhoEscrito = ''] = endereco.split(/[?#]/);
  if (CODIFICADO.test(caminhoEscrito)) return refuse(motivos.codificado);
  const autoridade = isRelativo ? '' : caminhoEscrito.replace(/^[^/]*\/\//, '').replace(/\/.*$/, '');
  if (autoridade.includes('@')) return refuse(motivos.credenciais);
  const url = new URL(endereco, BASE_DE_LEITURA);
  if (endereco.includes('#')) return refuse(motivos.fragmento);
  // `/..//evil.com` normalises to `//evil.com`, which is another host
  if (url.pathname.includes('//')) return refuse(motivos.barrasSeguidas);
  if (!isRelativo) return judgeOrigin(url, lista);
  return isBelowOwn(url, lista) ? { ok: true, url: url.pathname + url.search } : refuse(motivos.foraDasPastas);
}

export interface RecusaEndereco {
  /** `imports["react"]`, `scopes["/a/"]["react"]`, `integrity`. */
  readonly onde: string;
  readonly endereco: string;
  readonly motivo: string;
}

/** One address of a map, and whether its name asks for a folder. */
interface Citado {
  readonly onde: string;
  readonly endereco: unknown;
  readonly isPasta: boolean;
}

const isObjeto = (valor: unknown): valor is Record<string, unknown> => typeof valor === 'object' && valor !== null && !Array.isArray(valor);
const quote = (texto: string) => `[${JSON.stringify(texto)}]`;
const textOf = (valor: unknown): string => (typeof valor === 'string' ? valor : (JSON.stringify(valor) ?? String(valor)));

const keysOf = (onde: string, parte: Record<string, unknown>): Citado[] =>
  Object.keys(parte).map((endereco) => ({ onde, endereco, isPasta: false }));

const nameIn = (onde: string, nome: string, endereco: unknown): Citado => ({
  onde: onde + quote(nome),
  endereco,
  isPasta: nome.endsWith('/'),
});

const namesIn = (onde: string, parte: Record<string, unknown>): Citado[] =>
  Object.entries(parte).map(([nome, endereco]) => nameIn(onde, nome, endereco));

/** Names of the map resolve to addresses that are checked elsewhere; only what a loader reads as an address is checked here. */
const isAddressLike = (dep: unknown) => typeof dep !== 'string' || /^[\s./\\]|^[a-z][a-z\d+.-]*:/i.test(dep);

const inDepcache = (endereco: unknown): Citado => ({ onde: 'depcache', endereco, isPasta: false });

const PARTES: Readonly<Record<string, (parte: Record<string, unknown>) => (Citado | RecusaEndereco)[]>> = {
  imports: (parte) => namesIn('imports', parte),
  scopes: (parte) => [
    ...keysOf('scopes', parte),
    ...Object.entries(parte).flatMap(([escopo, imports]): (Citado | RecusaEndereco)[] => {
      const onde = `scopes${quote(escopo)}`;
      return isObjeto(imports) ? namesIn(onde, imports) : [{ onde, endereco: textOf(imports), motivo: motivos.parte(onde) }];
    }),
  ],
  integrity: (parte) => keysOf('integrity', parte),
  depcache: (parte) => [...keysOf('depcache', parte), ...Object.values(parte).flat().filter(isAddressLike).map(inDepcache)],
};

function refusalOf({ onde, endereco, isPasta }: Citado, lista: ListaEnderecos): RecusaEndereco[] {
  const veredito = judgeEndereco(endereco, lista);
  if (!veredito.ok) return [{ onde, endereco: textOf(endereco), motivo: veredito.motivo }];
  const isMalFechada = isPasta && (veredito.url.includes('?') || !veredito.url.endsWith('/'));
  return isMalFechada ? [{ onde, endereco: textOf(endereco), motivo: motivos.pasta }] : [];
}

/** Every address of a map that is not allowed: imports, scopes (keys and values), integrity keys, depcache, trailing-slash entries. */
export function recusasDoMapa(mapa: unknown, lista: ListaEnderecos): RecusaEndereco[] {
  if (!isObjeto(mapa)) return [{ onde: 'mapa', endereco: '', motivo: motivos.mapa }];
  return Object.entries(PARTES).flatMap(([nome, read]) => {
    const parte = mapa[nome];
    if (parte === undefined) return [];
    if (!isObjeto(parte)) return [{ onde: nome, endereco: textOf(parte), motivo: motivos.parte(nome) }];
    return read(parte).flatMap((citado) => ('motivo' in citado ? [citado] : refusalOf(citado, lista)));
  });
}

interface PorMao {
  readonly avulsos: Readonly<Record<string, { readonly url: string; readonly integridade: string | null }>>;
  readonly scopes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly integridades: Readonly<Record<string, string>>;
}

/** Removes from what was published by address everything that is not allowed, and lists what was removed. */
export function permitidos<T extends PorMao>(
  { avulsos, scopes, integridades }: T,
  lista: ListaEnderecos,
): PorMao & { recusas: RecusaEndereco[] } {
  const recusas: RecusaEndereco[] = [];
  const isAllowed = (citado: Citado): boolean => {
    const daqui = refusalOf(citado, lista);
    recusas.push(...daqui);
    return daqui.length === 0;
  };
  const allowedIn = (onde: string, imports: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(imports).filter(([nome, endereco]) => isAllowed(nameIn(onde, nome, endereco))));
  return {
    avulsos: Object.fromEntries(Object.entries(avulsos).filter(([nome, { url }]) => isAllowed(nameIn('imports', nome, url)))),
    scopes: Object.fromEntries(
      Object.entries(scopes)
        .filter(([escopo]) => isAllowed({ onde: 'scopes', endereco: escopo, isPasta: false }))
        .map(([escopo, imports]) => [escopo, allowedIn(`scopes${quote(escopo)}`, imports)] as const)
        .filter(([, imports]) => Object.keys(imports).length > 0),
    ),
    integridades: Object.fromEntries(
      Object.entries(integridades).filter(([endereco]) => isAllowed({ onde: 'integrity', endereco, isPasta: false })),
    ),
    recusas,
  };
}

import type { EstadoAmbiente } from '../registro/estado.model.ts';
import type { Item } from '../registro/registro.model.ts';
import { type Acao, type Autor, requireDireito, TODOS } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { BIBLIOTECAS, DE_TODOS, pastaDoServico, servicoDoNome } from './nomes.ts';

/** Services whose files are in a folder below the modules: `quoting/paginas/` → `@balcao/quoting`. Empty: a shared folder. */
export function donosDaPasta({ fonte }: Pick<Contexto, 'fonte'>, pasta: string): string[] {
  const partes = pasta.split('/').filter(Boolean);
  const [raiz] = partes;
  if (raiz === undefined || pasta === BIBLIOTECAS) return [];
  if (pasta.startsWith(BIBLIOTECAS)) return [partes.slice(0, 2).join('/')];
  const declarados = Object.keys(fonte.imports).filter((nome) => pastaDoServico(fonte, nome) === raiz);
  return [...new Set(declarados.map((nome) => servicoDoNome(fonte, nome)))];
}

type Solto = { readonly nome: string; readonly url: string };

/** Every name published by address, with its address. */
const looseIn = ({ avulsos, scopes }: EstadoAmbiente): Solto[] => [
  ...Object.entries(avulsos).map(([nome, { url }]) => ({ nome, url })),
  ...Object.values(scopes).flatMap((imports) => Object.entries(imports).map(([nome, url]) => ({ nome, url }))),
];

const named = (ctx: Contexto, soltos: readonly Solto[]): string[] => soltos.map(({ nome }) => servicoDoNome(ctx.fonte, nome));

/** An undeclared folder belongs to the live parcel or library of the same name. */
function ownersBelow(ctx: Contexto, { servicos }: EstadoAmbiente, pasta: string): string[] {
  const donos = donosDaPasta(ctx, pasta);
  const [raiz] = pasta.split('/');
  if (donos.length > 0 || !raiz) return donos;
  return [servicos[raiz] ? raiz : `@balcao/${raiz}`];
}

/** Owners of the file at an address: by its folder; for an external file, the services whose names point to it. */
function ownersOfFile(ctx: Contexto, estado: EstadoAmbiente, url: string): string[] {
  const { modulos } = ctx.lugarDe(estado.ambiente);
  if (url.startsWith(modulos)) return ownersBelow(ctx, estado, url.slice(modulos.length));
  return named(
    ctx,
    looseIn(estado).filter((solto) => solto.url === url),
  );
}

/** Services affected by a scope: everything that runs from below it. */
function ownersOfScope(ctx: Contexto, estado: EstadoAmbiente, escopo: string): string[] {
  const { modulos } = ctx.lugarDe(estado.ambiente);
  // services added later are below it too
  if (modulos.startsWith(escopo)) return [TODOS, ...DE_TODOS];
  const deFora = named(
    ctx,
    looseIn(estado).filter(({ url }) => url.startsWith(escopo)),
  );
  const daPasta = escopo.startsWith(modulos) ? ownersBelow(ctx, estado, escopo.slice(modulos.length)) : [];
  return [...daPasta, ...deFora];
}

function targetsOfScope(ctx: Contexto, estado: EstadoAmbiente, { escopo, imports }: { escopo: string; imports: Record<string, string> }) {
  // names removed from the scope are changes too
  const mudam = Object.keys({ ...estado.scopes[escopo], ...imports }).filter((nome) => estado.scopes[escopo]?.[nome] !== imports[nome]);
  return [...ownersOfScope(ctx, estado, escopo), ...mudam.map((nome) => servicoDoNome(ctx.fonte, nome))];
}

/** Services whose right is needed to set this integrity; a file without owner needs a right over all services, unless the same change names it. */
function targetsOfIntegrity(ctx: Contexto, estado: EstadoAmbiente, itens: readonly Item[], url: string): string[] {
  const donos = ownersOfFile(ctx, estado, url);
  if (donos.length > 0) return donos;
  const isNamedHere = itens.some(
    (item) => ('nome' in item && item.url === url) || ('escopo' in item && Object.values(item.imports).includes(url)),
  );
  return isNamedHere ? [] : [TODOS];
}

const knownIntegrity = ({ avulsos, integridades }: EstadoAmbiente, url: string): string | null =>
  Object.values(avulsos).find((avulso) => avulso.url === url)?.integridade ?? integridades[url] ?? null;

function targetsOf(ctx: Contexto, estado: EstadoAmbiente, itens: readonly Item[], item: Item): string[] {
  if ('servico' in item) return [item.servico];
  if ('remover' in item) return [servicoDoNome(ctx.fonte, item.remover)];
  if ('escopo' in item) return targetsOfScope(ctx, estado, item);
  if ('arquivo' in item) return targetsOfIntegrity(ctx, estado, itens, item.arquivo);
  const { nome, url, integridade } = item;
  const isSame = integridade === null || integridade === knownIntegrity(estado, url);
  const { modulos } = ctx.lugarDe(estado.ambiente);
  // a name that points to another service's file sets its integrity for every page
  const donos = url.startsWith(modulos) || !isSame ? ownersOfFile(ctx, estado, url) : [];
  return [servicoDoNome(ctx.fonte, nome), ...donos];
}

/** Services affected by a change of a given state; `*` includes services that do not exist yet. */
export const alvosDe = (ctx: Contexto, estado: EstadoAmbiente, itens: readonly Item[]): string[] => [
  ...new Set(itens.flatMap((item) => targetsOf(ctx, estado, itens, item))),
];

/** @throws RecusaServico 403 when the change affects a service that the author may not act on. */
export function requireDireitoOver(
  ctx: Contexto,
  autor: Autor,
  { acao, estado, itens }: { readonly acao: Acao; readonly estado: EstadoAmbiente; readonly itens: readonly Item[] },
): void {
  requireDireito(autor, acao, { ambiente: estado.ambiente });
  for (const servico of alvosDe(ctx, estado, itens)) requireDireito(autor, acao, { ambiente: estado.ambiente, servico });
}

import { allRoutes, type Bloqueio, type Exigencia, type ItemMenu, type Permissao, type RouteRule, type Sessao } from '@balcao/contracts';
import { hasPermissao } from '@balcao/domain';
import type { LinhaMenu } from './layout.repository.ts';

/** Every address of the site with its rule; a menu never leads to a page that does not exist, is not built yet or will not open. */
export const rotasDoSite: ReadonlyMap<string, RouteRule> = new Map(
  allRoutes.flatMap(({ base, rules }) => Object.values(rules).map((rule) => [base + rule.path, rule] as const)),
);

const exigenciaDe = ({ needs, blockedBy, administrador }: LinhaMenu): Exigencia => ({
  ...(needs && { needs: needs as Permissao }),
  ...(blockedBy && { blockedBy: blockedBy as Bloqueio }),
  ...(administrador && { administrador: true }),
});

function mayShow(linha: LinhaMenu, sessao: Sessao, rotas: typeof rotasDoSite): boolean {
  if (!hasPermissao(sessao, exigenciaDe(linha))) return false;
  if (linha.rota === null) return true;
  const rule = rotas.get(linha.rota);
  return rule !== undefined && !rule.isEmConstrucao && hasPermissao(sessao, rule);
}

const leafOf = ({ title, link, icon, rota, destacado, isNew }: LinhaMenu) => ({
  title,
  link,
  icon,
  rota,
  destacado,
  isNew,
  subitems: null,
});

/** The menu of one session: only what is built and it may open, and no group left empty. */
export function buildMenu(linhas: readonly LinhaMenu[], sessao: Sessao, rotas = rotasDoSite): ItemMenu[] {
  const shown = linhas.filter((linha) => mayShow(linha, sessao, rotas));
  return shown
    .filter(({ grupo }) => grupo === null)
    .map((linha) => {
      const filhos = shown.filter(({ grupo }) => grupo === linha.id).map(leafOf);
      return { ...leafOf(linha), subitems: filhos.length > 0 ? filhos : null };
    })
    .filter(({ rota, link, subitems }) => rota !== null || link !== null || subitems !== null);
}

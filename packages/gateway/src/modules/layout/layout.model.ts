import { allRoutes, type Bloqueio, type Exigencia, type ItemMenu, type Permissao, type RouteRule, type Sessao } from '@balcao/contracts';
import { hasPermissao } from '@balcao/domain';
import type { LinhaMenu } from './layout.repository.ts';
import type { ConfigEnderecos } from '../../config-parts.ts';

/**
 * An address as stored with the environment's own in place of its `{name}`; null where the environment has none.
 *
 * @example fillEndereco('{ajuda}', enderecos) // 'https://ajuda.balcao.example/busca'
 */
export function fillEndereco(endereco: string, enderecos: ConfigEnderecos): string | null {
  const nome = /^\{(\w+)\}$/.exec(endereco)?.[1];
  if (!nome) return endereco;
  return Object.entries(enderecos).find(([chave]) => chave === nome)?.[1] ?? null;
}

/** Every address of the site with its rule; a menu never leads to a page that does not exist, is not built yet or will not open. */
export const rotasDoSite: ReadonlyMap<string, RouteRule> = new Map(
  allRoutes.flatMap(({ base, rules }) => Object.values(rules).map((rule) => [base + rule.path, rule] as const)),
);

const exigenciaDe = ({ needs, titleProdutor, blockedBy, administrador }: LinhaMenu): Exigencia => ({
  ...(needs && { needs: needs as Permissao }),
  ...(titleProdutor !== null && { produtor: true }),
  ...(blockedBy && { blockedBy: blockedBy as Bloqueio }),
  ...(administrador && { administrador: true }),
});

function mayShow(linha: LinhaMenu, sessao: Sessao, rotas: typeof rotasDoSite): boolean {
  if (!hasPermissao(sessao, exigenciaDe(linha))) return false;
  if (linha.rota === null) return true;
  const rule = rotas.get(linha.rota);
  return rule !== undefined && !rule.isEmConstrucao && hasPermissao(sessao, rule);
}

const leafOf = ({ title, titleProdutor, link, icon, rota, destacado, isNew }: LinhaMenu, { produtorId, administrador }: Sessao) => ({
  title: (produtorId && !administrador && titleProdutor) || title,
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
      const filhos = shown.filter(({ grupo }) => grupo === linha.id).map((filha) => leafOf(filha, sessao));
      return { ...leafOf(linha, sessao), subitems: filhos.length > 0 ? filhos : null };
    })
    .filter(({ rota, link, subitems }) => rota !== null || link !== null || subitems !== null);
}

import type { Construcao } from '../construcao/construcao.model.ts';
import type { Canario } from './cohort.ts';
import { dependentesDe } from './dependentes.ts';

/** Who is in the environment now. */
export interface Publico {
  readonly assinaturas: number;
  /** Live sessions. */
  readonly sessoes: number;
  /** Live sessions by route path, as manifests write it (`/multicalculo/orcamentos`). */
  readonly porRota?: Readonly<Record<string, number>> | undefined;
}

export interface Impacto {
  /** Affected paths, sorted. */
  readonly rotas: readonly string[];
  /** The service and every one that depends on it, directly or not, sorted. */
  readonly servicosTocados: readonly string[];
  /** null = unknown. */
  readonly assinaturas: number | null;
  readonly sessoes: number | null;
  /** Brotli bytes of the new files. */
  readonly bytesAMais: number;
  /** `<dir>/<file>` of files that the previous build did not have. */
  readonly arquivosNovos: readonly string[];
}

export interface PedidoImpacto {
  readonly antes: Construcao | null;
  readonly depois: Construcao;
  /** The builds live in the environment. */
  readonly todas: readonly Construcao[];
  readonly publico: Publico | null;
  readonly canario?: Pick<Canario, 'porcento' | 'assinaturas' | 'usuarios'> | undefined;
}

const arquivosDe = ({ modulos }: Construcao) =>
  modulos.flatMap(({ dir, file, integrity, brotli, chunks, assets }) =>
    [{ file, integrity, brotli }, ...chunks, ...assets].map((arquivo) => ({ caminho: `${dir}/${arquivo.file}`, ...arquivo })),
  );

function novosDe(antes: Construcao | null, depois: Construcao) {
  const tinha = new Set((antes ? arquivosDe(antes) : []).map(({ caminho, integrity }) => `${caminho} ${integrity}`));
  const novos = arquivosDe(depois).filter(({ caminho, integrity }) => !tinha.has(`${caminho} ${integrity}`));
  return [...new Map(novos.map((arquivo) => [arquivo.caminho, arquivo])).values()];
}

/** The whole site runs inside the shell, so its changes affect every page. */
const CASCA = '@balcao/root-config';

/** How many of the total are reached: all of them by a deploy, a percentage plus those named by a canary. */
function alcance(total: number, canario: PedidoImpacto['canario'], nomeados: number): number {
  if (!canario) return total;
  return Math.min(total, Math.round((total * (canario.porcento ?? 0)) / 100) + nomeados);
}

/** Live sessions on the affected routes; all sessions when the count by route is unknown. */
function sessoesNasRotas({ sessoes, porRota }: Publico, rotas: readonly string[]): number {
  if (!porRota) return sessoes;
  return Math.min(
    sessoes,
    rotas.reduce((soma, rota) => soma + (porRota[rota] ?? 0), 0),
  );
}

/**
 * Blast radius of a build before it is deployed: addresses, services, subscriptions and live sessions it reaches, and the bytes
 * browsers will have to fetch. A shared module reaches everything that imports from it.
 */
export function impactoDe({ antes, depois, todas, publico, canario }: PedidoImpacto): Impacto {
  const { servico } = depois;
  const outras = todas.filter((construcao) => construcao.servico !== servico);
  const nomes = [...(antes ? [antes] : []), depois].flatMap(({ modulos }) => modulos.flatMap(({ names }) => names));
  const servicosTocados =
    servico === CASCA ? [servico, ...outras.map((outra) => outra.servico)].sort() : dependentesDe(servico, nomes, outras);
  const donas = [...outras.filter((outra) => servicosTocados.includes(outra.servico)), ...(antes ? [antes] : []), depois];
  const rotas = [...new Set(donas.flatMap((dona) => dona.rotas.map(({ caminho }) => caminho)))].sort();
  const novos = novosDe(antes, depois);
  // the number of sessions of a named subscription or user is unknown: assume one
  const nomeados = (canario?.assinaturas?.length ?? 0) + (canario?.usuarios?.length ?? 0);
  return {
    rotas,
    servicosTocados,
    assinaturas: publico && alcance(publico.assinaturas, canario, nomeados),
    // a frame parcel has no route of its own and is on every page
    sessoes: publico && alcance(rotas.length > 0 ? sessoesNasRotas(publico, rotas) : publico.sessoes, canario, nomeados),
    bytesAMais: novos.reduce((soma, { brotli }) => soma + brotli, 0),
    arquivosNovos: novos.map(({ caminho }) => caminho).sort(),
  };
}

const union = (listas: readonly (readonly string[])[]): string[] => [...new Set(listas.flat())].sort();

/** Blast radius of several builds that go live at once; each session and subscription counts once. */
export function impactoDeTodas(pedidos: readonly PedidoImpacto[]): Impacto | null {
  const impactos = pedidos.map(impactoDe);
  const [primeiro, ...outros] = impactos;
  if (!primeiro || outros.length === 0) return primeiro ?? null;
  const { publico, canario } = pedidos[0] ?? { publico: null };
  const rotas = union(impactos.map((um) => um.rotas));
  const maior = Math.max(...impactos.map((um) => um.sessoes ?? 0));
  return {
    rotas,
    servicosTocados: union(impactos.map((um) => um.servicosTocados)),
    assinaturas: primeiro.assinaturas,
    sessoes: publico && Math.max(maior, alcance(sessoesNasRotas(publico, rotas), canario, 0)),
    bytesAMais: impactos.reduce((soma, um) => soma + um.bytesAMais, 0),
    arquivosNovos: union(impactos.map((um) => um.arquivosNovos)),
  };
}

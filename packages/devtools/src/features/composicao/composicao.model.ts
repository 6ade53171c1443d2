import type { Construcoes, suporteCalls } from '@balcao/contracts';

type ConstrucaoRegistrada = (typeof suporteCalls)['listConstrucoes']['output']['_zod']['output'][number];

/** Where a build on the page came from. */
export type Origem = 'sobreposicao' | 'suporte' | 'canario' | 'local' | 'implantada' | 'endereco' | 'desconhecida';

/** What the browser measured of one service. */
export interface Medida {
  /** Brotli bytes of its files. */
  readonly bytes: number | null;
  /** Longest wait for one of them. */
  readonly cargaMs: number | null;
  readonly montagemMs: number | null;
  /** Status of the parcel in single-spa. */
  readonly estado: string | null;
}

export interface Servico extends Medida {
  readonly nome: string;
  readonly construcao: string | null;
  /** Build that everyone has; undefined when unknown. */
  readonly deTodos: string | null | undefined;
  readonly origem: Origem;
}

export interface PedidoServicos {
  readonly construcoes: Construcoes;
  /** Registered builds; undefined when they could not be read. */
  readonly registradas: readonly ConstrucaoRegistrada[] | undefined;
  /** Names overridden in this browser. */
  readonly sobrepostos: readonly string[];
  /** The page runs a composition support lent. */
  readonly isEmprestada: boolean;
  readonly medidaOf: (servico: string) => Medida;
}

/** Without the import map service every module came with the installation, under one name. */
const INSTALACAO = 'instalacao';

/** Every service on the page, with what everyone has and where it came from. */
export function servicosOf({ construcoes, registradas, sobrepostos, isEmprestada, medidaOf }: PedidoServicos): Servico[] {
  const origemOf = (nome: string, construcao: string | null, deTodos: string | undefined): Origem => {
    if (sobrepostos.includes(nome)) return 'sobreposicao';
    if (construcao === null) return 'endereco';
    if (construcao === INSTALACAO) return 'local';
    if (!registradas) return 'desconhecida';
    if (deTodos !== undefined && deTodos !== construcao) return isEmprestada ? 'suporte' : 'canario';
    const registrada = registradas.find(({ servico, id }) => servico === nome && id === construcao);
    if (!registrada) return 'desconhecida';
    return registrada.daInstalacao ? 'local' : 'implantada';
  };
  return Object.entries(construcoes).map(([nome, construcao]) => {
    const deTodos = registradas?.find(({ servico, noAr }) => servico === nome && noAr)?.id;
    return { nome, construcao, deTodos, origem: origemOf(nome, construcao, deTodos), ...medidaOf(nome) };
  });
}

/** A file the browser fetched. */
export interface Recurso {
  readonly name: string;
  readonly encodedBodySize: number;
  readonly duration: number;
}

/** Files of a service among all that were fetched: each service has a folder of its own. */
export function weighOf(servico: string, recursos: readonly Recurso[]): Pick<Medida, 'bytes' | 'cargaMs'> {
  const folder = `/modules/${servico.replace(/^@balcao\//, '')}/`;
  const own = recursos.filter(({ name }) => name.includes(folder) && name.split(folder)[1]?.includes('/') === false);
  if (own.length === 0) return { bytes: null, cargaMs: null };
  return {
    bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    cargaMs: Math.max(...own.map(({ duration }) => duration)),
  };
}

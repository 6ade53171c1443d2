import { allRoutes, type Ambiente, type EventoVisto, type FotoDaPagina, type Sessao } from '@balcao/contracts';
import { matchRoute, scrubEvento } from '@balcao/domain';
import type { Fact } from '@balcao/shared';

const EVENTOS = 50;
const SOBREPOSICOES = 60;

/** One parcel as single-spa has it. */
export interface ParcelVisto {
  /** Name of its module: `@balcao/quoting`. */
  readonly nome: string;
  readonly estado: string;
  readonly montadaEmMs: number | null;
}

/** State of the page, read from its sources. */
export interface PaginaVista {
  /** Running builds: the shell updates them when a parcel is replaced. */
  readonly ambiente: Pick<Ambiente, 'digest' | 'sequencia' | 'construcoes'>;
  readonly sessao: Sessao;
  readonly pathname: string;
  readonly parcels: readonly ParcelVisto[];
  /** Keys of `import-map-override:` in the browser's storage. */
  readonly sobreposicoes: readonly string[];
  readonly navegador: FotoDaPagina['navegador'];
  readonly facts: readonly Fact[];
}

/** Events since the last sign-out in this tab: earlier ones may belong to another user. */
function factsOfSession(facts: readonly Fact[]): readonly Fact[] {
  const lastEnd = facts.findLastIndex(({ name }) => name === 'sessao:encerrada');
  return facts.slice(lastEnd + 1);
}

const eventoVisto = ({ em, name, payload }: Fact): EventoVisto => ({
  em: new Date(em).toISOString(),
  nome: name.slice(0, 80),
  resumo: scrubEvento(payload),
});

/** Flags of the session: granted and denied. */
const bandeirasOf = (sessao: Sessao): Record<string, boolean> =>
  Object.fromEntries(Object.entries(sessao).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));

/** The page as the broker sees it, without personal data. */
export function fotoOf({ ambiente, sessao, pathname, parcels, sobreposicoes, navegador, facts }: PaginaVista): FotoDaPagina {
  const match = matchRoute(allRoutes, pathname);
  return {
    digest: ambiente.digest,
    sequencia: ambiente.sequencia,
    construcoes: ambiente.construcoes,
    rota: match && `${match.table.parcel}/${match.id}`,
    caminho: pathname.slice(0, 300),
    parcelas: parcels.slice(0, 40).map((parcel) => ({ ...parcel, nome: parcel.nome.replace('@balcao/', '') })),
    bandeiras: bandeirasOf(sessao),
    sobreposicoes: sobreposicoes.slice(0, SOBREPOSICOES).map((nome) => nome.slice(0, 160)),
    navegador: { ...navegador, agente: navegador.agente.slice(0, 300), idioma: navegador.idioma.slice(0, 20) },
    eventos: factsOfSession(facts).slice(-EVENTOS).map(eventoVisto),
  };
}

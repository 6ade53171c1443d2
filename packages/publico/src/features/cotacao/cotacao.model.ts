import type { CotacaoPublica } from '@balcao/contracts';
import { copy } from './cotacao.copy.ts';

/** Rows of one offer, by group: what its own card shows. */
export interface DetalhesOferta {
  readonly titulo: string;
  readonly linhas: readonly { readonly rotulo: string; readonly valor: string }[];
}

const AUSENTE = '—';

/** Rows that an offer has; rows of only other offers are omitted. */
export const detalhesOf = ({ ofertas, grupos }: Pick<CotacaoPublica, 'ofertas' | 'grupos'>, ofertaId: string): DetalhesOferta[] => {
  const index = ofertas.findIndex(({ id }) => id === ofertaId);
  return grupos
    .map(({ titulo, linhas }) => ({
      titulo,
      linhas: linhas.flatMap(({ rotulo, valores }) => {
        const valor = valores[index];
        return valor === undefined || valor === AUSENTE ? [] : [{ rotulo, valor }];
      }),
    }))
    .filter(({ linhas }) => linhas.length > 0);
};

/** One line of a closed card. */
export interface Destaque {
  readonly rotulo: string;
  readonly valor: string;
}

const COBERTURAS = 3;

type Linha = CotacaoPublica['grupos'][number]['linhas'][number];

/** Rows that most offers have, otherwise in their original order: the same on every card, so that cards can be compared. */
const mostHad = (linhas: readonly Linha[], quantas: number): readonly Linha[] => {
  const hadBy = ({ valores }: Linha) => valores.filter((valor) => valor !== AUSENTE).length;
  const chosen = linhas.toSorted((a, b) => hadBy(b) - hadBy(a)).slice(0, quantas);
  return linhas.filter((linha) => chosen.includes(linha));
};

/** Three covers and the deductible of an offer: the same rows for all offers, also where one has no value. */
export function destaquesOf({ ofertas, grupos }: Pick<CotacaoPublica, 'ofertas' | 'grupos'>, ofertaId: string): readonly Destaque[] {
  const index = ofertas.findIndex(({ id }) => id === ofertaId);
  const linhasOf = (nome: string) => grupos.find(({ titulo }) => titulo === nome)?.linhas ?? [];
  const told = (linha: Linha, ausente: string): string => {
    const valor = linha.valores[index];
    return valor === undefined || valor === AUSENTE ? ausente : valor;
  };
  return [
    ...mostHad(linhasOf('Coberturas'), COBERTURAS).map((linha) => ({ rotulo: linha.rotulo, valor: told(linha, copy.semCobertura) })),
    ...mostHad(linhasOf('Franquias'), 1).map((linha) => ({ rotulo: copy.franquia(linha.rotulo), valor: told(linha, copy.semFranquia) })),
  ];
}

/** State of expired prices for the client: none, some, or all with the day of the last. */
export function terminadosOf(ofertas: CotacaoPublica['ofertas']): { todos: boolean; em: string | null } | null {
  const vencidas = ofertas.filter(({ vencida }) => vencida);
  if (vencidas.length === 0) return null;
  const dias = vencidas.flatMap(({ validade }) => validade ?? []).toSorted();
  return { todos: vencidas.length === ofertas.length, em: dias.at(-1) ?? null };
}

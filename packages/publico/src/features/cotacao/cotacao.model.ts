import type { CotacaoPublica } from '@balcao/contracts';
import { copy } from './cotacao.copy.ts';

/** Rows of one offer, by group: what its own card shows. */
export interface DetalhesOferta {
  readonly titulo: string;
  readonly linhas: readonly { readonly rotulo: string; readonly valor: string }[];
}

/** The number of the quote as the brokerage writes it. */
export const numeroDe = ({ numero, numeroEscrito }: Pick<CotacaoPublica, 'numero' | 'numeroEscrito'>): string =>
  numeroEscrito ?? String(numero);

const AUSENTE = '—';

type Grupos = Pick<CotacaoPublica, 'ofertas' | 'grupos'>;
type Linha = CotacaoPublica['grupos'][number]['linhas'][number];

/** A cover without its deductible, where the deductible has a row of its own: a client reads the same amount once. */
const withoutFranquia = (cobertura: string, franquia: string | undefined): string => {
  const quanto = `franquia ${franquia?.split(': ').at(-1)}`;
  return cobertura.replace(` (${quanto})`, '').replace(`(${quanto}, `, '(');
};

const linhasOf = ({ grupos }: Grupos, nome: string): readonly Linha[] => grupos.find(({ titulo }) => titulo === nome)?.linhas ?? [];

/** What a row says of an offer, beside the rows of deductibles shown with it. */
const valorOf = ({ rotulo, valores }: Linha, franquias: readonly Linha[], index: number): string =>
  withoutFranquia(valores[index] ?? AUSENTE, franquias.find((franquia) => franquia.rotulo === rotulo)?.valores[index]);

/** Rows that an offer has; rows of only other offers are omitted. */
export const detalhesOf = (cotacao: Grupos, ofertaId: string): DetalhesOferta[] => {
  const index = cotacao.ofertas.findIndex(({ id }) => id === ofertaId);
  const franquias = linhasOf(cotacao, 'Franquias');
  return cotacao.grupos
    .map(({ titulo, linhas }) => ({
      titulo,
      linhas: linhas
        .map((linha) => ({ rotulo: linha.rotulo, valor: valorOf(linha, franquias, index) }))
        .filter(({ valor }) => valor !== AUSENTE),
    }))
    .filter(({ linhas }) => linhas.length > 0);
};

/** One line of a closed card. */
export interface Destaque {
  readonly rotulo: string;
  readonly valor: string;
}

const COBERTURAS = 3;

/** Rows that most offers have, otherwise in their original order: the same on every card, so that cards can be compared. */
const mostHad = (linhas: readonly Linha[], quantas: number): readonly Linha[] => {
  const hadBy = ({ valores }: Linha) => valores.filter((valor) => valor !== AUSENTE).length;
  const chosen = linhas.toSorted((a, b) => hadBy(b) - hadBy(a)).slice(0, quantas);
  return linhas.filter((linha) => chosen.includes(linha));
};

/** Three covers and the deductible of an offer: the same rows for all offers, also where one has no value. */
export function destaquesOf(cotacao: Grupos, ofertaId: string): readonly Destaque[] {
  const index = cotacao.ofertas.findIndex(({ id }) => id === ofertaId);
  const franquias = mostHad(linhasOf(cotacao, 'Franquias'), 1);
  const told = (linha: Linha, ausente: string): string => {
    const valor = valorOf(linha, franquias, index);
    return valor === AUSENTE ? ausente : valor;
  };
  return [
    ...mostHad(linhasOf(cotacao, 'Coberturas'), COBERTURAS).map((linha) => ({
      rotulo: linha.rotulo,
      valor: told(linha, copy.semCobertura),
    })),
    ...franquias.map((linha) => ({ rotulo: copy.franquia(linha.rotulo), valor: told(linha, copy.semFranquia) })),
  ];
}

/** What the client can no longer choose: nothing, some, or all with the day of the last price; and whether their covers would have begun. */
export function terminadosOf(ofertas: CotacaoPublica['ofertas']): { todos: boolean; inicioPassado: boolean; em: string | null } | null {
  const vencidas = ofertas.filter(({ vencida }) => vencida);
  if (vencidas.length === 0) return null;
  const dias = vencidas.flatMap(({ validade }) => validade ?? []).toSorted();
  return {
    todos: vencidas.length === ofertas.length,
    inicioPassado: vencidas.every(({ inicioPassado }) => inicioPassado === true),
    em: dias.at(-1) ?? null,
  };
}

/** Until when the client may choose: the day a price or the link expires, and never after the cover would begin. */
export function sayPrazo({ ofertas, validade, vigencia }: Pick<CotacaoPublica, 'ofertas' | 'validade' | 'vigencia'>): string {
  if (vigencia && vigencia.de <= validade) return copy.inicioAte(vigencia.de);
  return ofertas.some((oferta) => oferta.validade === validade) ? copy.precosAte(validade) : copy.escolhaAte(validade);
}

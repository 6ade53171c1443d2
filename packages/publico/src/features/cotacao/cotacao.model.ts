import type { CotacaoPublica } from '@balcao/contracts';

/** Rows of one offer, by group: what its own card shows. */
export interface DetalhesOferta {
  readonly titulo: string;
  readonly linhas: readonly { readonly rotulo: string; readonly valor: string }[];
}

const AUSENTE = '—';

/** What one offer has; what only the others have is not said of it. */
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

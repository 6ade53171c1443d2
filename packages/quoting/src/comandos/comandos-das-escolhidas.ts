import { quotingRoutes } from '@balcao/contracts';
import { navigateTo, useComandos } from '@balcao/shared';
import { copy } from './comandos-do-orcamento.copy.ts';
import { hrefDoComparativo, hrefDoEnvio } from '../rota-do-formulario.ts';

/** Fewest offers that are a comparison. */
export const MIN_COMPARADAS = 2;

export interface OfertasEscolhidas {
  readonly orcamentoId: string;
  readonly cotacaoId: string;
  readonly ofertas: readonly string[];
  /** Nothing of the case is sent any more. */
  readonly isOver: boolean;
}

/** What can be done with the offers chosen among the results. */
export function useComandosDasEscolhidas(escolhidas: OfertasEscolhidas): void {
  const { length } = escolhidas.ofertas;
  useComandos([
    {
      id: 'comparar',
      titulo: copy.comparar,
      teclas: ['c'],
      isPossivel: length >= MIN_COMPARADAS,
      run: () => navigateTo(hrefDoComparativo(escolhidas)),
    },
    {
      id: 'enviar-escolhidas',
      titulo: copy.enviarEscolhidas,
      isPossivel: length > 0 && !escolhidas.isOver,
      exige: quotingRoutes.rules.orcamentoEnviarEmail,
      run: () => navigateTo(hrefDoEnvio(escolhidas)),
    },
  ]);
}

import { quotingRoutes } from '@balcao/contracts';
import { navigateTo, useComandos } from '@balcao/shared';
import { copy } from './comandos-do-orcamento.copy.ts';
import { hrefDoEnvio } from '../rota-do-formulario.ts';
import type { Vista } from '../mesa/use-vista.ts';

export interface OrcamentoNaMao {
  readonly orcamentoId: string;
  /** How many runs it has. */
  readonly rodadas: number;
  /** Read only: nothing of it is calculated any more. */
  readonly isOver: boolean;
  /** Its offers are typed in. */
  readonly isManual: boolean;
  /** Form and results stand side by side. */
  readonly isUmaPagina: boolean;
  readonly vista: Pick<Vista, 'aba' | 'show'>;
  readonly onCalculate: () => void;
  readonly onCompareVersoes: () => void;
}

/** What can be done with the quote on screen, for the palette and the keyboard. */
export function useComandosDoOrcamento(aberto: OrcamentoNaMao): void {
  const { orcamentoId, rodadas, isOver, isManual, isUmaPagina, vista, onCalculate, onCompareVersoes } = aberto;
  const rotuloCalcular = rodadas > 0 ? copy.recalcular : copy.calcular;
  useComandos([
    { id: 'calcular', titulo: isManual ? copy.concluir : rotuloCalcular, teclas: ['Control+Enter'], isPossivel: !isOver, run: onCalculate },
    {
      id: 'ver-dados',
      titulo: copy.dados,
      teclas: ['d'],
      isPossivel: !isUmaPagina && vista.aba !== 'dados',
      run: () => vista.show('dados'),
    },
    {
      id: 'ver-resultados',
      titulo: copy.resultados,
      teclas: ['r'],
      isPossivel: !isUmaPagina && vista.aba !== 'resultados',
      run: () => vista.show('resultados'),
    },
    { id: 'comparar-versoes', titulo: copy.compararVersoes, teclas: ['v'], isPossivel: rodadas > 1, run: onCompareVersoes },
    {
      id: 'enviar',
      titulo: copy.enviar,
      teclas: ['e'],
      isPossivel: rodadas > 0 && !isOver,
      exige: quotingRoutes.rules.orcamentoEnviarEmail,
      run: () => navigateTo(hrefDoEnvio({ orcamentoId })),
    },
  ]);
}

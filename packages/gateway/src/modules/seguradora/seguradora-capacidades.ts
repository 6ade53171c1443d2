import type { CapacidadeSeguradora, Linha } from '@balcao/contracts';
import type { InsurerPort } from '../../insurers/insurer.port.ts';

/** What the catalogue says an insurer does, which no adapter of this gateway does yet. */
const DO_CATALOGO = ['ENDOSSO', 'AVISO_SINISTRO', 'EXTRATO'] as const;

/**
 * What an insurer can do through the product: prices and proposals as its adapter says, line by line; the rest as its catalogue does.
 *
 * @param atos words of the catalogue
 */
export function capacidadesOf(
  insurer: Pick<InsurerPort, 'cota' | 'transmite'> | undefined,
  atos: readonly string[],
): CapacidadeSeguradora[] {
  const byLinha = (ato: 'CALCULAR' | 'TRANSMITIR', linhas: readonly Linha[] = []): CapacidadeSeguradora => ({
    ato,
    isAtendida: linhas.length > 0,
    linhas: [...linhas],
  });
  return [
    byLinha('CALCULAR', insurer?.cota),
    byLinha('TRANSMITIR', insurer?.transmite),
    ...DO_CATALOGO.map((ato) => ({ ato, isAtendida: atos.includes(ato), linhas: [] })),
  ];
}

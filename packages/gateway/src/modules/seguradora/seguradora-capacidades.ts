import type { CapacidadeSeguradora, Linha } from '@balcao/contracts';
import type { InsurerPort } from '../../insurers/insurer.port.ts';

/** What the catalogue says an insurer does, which no adapter of this gateway does yet. */
const DO_CATALOGO = ['ENDOSSO', 'AVISO_SINISTRO', 'EXTRATO'] as const;

/** What the catalogue says of an insurer: the lines it takes, and what it does in its own words. */
interface NoCatalogo {
  readonly linhas: readonly Linha[];
  readonly atos: readonly string[];
}

/**
 * What an insurer can do through the product: prices and proposals as its adapter says, of the lines that it takes; the rest as its
 * catalogue does.
 */
export function capacidadesOf(
  insurer: Pick<InsurerPort, 'cota' | 'transmite'> | undefined,
  { linhas, atos }: NoCatalogo,
): CapacidadeSeguradora[] {
  const byLinha = (ato: 'CALCULAR' | 'TRANSMITIR', doAdaptador: readonly Linha[] = []): CapacidadeSeguradora => {
    const atendidas = linhas.filter((linha) => doAdaptador.includes(linha));
    return { ato, isAtendida: atendidas.length > 0, linhas: atendidas };
  };
  return [
    byLinha('CALCULAR', insurer?.cota),
    byLinha('TRANSMITIR', insurer?.transmite),
    ...DO_CATALOGO.map((ato) => ({ ato, isAtendida: atos.includes(ato), linhas: [] })),
  ];
}

import { hojeEm } from '@balcao/domain';
import { createDocumentos, type Documentos } from './documentos.ts';
import { createSorteio, type Sorteio } from './sorteio.ts';

/** What every part of the generator draws from. */
export interface Mundo {
  readonly sorteio: Sorteio;
  readonly documentos: Documentos;
  readonly agora: Date;
  /** Today in São Paulo, `YYYY-MM-DD`. */
  readonly hoje: string;
  /** A moment of office hours (São Paulo) `dias` days ago, never in the future. */
  diasAtras(dias: number): Date;
  id(momento?: Date): string;
}

const SEMENTE = 20_260_921;
const DIA_MS = 86_400_000;

/** The same world each time for the same day. */
export function createMundo(agora: Date, semente = SEMENTE): Mundo {
  const sorteio = createSorteio(semente);
  const hoje = hojeEm(agora);
  return {
    sorteio,
    documentos: createDocumentos(sorteio),
    agora,
    hoje,
    diasAtras(dias) {
      const minutos = sorteio.inteiro(11 * 60 + 30, 21 * 60);
      const momento = Date.parse(`${hoje}T00:00:00Z`) - dias * DIA_MS + minutos * 60_000 + sorteio.inteiro(0, 59_999);
      return new Date(Math.min(momento, agora.getTime() - sorteio.inteiro(60_000, 3_600_000)));
    },
    id: (momento = agora) => sorteio.id(momento),
  };
}

/** Later by so many days, never after `limite`. */
export const after = (momento: Date, dias: number, limite: Date): Date =>
  new Date(Math.min(momento.getTime() + dias * DIA_MS, limite.getTime()));

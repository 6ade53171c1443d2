import type { ContratoVisto } from '@balcao/contracts';
import type { ComponentType } from 'react';

/** One act on a sale: offered where it may be done, it opens a dialogue of its own. */
export interface AcaoDoContrato {
  readonly id: string;
  readonly label: string;
  readonly isOffered: (contrato: ContratoVisto) => boolean;
  /** Shown on its own beside the title; the others stand in the menu. */
  readonly isMain?: boolean;
  readonly isDanger?: boolean;
  readonly Dialog: ComponentType<{ contrato: ContratoVisto; onClose: () => void }>;
}

/** The acts on a sale, in their order: one entry each. */
export const acoesDoContrato: readonly AcaoDoContrato[] = [];

import type { ContratoVisto, StatusProposta } from '@balcao/contracts';
import { caminhoProposta } from '@balcao/domain';
import type { ComponentType } from 'react';
import { copy } from './contrato.copy.ts';
import { EmissaoModal } from './emissao.modal.tsx';

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

/** Whether a proposal may be issued as it stands: one that was never sent may not. */
const caminhoDaEmissao = (status: StatusProposta): boolean => status !== 'RASCUNHO' && caminhoProposta(status, 'EMITIDA') !== null;

/** The acts on a sale, in their order: one entry each. */
export const acoesDoContrato: readonly AcaoDoContrato[] = [
  {
    id: 'emitir',
    label: copy.emissao.acao,
    isMain: true,
    isOffered: ({ proposta, apolice }) => apolice === null && proposta !== null && caminhoDaEmissao(proposta.status),
    Dialog: EmissaoModal,
  },
];

import type { ContratoVisto, StatusProposta } from '@balcao/contracts';
import { caminhoProposta } from '@balcao/domain';
import type { ComponentType } from 'react';
import { CancelarApoliceModal } from '../../endosso/cancelamento-apolice.modal.tsx';
import { EndossarModal } from '../../endosso/novo-endosso.modal.tsx';
import { copy as doEndosso } from '../../endosso/endosso.copy.ts';
import { ReativarApoliceModal } from '../../endosso/reativacao-apolice.modal.tsx';
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

/** A policy that is neither over nor cancelled. */
const isViva = ({ apolice }: ContratoVisto): boolean => apolice !== null && apolice.status !== 'CANCELADA' && apolice.status !== 'VENCIDA';

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
  { id: 'endossar', label: doEndosso.acoes.endossar, isOffered: isViva, Dialog: EndossarModal },
  {
    id: 'reativar',
    label: doEndosso.acoes.reativar,
    // only a cancellation done here can be undone
    isOffered: ({ apolice, endossos }) =>
      apolice?.status === 'CANCELADA' && endossos.some(({ tipo, desfeitoEm }) => tipo === 'CANCELAMENTO' && desfeitoEm === null),
    Dialog: ReativarApoliceModal,
  },
  { id: 'cancelar', label: doEndosso.acoes.cancelar, isOffered: isViva, isDanger: true, Dialog: CancelarApoliceModal },
];

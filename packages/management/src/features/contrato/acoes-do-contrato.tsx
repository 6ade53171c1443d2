import { type ContratoVisto, emissaoCalls, endossoCalls, type Exigencia, type StatusProposta } from '@balcao/contracts';
import { caminhoProposta } from '@balcao/domain';
import type { ComponentType } from 'react';
import { CancelarApoliceModal } from '../../endosso/cancelamento-apolice.modal.tsx';
import { EndossarModal } from '../../endosso/novo-endosso.modal.tsx';
import { copy as doEndosso } from '../../endosso/endosso.copy.ts';
import { ReativarApoliceModal } from '../../endosso/reativacao-apolice.modal.tsx';
import { copy } from '../../contrato/contrato.copy.ts';
import { EmissaoModal } from './emissao.modal.tsx';

/** One act on a sale: offered where it may be done, to whom may do it, it opens a dialogue of its own. */
export interface AcaoDoContrato {
  readonly id: string;
  readonly label: string;
  /** The call that does it. */
  readonly exige: Exigencia;
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
    exige: emissaoCalls.emit,
    isMain: true,
    isOffered: ({ proposta, apolice }) => apolice === null && proposta !== null && caminhoDaEmissao(proposta.status),
    Dialog: EmissaoModal,
  },
  { id: 'endossar', label: doEndosso.acoes.endossar, exige: endossoCalls.requestEndosso, isOffered: isViva, Dialog: EndossarModal },
  {
    id: 'reativar',
    label: doEndosso.acoes.reativar,
    exige: endossoCalls.reactivateApolice,
    // only a cancellation done here can be undone
    isOffered: ({ apolice, endossos }) =>
      apolice?.status === 'CANCELADA' && endossos.some(({ tipo, desfeitoEm }) => tipo === 'CANCELAMENTO' && desfeitoEm === null),
    Dialog: ReativarApoliceModal,
  },
  {
    id: 'cancelar',
    label: doEndosso.acoes.cancelar,
    exige: endossoCalls.cancelApolice,
    isOffered: isViva,
    isDanger: true,
    Dialog: CancelarApoliceModal,
  },
];

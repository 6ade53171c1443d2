import type { ContratoVisto } from '@balcao/contracts';
import type { ComponentType } from 'react';
import { ComissoesDoContrato } from './comissoes-do-contrato.component.tsx';
import { copy } from '../../contrato/contrato.copy.ts';
import { CoberturasDoContrato } from './coberturas-do-contrato.component.tsx';
import { DadosDoContrato } from './dados-do-contrato.component.tsx';
import { DivergenciasDoContrato } from './divergencias-do-contrato.component.tsx';
import { EndossosDoContrato } from './endossos-do-contrato.component.tsx';
import { HistoriaDoContrato } from './historia-do-contrato.component.tsx';
import { ParcelasDoContrato } from './parcelas-do-contrato.component.tsx';
import { PrazosDaVenda } from '../../prazos/prazos-da-venda.component.tsx';
import { SecaoDocumentos } from '../../documentos/secao-documentos.component.tsx';
import { SinistrosDoContrato } from './sinistros-do-contrato.component.tsx';

/** One part of the page of a sale: a tab, what it shows of the contract, and how many it holds. */
export interface SecaoDoContrato {
  /** The word of the address (`?aba=`). */
  readonly id: string;
  readonly label: string;
  readonly Content: ComponentType<{ contrato: ContratoVisto }>;
  readonly count?: (contrato: ContratoVisto) => number;
  /** Whether a sale has this part at all; absent, every one does. */
  readonly isOffered?: (contrato: ContratoVisto) => boolean;
}

const isEmitida = ({ apolice }: ContratoVisto): boolean => apolice !== null;

/** Papers hang from the policy, or from the proposal that is none yet. */
const DocumentosDoContrato = ({ contrato: { id, apolice } }: { contrato: ContratoVisto }) => (
  <SecaoDocumentos vinculo={{ alvo: apolice ? 'APOLICE' : 'PROPOSTA', alvoId: apolice?.id ?? id }} />
);

/** The parts of the page of a sale, in their order: one entry each. */
export const secoesDoContrato: readonly SecaoDoContrato[] = [
  { id: 'dados', label: copy.aba.dados, Content: DadosDoContrato },
  { id: 'coberturas', label: copy.aba.coberturas, Content: CoberturasDoContrato },
  { id: 'parcelas', label: copy.aba.parcelas, Content: ParcelasDoContrato, count: ({ parcelas }) => parcelas.length },
  { id: 'comissoes', label: copy.aba.comissoes, Content: ComissoesDoContrato },
  {
    id: 'divergencias',
    label: copy.aba.divergencias,
    Content: DivergenciasDoContrato,
    isOffered: isEmitida,
    count: ({ divergencias }) => divergencias.filter(({ status }) => status === 'ABERTA' || status === 'CONTESTADA').length,
  },
  { id: 'endossos', label: copy.aba.endossos, Content: EndossosDoContrato, isOffered: isEmitida, count: ({ endossos }) => endossos.length },
  {
    id: 'sinistros',
    label: copy.aba.sinistros,
    Content: SinistrosDoContrato,
    isOffered: isEmitida,
    count: ({ sinistros }) => sinistros.length,
  },
  { id: 'documentos', label: copy.aba.documentos, Content: DocumentosDoContrato },
  { id: 'prazos', label: copy.aba.prazos, Content: PrazosDaVenda },
  { id: 'historia', label: copy.aba.historia, Content: HistoriaDoContrato },
];

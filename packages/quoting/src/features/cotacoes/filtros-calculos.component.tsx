import { type ConsultaCotacoes, StatusCotacao } from '@balcao/contracts';
import { Select } from '@balcao/ui/forms';
import { FiltroPeriodo } from '@balcao/ui/lists';
import { FiltroLinha } from '../../filtro-linha.component.tsx';
import { copy, rotuloDoStatus } from './cotacoes.copy.ts';
import type { useCotacoes } from './cotacoes.resource.ts';

export interface FiltrosCalculosProps {
  consulta: ConsultaCotacoes;
  onChange: ReturnType<typeof useCotacoes>['change'];
}

const TODAS = 'TODAS';
const situacoes = [
  { value: TODAS, label: copy.filtros.todas },
  ...StatusCotacao.options.map((status) => ({ value: status, label: rotuloDoStatus[status] })),
];

/** What narrows the runs, beside the text one looks for. */
export const FiltrosCalculos = ({ consulta: { status, linha, de, ate }, onChange }: FiltrosCalculosProps) => (
  <>
    <Select
      name="status"
      label={copy.filtros.status}
      isLabelHidden
      options={situacoes}
      value={status ?? TODAS}
      onChange={(value) => onChange({ status: value === TODAS ? null : value })}
    />
    <FiltroLinha rotulos={copy.filtros} {...{ linha, onChange }} />
    <FiltroPeriodo de={de} ate={ate} rotulos={copy.filtros} onChange={onChange} />
  </>
);

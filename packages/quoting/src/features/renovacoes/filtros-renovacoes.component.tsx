import { type ConsultaRenovacoes, SituacaoRenovacao } from '@balcao/contracts';
import { Select } from '@balcao/ui/forms';
import { FiltroLinha } from '../../filtro-linha.component.tsx';
import { copy, rotuloDaSituacao } from './renovacoes.copy.ts';
import type { useRenovacoes } from './renovacoes.resource.ts';

export interface FiltrosRenovacoesProps {
  consulta: ConsultaRenovacoes;
  onChange: ReturnType<typeof useRenovacoes>['change'];
}

const TODAS = 'TODAS';
const situacoes = [
  { value: TODAS, label: copy.filtros.abertas },
  ...SituacaoRenovacao.options.map((situacao) => ({ value: situacao, label: rotuloDaSituacao[situacao] })),
];

/** What narrows the policies, beside the text one looks for and how near their end is. */
export const FiltrosRenovacoes = ({ consulta: { situacao, linha }, onChange }: FiltrosRenovacoesProps) => (
  <>
    <Select
      name="situacao"
      label={copy.filtros.situacao}
      isLabelHidden
      options={situacoes}
      value={situacao ?? TODAS}
      onChange={(value) => onChange({ situacao: value === TODAS ? null : value })}
    />
    <FiltroLinha rotulos={copy.filtros} {...{ linha, onChange }} />
  </>
);

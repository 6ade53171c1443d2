import { type ConsultaRenovacoes, SituacaoRenovacao } from '@balcao/contracts';
import { Select } from '@balcao/ui/forms';
import { BuscaDaLista, useBusca } from '../../busca-da-lista.component.tsx';
import { ExportarLista, useExportacao } from '../../exportar-lista.component.tsx';
import { FiltroLinha } from '../../filtro-linha.component.tsx';
import { FiltrosDaLista } from '../../filtros-da-lista.component.tsx';
import { copy, rotuloDaSituacao } from './renovacoes.copy.ts';
import type { Mudanca } from './renovacoes.model.ts';

export interface FiltrosRenovacoesProps {
  consulta: ConsultaRenovacoes;
  onChange: (mudanca: Mudanca) => void;
  onClear: () => void;
  onExport: () => Promise<void>;
}

const TODAS = 'TODAS';
const situacoes = [
  { value: TODAS, label: copy.filtros.abertas },
  ...SituacaoRenovacao.options.map((situacao) => ({ value: situacao, label: rotuloDaSituacao[situacao] })),
];

export function FiltrosRenovacoes({ consulta, onChange, onClear, onExport }: FiltrosRenovacoesProps) {
  const { q, janela, situacao, linha } = consulta;
  const exportacao = useExportacao(onExport);
  const search = useBusca(onChange);
  return (
    <FiltrosDaLista
      ativos={[q, janela, situacao, linha].filter(Boolean).length}
      onClear={onClear}
      acoes={<ExportarLista texto={copy.exportar} {...exportacao} />}
      busca={<BuscaDaLista label={copy.filtros.q} q={q} onSearch={search} />}
    >
      <Select
        name="situacao"
        label={copy.filtros.situacao}
        isLabelHidden
        options={situacoes}
        value={situacao ?? TODAS}
        onChange={(value) => onChange({ situacao: value === TODAS ? null : value })}
      />
      <FiltroLinha rotulos={copy.filtros} {...{ linha, onChange }} />
    </FiltrosDaLista>
  );
}

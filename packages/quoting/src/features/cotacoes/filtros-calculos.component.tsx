import { type ConsultaCotacoes, StatusCotacao } from '@balcao/contracts';
import { Select } from '@balcao/ui/forms';
import { BuscaDaLista, useBusca } from '../../busca-da-lista.component.tsx';
import { ExportarLista, useExportacao } from '../../exportar-lista.component.tsx';
import { FiltroLinha } from '../../filtro-linha.component.tsx';
import { FiltroPeriodo } from '../../filtro-periodo.component.tsx';
import { FiltrosDaLista } from '../../filtros-da-lista.component.tsx';
import { copy, rotuloDoStatus } from './cotacoes.copy.ts';
import type { MudancaCalculos } from './cotacoes.model.ts';

export interface FiltrosCalculosProps {
  consulta: ConsultaCotacoes;
  onChange: (mudanca: MudancaCalculos) => void;
  onClear: () => void;
  onExport: () => Promise<void>;
}

const TODAS = 'TODAS';
const situacoes = [
  { value: TODAS, label: copy.filtros.todas },
  ...StatusCotacao.options.map((status) => ({ value: status, label: rotuloDoStatus[status] })),
];

export function FiltrosCalculos({ consulta, onChange, onClear, onExport }: FiltrosCalculosProps) {
  const { q, status, linha, de, ate } = consulta;
  const exportacao = useExportacao(onExport);
  const search = useBusca(onChange);
  return (
    <FiltrosDaLista
      ativos={[q, status, linha, de, ate].filter(Boolean).length}
      onClear={onClear}
      acoes={<ExportarLista texto={copy.exportar} {...exportacao} />}
      busca={<BuscaDaLista label={copy.filtros.q} q={q} onSearch={search} />}
    >
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
    </FiltrosDaLista>
  );
}

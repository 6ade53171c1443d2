import { type ConsultaCotacoes, Linha, StatusCotacao } from '@balcao/contracts';
import { Button, IconeBusca, TextField } from '@balcao/ui';
import { IconeBaixar } from '@balcao/ui/screen-icons';
import { Select } from '@balcao/ui/forms';
import { useState } from 'react';
import { FiltroPeriodo } from '../../filtro-periodo.component.tsx';
import { FiltrosDaLista } from '../../filtros-da-lista.component.tsx';
import { nomesDasLinhas } from '../../nomes-das-linhas.copy.ts';
import { useDebounced } from '../../use-debounced.ts';
import { copy, rotuloDoStatus } from './cotacoes.copy.ts';
import type { MudancaCalculos } from './cotacoes.model.ts';

export interface FiltrosCalculosProps {
  consulta: ConsultaCotacoes;
  onChange: (mudanca: MudancaCalculos) => void;
  onClear: () => void;
  onExport: () => Promise<void>;
}

const TODAS = 'TODAS';
const linhas = [
  { value: TODAS, label: copy.filtros.todasLinhas },
  ...Linha.options.map((linha) => ({ value: linha, label: nomesDasLinhas[linha] })),
];
const situacoes = [
  { value: TODAS, label: copy.filtros.todas },
  ...StatusCotacao.options.map((status) => ({ value: status, label: rotuloDoStatus[status] })),
];
const escolha = (value: string | null) => (value === TODAS ? null : value);

export function FiltrosCalculos({ consulta, onChange, onClear, onExport }: FiltrosCalculosProps) {
  const { q, status, linha, de, ate } = consulta;
  const [isExporting, setIsExporting] = useState(false);
  const search = useDebounced((texto) => onChange({ q: texto.trim() }));
  const exportList = () => {
    setIsExporting(true);
    void onExport().finally(() => setIsExporting(false));
  };
  return (
    <FiltrosDaLista
      ativos={[q, status, linha, de, ate].filter(Boolean).length}
      onClear={onClear}
      acoes={
        <Button icon={<IconeBaixar size={16} aria-hidden />} isBusy={isExporting} onClick={exportList}>
          {copy.exportar}
        </Button>
      }
      busca={
        <TextField
          name="q"
          type="search"
          label={copy.filtros.q}
          isLabelHidden
          placeholder={copy.filtros.q}
          prefix={<IconeBusca size={16} aria-hidden />}
          value={q ?? ''}
          onChange={search}
        />
      }
    >
      <Select
        name="status"
        label={copy.filtros.status}
        isLabelHidden
        options={situacoes}
        value={status ?? TODAS}
        onChange={(value) => onChange({ status: escolha(value) })}
      />
      <Select
        name="linha"
        label={copy.filtros.linha}
        isLabelHidden
        options={linhas}
        value={linha ?? TODAS}
        onChange={(value) => onChange({ linha: escolha(value) })}
      />
      <FiltroPeriodo de={de} ate={ate} rotulos={copy.filtros} onChange={onChange} />
    </FiltrosDaLista>
  );
}

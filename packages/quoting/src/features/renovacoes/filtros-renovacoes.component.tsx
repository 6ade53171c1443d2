import { type ConsultaRenovacoes, Linha, SituacaoRenovacao } from '@balcao/contracts';
import { Button, IconeBusca, TextField } from '@balcao/ui';
import { IconeBaixar } from '@balcao/ui/screen-icons';
import { Select } from '@balcao/ui/forms';
import { useState } from 'react';
import { FiltrosDaLista } from '../../filtros-da-lista.component.tsx';
import { nomesDasLinhas } from '../../nomes-das-linhas.copy.ts';
import { useDebounced } from '../../use-debounced.ts';
import { copy, rotuloDaSituacao } from './renovacoes.copy.ts';
import type { Mudanca } from './renovacoes.model.ts';

export interface FiltrosRenovacoesProps {
  consulta: ConsultaRenovacoes;
  onChange: (mudanca: Mudanca) => void;
  onClear: () => void;
  onExport: () => Promise<void>;
}

const TODAS = 'TODAS';
const linhas = [
  { value: TODAS, label: copy.filtros.todasLinhas },
  ...Linha.options.map((linha) => ({ value: linha, label: nomesDasLinhas[linha] })),
];
const situacoes = [
  { value: TODAS, label: copy.filtros.abertas },
  ...SituacaoRenovacao.options.map((situacao) => ({ value: situacao, label: rotuloDaSituacao[situacao] })),
];

export function FiltrosRenovacoes({ consulta, onChange, onClear, onExport }: FiltrosRenovacoesProps) {
  const { q, janela, situacao, linha } = consulta;
  const [isExporting, setIsExporting] = useState(false);
  const search = useDebounced((texto) => onChange({ q: texto.trim() }));
  const exportList = () => {
    setIsExporting(true);
    void onExport().finally(() => setIsExporting(false));
  };
  return (
    <FiltrosDaLista
      ativos={[q, janela, situacao, linha].filter(Boolean).length}
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
        name="situacao"
        label={copy.filtros.situacao}
        isLabelHidden
        options={situacoes}
        value={situacao ?? TODAS}
        onChange={(value) => onChange({ situacao: value === TODAS ? null : value })}
      />
      <Select
        name="linha"
        label={copy.filtros.linha}
        isLabelHidden
        options={linhas}
        value={linha ?? TODAS}
        onChange={(value) => onChange({ linha: value === TODAS ? null : value })}
      />
    </FiltrosDaLista>
  );
}

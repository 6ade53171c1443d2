import { type ConsultaOrcamentos, Linha } from '@balcao/contracts';
import { below, Button, Checkbox, Dropdown, IconeAbaixo, IconeBusca, Stack, TextField, token } from '@balcao/ui';
import { IconeBaixar } from '@balcao/ui/screen-icons';
import { Select } from '@balcao/ui/forms';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { FiltrosDaLista } from '../../filtros-da-lista.component.tsx';
import { FiltroPeriodo } from '../../filtro-periodo.component.tsx';
import { nomesDasLinhas } from '../../nomes-das-linhas.copy.ts';
import { useDebounced } from '../../use-debounced.ts';
import { copy, rotuloDoStatus } from './orcamentos.copy.ts';
import { type Mudanca, statusConhecidos } from './orcamentos.model.ts';

export interface FiltrosOrcamentosProps {
  consulta: ConsultaOrcamentos;
  onChange: (mudanca: Mudanca) => void;
  onClear: () => void;
  onExport: () => Promise<void>;
  /** Beside the export: saved filters, the view. */
  children: ReactNode;
}

const TODAS = 'TODAS';
const linhas = [
  { value: TODAS, label: copy.filtros.todasLinhas },
  ...Linha.options.map((linha) => ({ value: linha, label: nomesDasLinhas[linha] })),
];

export function FiltrosOrcamentos({ consulta, onChange, onClear, onExport, children }: FiltrosOrcamentosProps) {
  const { q, status, linha, de, ate, urgente } = consulta;
  const [isExporting, setIsExporting] = useState(false);
  const search = useDebounced((texto: string) => onChange({ q: texto.trim() }));
  const exportList = () => {
    setIsExporting(true);
    void onExport().finally(() => setIsExporting(false));
  };
  const active = [q, status, linha, de, ate, urgente].filter(Boolean).length;
  return (
    <FiltrosDaLista
      ativos={active}
      onClear={onClear}
      acoes={
        <>
          {children}
          <Button icon={<IconeBaixar size={16} aria-hidden />} isBusy={isExporting} onClick={exportList}>
            {copy.exportar}
          </Button>
        </>
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
      <Situacoes>
        <FiltroStatus
          escolhidos={status?.split(',').filter(Boolean) ?? []}
          onChange={(escolhidos) => onChange({ status: escolhidos.join(',') })}
        />
      </Situacoes>
      <Select
        name="linha"
        label={copy.filtros.linha}
        isLabelHidden
        options={linhas}
        value={linha ?? TODAS}
        onChange={(value) => onChange({ linha: value === TODAS ? null : value })}
      />
      <FiltroPeriodo de={de} ate={ate} rotulos={copy.filtros} onChange={onChange} />
      <Button
        aria-pressed={urgente === 'sim'}
        variant={urgente === 'sim' ? 'primary' : 'secondary'}
        onClick={() => onChange({ urgente: urgente ? null : 'sim' })}
      >
        {copy.soUrgentes}
      </Button>
    </FiltrosDaLista>
  );
}

interface FiltroStatusProps {
  escolhidos: readonly string[];
  onChange: (escolhidos: readonly string[]) => void;
}

function FiltroStatus({ escolhidos, onChange }: FiltroStatusProps) {
  return (
    <Dropdown
      label={copy.filtros.status}
      align="start"
      trigger={(props) => (
        <Button {...props}>
          {escolhidos.length === 0 ? copy.filtros.todos : copy.filtros.escolhidos(escolhidos.length)}
          <IconeAbaixo size={16} aria-hidden />
        </Button>
      )}
    >
      {() => (
        <Opcoes gap={1}>
          {statusConhecidos.map((status) => (
            <Checkbox
              key={status}
              name={`status-${status}`}
              label={rotuloDoStatus[status]}
              value={escolhidos.includes(status)}
              onChange={(isOn) => onChange(isOn ? [...escolhidos, status] : escolhidos.filter((outro) => outro !== status))}
            />
          ))}
        </Opcoes>
      )}
    </Dropdown>
  );
}

/** As wide as the lists beside it where each takes a line. */
const Situacoes = styled.div`
  ${below(576)} {
    > * {
      display: flex;
    }
    button[aria-expanded] {
      width: 100%;
      justify-content: space-between;
    }
  }
`;

const Opcoes = styled(Stack)`
  padding: ${token('espaco2')};
`;

import { Checkbox, IconeBusca, NoMatchState, Stack, Text, TextField, token } from '@balcao/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './seguradoras.copy.ts';
import { matchSeguradoras, type SeguradoraEscolha, toggleTodas } from './seguradoras.model.ts';

export interface ListaSeguradorasProps {
  seguradoras: readonly SeguradoraEscolha[];
  marcadas: readonly string[];
  onChange: (marcadas: readonly string[]) => void;
}

/** Checkboxes of insurers; the search keeps hidden ones checked. */
export function ListaSeguradoras({ seguradoras, marcadas, onChange }: ListaSeguradorasProps) {
  const [busca, setBusca] = useState('');
  const visiveis = matchSeguradoras(seguradoras, busca);
  const ticked = visiveis.filter(({ slug }) => marcadas.includes(slug)).length;
  const isAll = ticked === visiveis.length;
  const toggle = (isOn: boolean, slug: string) => onChange(isOn ? [...marcadas, slug] : marcadas.filter((one) => one !== slug));

  return (
    <Stack gap={3}>
      <TextField
        name="busca"
        type="search"
        label={copy.buscar}
        prefix={<IconeBusca size={16} aria-hidden />}
        value={busca}
        onChange={setBusca}
      />
      <Line>
        {visiveis.length > 0 ? (
          <Checkbox
            name="todas"
            label={busca.trim() ? copy.todasVisiveis : copy.todas}
            value={isAll}
            isIndeterminate={ticked > 0 && !isAll}
            onChange={() => onChange(toggleTodas(marcadas, visiveis))}
          />
        ) : (
          <span />
        )}
        <Text isSoft role="status">
          {copy.marcadas(marcadas.length)}
        </Text>
      </Line>
      {visiveis.length === 0 && (
        <NoMatchState titulo={copy.semResultado} onClear={() => setBusca('')}>
          {null}
        </NoMatchState>
      )}
      <List aria-label={copy.lista}>
        {visiveis.map(({ slug, nome }) => (
          <li key={slug}>
            <Checkbox name={slug} label={nome} value={marcadas.includes(slug)} onChange={toggle} />
          </li>
        ))}
      </List>
    </Stack>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco2')};
  padding-bottom: ${token('espaco2')};
  border-bottom: 1px solid ${token('borda')};
`;

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${token('espaco2')} ${token('espaco4')};
  max-height: 320px;
  padding: 2px;
  margin: 0;
  overflow-y: auto;
  list-style: none;
`;

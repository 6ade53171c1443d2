import { Alert, Button, Card, EmptyState, Stack, Text, TextField } from '@balcao/ui';
import { useState } from 'react';
import { Rows } from '../../rows.component.tsx';
import { OverrideRow } from './override-row.component.tsx';
import { copy } from './sobreposicoes.copy.ts';
import { moduleNames, readOverrides, reloadPage, setOverride } from './sobreposicoes.resource.ts';

/** Overrides modules with addresses of this computer; only in the local environment. */
export function Sobreposicoes() {
  const [names] = useState(moduleNames);
  const [overrides, setOverrides] = useState(readOverrides);
  const [hasChanged, setHasChanged] = useState(false);
  const [filtro, setFiltro] = useState('');
  const change = (name: string, url: string | null) => {
    setOverride(name, url);
    setOverrides(readOverrides());
    setHasChanged(true);
  };
  const clearAll = () => Object.keys(overrides).forEach((name) => change(name, null));
  const shown = [...new Set([...Object.keys(overrides), ...names])].filter((name) => name.includes(filtro.trim()));
  return (
    <Card titulo={copy.titulo}>
      <Stack gap={3}>
        <Text isSoft>{copy.explicacao}</Text>
        {hasChanged && (
          <Alert tone="info" isLive actions={<Button onClick={reloadPage}>{copy.recarregar}</Button>}>
            {copy.mudou}
          </Alert>
        )}
        {Object.keys(overrides).length > 0 && <Button onClick={clearAll}>{copy.zerar}</Button>}
        {shown.length === 0 && !filtro && <EmptyState titulo={copy.vazio} />}
        <TextField name="filtro-modulos" type="search" label={copy.filtro} value={filtro} onChange={setFiltro} />
        <Rows>
          {shown.map((name) => (
            <OverrideRow
              key={`${name} ${overrides[name] ?? ''}`}
              name={name}
              url={overrides[name] ?? null}
              onChange={(url) => change(name, url)}
            />
          ))}
        </Rows>
      </Stack>
    </Card>
  );
}

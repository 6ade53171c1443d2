import { Button, Cluster, Stack, Text, TextField } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { useState } from 'react';
import { Rows } from '../../rows.component.tsx';
import { EventRow } from './event-row.component.tsx';
import { copy } from './eventos.copy.ts';
import { filterFacts, ouvintesOf } from './eventos.model.ts';
import { useEventos } from './eventos.resource.ts';

const TODAS = 'todas';

/** Events between parcels, as they are published; each can be published again, to all parcels or to one. */
export function Eventos() {
  const { vistos, isPaused, togglePause, clear, replay } = useEventos();
  const [filtro, setFiltro] = useState('');
  const [para, setPara] = useState<string | null>(TODAS);
  const shown = filterFacts(vistos, filtro);
  const options = [{ value: TODAS, label: copy.todas }, ...ouvintesOf(vistos).map((parcel) => ({ value: parcel, label: parcel }))];
  return (
    <Stack gap={3}>
      <TextField name="filtro-eventos" type="search" label={copy.filtro} value={filtro} onChange={setFiltro} />
      <Cluster gap={2} align="end">
        <Select name="repetir-para" label={copy.repetirPara} options={options} value={para} onChange={setPara} />
        <Button aria-pressed={isPaused} onClick={togglePause}>
          {isPaused ? copy.continuar : copy.pausar}
        </Button>
        <Button onClick={clear}>{copy.limpar}</Button>
      </Cluster>
      {shown.length === 0 && <Text isSoft>{vistos.length === 0 ? copy.vazio : copy.semIguais}</Text>}
      <Rows aria-label={copy.lista}>
        {shown.map(({ id, fact }) => (
          <EventRow key={id} fact={fact} onReplay={() => replay(fact, para === TODAS || para === null ? undefined : para)} />
        ))}
      </Rows>
    </Stack>
  );
}

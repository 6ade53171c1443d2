import { TextField } from '@balcao/ui';
import { useCampo } from '../../digitacao/use-campo.ts';
import { copy } from './pets.copy.ts';
import { readLista } from './pets.model.ts';

/** Conditions already known, typed one after another. */
export function CampoPreexistencias({ nome }: { nome: string }) {
  const { value, onChange, onCommit, ...campo } = useCampo<readonly string[]>(nome, []);
  return (
    <TextField
      label={copy.campos.preexistencias}
      description={copy.preexistenciasAjuda}
      maxLength={600}
      {...campo}
      value={value.join(', ')}
      onChange={(texto) => onChange(readLista(texto))}
      onCommit={(texto) => onCommit(readLista(texto))}
    />
  );
}

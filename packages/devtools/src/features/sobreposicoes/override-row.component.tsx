import { Button, TextField } from '@balcao/ui';
import { useState } from 'react';
import { Line } from '../../rows.component.tsx';
import { copy } from './sobreposicoes.copy.ts';
import { isLocalUrl } from './sobreposicoes.model.ts';

export interface OverrideRowProps {
  name: string;
  /** Address in force after a reload; null for that of the import map. */
  url: string | null;
  onChange: (url: string | null) => void;
}

/** One module and the address that overrides its own. */
export function OverrideRow({ name, url, onChange }: OverrideRowProps) {
  const [text, setText] = useState(url ?? '');
  const [error, setError] = useState<string | undefined>();
  const use = () => {
    const wanted = text.trim();
    if (!isLocalUrl(wanted)) return setError(copy.soLocal);
    setError(undefined);
    onChange(wanted);
  };
  const clear = () => {
    setText('');
    setError(undefined);
    onChange(null);
  };
  return (
    <li>
      <Line gap={2} align="end">
        <TextField
          name={`endereco-${name}`}
          type="url"
          label={name}
          placeholder={copy.exemplo}
          value={text}
          onChange={setText}
          error={error}
        />
        <Button size="sm" aria-label={copy.usarEm(name)} onClick={use}>
          {copy.usar}
        </Button>
        {url !== null && (
          <Button size="sm" variant="quiet" aria-label={copy.tirarDe(name)} onClick={clear}>
            {copy.tirar}
          </Button>
        )}
      </Line>
    </li>
  );
}

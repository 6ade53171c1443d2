import { useState } from 'react';
import { Text } from '../text/text.component.tsx';
import { Button } from './button.component.tsx';
import { copy } from './copy-button.copy.ts';
import { copyText } from './copy-text.ts';

export interface CopyButtonProps {
  texto: string;
  /** What the button says. */
  label: string;
}

/** Copies a text and says whether it could. @example <CopyButton texto={link} label="Copiar o link" /> */
export function CopyButton({ texto, label }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const press = () =>
    copyText(texto).then(
      () => setSaid(copy.copiado),
      () => setSaid(copy.naoCopiado),
    );
  return (
    <>
      <Button onClick={() => void press()}>{label}</Button>
      <Text as="span" role="status" size={13} isSoft>
        {said}
      </Text>
    </>
  );
}

import { Button, Text } from '@balcao/ui';
import { useState } from 'react';
import { copy } from './copy-button.copy.ts';
import { copyText } from './copy-button.resource.ts';

export interface CopyButtonProps {
  texto: string;
  /** What the button says. */
  label: string;
}

/** Copies a text and says whether it could. */
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

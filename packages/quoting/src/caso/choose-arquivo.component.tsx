import { Button } from '@balcao/ui';
import { type ReactNode, useRef } from 'react';
import { aceitos } from './anexos.resource.ts';

export interface ChooseArquivoProps {
  /** Name of the field, for who does not see the button. */
  rotulo: string;
  isBusy?: boolean;
  onArquivo: (file: File) => void;
  children: ReactNode;
}

/** A button that asks for one file a case may take; the same file may be chosen again. */
export function ChooseArquivo({ rotulo, isBusy = false, onArquivo, children }: ChooseArquivoProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        hidden
        type="file"
        accept={aceitos}
        aria-label={rotulo}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onArquivo(file);
          target.value = '';
        }}
      />
      <Button size="sm" isBusy={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </div>
  );
}

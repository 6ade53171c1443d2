import { Button, Stack, TextArea } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { type FormEvent, type ReactNode, useState } from 'react';
import { copy } from './repasse.copy.ts';

export interface TextoModalProps {
  titulo: string;
  rotulo: string;
  ajuda?: string;
  enviar: string;
  maxLength: number;
  isBusy: boolean;
  onEnviar: (texto: string) => void;
  onClose: () => void;
  /** What is read before writing. */
  children?: ReactNode;
}

/** Asks for a sentence: why a lot is undone, what is wrong with a share, what is answered. */
export function TextoModal({ titulo, rotulo, ajuda, enviar, maxLength, isBusy, onEnviar, onClose, children }: TextoModalProps) {
  const [texto, setTexto] = useState('');
  const [isJulgado, setJulgado] = useState(false);
  const isVazio = texto.trim() === '';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setJulgado(true);
    if (!isVazio && !isBusy) onEnviar(texto.trim());
  };
  return (
    <Dialog
      titulo={titulo}
      size="sm"
      isOpen
      isSticky={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isBusy}>
            {copy.cancelar}
          </Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => submit()}>
            {enviar}
          </Button>
        </>
      }
    >
      <Stack gap={3} as="form" onSubmit={submit}>
        {children}
        <TextArea
          name="texto"
          label={rotulo}
          {...(ajuda && { description: ajuda })}
          isRequired
          maxLength={maxLength}
          value={texto}
          onChange={setTexto}
          {...(isJulgado && isVazio && { error: copy.obrigatorio })}
        />
      </Stack>
    </Dialog>
  );
}

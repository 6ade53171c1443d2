import { Button, Stack, Text, token } from '@balcao/ui';
import { type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';

export interface DropZoneProps {
  /** What is dropped here. */
  titulo: string;
  /** What kinds of files are taken, and what becomes of them. */
  texto: string;
  /** What the chooser of files is called. */
  rotulo: string;
  /** The button that opens it. */
  escolher: string;
  /** As `input accept` takes them: `.pdf,.csv`. */
  accept: string;
  isMultiple?: boolean;
  /** Something is on its way: nothing else is taken meanwhile. */
  isBusy?: boolean;
  isDisabled?: boolean;
  onArquivos: (files: readonly File[]) => void;
}

/**
 * Where files are dropped; who does not drag chooses them by the button.
 *
 * @example <DropZone titulo={copy.soltar} texto={copy.kinds} rotulo={copy.arquivos} escolher={copy.escolher} accept=".pdf" isMultiple onArquivos={send} />
 */
export function DropZone(props: DropZoneProps) {
  const { titulo, texto, rotulo, escolher, accept, isMultiple = false, isBusy = false, isDisabled = false, onArquivos } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !isBusy && !isDisabled) onArquivos(isMultiple ? files : files.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Zona
      $isOver={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Stack gap={2} align="center">
        <Text as="p">{titulo}</Text>
        <Text as="p" isSoft>
          {texto}
        </Text>
        <input
          ref={input}
          hidden
          multiple={isMultiple}
          type="file"
          accept={accept}
          aria-label={rotulo}
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
        <Button variant="primary" isBusy={isBusy} isDisabled={isDisabled} onClick={() => input.current?.click()}>
          {escolher}
        </Button>
      </Stack>
    </Zona>
  );
}

const Zona = styled.div<{ $isOver: boolean }>`
  padding: ${token('espaco6')} ${token('espaco4')};
  text-align: center;
  border: 2px dashed ${({ $isOver }) => token($isOver ? 'primaria' : 'borda')};
  border-radius: ${token('raio10')};
  background: ${({ $isOver }) => token($isOver ? 'infoSuave' : 'superficie')};
`;

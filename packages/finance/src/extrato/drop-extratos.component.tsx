import { Button, Stack, Text, token } from '@balcao/ui';
import { type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from './extrato.copy.ts';

export interface DropExtratosProps {
  isBusy: boolean;
  isDisabled: boolean;
  onArquivos: (files: readonly File[]) => void;
}

/** Where statements are dropped; who does not drag chooses them by the button. */
export function DropExtratos({ isBusy, isDisabled, onArquivos }: DropExtratosProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isBusy && !isDisabled) onArquivos([...event.dataTransfer.files]);
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
        <Text as="p">{copy.importar.soltar}</Text>
        <Text as="p" isSoft>
          {copy.importar.soltarTexto}
        </Text>
        <input
          ref={input}
          hidden
          multiple
          type="file"
          accept=".pdf,.xlsx,.csv,.txt"
          aria-label={copy.importar.arquivos}
          onChange={({ target }) => {
            onArquivos([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button variant="primary" isBusy={isBusy} isDisabled={isDisabled} onClick={() => input.current?.click()}>
          {copy.importar.escolher}
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

import { MAX_ARQUIVOS_IMPORTACAO } from '@balcao/contracts';
import { Button, Stack, Text, token } from '@balcao/ui';
import { type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from './importacao-propostas.copy.ts';

export interface DropArquivosProps {
  isBusy: boolean;
  /** The PDFs that were dropped or chosen, and the names of what is none. */
  onArquivos: (pdfs: readonly File[], recusados: readonly string[]) => void;
}

const isPdf = ({ name, type }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);

/** Where files are dropped; who does not drag chooses them by the button. */
export function DropArquivos({ isBusy, onArquivos }: DropArquivosProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const todos = [...(files ?? [])];
    if (todos.length > 0)
      onArquivos(
        todos.filter(isPdf),
        todos.filter((file) => !isPdf(file)).map(({ name }) => name),
      );
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isBusy) take(event.dataTransfer.files);
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
        <Text as="p">{copy.soltar}</Text>
        <Text as="p" isSoft>
          {copy.soltarTexto(MAX_ARQUIVOS_IMPORTACAO)}
        </Text>
        <input
          ref={input}
          hidden
          multiple
          type="file"
          accept=".pdf,application/pdf"
          aria-label={copy.arquivos}
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
        <Button variant="primary" isBusy={isBusy} onClick={() => input.current?.click()}>
          {copy.escolher}
        </Button>
      </Stack>
    </Zona>
  );
}

const Zona = styled.div<{ $isOver: boolean }>`
  padding: ${token('espaco8')} ${token('espaco4')};
  text-align: center;
  border: 2px dashed ${({ $isOver }) => token($isOver ? 'primaria' : 'borda')};
  border-radius: ${token('raio10')};
  background: ${({ $isOver }) => token($isOver ? 'infoSuave' : 'superficie')};
`;

import { Button, campoId, Cluster, controlProps, FieldLabel, FieldMessages, type FieldProps, fieldColumn, token } from '@balcao/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';

export interface ImagemFieldProps extends FieldProps<string | null> {
  /** Where the image that stands is read from; null when there is none to show. */
  src: string | null;
  tipos: readonly string[];
  /** What a file becomes. What it throws is said at the field. */
  read: (file: File) => Promise<string>;
  sentenceOf: (problem: unknown) => string;
  /** Sides of the frame, px. */
  moldura: { readonly largura: number; readonly altura: number };
  textos: {
    readonly ajuda: string;
    /** What the image shows; empty where its label says it. */
    readonly alt: string;
    readonly arquivo: string;
    readonly nenhuma: string;
    readonly escolher: string;
    readonly escolherNome?: string;
    readonly trocar: string;
    readonly remover: string;
  };
}

/** An image among the fields of a form: the one that stands, and a file to take its place. */
export function ImagemField(props: ImagemFieldProps) {
  const { src, tipos, read, sentenceOf, moldura, textos, value, onChange, error, ...frame } = props;
  const input = useRef<HTMLInputElement>(null);
  const [falha, setFalha] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const put = (imagem: string | null) => {
    setFalha(null);
    onChange(imagem, frame.name);
  };
  const choose = async (file: File) => {
    setFalha(null);
    setIsReading(true);
    try {
      put(await read(file));
    } catch (problem) {
      setFalha(sentenceOf(problem));
    } finally {
      setIsReading(false);
    }
  };
  const shown = { ...frame, error: falha ?? error, description: textos.ajuda };
  return (
    <Column>
      <FieldLabel {...shown} />
      <Cluster gap={3}>
        <Moldura $largura={moldura.largura} $altura={moldura.altura}>
          {src === null ? textos.nenhuma : <img src={src} alt={textos.alt} />}
        </Moldura>
        <input
          ref={input}
          hidden
          type="file"
          accept={tipos.join()}
          aria-label={textos.arquivo}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
            target.value = '';
          }}
        />
        <Button
          id={campoId(frame.name)}
          isBusy={isReading}
          aria-label={value ? undefined : textos.escolherNome}
          aria-describedby={controlProps(shown)['aria-describedby']}
          onClick={() => input.current?.click()}
        >
          {value ? textos.trocar : textos.escolher}
        </Button>
        {value && (
          <Button variant="quiet" onClick={() => put(null)}>
            {textos.remover}
          </Button>
        )}
      </Cluster>
      <FieldMessages {...shown} />
    </Column>
  );
}

const Column = styled.div`
  ${fieldColumn}
`;

const Moldura = styled.div<{ $largura: number; $altura: number }>`
  display: flex;
  align-items: center;
  justify-content: center;
  width: ${({ $largura }) => $largura}px;
  height: ${({ $altura }) => $altura}px;
  padding: ${token('espaco2')};
  overflow: hidden;
  color: ${token('textoSuave')};
  font-size: ${token('texto13')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
  img {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
  }
`;

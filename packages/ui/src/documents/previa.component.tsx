import { sentenceOfFalha } from '@balcao/domain';
import { Button, Cluster, ErrorState, Skeleton, Stack, Text } from '@balcao/ui';
import { isFalha, showFailure } from '@balcao/ui/failures';
import { IconeBaixar } from '@balcao/ui/screen-icons';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy, tamanho } from './documents.copy.ts';
import type { BytesDeDocumentos, DocumentoListado } from './documents.props.ts';
import { type Destaque, PdfView } from './pdf-view.component.tsx';

export interface PreviaProps extends BytesDeDocumentos {
  documento: Pick<DocumentoListado, 'id' | 'nome' | 'mime' | 'bytes'>;
  highlights?: readonly Destaque[];
  busca?: string;
}

interface Lido {
  readonly de: string;
  readonly conteudo: Blob | null;
  readonly falha: string | null;
}

/** A document in the page: its pages or its picture, and the way to keep it. */
export function Previa({ documento, read, save, highlights, busca }: PreviaProps) {
  const { id, nome, mime, bytes } = documento;
  const [vez, setVez] = useState(0);
  const [lido, setLido] = useState<Lido | null>(null);
  const chave = `${id}#${vez}`;
  useEffect(() => {
    let isGone = false;
    read(id).then(
      (conteudo) => isGone || setLido({ de: chave, conteudo, falha: null }),
      (error: unknown) => {
        if (!isGone) setLido({ de: chave, conteudo: null, falha: isFalha(error) ? sentenceOfFalha(error) : String(error) });
      },
    );
    return () => void (isGone = true);
  }, [read, id, chave]);
  const atual = lido?.de === chave ? lido : null;
  return (
    <Stack gap={3}>
      <Cluster gap={2} justify="space-between">
        <Text isSoft>{tamanho(bytes)}</Text>
        <Button
          size="sm"
          icon={<IconeBaixar size={14} aria-hidden />}
          onClick={() => void save(documento).catch((error: unknown) => showFailure(copy.previa.falhaBaixar, error))}
        >
          {copy.previa.baixar}
        </Button>
      </Cluster>
      {!atual && <Skeleton height={480} />}
      {atual?.falha && <ErrorState titulo={atual.falha} onRetry={() => setVez((antes) => antes + 1)} />}
      {atual?.conteudo &&
        (mime === 'application/pdf' ? (
          <PdfView conteudo={atual.conteudo} nome={nome} {...(highlights && { highlights })} {...(busca && { busca })} />
        ) : (
          <Figura conteudo={atual.conteudo} nome={nome} />
        ))}
    </Stack>
  );
}

function Figura({ conteudo, nome }: { conteudo: Blob; nome: string }) {
  const imagem = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(conteudo);
    if (imagem.current) imagem.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [conteudo]);
  return <Imagem ref={imagem} alt={copy.previa.imagem(nome)} />;
}

const Imagem = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
`;

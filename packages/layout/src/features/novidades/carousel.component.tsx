import type { Novidade } from '@balcao/contracts';
import { Cluster, DateText, Heading, IconButton, IconeDireita, IconeEsquerda, Link, Stack, Text, token } from '@balcao/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './novidades.copy.ts';

export interface CarouselProps {
  /** At least one. */
  novidades: readonly Novidade[];
}

/** One piece of news at a time; it never moves by itself. */
export function Carousel({ novidades }: CarouselProps) {
  const [at, setAt] = useState(0);
  const novidade = novidades[at];
  if (!novidade) return null;
  const { titulo, texto, publicadaEm, link } = novidade;
  const position = copy.posicao(at + 1, novidades.length);
  return (
    <Frame aria-roledescription="carrossel" aria-label={copy.carrossel}>
      <Slide aria-live="polite" aria-atomic>
        <Stack gap={2}>
          <Text isSoft size={13}>
            <DateText iso={publicadaEm} />
          </Text>
          <Heading level={3} size={2}>
            {titulo}
          </Heading>
          <Text>{texto}</Text>
          {link && <Link href={link}>{copy.saibaMais}</Link>}
        </Stack>
      </Slide>
      <Cluster justify="center" gap={3}>
        <IconButton
          label={copy.anterior}
          icon={<IconeEsquerda size={16} aria-hidden />}
          isDisabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <Text isSoft isTabular>
          {position}
        </Text>
        <IconButton
          label={copy.proxima}
          icon={<IconeDireita size={16} aria-hidden />}
          isDisabled={at === novidades.length - 1}
          onClick={() => setAt(at + 1)}
        />
      </Cluster>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  gap: ${token('espaco3')};
`;

const Slide = styled.div`
  min-height: 160px;
`;

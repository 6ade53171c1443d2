import { Alert, Button, Cluster, IconeDireita, IconeEsquerda, Skeleton, Stack, Text, TextField, token } from '@balcao/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from './documents.copy.ts';
import { type Destaque, usePaginaPdf, usePdf } from './use-pdf.ts';

export type { Destaque } from './use-pdf.ts';

export interface PdfViewProps {
  conteudo: Blob;
  nome: string;
  /** Boxes that are marked over their pages; the view opens on the page of the first. */
  highlights?: readonly Destaque[];
  /** Word that is marked where the pages say it. */
  busca?: string;
}

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const IGUAL = 2;
const SEM_DESTAQUES: readonly Destaque[] = [];

/** A PDF in the page, one page at a time: drawn on a canvas, its text over it to be read aloud, selected and searched. */
export function PdfView({ conteudo, nome, highlights = SEM_DESTAQUES, busca: procurada = '' }: PdfViewProps) {
  const { pdf, falha } = usePdf(conteudo);
  const [pagina, setPagina] = useState(highlights[0]?.pagina ?? 1);
  const [zoom, setZoom] = useState(IGUAL);
  const [busca, setBusca] = useState(procurada);
  const frame = useRef<HTMLDivElement>(null);
  const total = pdf?.numPages ?? 0;
  const escala = ZOOMS[zoom] ?? 1;
  const { canvas, camada, marcas, achados } = usePaginaPdf({ pdf, pagina, escala, busca, highlights, frame });
  const go = (para: number) => setPagina(Math.min(Math.max(1, para), Math.max(1, total)));
  const enlarge = (passos: number) => setZoom((atual) => Math.min(Math.max(0, atual + passos), ZOOMS.length - 1));
  function onKeyDown(event: KeyboardEvent) {
    const act = { PageDown: () => go(pagina + 1), PageUp: () => go(pagina - 1), '+': () => enlarge(1), '-': () => enlarge(-1) }[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    act();
  }
  if (falha) return <Alert tone="atencao">{copy.pdf.falha[falha]}</Alert>;
  return (
    <Stack gap={2} onKeyDown={onKeyDown} role="group" aria-label={copy.pdf.documento(nome)}>
      <Cluster gap={2}>
        <Button size="sm" aria-label={copy.pdf.anterior} isDisabled={pagina <= 1} onClick={() => go(pagina - 1)}>
          <IconeEsquerda size={16} aria-hidden />
        </Button>
        <Text as="span" role="status">
          {copy.pdf.pagina(pagina, total)}
        </Text>
        <Button size="sm" aria-label={copy.pdf.seguinte} isDisabled={pagina >= total} onClick={() => go(pagina + 1)}>
          <IconeDireita size={16} aria-hidden />
        </Button>
        <Button size="sm" aria-label={copy.pdf.diminuir} isDisabled={zoom === 0} onClick={() => enlarge(-1)}>
          −
        </Button>
        <Text as="span">{copy.pdf.zoom(escala)}</Text>
        <Button size="sm" aria-label={copy.pdf.aumentar} isDisabled={zoom === ZOOMS.length - 1} onClick={() => enlarge(1)}>
          +
        </Button>
      </Cluster>
      <TextField name="busca-no-pdf" label={copy.pdf.busca} value={busca} onChange={setBusca} />
      {busca.trim().length > 1 && (
        <Text size={12} isSoft role="status">
          {copy.pdf.achados(achados)}
        </Text>
      )}
      {/* what scrolls takes the focus, so that the keyboard scrolls it */}
      <Folha ref={frame} tabIndex={0} role="region" aria-label={copy.pdf.folha(pagina)} aria-busy={!pdf}>
        {!pdf && <Skeleton height={480} />}
        <Pagina hidden={!pdf}>
          <canvas ref={canvas} aria-hidden />
          <Camada ref={camada} />
          {marcas.map(({ chave, rotulo, ...caixa }) => (
            <Marca key={chave} style={caixa} title={rotulo} />
          ))}
        </Pagina>
      </Folha>
    </Stack>
  );
}

const Folha = styled.div`
  overflow: auto;
  max-height: min(70vh, 900px);
  background: ${token('fundo')};
  border: 1px solid ${token('borda')};
  outline-offset: 2px;
`;
const Pagina = styled.div`
  position: relative;
  width: max-content;
  margin: 0 auto;
  canvas {
    display: block;
  }
`;
const Marca = styled.span`
  position: absolute;
  background: ${token('atencaoSuave')};
  border: 2px solid ${token('atencao')};
  mix-blend-mode: multiply;
  pointer-events: none;
`;
/** As pdf.js places its text layer. */
const Camada = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  line-height: 1;
  text-align: initial;
  transform-origin: 0 0;
  forced-color-adjust: none;
  --min-font-size: 1;
  --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
  --min-font-size-inv: calc(1 / var(--min-font-size));
  :is(span, br) {
    position: absolute;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0% 0%;
  }
  > :not(.markedContent),
  .markedContent span:not(.markedContent) {
    --font-height: 0;
    --scale-x: 1;
    --rotate: 0deg;
    font-size: calc(var(--text-scale-factor) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
  }
  .markedContent {
    display: contents;
  }
  [data-achado] {
    background: ${token('atencaoSuave')};
    mix-blend-mode: multiply;
  }
`;

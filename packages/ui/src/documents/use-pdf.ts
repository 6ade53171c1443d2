import { foldTexto } from '@balcao/domain';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadPdf } from './load-pdf.ts';

/** A box over a page, in PDF points from the page's lower left corner: `[left, bottom, right, top]`. */
export interface Destaque {
  readonly pagina: number;
  readonly caixa: readonly [number, number, number, number];
  /** What was read there. */
  readonly rotulo: string;
}

/** Why a PDF cannot be shown. */
export type FalhaPdf = 'CIFRADO' | 'CORROMPIDO' | 'SEM_LEITOR';

const falhaDe = (error: unknown): FalhaPdf => {
  const { name } = error as { name?: string };
  return name === 'PasswordException' ? 'CIFRADO' : name === 'ChunkLoadError' ? 'SEM_LEITOR' : 'CORROMPIDO';
};

/** Opens a PDF, and lets it go with the view. */
export function usePdf(conteudo: Blob) {
  const [aberto, setAberto] = useState<{ de: Blob; pdf: PDFDocumentProxy | null; falha: FalhaPdf | null } | null>(null);
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    void Promise.all([loadPdf(), conteudo.arrayBuffer()])
      .then(async ([pdfjs, bytes]) => {
        if (isGone) return;
        const task = pdfjs.getDocument({ data: new Uint8Array(bytes), isEvalSupported: false, enableXfa: false });
        close = () => void task.destroy();
        const pdf = await task.promise;
        if (!isGone) setAberto({ de: conteudo, pdf, falha: null });
      })
      .catch((error: unknown) => isGone || setAberto({ de: conteudo, pdf: null, falha: falhaDe(error) }));
    return () => {
      isGone = true;
      close();
    };
  }, [conteudo]);
  const atual = aberto?.de === conteudo ? aberto : null;
  return { pdf: atual?.pdf ?? null, falha: atual?.falha ?? null };
}

/** A mark over the page, as a browser places it. */
export interface Marca {
  readonly chave: string;
  readonly rotulo: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Pagina {
  readonly pdf: PDFDocumentProxy | null;
  readonly pagina: number;
  /** Of the width of the frame. */
  readonly escala: number;
  readonly busca: string;
  readonly highlights: readonly Destaque[];
  readonly frame: RefObject<HTMLDivElement | null>;
}

const MARGEM = 2;
const MIN_BUSCA = 2;

/** Marks the pieces of text that say what is searched. @returns how many */
function markAchados(camada: HTMLElement, busca: string): number {
  const procurado = foldTexto(busca.trim());
  let achados = 0;
  for (const trecho of camada.querySelectorAll<HTMLElement>('span')) {
    const isAchado =
      procurado.length >= MIN_BUSCA && trecho.children.length === 0 && foldTexto(trecho.textContent ?? '').includes(procurado);
    trecho.toggleAttribute('data-achado', isAchado);
    if (isAchado && (achados += 1) === 1) trecho.scrollIntoView?.({ block: 'nearest' });
  }
  return achados;
}

/** How wide a frame is, px: a telephone is turned, a drawer is narrowed. */
function useLargura(frame: RefObject<HTMLDivElement | null>): number {
  const [largura, setLargura] = useState(0);
  useEffect(() => {
    const caixa = frame.current;
    if (!caixa) return;
    const read = () => setLargura(caixa.clientWidth);
    read();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(read);
    observer.observe(caixa);
    return () => observer.disconnect();
  }, [frame]);
  return largura;
}

/** Draws one page of a PDF, as wide as its frame at scale 1. */
export function usePaginaPdf({ pdf, pagina, escala, busca, highlights, frame }: Pagina) {
  const larguraDoQuadro = useLargura(frame);
  const canvas = useRef<HTMLCanvasElement>(null);
  const camada = useRef<HTMLDivElement>(null);
  const [marcas, setMarcas] = useState<readonly Marca[]>([]);
  const [desenhada, setDesenhada] = useState<object | null>(null);
  const [achados, setAchados] = useState(0);

  useEffect(() => {
    const [tela, texto] = [canvas.current, camada.current];
    // the frame is measured first: a page drawn twice at once is drawn over itself
    if (!pdf || !tela || !texto || larguraDoQuadro === 0) return;
    let isGone = false;
    let cancel = () => {};
    void (async () => {
      const [pdfjs, page] = [await loadPdf(), await pdf.getPage(pagina)];
      if (isGone) return;
      const cabe = Math.max(200, (larguraDoQuadro || 600) - MARGEM) / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale: cabe * escala });
      const densidade = globalThis.devicePixelRatio || 1;
      tela.width = Math.floor(viewport.width * densidade);
      tela.height = Math.floor(viewport.height * densidade);
      tela.style.width = `${viewport.width}px`;
      tela.style.height = `${viewport.height}px`;
      texto.replaceChildren();
      texto.style.setProperty('--total-scale-factor', String(viewport.scale));
      const drawing = page.render({ canvas: tela, viewport, transform: densidade === 1 ? undefined : [densidade, 0, 0, densidade, 0, 0] });
      const layer = new pdfjs.TextLayer({ textContentSource: page.streamTextContent(), container: texto, viewport });
      cancel = () => {
        drawing.cancel();
        layer.cancel();
      };
      await Promise.all([drawing.promise, layer.render()]);
      if (isGone) return;
      const daPagina = highlights.filter((destaque) => destaque.pagina === pagina);
      setMarcas(
        daPagina.map(({ caixa, rotulo }, index) => {
          const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle([...caixa]) as number[];
          const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)];
          return { chave: `${index}-${rotulo}`, rotulo, left, top, width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
        }),
      );
      setDesenhada({});
    })().catch((error: unknown) => {
      // another page was asked for while this one was drawn
      if (!isGone && (error as { name?: string }).name !== 'RenderingCancelledException') throw error;
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, [pdf, pagina, escala, highlights, larguraDoQuadro]);

  useEffect(() => {
    if (desenhada && camada.current) setAchados(markAchados(camada.current, busca));
  }, [desenhada, busca]);

  return { canvas, camada, marcas, achados };
}

import type { ConteudoDaPagina, ImagensDaPagina, OpcoesDaPagina } from '@balcao/contracts';
import { drawPagina, isCor } from '@balcao/domain';
import { token } from '@balcao/ui';
import { useCallback, useEffect, useRef } from 'react';
import styled from 'styled-components';

export interface PreviaProps {
  /** What the frame is called. */
  titulo: string;
  conteudo: ConteudoDaPagina;
  corretoraId: string;
  imagens: ImagensDaPagina;
  opcoes: OpcoesDaPagina;
}

/** The standard colour, while what is typed is none. */
const corOf = (typed: string): string => (isCor(typed) ? typed : '#333333');

function draw({ conteudo, corretoraId, imagens, opcoes }: Omit<PreviaProps, 'titulo'>) {
  const corretora = opcoes.corretoras.find(({ id }) => id === corretoraId) ?? { nome: '', cnpj: '', susep: null, logo: null };
  const imageOf = (nome: string | null) => (nome === null ? null : (imagens[nome] ?? null));
  return drawPagina({
    conteudo: { ...conteudo, cor: corOf(conteudo.cor), destaque: corOf(conteudo.destaque) },
    corretora,
    logo: imageOf(conteudo.logo) ?? (corretora.logo ? { url: corretora.logo } : null),
    foto: imageOf(conteudo.foto),
    retratos: imagens,
    perguntas: opcoes.perguntas,
    envio: null,
  });
}

const VAZIA = '<!doctype html><html lang="pt-BR"><head><meta name="viewport" content="width=device-width"></head><body></body></html>';

/** The page as its clients would see it, drawn by the very function that draws it for them. Nothing in it runs, and nothing is sent. */
export function Previa({ titulo, ...pagina }: PreviaProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { estilo, corpo } = draw(pagina);
  // written into the document that is there: a frame that loads again loses its place at each letter
  const write = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!page?.body) return;
    let style = page.querySelector('style');
    if (!style) {
      style = page.createElement('style');
      style.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
      page.head.append(style);
      page.title = titulo;
    }
    style.textContent = estilo;
    page.body.replaceChildren(...new DOMParser().parseFromString(corpo, 'text/html').body.childNodes);
  }, [estilo, corpo, titulo]);
  useEffect(write, [write]);
  return <Frame ref={frame} title={titulo} srcDoc={VAZIA} sandbox="allow-same-origin" onLoad={write} />;
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: min(720px, 80dvh);
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
`;

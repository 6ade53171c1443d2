import { useNaoSalvo } from '@balcao/shared/forms';
import { Alert, Button, Cluster, CopyButton, Stack, token } from '@balcao/ui';
import { IconeBaixar, IconeImprimir } from '@balcao/ui/screen-icons';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { copy } from './segundo-fator.copy.ts';
import { saveText, useEmail } from './segundo-fator.resource.ts';

export interface RecuperacaoProps {
  codigos: readonly string[];
  onDone: () => void;
}

/** The recovery codes, the only time they are seen: the page is held until the person says they are kept. */
export function Recuperacao({ codigos, onDone }: RecuperacaoProps) {
  const email = useEmail();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => void root.current?.focus(), []);
  useNaoSalvo('settings', true);
  const texto = copy.textoArquivo(email, codigos);
  return (
    <Stack gap={4} ref={root} tabIndex={-1}>
      <SoOsCodigosNoPapel />
      <Alert tone="atencao" isLive titulo={copy.guarde}>
        {copy.guardeTexto}
      </Alert>
      <Papel>
        <p>{texto.split('\r\n')[0]}</p>
        <Lista aria-label={copy.recuperacao}>
          {codigos.map((codigo) => (
            <li key={codigo}>
              <code>{codigo}</code>
            </li>
          ))}
        </Lista>
      </Papel>
      <Cluster gap={2}>
        <CopyButton texto={texto} label={copy.copiar} />
        <Button icon={<IconeImprimir size={16} aria-hidden />} onClick={() => window.print()}>
          {copy.imprimir}
        </Button>
        <Button icon={<IconeBaixar size={16} aria-hidden />} onClick={() => saveText(texto, copy.arquivo)}>
          {copy.baixar}
        </Button>
      </Cluster>
      <div>
        <Button variant="primary" onClick={onDone}>
          {copy.guardei}
        </Button>
      </div>
    </Stack>
  );
}

const Papel = styled.div`
  padding: ${token('espaco3')} ${token('espaco4')};
  background: ${token('superficieSuave')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
`;

const Lista = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${token('espaco2')} ${token('espaco4')};
  margin-top: ${token('espaco2')};
  font-size: ${token('texto16')};
  font-variant-numeric: tabular-nums;
  user-select: all;
`;

/** While the codes are on screen, paper shows them and nothing else of the page. */
const SoOsCodigosNoPapel = styled.i.attrs({ hidden: true })`
  @media print {
    body:has(&) * {
      visibility: hidden;
    }
    body:has(&) :is(${Papel}, ${Papel} *) {
      visibility: visible;
    }
    body:has(&) ${Papel} {
      position: fixed;
      inset: 0;
      height: max-content;
      /* paper is white in the dark theme too */
      color-scheme: light;
      color: CanvasText;
      background: Canvas;
    }
  }
`;

import { Button, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './paleta.copy.ts';
import type { Busca } from './paleta.resource.ts';

export interface PaletteNoteProps {
  texto: string;
  quantas: number;
  busca: Pick<Busca, 'estado' | 'retry'>;
}

function sentenceOf({ texto, quantas, busca: { estado } }: PaletteNoteProps): string {
  if (estado === 'buscando') return copy.buscando;
  if (estado === 'falhou') return copy.falha;
  if (quantas > 0) return copy.quantos(quantas);
  return texto.trim() ? copy.nada(texto.trim()) : copy.vazio;
}

/** Status line below the palette's list: announced to screen readers, with constant height. */
export function PaletteNote(props: PaletteNoteProps) {
  const { estado, retry } = props.busca;
  return (
    <Line>
      <p role="status">{sentenceOf(props)}</p>
      {estado === 'falhou' ? (
        <Button size="sm" onClick={retry}>
          {copy.tentarNovamente}
        </Button>
      ) : (
        <Hint>{copy.dica}</Hint>
      )}
    </Line>
  );
}

const Line = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco4')};
  min-height: 44px;
  padding: 0 ${token('espaco4')};
  font-size: ${token('texto13')};
  color: ${token('textoSuave')};
  border-top: 1px solid ${token('borda')};
`;

const Hint = styled.span`
  @media (pointer: coarse), (max-width: 575.98px) {
    display: none;
  }
`;

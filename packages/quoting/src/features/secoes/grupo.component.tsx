import { Grid, Stack, Text } from '@balcao/ui';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Conjunto, TituloDoConjunto } from '../../digitacao/conjunto.ts';
import type { SituacaoConsulta } from './apoio.resource.ts';

export interface GrupoProps {
  /** Named only when the section has more than one. */
  titulo?: string;
  children: ReactNode;
}

/** Fields that belong together: as many columns as fit, one on phones. */
export function Grupo({ titulo, children }: GrupoProps) {
  const [fim, setFim] = useState<HTMLElement | null>(null);
  return (
    <Conjunto>
      {titulo && <TituloDoConjunto>{titulo}</TituloDoConjunto>}
      <Grid minWidth={220} gap={4}>
        <Fim value={fim}>{children}</Fim>
        <LugarDoFim ref={setFim} />
      </Grid>
    </Conjunto>
  );
}

const Fim = createContext<HTMLElement | null>(null);
const LugarDoFim = styled.div`
  display: contents;
`;

/** What belongs to a field and stands below all those of its group: a sentence that came between two would move them. */
export function NoFimDoGrupo({ children }: { children: ReactNode }) {
  const fim = useContext(Fim);
  return fim && createPortal(children, fim);
}

/** A field that takes the whole line. */
export const Linha = styled.div`
  grid-column: 1 / -1;
`;

export interface AvisoConsultaProps {
  situacao: SituacaoConsulta;
  textos: Partial<Record<SituacaoConsulta, string>>;
}

/** What came of a look-up, spoken when it changes. */
export const AvisoConsulta = ({ situacao, textos }: AvisoConsultaProps) => (
  <Aviso role="status" size={13} isSoft>
    {textos[situacao]}
  </Aviso>
);

/** Groups one below the other. */
export const Grupos = ({ children }: { children: ReactNode }) => <Stack gap={6}>{children}</Stack>;

const Aviso = styled(Text)`
  grid-column: 1 / -1;
  &:empty {
    position: absolute;
  }
`;

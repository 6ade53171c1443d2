import { Tabs } from '@balcao/ui/overlays';
import type { ReactNode } from 'react';
import { copy } from './records.copy.ts';
import type { PalavrasDoRegistro } from './words-of.ts';

export interface AbasRegistroProps {
  palavras: PalavrasDoRegistro;
  /** Its form. */
  children: ReactNode;
  /** What uses it, and what changed of it: each is only drawn, and read, once its tab opens. */
  usos: ReactNode;
  historia: ReactNode;
}

/** A record, part by part: its form, what uses it, what changed of it. */
export const AbasRegistro = ({ palavras, children, usos, historia }: AbasRegistroProps) => (
  <Tabs
    label={palavras.abas}
    tabs={[
      { id: 'dados', label: copy.dados, content: children },
      { id: 'usos', label: copy.usos, content: usos },
      { id: 'historia', label: copy.historia, content: historia },
    ]}
  />
);

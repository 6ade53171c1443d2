import { type ComponentType, createContext, useContext } from 'react';

export interface AcaoDaOfertaProps {
  orcamentoId: string;
  ofertaId: string;
  /** Who made the offer, as people say it. */
  seguradoraNome: string;
  /** Name of the insured, as far as it was typed. */
  segurado: string;
}

/** What one line lets people do with an offer, and the quote it is of. */
export interface AcaoDaLinha {
  readonly Acao: ComponentType<AcaoDaOfertaProps>;
  /** Said above the offers: what it is for, and where it is found. */
  readonly aviso: string | undefined;
  readonly orcamentoId: string;
  readonly segurado: string;
}

/** The line on screen may add something to each of its offers; most add nothing. */
export const AcaoDaOferta = createContext<AcaoDaLinha | null>(null);

export const useAcaoDaOferta = (): AcaoDaLinha | null => useContext(AcaoDaOferta);

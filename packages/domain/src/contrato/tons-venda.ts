import type { StatusApolice, StatusEndosso, StatusProposta } from '@balcao/contracts';

/** How grave a state is, as a tag of ui paints it. */
type Tom = 'sucesso' | 'info' | 'neutro' | 'atencao' | 'perigo';

/** Tones of the states of a policy. */
export const tonsDoStatusApolice: Readonly<Record<StatusApolice, Tom>> = {
  VIGENTE: 'sucesso',
  A_VIGORAR: 'info',
  VENCIDA: 'neutro',
  SUSPENSA: 'atencao',
  CANCELADA: 'perigo',
};

/** Tones of the states of a proposal. */
export const tonsDoStatusProposta: Readonly<Record<StatusProposta, Tom>> = {
  RASCUNHO: 'neutro',
  TRANSMITIDA: 'info',
  EM_ANALISE: 'info',
  EXIGENCIA: 'atencao',
  VISTORIA: 'atencao',
  ACEITA: 'sucesso',
  EMITIDA: 'sucesso',
  RECUSADA: 'perigo',
  CANCELADA: 'perigo',
};

/** Tones of the states of an endorsement. */
export const tonsDoStatusEndosso: Readonly<Record<StatusEndosso, Tom>> = {
  SOLICITADO: 'info',
  EM_ANALISE: 'info',
  EMITIDO: 'sucesso',
  RECUSADO: 'perigo',
};

/** Data of the bar loaded after the first screen. */
export interface Depois {
  /** Whether notices arrive in real time now. */
  readonly isConectado: boolean;
  /** Title of the notice that arrived last. */
  readonly chegou: string | null;
  /** Whether a webinar is being shown now. */
  readonly isAoVivo: boolean;
  /** The help centre. */
  readonly ajuda: string | null;
}

export interface AfterwardsProps {
  onChange: (depois: Depois) => void;
}

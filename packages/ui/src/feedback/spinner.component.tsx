import styled, { keyframes } from 'styled-components';

export interface SpinnerProps {
  /** Diameter, px. */
  size?: number;
  /** Says it to a screen reader; without it the spinner is decoration of a text that says so. */
  label?: string;
}

/** Something is under way. @example <Spinner label="Carregando…" /> */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <Ring
      viewBox="0 0 20 20"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="10" cy="10" r="8" opacity="0.25" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </Ring>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.svg`
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2.5;
  stroke-linecap: round;
  animation: ${turn} 0.8s linear infinite;
`;

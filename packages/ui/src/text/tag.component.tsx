import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { type Tone, token, toneSuave, toneTexto } from '../theme/token.theme.ts';

export interface TagProps {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short label. @example <Tag tone="info">Renovação</Tag> */
export function Tag({ tone = 'neutro', icon, children }: TagProps) {
  return (
    <Base $tone={tone}>
      {icon}
      {children}
    </Base>
  );
}

export interface StatusTagProps {
  tone: Tone;
  /** Something is happening now: the dot breathes. */
  isLive?: boolean;
  children: ReactNode;
}

/** The state of a record: a dot and a word, so that colour never speaks alone. @example <StatusTag tone="sucesso">Calculado</StatusTag> */
export function StatusTag({ tone, isLive = false, children }: StatusTagProps) {
  return (
    <Base $tone={tone}>
      <Dot $tone={tone} $live={isLive} aria-hidden />
      {children}
    </Base>
  );
}

const Base = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('espaco1')};
  max-width: 100%;
  padding: 0 ${token('espaco2')};
  font-size: ${token('texto12')};
  font-weight: ${token('pesoMedio')};
  line-height: 20px;
  white-space: nowrap;
  color: ${({ $tone }) => toneTexto($tone)};
  background: ${({ $tone }) => toneSuave($tone)};
  border-radius: ${token('raio4')};

  svg {
    width: 12px;
    height: 12px;
    flex: none;
  }
`;

const breathe = keyframes`50% { opacity: 0.25; }`;

const Dot = styled.span<{ $tone: Tone; $live: boolean }>`
  flex: none;
  width: 6px;
  height: 6px;
  border-radius: 50%;
  background: ${({ $tone }) => token($tone)};
  ${({ $live }) =>
    $live &&
    css`
      animation: ${breathe} 1.4s ease-in-out infinite;
    `}
  /* where the system paints every surface, a dot would be painted over */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

import styled, { keyframes } from 'styled-components';
import { token } from '../theme/token.theme.ts';

export interface SkeletonProps {
  /** Lines of text it stands for. */
  lines?: number;
  /** Height of one block instead of lines, px. */
  height?: number;
  /** Any CSS width. */
  width?: string;
}

/** The place of what is coming. Silent: the screen's `aria-busy` speaks. @example <Skeleton lines={3} /> */
export function Skeleton({ lines = 1, height, width }: SkeletonProps) {
  if (height !== undefined) return <Block aria-hidden $height={height} $width={width ?? '100%'} />;
  return (
    <Lines aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Block key={line} $height={12} $width={width ?? (line === lines - 1 && lines > 1 ? '60%' : '100%')} />
      ))}
    </Lines>
  );
}

const sweep = keyframes`from { background-position: 150% 0; } to { background-position: -50% 0; }`;

const Lines = styled.div`
  width: 100%;
  display: flex;
  flex-direction: column;
  gap: ${token('espaco2')};
  padding: ${token('espaco1')} 0;
`;

const Block = styled.div<{ $height: number; $width: string }>`
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height}px;
  background: ${token('neutroSuave')} linear-gradient(90deg, transparent, ${token('realce')}, transparent) no-repeat 0 0 / 50% 100%;
  border-radius: ${token('raio4')};
  animation: ${sweep} 1.6s linear infinite;
`;

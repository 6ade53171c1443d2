import { formatBps, formatCentavos, formatData, formatDataHora, formatRelativo, hojeEm, isData } from '@balcao/domain';
import styled from 'styled-components';
import { screenOnly } from '../theme/media.theme.ts';
import { token } from '../theme/token.theme.ts';
import { copy } from '../ui.copy.ts';

export interface MoneyProps {
  /** Integer centavos; null or undefined shows a dash. */
  centavos: number | null | undefined;
  /** The figure of the row: heavier. */
  isStrong?: boolean;
}

/** An amount of money in reais, figures of equal width. @example <Money centavos={123456} /> // R$ 1.234,56 */
export function Money({ centavos, isStrong }: MoneyProps) {
  return <Value $strong={isStrong}>{centavos === null || centavos === undefined ? copy.semValor : formatCentavos(centavos)}</Value>;
}

export interface PercentProps {
  /** Hundredths of a percent: 738 is 7,38%. */
  bps: number | null | undefined;
}

/** A rate. @example <Percent bps={738} /> // 7,38% */
export function Percent({ bps }: PercentProps) {
  return <Value>{bps === null || bps === undefined ? copy.semValor : formatBps(bps)}</Value>;
}

export interface DateTextProps {
  /** ISO day (YYYY-MM-DD) or moment; null or undefined shows a dash. */
  iso: string | null | undefined;
  /** Shows the time too. */
  hasTime?: boolean;
}

/** A day, or the day of a moment in São Paulo, machine-readable too. @example <DateText iso="2026-03-01" /> // 01/03/2026 */
export function DateText({ iso, hasTime = false }: DateTextProps) {
  if (!iso) return <Value>{copy.semValor}</Value>;
  return (
    <Value as="time" dateTime={iso}>
      {hasTime ? formatDataHora(iso) : formatData(isData(iso) ? iso : hojeEm(new Date(iso)))}
    </Value>
  );
}

export interface MomentTextProps {
  /** ISO moment, with its offset. */
  iso: string;
  /** From when it is looked at. */
  agora?: Date;
}

/** How long ago a moment was, exact on hovering and on paper. @example <MomentText iso={orcamento.alteradoEm} /> // há 5 min */
export function MomentText({ iso, agora }: MomentTextProps) {
  const exact = formatDataHora(iso);
  return (
    <Value as="time" dateTime={iso} title={exact}>
      <NaTela>{relativeTo(iso, agora)}</NaTela>
      <NoPapel>{exact}</NoPapel>
    </Value>
  );
}

// looked at again each time it is drawn
const relativeTo = (iso: string, agora = new Date()): string => formatRelativo(iso, agora);

const NaTela = styled.span`
  ${screenOnly}
`;

const NoPapel = styled.span`
  display: none;
  @media print {
    display: inline;
  }
`;

const Value = styled.span<{ $strong?: boolean | undefined; dateTime?: string; title?: string }>`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $strong }) => $strong && `font-weight: ${token('pesoForte')};`}
`;

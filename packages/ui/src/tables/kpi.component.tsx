import { IconeAbaixo, IconeAcima, Link, Skeleton, token, VisuallyHidden } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './tables.copy.ts';

export interface KpiProps {
  label: string;
  /** The figure, as it is to be read. */
  value: ReactNode;
  /** Against when; `isGood` says whether the change is welcome. */
  change?: { texto: string; isUp: boolean; isGood: boolean } | undefined;
  note?: ReactNode;
  icon?: ReactNode;
  /** Where the figure comes from. */
  href?: string;
  isLoading?: boolean;
}

/** One figure of the day. @example <Kpi label="Orçamentos abertos" value={12} href="/multicalculo/orcamentos" /> */
export function Kpi({ label, value, change, note, icon, href, isLoading = false }: KpiProps) {
  return (
    <Tile>
      <Label>
        {icon}
        {href ? <Whole href={href}>{label}</Whole> : label}
      </Label>
      {isLoading ? <Skeleton height={36} width="60%" /> : <Figure>{value}</Figure>}
      {/* what is known of the foot keeps its place while the figure comes */}
      {(note || (change && !isLoading)) && (
        <Foot>
          {change && !isLoading && (
            <Change $good={change.isGood}>
              {change.isUp ? <IconeAcima size={14} aria-hidden /> : <IconeAbaixo size={14} aria-hidden />}
              <VisuallyHidden>{change.isUp ? copy.subiu : copy.desceu} </VisuallyHidden>
              {change.texto}
            </Change>
          )}
          {note}
        </Foot>
      )}
    </Tile>
  );
}

const Tile = styled.div`
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token('espaco1')};
  min-width: 0;
  min-height: 96px;
  padding: ${token('espaco3')} ${token('espaco4')};
  background: ${token('superficie')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  box-shadow: ${token('sombraBaixa')};
  &:has(a:hover) {
    border-color: ${token('bordaForte')};
  }
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  font-size: ${token('texto13')};
  color: ${token('textoSuave')};
  svg {
    flex: none;
  }
`;

const Whole = styled(Link)`
  font-weight: inherit;
  color: inherit;
  text-decoration: none;
  /* the whole tile leads there */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('raio10')};
  }
`;

const Figure = styled.div`
  /* a sum or a day stays on its line in a narrow tile */
  font-size: clamp(${token('texto18')}, 15cqi, ${token('texto28')});
  font-weight: ${token('pesoForte')};
  font-variant-numeric: tabular-nums;
  line-height: 36px;
  letter-spacing: -0.02em;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco1')} ${token('espaco2')};
  font-size: ${token('texto12')};
  color: ${token('textoSuave')};
`;

const Change = styled.span<{ $good: boolean }>`
  display: inline-flex;
  align-items: center;
  font-weight: ${token('pesoMedio')};
  color: ${({ $good }) => token($good ? 'sucessoTexto' : 'perigoTexto')};
`;

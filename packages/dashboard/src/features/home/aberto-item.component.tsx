import type { OrcamentoResumo } from '@balcao/contracts';
import { rotuloSituacao, rotuloUrgencia, tomDoOrcamento } from '@balcao/domain';
import { below, Link, Money, StatusTag, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './home.copy.ts';

export interface AbertoItemProps {
  orcamento: OrcamentoResumo;
  /** Absent when the session may not open it. */
  href: string | undefined;
}

/** One open quote, on one line. */
export function AbertoItem({ orcamento, href }: AbertoItemProps) {
  const { numero, segurado, bem, status, premioCentavos, seguradora, urgencia } = orcamento;
  const nome = segurado ?? copy.semSegurado;
  return (
    <Item>
      <Who>
        {href ? <Whole href={href}>{nome}</Whole> : <strong>{nome}</strong>}
        <Under>
          {urgencia && <StatusTag tone="atencao">{rotuloUrgencia(urgencia)}</StatusTag>}
          <Text as="span" size={12} isSoft isTruncated>
            {copy.orcamento(numero)} · {bem ?? copy.semBem}
          </Text>
        </Under>
      </Who>
      <Price>
        <Money centavos={premioCentavos} isStrong />
        {seguradora && (
          <Text as="span" size={12} isSoft isTruncated>
            {seguradora}
          </Text>
        )}
      </Price>
      <State>
        <StatusTag tone={tomDoOrcamento[status]} isLive={status === 'CALCULANDO'}>
          {rotuloSituacao(orcamento)}
        </StatusTag>
      </State>
    </Item>
  );
}

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, auto) 104px;
  gap: ${token('espaco1')} ${token('espaco4')};
  align-items: center;
  min-height: 60px;
  padding: ${token('espaco2')} ${token('espaco4')};
  &:hover {
    background: ${token('realce')};
  }
  ${below(576)} {
    grid-template-columns: auto minmax(0, 1fr) minmax(0, auto);
    gap: ${token('espaco1')} ${token('espaco2')};
  }
`;

const Who = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${below(576)} {
    display: contents;
    /* the name, above what is said of the case */
    > :first-child {
      grid-column: 1 / 3;
    }
  }
`;

/** On one line, whatever it says: the lines are as tall as those that were waited for. */
const Under = styled.div`
  display: flex;
  gap: ${token('espaco2')};
  align-items: center;
  min-width: 0;
  height: 20px;
  > :first-child:not(:last-child) {
    flex: none;
  }
  /* both states stand below it, in one row */
  ${below(576)} {
    display: contents;
    > :last-child {
      grid-area: 2 / 1 / 3 / 3;
    }
    > :first-child:not(:last-child) {
      grid-area: 3 / 2 / 4 / 4;
      justify-self: start;
    }
  }
`;

const Whole = styled(Link)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-decoration: none;
  /* the whole line leads there */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Price = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  min-width: 0;
  ${below(576)} {
    grid-area: 1 / 3 / 3 / 4;
  }
`;

const State = styled.div`
  justify-self: end;
  ${below(576)} {
    grid-area: 3 / 1;
    justify-self: start;
  }
`;

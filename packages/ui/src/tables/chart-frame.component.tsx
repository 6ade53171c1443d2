import { Button, EmptyState, ErrorState, Skeleton, token, VisuallyHidden } from '@balcao/ui';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { BarChart } from './bar-chart.component.tsx';
import type { ChartPoint } from './chart.props.ts';
import { ChartTable } from './chart-table.component.tsx';
import { copy } from './tables.copy.ts';

export interface ChartFrameProps {
  titulo: string;
  /** What the figures are: unit, period. */
  descricao?: ReactNode;
  points: readonly ChartPoint[];
  /** How a figure is written. */
  format?: (value: number) => string;
  /** Heads of the table alternative. */
  labelHeader?: string;
  valueHeader?: string;
  status?: 'loading' | 'failed' | 'ready';
  onRetry?: () => void;
}

const plain = (value: number): string => value.toLocaleString('pt-BR');

/** A bar chart with its caption, the same figures as a table, and its states. @example <ChartFrame titulo="Orçamentos por mês" points={meses} /> */
export function ChartFrame(props: ChartFrameProps) {
  const { titulo, descricao, points, format = plain, labelHeader = copy.item, valueHeader = copy.valor, status = 'ready' } = props;
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const canSwitch = status === 'ready' && points.length > 0;
  return (
    <Figure aria-labelledby={id} aria-busy={status === 'loading'}>
      <Head>
        <Caption>
          <strong id={id}>{titulo}</strong>
          {descricao && <span>{descricao}</span>}
        </Caption>
        {canSwitch && (
          <Button size="sm" variant="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            {isTable ? copy.verGrafico : copy.verTabela}
          </Button>
        )}
      </Head>
      <ChartBody {...props} {...{ format, labelHeader, valueHeader, isTable, status }} />
    </Figure>
  );
}

type BodyProps = ChartFrameProps &
  Required<Pick<ChartFrameProps, 'format' | 'labelHeader' | 'valueHeader' | 'status'>> & { isTable: boolean };

function ChartBody({ titulo, points, format, labelHeader, valueHeader, isTable, status, onRetry }: BodyProps) {
  if (status === 'failed') return <ErrorState onRetry={onRetry} />;
  if (status === 'loading')
    return (
      <>
        <VisuallyHidden role="status">{copy.carregandoGrafico}</VisuallyHidden>
        <Skeleton height={200} />
      </>
    );
  if (points.length === 0) return <EmptyState titulo={copy.semDados} />;
  if (isTable) return <ChartTable {...{ titulo, points, format, labelHeader, valueHeader }} />;
  return (
    <>
      <BarChart titulo={titulo} points={points} format={format} />
      <VisuallyHidden as="div">
        <ChartTable {...{ titulo, points, format, labelHeader, valueHeader }} />
      </VisuallyHidden>
    </>
  );
}

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco3')};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('espaco3')};
`;

const Caption = styled.div`
  display: flex;
  flex-direction: column;
  strong {
    font-weight: ${token('pesoForte')};
  }
  span {
    font-size: ${token('texto12')};
    color: ${token('textoSuave')};
  }
`;

import { Button, Card, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { Rows } from '../../rows.component.tsx';
import { copy, medidas } from './sessao.copy.ts';
import { rowsOf, pointsOf } from './vazamentos.model.ts';
import { useContagens } from './vazamentos.resource.ts';

const CAIXA = { width: 80, height: 20 };

/** Shows counters that reveal leaks: those that grow and do not shrink again. */
export function Vazamentos() {
  const { serie, restart } = useContagens();
  return (
    <Card
      titulo={copy.vazamentos}
      actions={
        <Button size="sm" onClick={restart}>
          {copy.recomecar}
        </Button>
      }
    >
      <Text isSoft size={12}>
        {copy.explicacao}
      </Text>
      <Rows>
        {rowsOf(serie).map(({ medida, valor, diferenca, serie: values }) => (
          <Row key={medida}>
            <Text as="span">{medidas[medida]}</Text>
            <Text as="span" isTabular isStrong={diferenca > 0}>
              {valor === null ? copy.naoMedido : `${copy.valor(valor)} (${copy.diferenca(diferenca)})`}
            </Text>
            {values.length > 1 && (
              <svg {...CAIXA} role="img" aria-label={copy.tendencia(medidas[medida])}>
                <polyline points={pointsOf(values, CAIXA)} />
              </svg>
            )}
          </Row>
        ))}
      </Rows>
    </Card>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto ${CAIXA.width}px;
  gap: ${token('espaco2')};
  align-items: center;
  svg {
    overflow: visible;
    fill: none;
    stroke: ${token('grafico1')};
  }
`;

import { contrastOnPage, darkenTo, isCor } from '@balcao/domain';
import { Button, Cluster, type FieldProps, Text, TextField, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './pagina-publica.copy.ts';

export interface CorProps extends FieldProps<string> {
  /** Lowest contrast with the white of the page. */
  minimo: number;
}

const decimal = (valor: number): string => (Math.floor(valor * 10) / 10).toLocaleString('pt-BR');

/** A colour, by the browser's own palette or by its code, with how readable it is; one that is not comes with the nearest that is. */
export function Cor({ minimo, value, onChange, ...frame }: CorProps) {
  const contraste = isCor(value) ? contrastOnPage(value) : null;
  const isBoa = contraste !== null && contraste >= minimo;
  return (
    <Column>
      <Line>
        <Amostra
          type="color"
          aria-label={frame.label}
          value={isCor(value) ? value : '#000000'}
          onChange={({ target }) => onChange(target.value, frame.name)}
        />
        <TextField
          {...frame}
          label={copy.cor.codigo(String(frame.label))}
          maxLength={7}
          value={value}
          onChange={(next) => onChange(next.trim().toLowerCase(), frame.name)}
        />
      </Line>
      {contraste !== null && (
        <Cluster gap={2}>
          <Text size={13} isSoft role="status">
            {copy.cor.contraste(decimal(contraste))}, {isBoa ? copy.cor.bom : copy.cor.ruim}
          </Text>
          {!isBoa && (
            <Button size="sm" onClick={() => onChange(darkenTo(value, minimo), frame.name)}>
              {copy.cor.usar(darkenTo(value, minimo))}
            </Button>
          )}
        </Cluster>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco2')};
`;

const Line = styled.div`
  display: flex;
  gap: ${token('espaco2')};
  align-items: flex-end;
  > :last-child {
    flex: 1;
  }
`;

const Amostra = styled.input`
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
  cursor: pointer;
`;

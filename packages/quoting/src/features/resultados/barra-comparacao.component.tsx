import { barraInferior, below, Button, ButtonLink, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { MIN_COMPARADAS } from '../../comandos/comandos-das-escolhidas.ts';
import { copy } from './resultados.copy.ts';

export interface BarraComparacaoProps {
  total: number;
  href: string;
  /** Where they are sent to the client from; null for who may not. */
  hrefEnvio: string | null;
  onClear: () => void;
}

/** What was chosen to be compared, in sight while the list scrolls. */
export function BarraComparacao({ total, href, hrefEnvio, onClear }: BarraComparacaoProps) {
  if (total === 0) return null;
  const canCompare = total >= MIN_COMPARADAS;
  return (
    <Barra {...barraInferior} role="region" aria-label={copy.compararCurto}>
      <Text role="status">{canCompare ? copy.escolhidas(total) : copy.escolhaMais}</Text>
      <Acoes>
        <Button variant="quiet" onClick={onClear}>
          {copy.limpar}
        </Button>
        {hrefEnvio && <ButtonLink href={hrefEnvio}>{copy.enviar}</ButtonLink>}
        {canCompare ? (
          <ButtonLink href={href} variant="primary">
            {copy.compararCurto}
          </ButtonLink>
        ) : (
          <Button variant="primary" isDisabled>
            {copy.compararCurto}
          </Button>
        )}
      </Acoes>
    </Barra>
  );
}

const Barra = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${token('zFixo')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco2')};
  padding: ${token('espaco2')} ${token('espaco4')};
  background: ${token('superficieAlta')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  box-shadow: ${token('sombraMedia')};
  ${below(576)} {
    padding-inline: ${token('espaco2')};
  }
`;

const Acoes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco2')};
  ${below(576)} {
    gap: ${token('espaco1')};
  }
`;

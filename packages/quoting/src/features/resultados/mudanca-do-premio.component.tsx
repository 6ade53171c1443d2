import type { OfertaCotacao } from '@balcao/contracts';
import { mudancaDoPremio } from '@balcao/domain';
import { token, VisuallyHidden } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './resultados.copy.ts';

interface MudancaDoPremioProps {
  /** What the policy being renewed costs; null where there is none, or nobody knows. */
  pagoCentavos: number | null;
  oferta: Pick<OfertaCotacao, 'premioTotalCentavos' | 'periodicidade'>;
}

/** By how much an offer is above or below what the client pays today, a space after what it is said of. */
export function MudancaDoPremio({ pagoCentavos, oferta }: MudancaDoPremioProps) {
  const mudanca = pagoCentavos === null ? '' : mudancaDoPremio(pagoCentavos, oferta);
  if (!mudanca) return null;
  return (
    <>
      {' '}
      <Mudanca $menor={mudanca.startsWith('-')} title={copy.sobreApolice}>
        {mudanca}
        <VisuallyHidden> {copy.sobreApolice}</VisuallyHidden>
      </Mudanca>
    </>
  );
}

const Mudanca = styled.span<{ $menor: boolean }>`
  font-size: ${token('texto12')};
  font-weight: ${token('pesoMedio')};
  white-space: nowrap;
  color: ${({ $menor }) => ($menor ? token('sucessoTexto') : token('atencaoTexto'))};
`;

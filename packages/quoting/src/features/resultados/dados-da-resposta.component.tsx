import type { ResultadoCotacao } from '@balcao/contracts';
import { formatData } from '@balcao/domain';
import { Button, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './resultados.copy.ts';
import { isPendente } from './resultados.model.ts';

export interface DadosDaRespostaProps {
  resultado: ResultadoCotacao;
  /** Asks this insurer alone again, on the draft's terms. */
  onRecalculateOnly?: ((seguradora: string) => void) | undefined;
}

/** How the answer came: its number, how long it took, until when it holds. */
export function DadosDaResposta({ resultado, onRecalculateOnly }: DadosDaRespostaProps) {
  const { seguradora, seguradoraNome, numeroCalculo, tempoMs, tentativas, validade, ofertas } = resultado;
  if (isPendente(resultado)) return null;
  return (
    <Meta>
      {numeroCalculo && <span>{`${copy.numero} ${numeroCalculo}`}</span>}
      {/* typed offers were asked of nobody */}
      {tempoMs !== null && tempoMs > 0 && <span>{copy.respondeuEm(tempoMs)}</span>}
      {tentativas > 1 && <span>{copy.tentativas(tentativas)}</span>}
      {validade && ofertas.length > 0 && <span>{`${copy.validade} ${formatData(validade)}`}</span>}
      {onRecalculateOnly && ofertas.length > 0 && (
        <Button size="sm" variant="quiet" aria-label={copy.recalcularSoDe(seguradoraNome)} onClick={() => onRecalculateOnly(seguradora)}>
          {copy.recalcularSo}
        </Button>
      )}
    </Meta>
  );
}

/** What the insurer says beside a price. */
export const Avisos = ({ resultado: { mensagens } }: Pick<DadosDaRespostaProps, 'resultado'>) => (
  <>
    {mensagens.map(({ codigo, texto }) => (
      <Text key={`${codigo}${texto}`} size={13} tone="atencao">
        {texto}
      </Text>
    ))}
  </>
);

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('espaco1')} ${token('espaco3')};
  font-size: ${token('texto12')};
  font-variant-numeric: tabular-nums;
  color: ${token('textoSuave')};
`;

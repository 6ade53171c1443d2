import type { CampoLido } from '@balcao/contracts';
import { Stack, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './importacao-propostas.copy.ts';

export interface LugarNaPaginaProps {
  rotulo: string | null;
  campo: CampoLido | undefined;
}

/** A4, in the points the readers speak in. */
const [LARGURA, ALTURA] = [595, 842];

/** Where on its page a field was read: the sheet drawn small, the place marked. */
export function LugarNaPagina({ rotulo, campo }: LugarNaPaginaProps) {
  const { caixa, pagina } = campo ?? {};
  if (!rotulo || !caixa || !pagina)
    return (
      <Text isSoft role="status">
        {copy.ondeNenhum}
      </Text>
    );
  const [x, y, w, h] = caixa;
  return (
    <Stack gap={1}>
      <Text as="p" size={12} isSoft role="status">
        {copy.ondeCampo(rotulo, pagina)}
      </Text>
      <Folha viewBox={`0 0 ${LARGURA} ${ALTURA}`} role="img" aria-label={copy.ondeCampo(rotulo, pagina)}>
        <rect className="folha" width={LARGURA} height={ALTURA} />
        <rect className="marca" x={x - 6} y={y - 6} width={w + 12} height={h + 12} rx={4} />
      </Folha>
    </Stack>
  );
}

const Folha = styled.svg`
  display: block;
  width: 100%;
  max-width: 220px;
  .folha {
    fill: ${token('superficie')};
    stroke: ${token('borda')};
    stroke-width: 4;
  }
  .marca {
    fill: ${token('atencaoSuave')};
    stroke: ${token('atencao')};
    stroke-width: 5;
  }
`;

import type { StatusOrcamento } from '@balcao/contracts';
import { Alert, ButtonLink } from '@balcao/ui';
import { copy } from './caso-parado.copy.ts';
import { enderecoDaHistoria, enderecoDaProposta } from '../rota-do-formulario.ts';

export interface CasoParadoProps {
  orcamentoId: string;
  status: StatusOrcamento;
  /** A proposal was made of it. */
  isVendido?: boolean;
  /** What cannot be done for that. */
  children: string;
}

/** In the place of a step that would only be refused: the state of the case, what that prevents, and the way to the whole of it. */
export const CasoParado = ({ orcamentoId, status, isVendido = false, children }: CasoParadoProps) => (
  <Alert
    tone="atencao"
    isLive
    titulo={copy.titulo[status]}
    actions={
      <>
        {isVendido && (
          <ButtonLink size="sm" href={enderecoDaProposta(orcamentoId)}>
            {copy.verProposta}
          </ButtonLink>
        )}
        <ButtonLink size="sm" href={enderecoDaHistoria(orcamentoId)}>
          {copy.verOrcamento}
        </ButtonLink>
      </>
    }
  >
    {children}
  </Alert>
);

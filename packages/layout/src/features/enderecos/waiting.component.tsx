import { Card, ErrorState, Spinner } from '@balcao/ui';
import { copy } from './enderecos.copy.ts';
import type { Destino } from './enderecos.resource.ts';

export interface WaitingProps {
  destino: Destino;
}

/** While an address is checked or opens, and when it could not be checked. */
export function Waiting({ destino }: WaitingProps) {
  return (
    <Card>
      {destino.tipo === 'falhou' ? <ErrorState onRetry={destino.reload}>{copy.falha}</ErrorState> : <Spinner label={copy.abrindo} />}
    </Card>
  );
}

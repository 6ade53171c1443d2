import { Card, Stack } from '@balcao/ui';
import { ConversaDoCliente, hasConversa } from '../../cliente/conversa-do-cliente.component.tsx';
import { useEnvios } from '../../cliente/envios-do-caso.resource.ts';
import { FalhaDeLeitura } from '@balcao/ui/failures';
import { copy } from './historia.copy.ts';

/** What the client wrote by each sending of the case, and the broker's answers; nothing while nothing was written. */
export function Conversas({ orcamentoId }: { orcamentoId: string }) {
  const { data, error, isError, refetch } = useEnvios(orcamentoId);
  const conversas = data?.filter(hasConversa) ?? [];
  const isFalha = isError && !data;
  if (!isFalha && conversas.length === 0) return null;
  return (
    <Card titulo={copy.conversas}>
      {isFalha && <FalhaDeLeitura falha={error} onRetry={() => void refetch()} />}
      <Stack gap={5}>
        {conversas.map((envio) => (
          <ConversaDoCliente key={envio.id} orcamentoId={orcamentoId} envio={envio} />
        ))}
      </Stack>
    </Card>
  );
}

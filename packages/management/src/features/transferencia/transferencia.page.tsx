import { useSession } from '@balcao/shared';
import { Card, EmptyState, Page, Stack } from '@balcao/ui';
import { EscolhaDaCarteira } from './escolha-da-carteira.component.tsx';
import { TransferenciasFeitas } from './transferencias-feitas.component.tsx';
import { copy } from './transferencia.copy.ts';
import { useTransferencias } from './transferencia.resource.ts';

/** `/centralVendas/transferencia`: a portfolio from producer to producer, seen before it is done and undone for a day. */
export function TransferenciaPage() {
  if (useSession()?.administrador === true) return <Carteira />;
  return (
    <Page routeId="transferencia" titulo={copy.titulo} isNarrow>
      <Card>
        <EmptyState titulo={copy.soAdministrador}>{copy.soAdministradorTexto}</EmptyState>
      </Card>
    </Page>
  );
}

function Carteira() {
  const { leitura, itens } = useTransferencias();
  return (
    <Page routeId="transferencia" titulo={copy.titulo} descricao={copy.descricao} busy={leitura.isPending}>
      <Stack gap={4}>
        <EscolhaDaCarteira />
        <TransferenciasFeitas leitura={leitura} itens={itens ?? []} />
      </Stack>
    </Page>
  );
}

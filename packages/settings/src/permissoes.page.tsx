import { navigateTo, useSession } from '@balcao/shared';
import { NOVO, usePartes } from '@balcao/shared/records';
import { Page } from '@balcao/ui';
import { Tabs } from '@balcao/ui/overlays';
import { SoAdministrador } from '@balcao/ui/records';
import { NovoPedido } from './features/pedidos-titular/novo-pedido.component.tsx';
import { PedidoAberto } from './features/pedidos-titular/pedido-aberto.component.tsx';
import { NovoPedidoButton, Pedidos } from './features/pedidos-titular/pedidos.component.tsx';
import { Permissoes } from './features/permissoes/permissoes.component.tsx';
import { copy, palavras } from './features/permissoes/permissoes.copy.ts';
import { PARTES } from './features/permissoes/permissoes.model.ts';

const PEDIDOS = 'pedidos';

/** `/LGPD/permissoesSegurados?aba=&segurado=&pedido=`: what clients permit, with the proof, and the requests of holders of data. */
export function PermissoesPage() {
  if (useSession()?.administrador !== true) return <SoAdministrador routeId="lgpdPermissoes" titulo={copy.titulo} palavras={palavras} />;
  return <Partes />;
}

function Partes() {
  const { aba, pedido, open } = usePartes(PARTES);
  const close = () => open({ aba: PEDIDOS });
  return (
    <Page
      routeId="lgpdPermissoes"
      titulo={copy.titulo}
      descricao={copy.descricao}
      actions={aba === PEDIDOS && <NovoPedidoButton onNovo={() => open({ aba: PEDIDOS, pedido: NOVO })} />}
    >
      <Tabs
        label={copy.abas}
        selected={aba === PEDIDOS ? PEDIDOS : 'matriz'}
        // each list has its own words in the address
        onSelect={(id) => navigateTo(id === PEDIDOS ? '/LGPD/permissoesSegurados?aba=pedidos' : '/LGPD/permissoesSegurados')}
        tabs={[
          { id: 'matriz', label: copy.matriz, content: <Permissoes /> },
          {
            id: PEDIDOS,
            label: copy.pedidos,
            content: <Pedidos onOpen={(id) => open({ aba: PEDIDOS, pedido: id })} />,
          },
        ]}
      />
      {pedido === NOVO && <NovoPedido onClose={close} onRegistrado={(id) => open({ aba: PEDIDOS, pedido: id })} />}
      {pedido && pedido !== NOVO && <PedidoAberto key={pedido} pedidoId={pedido} onClose={close} />}
    </Page>
  );
}

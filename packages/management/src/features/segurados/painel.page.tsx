import { navigateTo } from '@balcao/shared';
import { page } from '@balcao/shared/parcel';
import { usePartes } from '@balcao/shared/records';
import { Button, Page, Skeleton } from '@balcao/ui';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { Suspense } from 'react';
import { ListaSegurados } from './lista-segurados.component.tsx';
import { copy, palavras } from './segurados.copy.ts';
import { PARTES } from './segurados.model.ts';
import { segurados, useOpcoes } from './segurados.resource.ts';

/** The whole view weighs on nobody who looks at the list. */
export const visaoAberta = page(() =>
  import(/* webpackChunkName: "segurado" */ './visao-segurado.component.tsx').then((m) => m.VisaoAberta),
);

const onNovo = () => navigateTo('/segurados/novo');

/** `/segurados/painel?id=`: the clients, or the whole view of one. */
export function PainelPage() {
  const { id, open } = usePartes(PARTES);
  const lista = segurados.useLista();
  const opcoes = useOpcoes();
  if (id)
    return (
      <Suspense fallback={<Chegando />}>
        <visaoAberta.Component />
      </Suspense>
    );
  return (
    <Page
      routeId="seguradosPainel"
      titulo={copy.titulo}
      descricao={copy.descricao}
      busy={lista.status === 'loading'}
      actions={
        <Button variant="primary" icon={<IconeAdicionar size={16} aria-hidden />} onClick={onNovo}>
          {palavras.novo}
        </Button>
      }
    >
      <ListaSegurados lista={lista} opcoes={opcoes.data} onOpen={(aberto) => open({ id: aberto })} onNovo={onNovo} />
    </Page>
  );
}

const Chegando = () => (
  <Page routeId="seguradosPainel" titulo={copy.titulo} busy>
    <Skeleton height={640} />
  </Page>
);

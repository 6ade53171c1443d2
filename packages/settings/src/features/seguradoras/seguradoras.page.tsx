import { useSession } from '@balcao/shared';
import { page } from '@balcao/shared/parcel';
import { NOVO, usePartes } from '@balcao/shared/records';
import { Button, Page, Skeleton } from '@balcao/ui';
import { SoAdministrador } from '@balcao/ui/records';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { Suspense } from 'react';
import { copy, palavras } from './seguradoras.copy.ts';
import { PARTES } from './seguradoras.model.ts';
import { seguradoras } from './seguradoras.resource.ts';
import { ListaSeguradoras } from './lista-seguradoras.component.tsx';

/** The form weighs on nobody who looks at the list. */
export const seguradoraAberta = page(() =>
  import(/* webpackChunkName: "seguradora" */ './seguradora-aberta.component.tsx').then((m) => m.SeguradoraAberta),
);

/** `/configuracao/seguradoras?seguradora=`: the insurers brokerages work with, one of them, or a new one. */
export function SeguradorasPage() {
  const isAdministrador = useSession()?.administrador === true;
  const { seguradora } = usePartes(PARTES);
  if (!isAdministrador) return <SoAdministrador routeId="seguradoras" titulo={copy.titulo} palavras={palavras} />;
  if (!seguradora) return <ListaDaTela />;
  return (
    <Suspense fallback={<Chegando />}>
      <seguradoraAberta.Component />
    </Suspense>
  );
}

function ListaDaTela() {
  const lista = seguradoras.useLista();
  const { open } = usePartes(PARTES);
  const onNovo = () => open({ seguradora: NOVO });
  return (
    <Page
      routeId="seguradoras"
      titulo={copy.titulo}
      descricao={copy.descricao}
      busy={lista.status === 'loading'}
      actions={
        <Button variant="primary" icon={<IconeAdicionar size={16} aria-hidden />} onClick={onNovo}>
          {palavras.novo}
        </Button>
      }
    >
      <ListaSeguradoras lista={lista} onOpen={(id) => open({ seguradora: id })} onNovo={onNovo} />
    </Page>
  );
}

const Chegando = () => (
  <Page routeId="seguradoras" titulo={copy.titulo} busy>
    <Skeleton height={640} />
  </Page>
);

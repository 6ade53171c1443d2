import { useSession } from '@balcao/shared';
import { page } from '@balcao/shared/parcel';
import { NOVO, usePartes } from '@balcao/shared/records';
import { Button, Cluster, Page, Skeleton } from '@balcao/ui';
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

/** `/configuracao/seguradoras?seguradora=&importacao=`: the insurers brokerages work with, one of them, a new one, or a file of them. */
export function SeguradorasPage() {
  const isAdministrador = useSession()?.administrador === true;
  const { seguradora, importacao } = usePartes(PARTES);
  if (!isAdministrador) return <SoAdministrador routeId="seguradoras" titulo={copy.titulo} palavras={palavras} />;
  if (!seguradora && !importacao) return <ListaDaTela />;
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
        <Cluster gap={2}>
          <Button onClick={() => open({ importacao: NOVO })}>{palavras.importar}</Button>
          <Button variant="primary" icon={<IconeAdicionar size={16} aria-hidden />} onClick={onNovo}>
            {palavras.novo}
          </Button>
        </Cluster>
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

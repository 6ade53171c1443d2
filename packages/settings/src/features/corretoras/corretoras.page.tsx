import { useSession } from '@balcao/shared';
import { page } from '@balcao/shared/parcel';
import { NOVO, usePartes } from '@balcao/shared/records';
import { Button, Cluster, Page, Skeleton } from '@balcao/ui';
import { SoAdministrador } from '@balcao/ui/records';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { Suspense } from 'react';
import { copy, palavras } from './corretoras.copy.ts';
import { PARTES } from './corretoras.model.ts';
import { corretoras, useIsTodas } from './corretoras.resource.ts';
import { ListaCorretoras } from './lista-corretoras.component.tsx';

/** The form weighs on nobody who looks at the list. */
export const corretoraAberta = page(() =>
  import(/* webpackChunkName: "corretora" */ './corretora-aberta.component.tsx').then((m) => m.CorretoraAberta),
);

/** `/configuracao/corretoras?corretora=&importacao=`: the list of brokerages, one of them, a new one, or a file of them. */
export function CorretorasPage() {
  const isAdministrador = useSession()?.administrador === true;
  const { corretora, importacao } = usePartes(PARTES);
  if (!isAdministrador) return <SoAdministrador routeId="corretoras" titulo={copy.titulo} palavras={palavras} />;
  if (!corretora && !importacao) return <ListaDaTela />;
  return (
    <Suspense fallback={<Chegando />}>
      <corretoraAberta.Component />
    </Suspense>
  );
}

function ListaDaTela() {
  const lista = corretoras.useLista();
  const isTodas = useIsTodas();
  const { open } = usePartes(PARTES);
  const onNovo = () => open({ corretora: NOVO });
  return (
    <Page
      routeId="corretoras"
      titulo={copy.titulo}
      descricao={copy.descricao}
      busy={lista.status === 'loading'}
      actions={
        // there from the first drawing, so that nothing moves; the gateway has the last word
        isTodas !== false && (
          <Cluster gap={2}>
            <Button onClick={() => open({ importacao: NOVO })}>{palavras.importar}</Button>
            <Button variant="primary" icon={<IconeAdicionar size={16} aria-hidden />} onClick={onNovo}>
              {palavras.novo}
            </Button>
          </Cluster>
        )
      }
    >
      <ListaCorretoras lista={lista} onOpen={(id) => open({ corretora: id })} onNovo={onNovo} />
    </Page>
  );
}

const Chegando = () => (
  <Page routeId="corretoras" titulo={copy.titulo} busy>
    <Skeleton height={640} />
  </Page>
);

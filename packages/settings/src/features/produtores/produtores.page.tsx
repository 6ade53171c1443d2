import { useSession } from '@balcao/shared';
import { page } from '@balcao/shared/parcel';
import { NOVO, usePartes } from '@balcao/shared/records';
import { Button, Cluster, Page, Skeleton } from '@balcao/ui';
import { SoAdministrador } from '@balcao/ui/records';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { Suspense } from 'react';
import { ListaProdutores } from './lista-produtores.component.tsx';
import { copy, palavras } from './produtores.copy.ts';
import { PARTES } from './produtores.model.ts';
import { produtores } from './produtores.resource.ts';

/** The form and the import weigh on nobody who looks at the list. */
export const parteAberta = page(() => import(/* webpackChunkName: "produtor" */ './parte-aberta.component.tsx').then((m) => m.ParteAberta));

/** `/configuracao/produtores?produtor=&importacao=`: the list of producers, one of them, or a file of them. */
export function ProdutoresPage() {
  const isAdministrador = useSession()?.administrador === true;
  const { produtor, importacao } = usePartes(PARTES);
  if (!isAdministrador) return <SoAdministrador routeId="produtores" titulo={copy.titulo} palavras={palavras} />;
  if (!produtor && !importacao) return <ListaDaTela />;
  return (
    <Suspense fallback={<Chegando />}>
      <parteAberta.Component />
    </Suspense>
  );
}

function ListaDaTela() {
  const lista = produtores.useLista();
  const { open } = usePartes(PARTES);
  const onNovo = () => open({ produtor: NOVO });
  return (
    <Page
      routeId="produtores"
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
      <ListaProdutores lista={lista} onOpen={(id) => open({ produtor: id })} onNovo={onNovo} />
    </Page>
  );
}

const Chegando = () => (
  <Page routeId="produtores" titulo={copy.titulo} busy>
    <Skeleton height={640} />
  </Page>
);

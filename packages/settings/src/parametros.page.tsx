import { page } from '@balcao/shared/parcel';
import { Skeleton } from '@balcao/ui';
import { Suspense } from 'react';
import { Parametros } from './features/parametros/parametros.page.tsx';

/** What stands below the first view comes after it, and weighs on nobody who came for the quoting. */
const grupos = page(() =>
  import(/* webpackChunkName: "gruposParametros" */ './features/grupos-parametros/grupos.component.tsx').then((m) => m.GruposDeParametros),
);
const tabelas = page(() =>
  import(/* webpackChunkName: "tabelasRetencao" */ './features/tabelas-retencao/tabelas-retencao.component.tsx').then(
    (m) => m.TabelasDeRetencao,
  ),
);
const modelos = page(() =>
  import(/* webpackChunkName: "modelosMensagem" */ './features/modelos-mensagem/modelos.component.tsx').then((m) => m.ModelosDeMensagem),
);

/** `/configuracao/parametros`: what the subscription chooses, of its quoting and of everything else. */
export const ParametrosPage = () => (
  <Parametros>
    <Suspense fallback={<Skeleton height={640} />}>
      <grupos.Component />
    </Suspense>
    <Suspense fallback={<Skeleton height={320} />}>
      <tabelas.Component />
    </Suspense>
    <Suspense fallback={<Skeleton height={480} />}>
      <modelos.Component />
    </Suspense>
  </Parametros>
);

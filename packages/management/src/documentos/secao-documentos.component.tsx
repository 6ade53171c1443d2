import type { VinculoDocumento } from '@balcao/contracts';
import { Skeleton } from '@balcao/ui';
import { lazy, Suspense } from 'react';

const Documentos = lazy(() =>
  import(/* webpackChunkName: "documentos" */ './documentos-do-registro.component.tsx').then((m) => ({ default: m.DocumentosDoRegistro })),
);
const ALTURA = 240;

/** The documents of a record of sales, asked for when they are shown. */
export const SecaoDocumentos = ({ vinculo }: { vinculo: VinculoDocumento }) => (
  <Suspense fallback={<Skeleton height={ALTURA} />}>
    <Documentos vinculo={vinculo} />
  </Suspense>
);

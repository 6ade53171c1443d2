import { Skeleton } from '@balcao/ui';
import { lazy, Suspense } from 'react';
import type { PreviaProps } from './previa.component.tsx';

const Previa = lazy(() => import(/* webpackChunkName: "previa" */ './previa.component.tsx').then((m) => ({ default: m.Previa })));
const ALTURA = 480;

/** A document in the page, its reader asked for when it is first shown: its pages or its picture, and the way to keep it. */
export const PreviaDocumento = (props: PreviaProps) => (
  <Suspense fallback={<Skeleton height={ALTURA} />}>
    <Previa {...props} />
  </Suspense>
);

import type { quotingRoutes, RouteId } from '@balcao/contracts';
import type { LinhaQuotavel } from '@balcao/domain';
import type { ReactNode } from 'react';
import type { SecaoDoFormulario } from './features/formulario/formulario.component.tsx';

/** A line as its page shows it: what is true of it, and the sections of its form between *Seguro* and the commercial block. */
export interface LinhaNaTela {
  readonly linha: LinhaQuotavel;
  readonly rota: RouteId<typeof quotingRoutes>;
  /** The same elements on each render, so that typing elsewhere does not draw them again. */
  readonly secoes: readonly SecaoDoFormulario[];
  /** Everything on one page, results included, in place of tabs. */
  readonly isUmaPagina?: boolean;
  /** Stands above the sections, inside the form. */
  readonly topo?: ReactNode;
}

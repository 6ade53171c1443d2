import type { quotingRoutes, RouteId } from '@balcao/contracts';
import type { LinhaQuotavel } from '@balcao/domain';
import type { ComponentType, ReactNode } from 'react';
import type { AcaoDaOfertaProps } from '../acao-da-oferta.ts';
import type { SecaoDoFormulario } from '../features/formulario/formulario.component.tsx';

/** A line as its page shows it: what is true of it, and the sections of its form between *Seguro* and the commercial block. */
export interface LinhaNaTela {
  readonly linha: LinhaQuotavel;
  readonly rota: RouteId<typeof quotingRoutes>;
  /** Offers are typed, not asked for: there is no commercial block, and the button concludes instead of calculating. */
  readonly isManual?: true;
  /** The same elements on each render, so that typing elsewhere does not draw them again. */
  readonly secoes: readonly SecaoDoFormulario[];
  /** What the line lets people do with an offer of its own. */
  readonly acaoDaOferta?: ComponentType<AcaoDaOfertaProps>;
  /** Said above the offers of what that is for. */
  readonly avisoDaAcao?: string;
  /** Everything on one page, results included, in place of tabs: two columns, the second of which opens with this section. */
  readonly segundaColuna?: string;
  /** Stands above the sections, inside the form. */
  readonly topo?: ReactNode;
}

import type { VisaoSegurado } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { Grid } from '@balcao/ui';
import { Kpi } from '@balcao/ui/tables';
import { copy } from './segurados.copy.ts';

/** What a client is worth, in figures. */
export const Numeros = ({ numeros }: { numeros: VisaoSegurado['numeros'] }) => (
  <Grid minWidth={160}>
    <Kpi label={copy.numeros.vigentes} value={numeros.vigentes} />
    <Kpi label={copy.numeros.premio} value={formatCentavos(numeros.premioVigenteCentavos)} />
    <Kpi label={copy.numeros.fim} value={numeros.proximoFim ? formatData(numeros.proximoFim) : copy.semFim} />
    <Kpi label={copy.numeros.recebida} value={formatCentavos(numeros.comissaoRecebidaCentavos)} />
    <Kpi label={copy.numeros.prevista} value={formatCentavos(numeros.comissaoPrevistaCentavos)} />
  </Grid>
);

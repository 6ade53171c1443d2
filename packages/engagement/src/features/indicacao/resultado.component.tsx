import type { ResumoIndicacoes } from '@balcao/contracts';
import { Grid } from '@balcao/ui';
import type { Leitura } from '@balcao/ui/records';
import { Kpi } from '@balcao/ui/tables';
import { copy, reais } from './indicacao.copy.ts';

/** What the referrals gave so far. Without an answer its figures are dashes: the card above says so, and tries again. */
export function Resultado({ leitura: { data, error } }: { leitura: Leitura<ResumoIndicacoes> }) {
  const isLoading = !data && !error;
  return (
    <Grid minWidth={200}>
      {(['indicadas', 'emAndamento', 'creditadas'] as const).map((qual) => (
        <Kpi key={qual} label={copy[qual]} value={data?.[qual] ?? copy.nenhum} isLoading={isLoading} />
      ))}
      <Kpi
        label={copy.creditado}
        value={data ? reais(data.creditadoCentavos) : copy.nenhum}
        note={data && data.aDescontarCentavos > 0 ? copy.aDescontar(reais(data.aDescontarCentavos)) : copy.nadaADescontar}
        isLoading={isLoading}
      />
    </Grid>
  );
}

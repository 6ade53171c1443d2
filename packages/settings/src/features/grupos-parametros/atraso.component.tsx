import { addDias, feriadosBancarios, formatCentavos, valorEmAtraso } from '@balcao/domain';
import { Grid, Stack, Text } from '@balcao/ui';
import { PercentField } from '@balcao/ui/forms';
import { copy } from './grupos.copy.ts';
import { ENCARGO_MAX_BPS, parametrosDe } from './grupos.model.ts';
import type { FormDoGrupo } from './grupos.resource.ts';

const EXEMPLO = { valorCentavos: 35_000, vencimento: '2026-11-10' };
const DIAS = 10;

/** Fine and interest, with what they come to. */
export function Atraso({ form: { bind, digitado } }: { form: FormDoGrupo<'atraso'> }) {
  const { totalCentavos } = valorEmAtraso(EXEMPLO, addDias(EXEMPLO.vencimento, DIAS), {
    atraso: parametrosDe.atraso(digitado),
    feriados: feriadosBancarios,
  });
  return (
    <Stack gap={3}>
      <Grid minWidth={260}>
        <PercentField {...bind('multaBps')} label={copy.multa} description={copy.multaAjuda} maxBps={ENCARGO_MAX_BPS} isRequired />
        <PercentField {...bind('jurosMesBps')} label={copy.juros} description={copy.jurosAjuda} maxBps={ENCARGO_MAX_BPS} isRequired />
      </Grid>
      <Text isSoft>{copy.exemploAtraso(DIAS, formatCentavos(EXEMPLO.valorCentavos), formatCentavos(totalCentavos))}</Text>
    </Stack>
  );
}

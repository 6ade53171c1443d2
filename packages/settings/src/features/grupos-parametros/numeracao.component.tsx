import type { NumeracaoEmVigor } from '@balcao/contracts';
import { formatNumeroDoOrcamento } from '@balcao/domain';
import { Checkbox, Grid, Stack, Text, TextField } from '@balcao/ui';
import { NumberField } from '@balcao/ui/forms';
import { useState } from 'react';
import { copy } from './grupos.copy.ts';
import { NUMERO_MAX } from './grupos.model.ts';
import type { FormDoGrupo } from './grupos.resource.ts';

export interface NumeracaoProps {
  form: FormDoGrupo<'numeracao'>;
  emVigor: NumeracaoEmVigor;
}

/** How the number of a quote is written, and which numbers come next. */
export function Numeracao({ form: { bind, digitado }, emVigor }: NumeracaoProps) {
  const [agora] = useState(() => new Date());
  const orcamento = { numero: digitado.orcamentoPularPara ?? emVigor.proximoOrcamento, criadoEm: agora };
  const salto = { description: copy.pularAjuda, max: NUMERO_MAX, isUngrouped: true };
  return (
    <Stack gap={3}>
      <Grid minWidth={260}>
        <TextField {...bind('orcamentoPrefixo')} label={copy.prefixo} description={copy.prefixoAjuda} maxLength={6} />
        <Checkbox {...bind('orcamentoAno')} label={copy.ano} description={copy.anoAjuda} />
        <NumberField {...bind('orcamentoPularPara')} {...salto} label={copy.pularOrcamento} />
        <NumberField {...bind('propostaPularPara')} {...salto} label={copy.pularProposta} />
      </Grid>
      <Text isSoft>
        {copy.proximoOrcamento(formatNumeroDoOrcamento(digitado, orcamento))}{' '}
        {copy.proximaProposta(digitado.propostaPularPara ?? emVigor.proximaProposta)}
      </Text>
    </Stack>
  );
}

import type { NumeracaoEmVigor } from '@balcao/contracts';
import { formatNumeroDaSerie, type SerieNumerada } from '@balcao/domain';
import { Checkbox, Grid, Stack, Text, TextField } from '@balcao/ui';
import { NumberField } from '@balcao/ui/forms';
import { copy } from './grupos.copy.ts';
import { NUMERO_MAX } from './grupos.model.ts';
import type { FormDoGrupo } from './grupos.resource.ts';

export interface NumeracaoProps {
  form: FormDoGrupo<'numeracao'>;
  emVigor: NumeracaoEmVigor;
}

/** How each series is written, and which number comes next. */
export function Numeracao({ form: { bind, digitado }, emVigor }: NumeracaoProps) {
  const proximoDe = (serie: SerieNumerada): string => {
    const seguinte = serie === 'orcamento' ? emVigor.proximoOrcamento : emVigor.proximaProposta;
    return formatNumeroDaSerie(digitado, serie, { numero: digitado[`${serie}PularPara`] ?? seguinte, em: new Date() });
  };
  return (
    <Grid minWidth={300}>
      {(['orcamento', 'proposta'] as const).map((serie) => (
        <Stack key={serie} gap={3} role="group" aria-label={copy.serie[serie].titulo}>
          <TextField {...bind(`${serie}Prefixo`)} label={copy.serie[serie].prefixo} description={copy.prefixoAjuda} maxLength={6} />
          <Checkbox {...bind(`${serie}Ano`)} label={copy.serie[serie].ano} />
          <NumberField
            {...bind(`${serie}PularPara`)}
            label={copy.serie[serie].pular}
            description={copy.pularAjuda}
            max={NUMERO_MAX}
            isUngrouped
          />
          <Text isSoft>{copy.proximo(proximoDe(serie))}</Text>
        </Stack>
      ))}
    </Grid>
  );
}

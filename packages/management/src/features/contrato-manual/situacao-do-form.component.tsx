import { Grid, Stack, TextField } from '@balcao/ui';
import { DateField, SegmentedControl } from '@balcao/ui/forms';
import { copy } from './contrato-manual.copy.ts';
import type { ParteDoFormProps } from './parte-do-form.props.ts';

const situacoes = [
  { value: 'PROPOSTA', label: copy.naoEmitida },
  { value: 'EMITIDA', label: copy.jaEmitida },
];

/** Whether it is still a proposal, or a policy already; what it was stays what it is. */
export function SituacaoDoForm({ form: { base, digitado, bind, change } }: ParteDoFormProps) {
  const label = (campo: string): string => copy.rotulos[campo] ?? campo;
  return (
    <Stack gap={4}>
      {base === null && (
        <SegmentedControl
          {...bind('situacao')}
          label={label('situacao')}
          options={situacoes}
          onChange={(valor) => change({ situacao: valor === 'EMITIDA' ? 'EMITIDA' : 'PROPOSTA' })}
        />
      )}
      <Grid minWidth={200}>
        {digitado.situacao === 'EMITIDA' ? (
          <>
            <TextField {...bind('emitida.numero')} label={label('emitida.numero')} maxLength={60} isRequired />
            <DateField {...bind('emitida.emissao')} label={label('emitida.emissao')} isRequired />
          </>
        ) : (
          <TextField
            {...bind('numeroSeguradora')}
            label={label('numeroSeguradora')}
            description={copy.ajudas.numeroSeguradora}
            maxLength={60}
          />
        )}
      </Grid>
    </Stack>
  );
}

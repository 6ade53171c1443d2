import { formatBps, formatCentavos } from '@balcao/domain';
import { Grid, Stack, Text } from '@balcao/ui';
import { DateField, MoneyField, NumberField, SegmentedControl, Select } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { copy } from './contrato-manual.copy.ts';
import { iofDe, type ParcelaDigitada, parcelaNova, parcelasDe } from './contrato-manual.model.ts';
import { type ParteDoFormProps, words } from './parte-do-form.props.ts';

const formas = words(copy.forma);
const planos = [
  { value: 'GERADO', label: copy.gerada },
  { value: 'DIGITADO', label: copy.digitada },
];

/** What it costs, and how it is paid: instalments made here, or typed as the insurer charges them. */
export function PremioDoForm({ form: { digitado, erros, bind, change }, opcoes }: ParteDoFormProps) {
  const label = (campo: string): string => copy.rotulos[campo] ?? campo;
  const { plano, premioLiquidoCentavos, iofCentavos } = digitado;
  const iof = iofDe(digitado, premioLiquidoCentavos, opcoes);
  const total = (premioLiquidoCentavos ?? 0) + (iofCentavos ?? 0);
  const parcelas = parcelasDe(digitado);
  const soma = parcelas.reduce((sum, { valorCentavos }) => sum + (valorCentavos ?? 0), 0);
  return (
    <Stack gap={4}>
      <Grid minWidth={180}>
        <MoneyField
          {...bind('premioLiquidoCentavos')}
          label={label('premioLiquidoCentavos')}
          isRequired
          onChange={(valor) => {
            const novo = iofDe(digitado, valor, opcoes);
            change({ premioLiquidoCentavos: valor, ...(novo && { iofCentavos: novo.centavos }) });
          }}
        />
        <MoneyField {...bind('iofCentavos')} label={label('iofCentavos')} description={iof ? copy.iofDe(formatBps(iof.bps)) : undefined} />
        <Select
          {...bind('forma')}
          label={label('forma')}
          options={formas}
          onChange={(valor) => change({ forma: (valor ?? 'BOLETO') as typeof digitado.forma })}
        />
      </Grid>
      <Text>{copy.totalDe(formatCentavos(total))}</Text>
      <SegmentedControl
        {...bind('plano')}
        label={label('plano')}
        options={planos}
        onChange={(valor) => change(valor === 'DIGITADO' ? { plano: 'DIGITADO', parcelas } : { plano: 'GERADO' })}
      />
      {plano === 'GERADO' ? (
        <Grid minWidth={180}>
          <NumberField {...bind('quantas')} label={label('quantas')} max={60} isRequired />
          <DateField {...bind('primeira')} label={label('primeira')} isRequired />
        </Grid>
      ) : (
        <ItensRegistro
          itens={digitado.parcelas}
          titulo={copy.parcela.titulo}
          rotuloAdicionar={copy.parcela.adicionar}
          rotuloRemover={copy.parcela.remover}
          onAdd={() => change({ parcelas: [...digitado.parcelas, parcelaNova] })}
          onRemove={(index) => change({ parcelas: digitado.parcelas.toSpliced(index, 1) })}
        >
          {(parcela, index) => {
            const field = <C extends 'vencimento' | 'valorCentavos' | 'pagoEm'>(campo: C) => ({
              name: `parcelas.${index}.${campo}`,
              error: erros[`parcelas.${index}.${campo}`],
              label: copy.parcela[campo],
              value: parcela[campo] as ParcelaDigitada[C],
              onChange: (valor: ParcelaDigitada[C]) =>
                change({ parcelas: digitado.parcelas.with(index, { ...parcela, [campo]: valor }) }, `parcelas.${index}.${campo}`),
            });
            return (
              <Grid minWidth={150}>
                <DateField {...field('vencimento')} />
                <MoneyField {...field('valorCentavos')} />
                <DateField {...field('pagoEm')} />
              </Grid>
            );
          }}
        </ItensRegistro>
      )}
      {parcelas.length > 0 && <Text isSoft>{copy.somaDe(formatCentavos(soma), formatCentavos(total))}</Text>}
      {erros['parcelas'] && <Text role="alert">{erros['parcelas']}</Text>}
    </Stack>
  );
}

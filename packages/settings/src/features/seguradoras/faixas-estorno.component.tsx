import type { Erros } from '@balcao/shared/forms';
import { Grid } from '@balcao/ui';
import { DateField, NumberField, PercentField } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { type FaixaDigitada, faixaNova } from './seguradora.model.ts';
import { copy } from './seguradoras.copy.ts';

export interface FaixasEstornoProps {
  faixas: readonly FaixaDigitada[];
  erros: Erros<string>;
  onChange: (faixas: readonly FaixaDigitada[], campo: string) => void;
}

/** What an insurer takes back of an agenciamento, row by row. */
export const FaixasEstorno = ({ faixas, erros, onChange }: FaixasEstornoProps) => (
  <ItensRegistro
    itens={faixas}
    titulo={copy.faixa.titulo}
    rotuloAdicionar={copy.faixa.adicionar}
    rotuloRemover={copy.faixa.remover}
    onAdd={() => onChange([...faixas, faixaNova(faixas)], 'regrasEstorno')}
    onRemove={(index) => onChange(faixas.toSpliced(index, 1), 'regrasEstorno')}
  >
    {(faixa, index) => {
      const field = <C extends keyof FaixaDigitada>(campo: C) => {
        const name = `regrasEstorno.${index}.${campo}`;
        return {
          name,
          error: erros[name],
          label: copy.faixa[campo],
          isRequired: true,
          value: faixa[campo],
          onChange: (valor: FaixaDigitada[C]) => onChange(faixas.with(index, { ...faixa, [campo]: valor }), name),
        };
      };
      return (
        <Grid minWidth={150}>
          <DateField {...field('desde')} />
          <NumberField {...field('ateMeses')} max={120} />
          <PercentField {...field('pctBps')} />
        </Grid>
      );
    }}
  </ItensRegistro>
);

import type { Erros } from '@balcao/shared/forms';
import { Grid, TextField } from '@balcao/ui';
import { DateField, PercentField, Select } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { type AliquotaDigitada, tributos } from './corretora.model.ts';
import { copy } from './corretoras.copy.ts';

export interface AliquotasProps {
  aliquotas: readonly AliquotaDigitada[];
  erros: Erros<string>;
  onAdd: () => void;
  onChange: (aliquotas: readonly AliquotaDigitada[], campo: string) => void;
}

const opcoes = tributos.map((value) => ({ value, label: copy.tributo[value] }));

/** What a brokerage pays of each tax, and in which days. */
export const Aliquotas = ({ aliquotas, erros, onAdd, onChange }: AliquotasProps) => (
  <ItensRegistro
    itens={aliquotas}
    chaveDe={({ id }) => id}
    titulo={copy.aliquota.titulo}
    rotuloAdicionar={copy.aliquota.adicionar}
    rotuloRemover={copy.aliquota.remover}
    onAdd={onAdd}
    onRemove={(index) => onChange(aliquotas.toSpliced(index, 1), 'aliquotas')}
  >
    {(aliquota, index) => {
      const field = <C extends Exclude<keyof AliquotaDigitada, 'id'>>(campo: C) => {
        const name = `aliquotas.${index}.${campo}`;
        const set = (valor: AliquotaDigitada[C]) => onChange(aliquotas.with(index, { ...aliquota, [campo]: valor }), name);
        return { name, error: erros[name], label: copy.aliquota[campo], value: aliquota[campo], onChange: set };
      };
      const tributo = field('tributo');
      return (
        <Grid minWidth={160}>
          <Select {...tributo} options={opcoes} onChange={(valor) => valor && tributo.onChange(valor as AliquotaDigitada['tributo'])} />
          {aliquota.tributo === 'ISS' && <TextField {...field('municipio')} maxLength={80} isRequired />}
          <PercentField {...field('bps')} isRequired />
          <DateField {...field('desde')} isRequired />
          <DateField {...field('ate')} />
        </Grid>
      );
    }}
  </ItensRegistro>
);

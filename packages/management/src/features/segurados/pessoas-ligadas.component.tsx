import type { Erros } from '@balcao/shared/forms';
import { Grid, TextField } from '@balcao/ui';
import { DateField, MaskedField, Select } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { type DependenteDigitado, dependenteNovo, type RepresentanteDigitado, representanteNovo } from './segurado.model.ts';
import { copy } from './segurados.copy.ts';

export interface PessoasLigadasProps<P> {
  pessoas: readonly P[];
  erros: Erros<string>;
  onChange: (pessoas: readonly P[], campo: string) => void;
}

const optionsOf = (nomes: Readonly<Record<string, string>>) => Object.entries(nomes).map(([value, label]) => ({ value, label }));
const parentescos = optionsOf(copy.dependente.parentescos);
const papeis = optionsOf(copy.representante.papeis);

/** Those a person answers for. */
export const Dependentes = ({ pessoas, erros, onChange }: PessoasLigadasProps<DependenteDigitado>) => (
  <ItensRegistro
    itens={pessoas}
    titulo={copy.dependente.titulo}
    rotuloAdicionar={copy.dependente.adicionar}
    rotuloRemover={copy.dependente.remover}
    onAdd={() => onChange([...pessoas, dependenteNovo], 'dependentes')}
    onRemove={(index) => onChange(pessoas.toSpliced(index, 1), 'dependentes')}
  >
    {(pessoa, index) => {
      const field = <C extends keyof DependenteDigitado>(campo: C) => {
        const name = `dependentes.${index}.${campo}`;
        const set = (valor: DependenteDigitado[C]) => onChange(pessoas.with(index, { ...pessoa, [campo]: valor }), name);
        return { name, error: erros[name], label: copy.dependente[campo], value: pessoa[campo], onChange: set };
      };
      const parentesco = field('parentesco');
      return (
        <Grid minWidth={180}>
          <TextField {...field('nome')} maxLength={120} isRequired />
          <Select
            {...parentesco}
            options={parentescos}
            onChange={(valor) => valor && parentesco.onChange(valor as DependenteDigitado['parentesco'])}
          />
          <DateField {...field('nascimento')} />
          <MaskedField {...field('documento')} mask="cpf" />
        </Grid>
      );
    }}
  </ItensRegistro>
);

/** Those who answer for a company. */
export const Representantes = ({ pessoas, erros, onChange }: PessoasLigadasProps<RepresentanteDigitado>) => (
  <ItensRegistro
    itens={pessoas}
    titulo={copy.representante.titulo}
    rotuloAdicionar={copy.representante.adicionar}
    rotuloRemover={copy.representante.remover}
    onAdd={() => onChange([...pessoas, representanteNovo], 'representantes')}
    onRemove={(index) => onChange(pessoas.toSpliced(index, 1), 'representantes')}
  >
    {(pessoa, index) => {
      const field = <C extends keyof RepresentanteDigitado>(campo: C) => {
        const name = `representantes.${index}.${campo}`;
        const set = (valor: RepresentanteDigitado[C]) => onChange(pessoas.with(index, { ...pessoa, [campo]: valor }), name);
        return { name, error: erros[name], label: copy.representante[campo], value: pessoa[campo], onChange: set };
      };
      const papel = field('papel');
      return (
        <Grid minWidth={180}>
          <TextField {...field('nome')} maxLength={120} isRequired />
          <Select {...papel} options={papeis} onChange={(valor) => valor && papel.onChange(valor as RepresentanteDigitado['papel'])} />
          <MaskedField {...field('documento')} mask="cpf" />
        </Grid>
      );
    }}
  </ItensRegistro>
);

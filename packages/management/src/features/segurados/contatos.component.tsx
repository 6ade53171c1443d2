import type { Erros } from '@balcao/shared/forms';
import { Grid, TextField } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { type ContatoDigitado, contatoNovo } from './segurado.model.ts';
import { copy } from './segurados.copy.ts';

export interface ContatosProps {
  contatos: readonly ContatoDigitado[];
  erros: Erros<string>;
  onChange: (contatos: readonly ContatoDigitado[], campo: string) => void;
}

const tipos = Object.entries(copy.tipoContato).map(([value, label]) => ({ value, label }));

/** Further ways to reach a client. */
export const Contatos = ({ contatos, erros, onChange }: ContatosProps) => (
  <ItensRegistro
    itens={contatos}
    titulo={copy.contato.titulo}
    rotuloAdicionar={copy.contato.adicionar}
    rotuloRemover={copy.contato.remover}
    onAdd={() => onChange([...contatos, contatoNovo], 'contatos')}
    onRemove={(index) => onChange(contatos.toSpliced(index, 1), 'contatos')}
  >
    {(contato, index) => {
      const field = <C extends keyof ContatoDigitado>(campo: C) => {
        const name = `contatos.${index}.${campo}`;
        const set = (valor: string | null) => valor !== null && onChange(contatos.with(index, { ...contato, [campo]: valor }), name);
        return { name, error: erros[name], label: copy.contato[campo], value: contato[campo], onChange: set };
      };
      return (
        <Grid minWidth={180}>
          <Select {...field('tipo')} options={tipos} />
          <TextField {...field('valor')} maxLength={254} type={contato.tipo === 'EMAIL' ? 'email' : 'tel'} isRequired />
          <TextField {...field('rotulo')} maxLength={40} />
        </Grid>
      );
    }}
  </ItensRegistro>
);

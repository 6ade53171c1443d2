import { UFS } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import { useEnderecos } from '@balcao/shared/records';
import { Grid, TextField } from '@balcao/ui';
import { MaskedField, Select } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { type EnderecoDigitado, enderecoNovo, tiposDeEndereco } from './corretora.model.ts';
import { copy } from './corretoras.copy.ts';

export interface EnderecosProps {
  enderecos: readonly EnderecoDigitado[];
  erros: Erros<string>;
  onChange: (enderecos: readonly EnderecoDigitado[], campo: string) => void;
}

const tipos = tiposDeEndereco.map((value) => ({ value, label: copy.tipoEndereco[value] }));
const estados = UFS.map((uf) => ({ value: uf, label: uf }));
const TEXTOS = [
  ['logradouro', 120],
  ['numero', 20],
  ['complemento', 60],
  ['bairro', 80],
  ['cidade', 80],
] as const;

/** Places of a brokerage; a postcode fills the address, and nothing of that of another postcode stays. */
export function Enderecos({ enderecos, erros, onChange }: EnderecosProps) {
  const fill = useEnderecos({ enderecos, vazio: enderecoNovo(false), onChange });
  return (
    <ItensRegistro
      itens={enderecos}
      titulo={copy.endereco.titulo}
      rotuloAdicionar={copy.endereco.adicionar}
      rotuloRemover={copy.endereco.remover}
      onAdd={() => onChange([...enderecos, enderecoNovo(enderecos.length === 0)], 'enderecos')}
      onRemove={(index) => onChange(enderecos.toSpliced(index, 1), 'enderecos')}
    >
      {(endereco, index) => {
        const field = <C extends keyof EnderecoDigitado>(campo: C) => {
          const name = `enderecos.${index}.${campo}`;
          const set = (valor: string | null) => valor !== null && onChange(enderecos.with(index, { ...endereco, [campo]: valor }), name);
          return { name, error: erros[name], label: copy.endereco[campo], value: endereco[campo], onChange: set };
        };
        return (
          <Grid minWidth={180}>
            <Select {...field('tipo')} options={tipos} />
            <MaskedField {...field('cep')} mask="cep" isRequired onCommit={(cep, _, anterior) => void fill(index, cep, anterior)} />
            {TEXTOS.map(([campo, max]) => (
              <TextField key={campo} {...field(campo)} maxLength={max} isRequired={campo !== 'complemento'} />
            ))}
            <Select {...field('uf')} options={estados} isRequired />
          </Grid>
        );
      }}
    </ItensRegistro>
  );
}

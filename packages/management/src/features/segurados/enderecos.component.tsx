import { UFS } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import { useEnderecos } from '@balcao/shared/records';
import { Grid, TextField } from '@balcao/ui';
import { MaskedField, Select } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { type EnderecoDigitado, enderecoNovo } from './segurado.model.ts';
import { copy } from './segurados.copy.ts';

export interface EnderecosProps {
  enderecos: readonly EnderecoDigitado[];
  erros: Erros<string>;
  onChange: (enderecos: readonly EnderecoDigitado[], campo: string) => void;
}

const NENHUM = 'NENHUM';
const estados = [{ value: NENHUM, label: copy.naoInformado }, ...UFS.map((uf) => ({ value: uf, label: uf }))];
const TEXTOS = [
  ['logradouro', 120],
  ['numero', 20],
  ['complemento', 60],
  ['bairro', 80],
  ['cidade', 80],
] as const;

/** Places of a client, the main one first; a postcode fills the address, and nothing of that of another postcode stays. */
export function Enderecos({ enderecos, erros, onChange }: EnderecosProps) {
  const fill = useEnderecos({ enderecos, vazio: enderecoNovo, onChange });
  return (
    <ItensRegistro
      itens={enderecos}
      titulo={copy.endereco.titulo}
      rotuloAdicionar={copy.endereco.adicionar}
      rotuloRemover={copy.endereco.remover}
      onAdd={() => onChange([...enderecos, enderecoNovo], 'enderecos')}
      onRemove={(index) => onChange(enderecos.toSpliced(index, 1), 'enderecos')}
    >
      {(endereco, index) => {
        const name = (campo: keyof EnderecoDigitado) => `enderecos.${index}.${campo}`;
        const set = (campo: keyof EnderecoDigitado, valor: string | null) =>
          onChange(enderecos.with(index, { ...endereco, [campo]: valor }), name(campo));
        const texto = (campo: Exclude<keyof EnderecoDigitado, 'uf'>) => ({
          name: name(campo),
          error: erros[name(campo)],
          label: copy.endereco[campo],
          value: endereco[campo],
          onChange: (valor: string) => set(campo, valor),
        });
        return (
          <Grid minWidth={180}>
            <MaskedField {...texto('cep')} mask="cep" onCommit={(cep, _, anterior) => void fill(index, cep, anterior)} />
            {TEXTOS.map(([campo, max]) => (
              <TextField key={campo} {...texto(campo)} maxLength={max} />
            ))}
            <Select
              name={name('uf')}
              error={erros[name('uf')]}
              label={copy.endereco.uf}
              options={estados}
              value={endereco.uf ?? NENHUM}
              onChange={(uf) => set('uf', uf === NENHUM ? null : uf)}
            />
          </Grid>
        );
      }}
    </ItensRegistro>
  );
}

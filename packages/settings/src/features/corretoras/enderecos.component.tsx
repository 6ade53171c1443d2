import { isCep, UFS } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import { Grid, TextField } from '@balcao/ui';
import { MaskedField, Select } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { useEffect, useRef } from 'react';
import { type EnderecoDigitado, enderecoNovo, tiposDeEndereco } from './corretora.model.ts';
import { findEndereco } from './corretora.resource.ts';
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
  // an answer arrives after other keys were pressed: it fills what stands then
  const atuais = useRef(enderecos);
  useEffect(() => {
    atuais.current = enderecos;
  });
  const fill = async (index: number, cep: string, anterior: string) => {
    if (!isCep(cep)) return;
    const before = atuais.current[index];
    const found = await findEndereco({ cep, anterior });
    const now = atuais.current[index];
    if (now?.cep !== cep) return;
    // what was typed while the answer was on its way is of this postcode
    const changed = Object.entries(found).filter(
      ([nome]) => now[nome as keyof EnderecoDigitado] === before?.[nome as keyof EnderecoDigitado],
    );
    if (changed.length > 0) onChange(atuais.current.with(index, { ...now, ...Object.fromEntries(changed) }), `enderecos.${index}.cep`);
  };
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

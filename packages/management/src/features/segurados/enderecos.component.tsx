import { isCep, UFS } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import { Grid, TextField } from '@balcao/ui';
import { MaskedField, Select } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { useEffect, useRef } from 'react';
import { type EnderecoDigitado, enderecoNovo } from './segurado.model.ts';
import { copy } from './segurados.copy.ts';
import { findEndereco } from './segurados.resource.ts';

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

/** Places of a client, the main one first; a postcode fills what is still empty. */
export function Enderecos({ enderecos, erros, onChange }: EnderecosProps) {
  // an answer arrives after other keys were pressed: it fills what stands then
  const atuais = useRef(enderecos);
  useEffect(() => {
    atuais.current = enderecos;
  });
  const fill = async (index: number, cep: string) => {
    if (!isCep(cep)) return;
    const found = await findEndereco(cep);
    const now = atuais.current[index];
    if (now?.cep !== cep) return;
    const empty = Object.entries(found).filter(([nome]) => !now[nome as keyof EnderecoDigitado]);
    if (empty.length > 0) onChange(atuais.current.with(index, { ...now, ...Object.fromEntries(empty) }), `enderecos.${index}.cep`);
  };
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
            <MaskedField {...texto('cep')} mask="cep" onCommit={(cep) => void fill(index, cep)} />
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

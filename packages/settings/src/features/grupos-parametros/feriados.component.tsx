import { feriadosDoAno, hojeEm } from '@balcao/domain';
import { Checkbox, DateText, Grid, Stack, Text, TextField, token } from '@balcao/ui';
import { DateField } from '@balcao/ui/forms';
import { ItensRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './grupos.copy.ts';
import type { FeriadoDigitado } from './grupos.model.ts';
import type { FormDoGrupo } from './grupos.resource.ts';

/** The national holidays of the year, and the subscription's own, which may be changed. */
export function Feriados({ form: { digitado, erros, change } }: { form: FormDoGrupo<'calendario'> }) {
  const [ano] = useState(() => Number(hojeEm(new Date()).slice(0, 4)));
  const { feriados } = digitado;
  const set = (novos: readonly FeriadoDigitado[], ...campos: string[]) => change({ feriados: novos }, ...campos);
  return (
    <Stack gap={4}>
      <details>
        <summary>{copy.nacionais(ano)}</summary>
        <Nacionais>
          {feriadosDoAno(ano).map(({ dia, nome }) => (
            <li key={dia}>
              <DateText iso={dia} /> {nome}
            </li>
          ))}
        </Nacionais>
      </details>
      {feriados.length === 0 && <Text isSoft>{copy.semProprios}</Text>}
      <ItensRegistro
        itens={feriados}
        titulo={copy.feriado}
        rotuloAdicionar={copy.adicionar}
        rotuloRemover={copy.remover}
        onAdd={() => set([...feriados, { dia: null, nome: '', todoAno: true }])}
        onRemove={(index) => set(feriados.toSpliced(index, 1))}
      >
        {(feriado, index) => {
          const field = <C extends keyof FeriadoDigitado>(campo: C) => {
            const name = `feriados.${index}.${campo}`;
            const onChange = (valor: FeriadoDigitado[C]) => set(feriados.with(index, { ...feriado, [campo]: valor }), name);
            return { name, error: erros[name], label: copy[campo], value: feriado[campo], onChange };
          };
          return (
            <Grid minWidth={200}>
              <DateField {...field('dia')} isRequired />
              <TextField {...field('nome')} maxLength={60} isRequired />
              <Checkbox {...field('todoAno')} />
            </Grid>
          );
        }}
      </ItensRegistro>
    </Stack>
  );
}

const Nacionais = styled.ul`
  margin: ${token('espaco2')} 0 0;
  padding: 0;
  list-style: none;
`;

import { Grid, Heading, Stack, token } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { type Escolhidos, guessTitulos, type LinhasDaTabela, placesOf } from './lugares.model.ts';
import { copy } from './mapeamento.copy.ts';

export interface MapaDaTabelaProps<C extends string> extends LinhasDaTabela {
  /** The fields, in their order, as they are called on screen. */
  nomes: Readonly<Record<C, string>>;
  obrigatorios: readonly C[];
  escolhidos: Escolhidos;
  onChange: (campo: C, valor: string) => void;
  /** What else is chosen, beside the line of the titles. */
  children?: ReactNode;
}

const LINHAS_A_VISTA = 12;

/** Where the fields of a table stand: its first lines, which of them has the titles, and the title or the column of each field. */
export function MapaDaTabela<C extends string>({ linhas, nomes, obrigatorios, escolhidos, onChange, children }: MapaDaTabelaProps<C>) {
  const [titulos, setTitulos] = useState(() => guessTitulos({ linhas }));
  const lugares = [{ value: '', label: copy.nenhum }, ...placesOf({ linhas }, titulos, copy.coluna)];
  return (
    <Stack gap={4}>
      <Inicio linhas={linhas} />
      <Grid minWidth={220} gap={3}>
        {children}
        <Select
          name="titulos"
          label={copy.titulos}
          options={[
            { value: '', label: copy.semTitulos },
            ...linhas.map(({ linha }) => ({ value: String(linha), label: copy.daLinha(linha) })),
          ]}
          value={titulos === null ? '' : String(titulos)}
          onChange={(linha) => setTitulos(linha ? Number(linha) : null)}
        />
      </Grid>
      <Heading level={3}>{copy.campos}</Heading>
      <Grid minWidth={220} gap={3}>
        {(Object.entries(nomes) as [C, string][]).map(([campo, nome]) => (
          <Select
            key={campo}
            name={`mapeamento.campos.${campo}`}
            label={nome}
            isRequired={obrigatorios.includes(campo)}
            options={lugares}
            value={escolhidos[campo] ?? ''}
            onChange={(valor) => onChange(campo, valor ?? '')}
          />
        ))}
      </Grid>
    </Stack>
  );
}

/** The first lines of the file, as they are. */
const Inicio = ({ linhas }: LinhasDaTabela) => (
  <Rolagem>
    <table>
      <caption>{copy.inicio}</caption>
      <tbody>
        {linhas.slice(0, LINHAS_A_VISTA).map(({ linha, celulas }) => (
          <tr key={linha}>
            <th scope="row">{linha}</th>
            {celulas.map((celula, at) => (
              <td key={at}>{celula}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Rolagem>
);

const Rolagem = styled.div`
  max-height: 220px;
  overflow: auto;
  font-size: 12px;
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
  td,
  th {
    padding: 4px 8px;
    text-align: start;
    white-space: nowrap;
    border-bottom: 1px solid ${token('borda')};
  }
  caption {
    padding: 4px 8px;
    text-align: start;
    color: ${token('textoSuave')};
  }
`;

import type { Construcoes } from '@balcao/contracts';
import { Tag, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './composition-diff.copy.ts';
import { differencesOf } from './differences.model.ts';
import { Mono } from './rows.component.tsx';
import { useRunningBuilds } from './running-builds.resource.ts';

export interface CompositionDiffProps {
  construcoes: Construcoes;
  /** Names the table. */
  caption: string;
}

const short = (construcao: string | null | undefined) => construcao?.slice(0, 12) ?? '—';

/** Compares another composition with this page's own and marks the differences. */
export function CompositionDiff({ construcoes, caption }: CompositionDiffProps) {
  const diferencas = differencesOf(construcoes, useRunningBuilds());
  const count = diferencas.filter(({ isDiferente }) => isDiferente).length;
  return (
    <>
      <Text isStrong>{copy.diferencas(count)}</Text>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.servico}</th>
            <th scope="col">{copy.deles}</th>
            <th scope="col">{copy.minha}</th>
          </tr>
        </thead>
        <tbody>
          {diferencas.map(({ servico, deles, minha, isDiferente }) => (
            <tr key={servico} data-difere={isDiferente || undefined}>
              <th scope="row">
                <Service name={servico} /> {isDiferente && <Tag tone="atencao">{copy.difere}</Tag>}
              </th>
              <td>
                <Mono>{short(deles)}</Mono>
              </td>
              <td>
                <Mono>{short(minha)}</Mono>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** A long name may only wrap after its scope. */
const Service = ({ name }: { name: string }) => {
  const [scope, ...rest] = name.split('/');
  return (
    <>
      {scope}
      {rest.length > 0 && (
        <>
          /<wbr />
          {rest.join('/')}
        </>
      )}
    </>
  );
};

const Table = styled.table`
  width: 100%;
  font-size: ${token('texto13')};
  caption {
    padding: ${token('espaco1')} 0;
    text-align: start;
    color: ${token('textoSuave')};
  }
  th {
    font-weight: ${token('pesoMedio')};
    text-align: start;
    overflow-wrap: anywhere;
  }
  /* builds are compared visually, so they must not wrap */
  td {
    white-space: nowrap;
  }
  th,
  td {
    padding: ${token('espaco1')};
    border-bottom: 1px solid ${token('borda')};
  }
  tr[data-difere] {
    background: ${token('atencaoSuave')};
  }
`;

import { EmptyState, Link, Stack, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { LeituraRegistro } from './leitura-registro.component.tsx';
import { copy } from './records.copy.ts';
import type { Leitura, Uso } from './registro.props.ts';

/** What uses a record, kind by kind, with the newest of each. */
export function UsosRegistro({ usos }: { usos: readonly Uso[] }) {
  if (usos.length === 0) return <EmptyState titulo={copy.semUso}>{copy.semUsoTexto}</EmptyState>;
  return (
    <Stack gap={4}>
      {usos.map(({ tipo, total, exemplos }) => (
        <div key={tipo}>
          <Text>
            <strong>{copy.uso(tipo, total)}</strong>
          </Text>
          <Exemplos>
            {exemplos.map(({ id, nome, rota }) => (
              <li key={id}>{rota ? <Link href={rota}>{nome}</Link> : nome}</li>
            ))}
            {total > exemplos.length && <li>{copy.maisUsos(total - exemplos.length)}</li>}
          </Exemplos>
        </div>
      ))}
    </Stack>
  );
}

/** The same, read when it is drawn. */
export const UsosLidos = ({ leitura }: { leitura: Leitura<readonly Uso[]> }) => (
  <LeituraRegistro leitura={leitura}>{(usos) => <UsosRegistro usos={usos} />}</LeituraRegistro>
);

const Exemplos = styled.ul`
  padding-inline-start: ${token('espaco5')};
  font-size: ${token('texto13')};
  li {
    min-height: 24px;
  }
`;

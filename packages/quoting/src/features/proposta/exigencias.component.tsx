import type { ExigenciaSeguradora, Proposta } from '@balcao/contracts';
import { Alert, DateText, Stack, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './proposta.copy.ts';

/** What the insurer asked for: what it waits for first, and below what it got, each with its days. */
export function Exigencias({ proposta: { exigencias, status } }: { proposta: Proposta }) {
  const abertas = exigencias.filter(({ atendidaEm }) => atendidaEm === null);
  const atendidas = exigencias.filter(({ atendidaEm }) => atendidaEm !== null);
  const isOver = status === 'RECUSADA' || status === 'CANCELADA';
  return (
    <>
      {abertas.length > 0 && (
        <Alert tone={isOver ? 'neutro' : 'atencao'} titulo={isOver ? copy.exigenciasSemResposta : copy.exigencias}>
          <Lista exigencias={abertas} />
        </Alert>
      )}
      {atendidas.length > 0 && (
        <Alert tone="sucesso" titulo={copy.exigenciasAtendidas}>
          <Lista exigencias={atendidas} />
        </Alert>
      )}
    </>
  );
}

const Lista = ({ exigencias }: { exigencias: readonly ExigenciaSeguradora[] }) => (
  <Itens>
    {exigencias.map(({ codigo, texto, pedidaEm, atendidaEm }) => (
      <Stack as="li" gap={1} key={`${pedidaEm}${codigo}${texto}`}>
        {texto}
        <Text isSoft size={12}>
          {copy.pedidaEm} <DateText iso={pedidaEm} hasTime />
          {atendidaEm && (
            <>
              {copy.atendidaEm} <DateText iso={atendidaEm} hasTime />
            </>
          )}
        </Text>
      </Stack>
    ))}
  </Itens>
);

const Itens = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco2')};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

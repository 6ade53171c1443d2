import { DateText, EmptyState, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { LeituraRegistro } from './leitura-registro.component.tsx';
import { copy } from './records.copy.ts';
import type { Leitura, Mudanca } from './registro.props.ts';

/** What changed of a record, the newest first: who, when, and each field before and after. */
export const HistoriaRegistro = ({ leitura }: { leitura: Leitura<readonly Mudanca[]> }) => (
  <LeituraRegistro leitura={leitura}>{(mudancas) => <Mudancas mudancas={mudancas} />}</LeituraRegistro>
);

function Mudancas({ mudancas }: { mudancas: readonly Mudanca[] }) {
  if (mudancas.length === 0) return <EmptyState titulo={copy.semHistoria} />;
  return (
    <Lista>
      {mudancas.map(({ id, em, acao, usuario, mudancas: campos }) => (
        <li key={id}>
          <Text>
            <strong>{usuario ?? copy.produto}</strong> · {copy.acao[acao]} · <DateText iso={em} hasTime />
          </Text>
          {campos.length > 0 && (
            <Campos>
              {campos.map(({ campo, de, para }) => (
                <li key={campo}>
                  <strong>{campo}</strong>: {de !== null && `${copy.de} ${de} `}
                  {de !== null || para === null ? copy.para : ''} {para ?? copy.vazio}
                </li>
              ))}
            </Campos>
          )}
        </li>
      ))}
    </Lista>
  );
}

const Lista = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco4')};
  padding: 0;
  list-style: none;
`;

const Campos = styled.ul`
  padding-inline-start: ${token('espaco5')};
  font-size: ${token('texto13')};
  color: ${token('textoSuave')};
  overflow-wrap: anywhere;
`;

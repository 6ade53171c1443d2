import { focusCampo, IconeErro, token } from '@balcao/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { copy } from './forms.copy.ts';

/** One refused field, as the server's `errors[]` and the domain's checks say it. */
export interface FieldIssue {
  campo: string;
  mensagem: string;
  /** What the field is called on screen; said before the message, which may not name it. */
  rotulo?: string | null | undefined;
}

export interface ErrorSummaryProps {
  issues: readonly FieldIssue[];
  titulo?: string;
  /** Goes to the field; the default focuses `campo-<campo>`. */
  onSelect?: (campo: string) => void;
}

/**
 * What stands between the form and its end, each line leading to its field. Takes focus when it appears; shows nothing without issues.
 *
 * @example <ErrorSummary issues={[{ campo: 'cpf', rotulo: 'CPF', mensagem: 'Informe um CPF válido.' }]} />
 */
export function ErrorSummary({ issues, titulo = copy.corrija(issues.length), onSelect = focusCampo }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const hasIssues = issues.length > 0;
  useEffect(() => {
    if (hasIssues) root.current?.focus();
  }, [hasIssues]);
  if (!hasIssues) return null;
  return (
    <Frame ref={root} role="alert" tabIndex={-1}>
      <Title>
        <IconeErro size={16} aria-hidden />
        {titulo}
      </Title>
      <List>
        {issues.map(({ campo, mensagem, rotulo }) => (
          <li key={`${campo}:${mensagem}`}>
            <Go type="button" onClick={() => onSelect(campo)}>
              {copy.recusa(rotulo, mensagem)}
            </Go>
          </li>
        ))}
      </List>
    </Frame>
  );
}

const Frame = styled.div`
  padding: ${token('espaco3')} ${token('espaco4')};
  background: ${token('perigoSuave')};
  border: 1px solid ${token('perigo')};
  border-radius: ${token('raio10')};
  outline: none;
`;

const Title = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  font-weight: ${token('pesoForte')};
  color: ${token('perigoTexto')};
`;

const List = styled.ul`
  columns: 280px auto;
  padding: ${token('espaco1')} 0 0 ${token('espaco6')};
`;

const Go = styled.button`
  min-height: 24px;
  padding: 2px 0;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  color: ${token('perigoTexto')};
  background: none;
  border: 0;
  border-radius: 2px;
  cursor: pointer;
`;

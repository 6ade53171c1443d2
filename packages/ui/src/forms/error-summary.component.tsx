import { focusCampo, IconeErro, inPageOrder, token } from '@balcao/ui';
import { useEffect, useMemo, useRef } from 'react';
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
  /** It takes the focus when it appears; false where the form takes its reader to the first field instead. */
  isFocused?: boolean;
  /** Goes to the field; the default focuses `campo-<campo>`. */
  onSelect?: (campo: string) => void;
}

/**
 * What stands between the form and its end, each line leading to its field, in the order of the page. Shows nothing without issues.
 *
 * @example <ErrorSummary issues={[{ campo: 'cpf', rotulo: 'CPF', mensagem: 'Informe um CPF válido.' }]} />
 */
export function ErrorSummary({ issues, titulo = copy.corrija(issues.length), isFocused = true, onSelect = focusCampo }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const hasIssues = issues.length > 0;
  const asked = issues.map(({ campo }) => campo).join(' ');
  const ordem = useMemo(() => inPageOrder(asked.split(' ')), [asked]);
  useEffect(() => {
    if (hasIssues && isFocused) root.current?.focus();
  }, [hasIssues, isFocused]);
  if (!hasIssues) return null;
  return (
    <Frame ref={root} role="alert" tabIndex={-1}>
      <Title>
        <IconeErro size={16} aria-hidden />
        {titulo}
      </Title>
      <List>
        {[...issues]
          .sort((a, b) => ordem.indexOf(a.campo) - ordem.indexOf(b.campo))
          .map(({ campo, mensagem, rotulo }) => (
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

import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.component.tsx';
import { IconeAtualizar, IconeBusca, IconeDocumento, IconeErro } from '../icons/icons.ts';
import { token } from '../theme/token.theme.ts';
import { copy } from '../ui.copy.ts';

export interface ErrorStateProps {
  titulo?: string;
  /** What happened, for the user. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** What was to be here could not come. @example <ErrorState onRetry={reload}>{falha.mensagem}</ErrorState> */
export function ErrorState({ titulo, children, onRetry, isRetrying = false }: ErrorStateProps) {
  const [isOnline] = useState(() => navigator.onLine);
  const [padrao, texto] = isOnline ? [copy.falhaTitulo, copy.falhaTexto] : [copy.semConexao, copy.semConexaoTente];
  const [said, words] = splitTitulo(children ?? texto);
  return (
    <State role="alert">
      <Sign $bad>
        <IconeErro size={20} aria-hidden />
      </Sign>
      <Title>{titulo ?? said ?? padrao}</Title>
      <Words>{titulo ? (children ?? texto) : words}</Words>
      {onRetry && (
        <Button icon={<IconeAtualizar size={16} aria-hidden />} isBusy={isRetrying} onClick={onRetry}>
          {copy.tentarNovamente}
        </Button>
      )}
    </State>
  );
}

const TITULOS: readonly string[] = [copy.falhaTitulo, copy.semConexao];

/** A sentence of the catalogue that begins with a title is a title and a text. */
function splitTitulo(words: ReactNode): readonly [string | undefined, ReactNode] {
  const titulo = typeof words === 'string' ? TITULOS.find((one) => words.startsWith(one)) : undefined;
  return titulo ? [titulo, (words as string).slice(titulo.length).trim()] : [undefined, words];
}

export interface EmptyStateProps {
  titulo?: string;
  icon?: ReactNode;
  /** The way to the first record. */
  action?: ReactNode;
  children?: ReactNode;
}

/** There is nothing yet. @example <EmptyState action={<ButtonLink href="…" variant="primary">Novo orçamento</ButtonLink>} /> */
export function EmptyState({ titulo = copy.vazioTitulo, icon, action, children }: EmptyStateProps) {
  return (
    <State>
      <Sign>{icon ?? <IconeDocumento size={20} aria-hidden />}</Sign>
      <Title>{titulo}</Title>
      {children && <Words>{children}</Words>}
      {action}
    </State>
  );
}

export interface NoMatchStateProps {
  onClear: () => void;
  titulo?: string;
  children?: ReactNode;
}

/** There are records, none under these filters. @example <NoMatchState onClear={clearFilters} /> */
export function NoMatchState({ onClear, titulo = copy.semResultadoTitulo, children = copy.semResultadoTexto }: NoMatchStateProps) {
  return (
    <State role="status">
      <Sign>
        <IconeBusca size={20} aria-hidden />
      </Sign>
      <Title>{titulo}</Title>
      <Words>{children}</Words>
      <Button onClick={onClear}>{copy.limparFiltros}</Button>
    </State>
  );
}

const State = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('espaco2')};
  padding: ${token('espaco8')} ${token('espaco4')};
  text-align: center;
  > button,
  > a {
    margin-top: ${token('espaco2')};
  }
`;

const Sign = styled.span<{ $bad?: boolean }>`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  color: ${({ $bad }) => token($bad ? 'perigoTexto' : 'primariaTexto')};
  background: ${({ $bad }) => token($bad ? 'perigoSuave' : 'primariaSuave')};
  border-radius: 50%;
`;

const Title = styled.p`
  font-size: ${token('texto16')};
  font-weight: ${token('pesoForte')};
`;

const Words = styled.div`
  max-width: 56ch;
  color: ${token('textoSuave')};
  text-wrap: pretty;
`;

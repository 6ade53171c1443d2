import { campoId, FieldMessages, IconButton, IconeFechar, Stack, token } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Conjunto, TituloDoConjunto } from '../../digitacao/conjunto.ts';

export interface ListaDeItensProps {
  /** Path of the list. */
  nome: string;
  titulo: string;
  error: string | undefined;
  children: ReactNode;
}

/** A list inside a form, under one name: its lines, what is wrong with it as a whole, and what can be done with it. */
export const ListaDeItens = ({ nome, titulo, error, children }: ListaDeItensProps) => (
  <Conjunto id={campoId(nome)} tabIndex={-1} aria-describedby={error ? `${campoId(nome)}-erro` : undefined}>
    <TituloDoConjunto>{titulo}</TituloDoConjunto>
    <Stack gap={3}>
      {children}
      <FieldMessages name={nome} error={error} />
    </Stack>
  </Conjunto>
);

export interface ItemProps {
  /** What the button that takes the line away says. */
  remover: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One line of a list: its fields side by side where they fit, and a button that takes it away. */
export const Item = ({ remover, onRemove, children }: ItemProps) => (
  <Linha>
    <Campos>{children}</Campos>
    <IconButton label={remover} icon={<IconeFechar size={16} aria-hidden />} onClick={onRemove} />
  </Linha>
);

const Linha = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('espaco3')};
  align-items: end;
`;

const Campos = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: ${token('espaco3')};
`;

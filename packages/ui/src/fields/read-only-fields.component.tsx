import { createContext, type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token.theme.ts';

const ReadOnly = createContext(false);

export interface ReadOnlyFieldsProps {
  isReadOnly: boolean;
  children: ReactNode;
}

/**
 * Fields to be read and not written, while `isReadOnly`: none takes a letter, a press or the focus, and what they hold keeps its contrast.
 * Say why, and what can be done instead, above them. The same elements stay in place when it changes.
 *
 * @example <ReadOnlyFields isReadOnly={isEncerrado}><Secoes /></ReadOnlyFields>
 */
export const ReadOnlyFields = ({ isReadOnly, children }: ReadOnlyFieldsProps) => (
  <ReadOnly value={isReadOnly}>
    <Fields disabled={isReadOnly}>{children}</Fields>
  </ReadOnly>
);

/** Whether the fields here are only to be read; a control the browser does not disable by itself asks this. */
export const useIsReadOnly = (): boolean => useContext(ReadOnly);

const Fields = styled.fieldset`
  display: contents;
  &:disabled {
    input,
    textarea,
    button {
      color: ${token('texto')};
      -webkit-text-fill-color: ${token('texto')};
      opacity: 1;
    }
    /* React Aria presses by pointer, which a disabled fieldset lets through */
    button,
    label {
      pointer-events: none;
    }
  }
`;

import styled, { css } from 'styled-components';
import { visuallyHidden } from '../text/visually-hidden.component.tsx';
import { token } from '../theme/token.theme.ts';

/** The edge, ground and focus of whatever holds a typed value. `data-invalid` or an invalid input inside colours it. */
export const fieldBox = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${token('controle')};
  color: ${token('texto')};
  background: ${token('superficie')};
  border: 1px solid ${token('bordaForte')};
  border-radius: ${token('raio6')};
  transition: border-color ${token('tempoCurto')} ${token('curva')};

  &:hover {
    border-color: ${token('textoSuave')};
  }
  &[data-invalid],
  &:has([aria-invalid='true']) {
    border-color: ${token('perigo')};
  }
  &:focus-within,
  &[data-focus-visible] {
    border-color: ${token('foco')};
    outline: 2px solid ${token('foco')};
    outline-offset: -1px;
  }
  &[data-disabled],
  &:has(input:disabled) {
    color: ${token('textoSuave')};
    background: ${token('neutroSuave')};
    border-color: ${token('borda')};
    cursor: not-allowed;
  }
`;

/** The typed text inside a field box. */
export const fieldInput = css`
  flex: 1;
  width: 100%;
  min-width: 0;
  height: calc(${token('controle')} - 2px);
  padding: 0 ${token('espaco3')};
  font-size: ${token('texto14')};
  background: transparent;
  border: 0;
  outline: none;
  &::placeholder {
    color: ${token('textoSuave')};
    opacity: 0.85;
  }
  &:disabled {
    cursor: not-allowed;
  }
  /* below 16px iOS zooms the page in on focus */
  @media (pointer: coarse) {
    font-size: ${token('texto16')};
  }
`;

/** The name above a field. */
export const fieldLabel = css<{ $hidden?: boolean | undefined }>`
  display: block;
  font-size: ${token('texto13')};
  font-weight: ${token('pesoMedio')};
  line-height: 16px;
  color: ${token('texto')};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/** The help below a field. */
export const fieldDescription = css`
  font-size: ${token('texto12')};
  line-height: 16px;
  color: ${token('textoSuave')};
`;

/** What is wrong, below a field. */
export const fieldError = css`
  display: flex;
  gap: ${token('espaco1')};
  font-size: ${token('texto12')};
  line-height: 16px;
  color: ${token('perigoTexto')};
  svg {
    flex: none;
    margin-top: 1px;
  }
`;

/** A field's label, control and messages, one below the other. */
export const fieldColumn = css`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

/** Edge and ground of a typed value, as an element. */
export const FieldBox = styled.span`
  ${fieldBox}
  > button {
    margin-inline-end: ${token('espaco1')};
  }
`;

/** One line of text inside its box. A letter typed in it lays out nothing of the page but itself. */
export const TextInput = styled.input`
  ${fieldInput}
  display: block;
  contain: size layout;
`;

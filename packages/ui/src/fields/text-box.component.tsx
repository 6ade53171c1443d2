import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token.theme.ts';
import { FieldBox } from './field-look.ts';

export interface TextBoxProps {
  /** Before and after the text: an icon, a unit. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** A TextInput. */
  children: ReactNode;
}

/** The edge of one line of text, and what stands beside it. */
export function TextBox({ prefix, suffix, children }: TextBoxProps) {
  return (
    <FieldBox>
      {prefix && <Affix>{prefix}</Affix>}
      <Slot>{children}</Slot>
      {suffix && <Affix>{suffix}</Affix>}
    </FieldBox>
  );
}

/* not the input itself: only in a box that is no flex container may the browser lay it out alone */
const Slot = styled.span`
  display: block;
  flex: 1;
  min-width: 0;
`;

const Affix = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  padding: 0 ${token('espaco3')};
  font-size: ${token('texto13')};
  color: ${token('textoSuave')};
  & + ${Slot} > input {
    padding-inline-start: 0;
  }
  ${Slot} + & {
    padding-inline-start: 0;
  }
`;

import { type FieldFrame, fieldColumn, fieldDescription, fieldError, fieldLabel, IconeErro, token } from '@balcao/ui';
import { FieldError, Label, Text } from 'react-aria-components';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** The frame of a control built on React Aria, which ties these parts to it by itself. */
export function AriaFrame({ label, isRequired, isLabelHidden, description, error, children }: FieldFrame & { children: ReactNode }) {
  return (
    <>
      <Name $hidden={isLabelHidden}>
        {label}
        {isRequired && <Mark aria-hidden> *</Mark>}
      </Name>
      {children}
      {description && <Help slot="description">{description}</Help>}
      <Problem>
        <IconeErro size={14} aria-hidden />
        {error}
      </Problem>
    </>
  );
}

/** The column in which a React Aria field stands. */
export const ariaColumn = css`
  ${fieldColumn}
`;

const Name = styled(Label)<{ $hidden: boolean | undefined }>`
  ${fieldLabel}
`;

const Mark = styled.span`
  color: ${token('perigoTexto')};
`;

const Help = styled(Text)`
  ${fieldDescription}
`;

const Problem = styled(FieldError)`
  ${fieldError}
`;

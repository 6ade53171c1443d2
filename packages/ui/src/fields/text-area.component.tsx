import { type FocusEvent, memo } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token.theme.ts';
import { FieldBox, fieldInput } from './field-look.ts';
import type { FieldProps } from './field.props.ts';
import { Field } from './field.component.tsx';
import { useTyped } from './use-typed.ts';

export interface TextAreaProps extends FieldProps<string> {
  /** Visible lines. */
  rows?: number;
  maxLength?: number;
  placeholder?: string;
}

/** Several lines of text. @example <TextArea name="observacoes" label="Observações" value={texto} onChange={setTexto} /> */
export const TextArea = memo(function TextArea({ rows = 3, maxLength, placeholder, ...field }: TextAreaProps) {
  const typed = useTyped<HTMLTextAreaElement>(field);
  return (
    <Field {...field}>
      {(control) => (
        <FieldBox>
          <Area
            {...control}
            {...{ rows, maxLength, placeholder }}
            {...typed}
            onFocus={({ currentTarget }: FocusEvent<HTMLTextAreaElement>) => {
              typed.onFocus();
              bringIntoSight(currentTarget);
            }}
          />
        </FieldBox>
      )}
    </Field>
  );
});

/** A browser brings the caret into sight and leaves the rest under the bar at the foot. What a pointer presses stays under the pointer. */
function bringIntoSight(area: HTMLTextAreaElement): void {
  if (!area.matches(':active')) area.scrollIntoView?.({ block: 'nearest' });
}

const Area = styled.textarea`
  ${fieldInput}
  height: auto;
  min-height: 64px;
  padding-block: ${token('espaco2')};
  resize: vertical;
`;

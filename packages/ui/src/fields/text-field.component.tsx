import { type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, type KeyboardEvent, memo, type ReactNode } from 'react';
import { TextInput } from './field-look.ts';
import type { FieldProps } from './field.props.ts';
import { Field } from './field.component.tsx';
import { TextBox } from './text-box.component.tsx';
import { useTyped } from './use-typed.ts';

export interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'search' | 'tel' | 'time' | 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  maxLength?: number;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  /** Inside the box, before or after the text (an icon, a unit). */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** One line of text. @example <TextField name="email" label="E-mail" type="email" value={email} onChange={setEmail} error={errors.email} /> */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    value: _value,
    onChange: _onChange,
    onCommit: _onCommit,
    error,
    description,
    isRequired,
    isDisabled,
    isLabelHidden,
    isReadOnly,
    prefix,
    suffix,
    ...rest
  } = props;
  const typed = useTyped<HTMLInputElement>(props);
  return (
    <Field {...{ name, label, error, description, isRequired, isDisabled, isLabelHidden }}>
      {(control) => (
        <TextBox {...{ prefix, suffix }}>
          <TextInput
            {...control}
            {...rest}
            {...typed}
            readOnly={isReadOnly}
            onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && typed.onBlur()}
          />
        </TextBox>
      )}
    </Field>
  );
});

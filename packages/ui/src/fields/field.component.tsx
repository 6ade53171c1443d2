import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconeErro } from '../icons/icons.ts';
import { token } from '../theme/token.theme.ts';
import { fieldColumn, fieldDescription, fieldError, fieldLabel } from './field-look.ts';
import type { FieldProps } from './field.props.ts';
import { campoId } from './focus-campo.ts';

/** What a control needs to belong to its label and messages. */
export interface ControlProps {
  id: string;
  name: string;
  disabled: boolean | undefined;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The part of a field's props that is about its frame. */
export type FieldFrame = Pick<
  FieldProps<unknown>,
  'name' | 'label' | 'error' | 'description' | 'isRequired' | 'isDisabled' | 'isLabelHidden'
>;

export interface FieldWrapperProps extends FieldFrame {
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label, control, help and error, tied together for assistive technology.
 *
 * @example <Field name="obs" label="Observações">{(control) => <textarea {...control} />}</Field>
 */
export function Field({ children, className, ...frame }: FieldWrapperProps) {
  return (
    <Column className={className}>
      <FieldLabel {...frame} htmlFor={campoId(frame.name)} />
      {children(controlProps(frame))}
      <FieldMessages {...frame} />
    </Column>
  );
}

/** The attributes that tie a control to its Field. */
export function controlProps({ name, error, description, isRequired, isDisabled }: FieldFrame): ControlProps {
  const ids = [error && `${campoId(name)}-erro`, description && `${campoId(name)}-ajuda`].filter(Boolean);
  return {
    id: campoId(name),
    name,
    disabled: isDisabled,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}

/** A field's name, with its mark when it must be filled. */
export function FieldLabel({
  label,
  isRequired,
  isLabelHidden,
  htmlFor,
  id,
}: Pick<FieldFrame, 'label' | 'isRequired' | 'isLabelHidden'> & { htmlFor?: string; id?: string }) {
  return (
    <Label as={htmlFor ? 'label' : 'span'} htmlFor={htmlFor} id={id} $hidden={isLabelHidden}>
      {label}
      {isRequired && <Mark aria-hidden> *</Mark>}
    </Label>
  );
}

/** A field's help and error, under the ids its control is described by. */
export function FieldMessages({ name, error, description }: Pick<FieldFrame, 'name' | 'error' | 'description'>) {
  return (
    <>
      {description && <Description id={`${campoId(name)}-ajuda`}>{description}</Description>}
      {error && (
        <Problem id={`${campoId(name)}-erro`}>
          <IconeErro size={14} aria-hidden />
          {error}
        </Problem>
      )}
    </>
  );
}

const Column = styled.div`
  ${fieldColumn}
`;

const Label = styled.label<{ $hidden: boolean | undefined }>`
  ${fieldLabel}
`;

const Mark = styled.span`
  color: ${token('perigoTexto')};
`;

const Description = styled.span`
  ${fieldDescription}
`;

const Problem = styled.span`
  ${fieldError}
`;

import { memo, useState } from 'react';
import { IconButton } from '../actions/icon-button.component.tsx';
import { IconeOcultar, IconeVer } from '../icons/icons.ts';
import { copy } from '../ui.copy.ts';
import { FieldBox, TextInput } from './field-look.ts';
import type { FieldProps } from './field.props.ts';
import { Field } from './field.component.tsx';
import { useTyped } from './use-typed.ts';

export interface PasswordFieldProps extends FieldProps<string> {
  autoComplete?: 'current-password' | 'new-password';
}

/** A password, which its owner may look at. @example <PasswordField name="senha" label="Senha" value={senha} onChange={setSenha} /> */
export const PasswordField = memo(function PasswordField({ autoComplete = 'current-password', ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const typed = useTyped<HTMLInputElement>(field);
  return (
    <Field {...field}>
      {(control) => (
        <FieldBox>
          <TextInput
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...typed}
          />
          <IconButton
            size="sm"
            label={isShown ? copy.ocultarSenha : copy.mostrarSenha}
            aria-controls={control.id}
            icon={isShown ? <IconeOcultar size={16} aria-hidden /> : <IconeVer size={16} aria-hidden />}
            onClick={() => setIsShown(!isShown)}
          />
        </FieldBox>
      )}
    </Field>
  );
});

import { Button, type ButtonProps, Cluster, Stack, TextField, type TextFieldProps } from '@balcao/ui';
import { FormNotice } from '@balcao/ui/forms';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './segundo-fator.copy.ts';
import { withoutSpaces } from './segundo-fator.model.ts';
import type { FormDeCodigo } from './segundo-fator.resource.ts';

export interface FormCodigoProps {
  form: FormDeCodigo;
  /** What the field says of itself, and how long a code may be. */
  campo: Pick<TextFieldProps, 'label' | 'description' | 'maxLength' | 'inputMode' | 'autoFocus'>;
  botao: { readonly texto: string; readonly variant: NonNullable<ButtonProps['variant']> };
  /** Width of the field, in pixels. */
  largura: number;
  onCancel: () => void;
  /** Above the field. */
  children?: ReactNode;
}

/** One code, sent or given up. */
export function FormCodigo({ form, campo, botao, largura, onCancel, children }: FormCodigoProps) {
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap={3}>
        {children}
        <FormNotice form={form} />
        <Curto $largura={largura}>
          <TextField
            {...form.bind('codigo')}
            {...campo}
            autoComplete="one-time-code"
            isRequired
            onChange={(codigo) => form.change({ codigo: withoutSpaces(codigo) })}
          />
        </Curto>
        <Cluster gap={2}>
          <Button type="submit" variant={botao.variant} isBusy={form.isBusy}>
            {botao.texto}
          </Button>
          <Button variant="quiet" isDisabled={form.isBusy} onClick={onCancel}>
            {copy.cancelar}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

const Curto = styled.div<{ $largura: number }>`
  max-width: ${({ $largura }) => $largura}px;
`;

import { Alert, Button, type ButtonProps, Cluster, Stack, TextField, type TextFieldProps } from '@balcao/ui';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './segundo-fator.copy.ts';
import type { FormDeCodigo } from './segundo-fator.resource.ts';

export interface FormCodigoProps {
  form: FormDeCodigo;
  /** What the field says of itself, and how long a code may be. */
  campo: Pick<TextFieldProps, 'label' | 'description' | 'maxLength' | 'inputMode' | 'autoFocus'>;
  botao: { readonly texto: string; readonly variant: NonNullable<ButtonProps['variant']> };
  /** Width of the field, in pixels. */
  largura: number;
  onSubmit: () => Promise<void>;
  onCancel: () => void;
  /** Above the field. */
  children?: ReactNode;
}

/** One code, sent or given up. */
export function FormCodigo({ form, campo, botao, largura, onSubmit, onCancel, children }: FormCodigoProps) {
  const { codigo, erros, aviso, isBusy, change } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        {children}
        {aviso && (
          <Alert tone="perigo" isLive>
            {aviso}
          </Alert>
        )}
        <Curto $largura={largura}>
          <TextField
            name="codigo"
            autoComplete="one-time-code"
            isRequired
            {...campo}
            value={codigo}
            onChange={change}
            error={erros.codigo}
          />
        </Curto>
        <Cluster gap={2}>
          <Button type="submit" variant={botao.variant} isBusy={isBusy}>
            {botao.texto}
          </Button>
          <Button variant="quiet" isDisabled={isBusy} onClick={onCancel}>
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

import { Alert, Button, Stack } from '@balcao/ui';
import type { ReactNode } from 'react';
import type { Formulario } from './envio.resource.ts';
import { copy } from './formulario.copy.ts';

export interface FormularioEnvioProps {
  formulario: Pick<Formulario<string>, 'aviso' | 'isBusy' | 'submit' | 'prepare'>;
  /** What the button does; after a failure that may pass, it is to try again. */
  enviar: string;
  /** Links below the button. */
  rodape?: ReactNode;
  children: ReactNode;
}

/** A form of access: what went wrong, the fields, one button. */
export function FormularioEnvio({ formulario, enviar, rodape, children }: FormularioEnvioProps) {
  const { aviso, isBusy, submit, prepare } = formulario;
  return (
    <form noValidate onSubmit={submit} onInput={prepare}>
      <Stack gap={4}>
        {aviso.texto && (
          <Alert tone="perigo" isLive>
            {aviso.texto}
          </Alert>
        )}
        {children}
        <Button type="submit" variant="primary" isWide isBusy={isBusy}>
          {aviso.isRepetivel ? copy.tentarNovamente : enviar}
        </Button>
        {rodape}
      </Stack>
    </form>
  );
}

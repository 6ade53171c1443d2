import { prepareCalls } from '@balcao/shared';
import { Alert, Button, Stack } from '@balcao/ui';
import type { FormEvent, ReactNode } from 'react';
import { copy } from './envio.copy.ts';

export interface FormularioEnvioProps {
  /** `useForm` gives one. */
  form: {
    readonly aviso: string | null;
    readonly isBusy: boolean;
    readonly isRepetivel: boolean;
    submit(event: FormEvent): unknown;
  };
  /** What the button does; after a failure that may pass, it is to try again. */
  enviar: string;
  /** Below the button: links, other ways. */
  rodape?: ReactNode;
  /** Brings what sending will need, before it is needed. */
  prepare?: () => void;
  children: ReactNode;
}

/** A form of access: what went wrong, the fields, one button. */
export function FormularioEnvio({ form, enviar, rodape, prepare = prepareCalls, children }: FormularioEnvioProps) {
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} onInput={prepare}>
      <Stack gap={4}>
        {form.aviso && (
          <Alert tone="perigo" isLive>
            {form.aviso}
          </Alert>
        )}
        {children}
        <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
          {form.isRepetivel ? copy.tentarNovamente : enviar}
        </Button>
        {rodape}
      </Stack>
    </form>
  );
}

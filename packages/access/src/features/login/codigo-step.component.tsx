import { useForm } from '@balcao/shared/forms';
import { Button, focusCampo, Page, Stack, TextField } from '@balcao/ui';
import { useState } from 'react';
import { FormularioEnvio } from '../../formulario.component.tsx';
import { erroCodigo, type MeioCodigo } from './codigo.model.ts';
import { copy } from './entrada.copy.ts';
import { confirmCodigo } from './sign-in.resource.ts';

export interface CodigoStepProps {
  /** The proof the first step ended with. */
  token: string;
  onBack: () => void;
}

const { codigo: textos } = copy;

/** The second factor, in the place of the login form: the number of an authenticator, or a recovery code. */
export function CodigoStep({ token, onBack }: CodigoStepProps) {
  const [meio, setMeio] = useState<MeioCodigo>('numeros');
  const form = useForm({
    inicial: { codigo: '' },
    judge: ({ codigo }) => ({ codigo: erroCodigo(codigo, meio) }),
    send: ({ codigo }) => confirmCodigo(token, codigo),
    leadsTo: (address) => address,
    goTo: focusCampo,
  });
  const isNumeros = meio === 'numeros';
  const switchMeio = () => {
    setMeio(isNumeros ? 'recuperacao' : 'numeros');
    form.change({ codigo: '' });
    focusCampo('codigo');
  };
  const rodape = (
    <Stack gap={2}>
      <Button variant="quiet" isWide onClick={switchMeio}>
        {isNumeros ? textos.usarRecuperacao : textos.usarAplicativo}
      </Button>
      <Button variant="quiet" isWide onClick={onBack}>
        {textos.voltar}
      </Button>
    </Stack>
  );
  return (
    <Page routeId="login" titulo={textos.titulo} isNarrow>
      <FormularioEnvio form={form} enviar={textos.confirmar} rodape={rodape}>
        <TextField
          {...form.bind('codigo')}
          label={isNumeros ? textos.numeros : textos.recuperacao}
          description={isNumeros ? textos.comAplicativo : textos.comRecuperacao}
          autoComplete={isNumeros ? 'one-time-code' : 'off'}
          inputMode={isNumeros ? 'numeric' : 'text'}
          maxLength={12}
          autoFocus
        />
      </FormularioEnvio>
    </Page>
  );
}

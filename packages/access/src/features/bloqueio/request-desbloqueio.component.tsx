import { accessCalls, accessRoutes, addressOf } from '@balcao/contracts';
import { useForm } from '@balcao/shared/forms';
import { ButtonLink, Cluster, focusCampo, Heading, Link, Stack, Text, TextField } from '@balcao/ui';
import { errosOf } from '../../envio.model.ts';
import { FormularioEnvio } from '../../formulario.component.tsx';
import { copy } from './bloqueio.copy.ts';
import { askForUnblock } from './bloqueio.resource.ts';

const frases = { email: { vazio: copy.emailVazio, invalido: copy.emailInvalido } };

export interface RequestDesbloqueioProps {
  /** It was asked for: the first field takes the focus. */
  isFirst?: boolean;
}

/** Asks for the link that unblocks; what follows is the same for every e-mail. */
export function RequestDesbloqueio({ isFirst = false }: RequestDesbloqueioProps) {
  const form = useForm({
    inicial: { email: '' },
    // the contract allows no e-mail at all, for the call that brings the proof instead
    judge: (valores) => errosOf(accessCalls.forgotPassword.input, valores, frases),
    send: ({ email }) => askForUnblock(email),
    leadsTo: (address) => address,
    goTo: focusCampo,
  });
  return (
    <Stack gap={3}>
      <Heading level={2}>{copy.desbloquear}</Heading>
      <Text isSoft>{copy.ajuda}</Text>
      <FormularioEnvio form={form} enviar={copy.enviar}>
        <TextField
          {...form.bind('email')}
          label={copy.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          autoFocus={isFirst}
        />
      </FormularioEnvio>
      <Text isSoft>{copy.suporte}</Text>
      <Cluster justify="space-between" gap={4}>
        <ButtonLink href={addressOf(accessRoutes, 'login')}>{copy.voltar}</ButtonLink>
        <Link href={addressOf(accessRoutes, 'forgot')}>{copy.esqueci}</Link>
      </Cluster>
    </Stack>
  );
}

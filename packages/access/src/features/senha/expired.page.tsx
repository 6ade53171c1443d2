import { accessRoutes, addressOf } from '@balcao/contracts';
import { ButtonLink, Page, Stack } from '@balcao/ui';
import { NovaSenha } from './nova-senha.component.tsx';
import { copy } from './senha.copy.ts';
import { useProva } from './senha.resource.ts';

/** A new password, for who was refused with an expired one or came by the link of a forgotten one. */
export function ExpiredPage() {
  const prova = useProva();
  const { titulos, descricoes } = copy.expired;
  if (!prova)
    return (
      <Page routeId="expired" titulo={titulos.login} isNarrow>
        <Stack gap={4} align="start">
          <p>{copy.semProva.texto}</p>
          <ButtonLink href={addressOf(accessRoutes, 'forgot')} variant="primary">
            {copy.semProva.pedir}
          </ButtonLink>
          <p>{copy.suporte}</p>
        </Stack>
      </Page>
    );
  return (
    <Page routeId="expired" titulo={titulos[prova.origem]} descricao={descricoes[prova.origem]} isNarrow>
      <NovaSenha hash={prova.hash} />
    </Page>
  );
}

import { Page, Stack } from '@balcao/ui';
import { copy } from './bloqueio.copy.ts';
import { ConfirmDesbloqueio } from './confirm-desbloqueio.component.tsx';
import { RequestDesbloqueio } from './request-desbloqueio.component.tsx';

/** Why the access is blocked and how it opens again. `?attempts=1`: wrong passwords were the reason (spec §4); `?token=`: the link of the e-mail. */
export function BlockedPage() {
  const query = new URLSearchParams(window.location.search);
  const token = query.get('token');
  if (token !== null) return <ConfirmDesbloqueio token={token} />;
  const { titulo, textos } = copy.motivos[query.get('attempts') === '1' ? 'tentativas' : 'cadastro'];
  return (
    <Page routeId="blocked" titulo={titulo} isNarrow>
      <Stack gap={3}>
        {textos.map((texto) => (
          <p key={texto}>{texto}</p>
        ))}
      </Stack>
      <RequestDesbloqueio />
    </Page>
  );
}

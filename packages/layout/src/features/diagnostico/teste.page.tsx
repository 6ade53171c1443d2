import { Grid, Page } from '@balcao/ui';
import { copy } from './diagnostico.copy.ts';
import { useDiagnostico, useLeaveWhenClosed } from './diagnostico.resource.ts';
import { EmailsCard } from './emails-card.component.tsx';
import { EventsCard } from './events-card.component.tsx';
import { ExtensionCard } from './extension-card.component.tsx';
import { ServicesCard } from './services-card.component.tsx';

/** What this page uses and what went through it. Where brokers work there is no such page. */
export function TestePage() {
  const diagnostico = useDiagnostico();
  const isFechada = useLeaveWhenClosed(diagnostico.falha);
  if (isFechada) return null;
  return (
    <Page routeId="teste" titulo={copy.teste} descricao={copy.descricao} busy={!diagnostico.data && !diagnostico.falha} isNarrow>
      <Grid minWidth={420}>
        <ServicesCard {...diagnostico} />
        <ExtensionCard />
      </Grid>
      <EventsCard />
      {/* the mailbox grows when it comes: nothing stands below it to be moved */}
      <EmailsCard />
    </Page>
  );
}

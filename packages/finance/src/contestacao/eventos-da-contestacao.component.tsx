import type { EventoContestacao } from '@balcao/contracts';
import { formatData, formatDataHora } from '@balcao/domain';
import { Heading, Stack, Text } from '@balcao/ui';
import { copy } from './contestacao.copy.ts';

const { evento: frases } = copy;

/** What was done and noted of a contestation, the newest first. */
export const EventosDaContestacao = ({ eventos }: { eventos: readonly EventoContestacao[] }) => (
  <Stack gap={2}>
    <Heading level={3}>{copy.aberta.historia}</Heading>
    {eventos.map(({ id, tipo, dia, texto, desfecho, isAutomatico, criadoEm, usuario }) => (
      <div key={id}>
        <Text>
          {[frases[tipo], desfecho && copy.desfecho[desfecho], formatData(dia)].filter(Boolean).join(' · ')}
          {texto && `: ${texto}`}
        </Text>
        <Text size={12} isSoft>
          {[isAutomatico ? frases.sozinha : usuario, formatDataHora(criadoEm)].filter(Boolean).join(', ')}
        </Text>
      </div>
    ))}
  </Stack>
);

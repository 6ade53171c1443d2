import { navigateTo, useSession } from '@balcao/shared';
import { QueryProvider } from '@balcao/shared/query';
import { ErrorBoundary, Stack, ThemeRoot } from '@balcao/ui';
import { copy } from './devtools.copy.ts';
import { Atendimento } from './features/atendimento/atendimento.component.tsx';
import { Auditoria } from './features/auditoria/auditoria.component.tsx';
import { Composicao } from './features/composicao/composicao.component.tsx';
import { Concessoes } from './features/concessoes/concessoes.component.tsx';
import { Eventos } from './features/eventos/eventos.component.tsx';
import { Mensagens } from './features/mensagens/mensagens.component.tsx';
import { Momentos } from './features/momentos/momentos.component.tsx';
import { Painel } from './features/painel/painel.component.tsx';
import { Sessao } from './features/sessao/sessao.component.tsx';
import { Sobreposicoes } from './features/sobreposicoes/sobreposicoes.component.tsx';
import { readAmbiente } from './ambiente.resource.ts';

/** The panel, over every page, for users who may see it; only support may lend builds to others. */
export function DevtoolsRoot() {
  const isSegfyer = useSession()?.segfyer === true;
  const isLocal = readAmbiente()?.nome === 'local';
  const tabs = [
    { id: 'composicao', label: copy.composicao, content: <Composicao isSegfyer={isSegfyer} /> },
    { id: 'eventos', label: copy.eventos, content: <Eventos /> },
    { id: 'sessao', label: copy.sessao, content: <Sessao /> },
    {
      id: 'sobreposicoes',
      label: copy.sobreposicoes,
      content: (
        <Stack gap={3}>
          {isSegfyer && <Concessoes />}
          {isLocal && <Sobreposicoes />}
        </Stack>
      ),
    },
    ...(isSegfyer
      ? [
          {
            id: 'atendimento',
            label: copy.atendimento,
            content: (
              <Stack gap={3}>
                <Atendimento />
                <Momentos />
              </Stack>
            ),
          },
          { id: 'mensagens', label: copy.mensagens, content: <Mensagens /> },
          { id: 'auditoria', label: copy.auditoria, content: <Auditoria /> },
        ]
      : []),
  ];
  return (
    <ThemeRoot navigate={navigateTo}>
      <ErrorBoundary>
        <QueryProvider>
          <Painel tabs={tabs} />
        </QueryProvider>
      </ErrorBoundary>
    </ThemeRoot>
  );
}

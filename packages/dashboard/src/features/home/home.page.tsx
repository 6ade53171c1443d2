import { painelCalls } from '@balcao/contracts';
import { hasPermissao, sentenceOfFalha } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { ButtonLink, Card, EmptyState, ErrorState, Page } from '@balcao/ui';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { useState } from 'react';
import { Dia } from './dia.component.tsx';
import { copy } from './home.copy.ts';
import { diaPorExtenso, linksOf, saudacaoDe } from './home.model.ts';
import { useResumo } from './home.resource.ts';

/** `/home`: what waits for the broker today. */
export function HomePage() {
  const sessao = useSession();
  const mayRead = sessao !== null && hasPermissao(sessao, painelCalls.getResumo);
  const resumo = useResumo(mayRead);
  const [agora] = useState(() => new Date());
  // for a moment between signing off and leaving there is nobody to greet
  if (!sessao) return null;
  const links = linksOf(sessao);
  return (
    <Page
      routeId="home"
      titulo={saudacaoDe(sessao.username, agora)}
      descricao={diaPorExtenso(agora)}
      busy={mayRead && resumo.isPending}
      actions={
        links.novo && (
          <ButtonLink href={links.novo} variant="primary" icon={<IconeAdicionar size={16} aria-hidden />}>
            {copy.novo}
          </ButtonLink>
        )
      }
    >
      {!mayRead ? (
        <Card>
          <EmptyState titulo={copy.semPainel}>{copy.semPainelTexto}</EmptyState>
        </Card>
      ) : resumo.isError && !resumo.data ? (
        <Card>
          <ErrorState onRetry={() => void resumo.refetch()} isRetrying={resumo.isFetching}>
            {sentenceOfFalha(resumo.error)}
          </ErrorState>
        </Card>
      ) : (
        <Dia resumo={resumo.data ?? null} links={links} agora={agora} />
      )}
    </Page>
  );
}

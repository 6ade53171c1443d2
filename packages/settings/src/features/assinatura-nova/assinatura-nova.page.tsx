import type { Assinatura } from '@balcao/contracts';
import { isTrialExpirado, sentenceOfFalha } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Card, EmptyState, ErrorState, Grid, Page, Skeleton } from '@balcao/ui';
import { useState } from 'react';
import { copy } from './assinatura-nova.copy.ts';
import { isContratavel } from './assinatura-nova.model.ts';
import { useAssinatura } from './assinatura-nova.resource.ts';
import { Contratacao } from './contratacao.component.tsx';
import { Contratada, Seguir } from './contratada.component.tsx';
import { Planos } from './planos.component.tsx';
import { PecaAoAdministrador, SituacaoAtual } from './situacao.component.tsx';

/** `/assinatura/nova`: what happened to the subscription, and the plans. An ended trial opens nothing else (spec §4). */
export function AssinaturaNovaPage() {
  const assinatura = useAssinatura();
  const [contratada, setContratada] = useState<Assinatura | null>(null);
  return (
    <Page routeId="assinaturaNova" titulo={copy.titulo} descricao={copy.descricao} busy={assinatura.isPending} isNarrow>
      {contratada ? <Contratada assinatura={contratada} /> : <Conteudo leitura={assinatura} onContratada={setContratada} />}
    </Page>
  );
}

interface ConteudoProps {
  leitura: ReturnType<typeof useAssinatura>;
  onContratada: (assinatura: Assinatura) => void;
}

function Conteudo({ leitura, onContratada }: ConteudoProps) {
  const sessao = useSession();
  const [agora] = useState(() => new Date());
  const { data, error, isFetching, refetch } = leitura;
  const retry = () => void refetch();
  if (!data) return error ? <Falhou {...{ error, isFetching, retry }} /> : <Espera />;
  const isAdministrador = sessao?.administrador === true;
  // somebody contracted after this session began: it still carries the ended trial
  const isAtrasada = data.status === 'Ativa' && sessao !== null && isTrialExpirado(sessao, agora);
  return (
    <>
      <SituacaoAtual assinatura={data} />
      {isAtrasada && <Seguir />}
      {isContratavel(data) && !isAdministrador && <PecaAoAdministrador isChecking={isFetching} onCheck={retry} />}
      <Ofertas assinatura={data} canContratar={isContratavel(data) && isAdministrador} onContratada={onContratada} />
    </>
  );
}

interface OfertasProps {
  assinatura: Assinatura;
  canContratar: boolean;
  onContratada: (assinatura: Assinatura) => void;
}

function Ofertas({ assinatura, canContratar: canContract, onContratada }: OfertasProps) {
  if (assinatura.planos.length === 0) {
    return (
      <Card>
        <EmptyState titulo={copy.semPlanos}>{copy.semPlanosTexto}</EmptyState>
      </Card>
    );
  }
  return canContract ? <Contratacao {...{ assinatura, onContratada }} /> : <Planos assinatura={assinatura} />;
}

function Falhou({ error, isFetching, retry }: { error: Parameters<typeof sentenceOfFalha>[0]; isFetching: boolean; retry: () => void }) {
  return (
    <Card>
      <ErrorState onRetry={retry} isRetrying={isFetching}>
        {sentenceOfFalha(error)}
      </ErrorState>
    </Card>
  );
}

/** The places of what is coming, at their sizes. */
function Espera() {
  return (
    <>
      <Skeleton height={84} />
      <Grid minWidth={240}>
        <Skeleton height={280} />
        <Skeleton height={280} />
        <Skeleton height={280} />
      </Grid>
    </>
  );
}

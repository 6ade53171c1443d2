import { addressOf, type Assinatura, settingsRoutes } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { ButtonLink, Card, DateText, ErrorState, MomentText, Money, Skeleton, Stack } from '@balcao/ui';
import type { ReactNode } from 'react';
import { copy, statusDaAssinatura } from './conta.copy.ts';
import { isEmAvaliacao, planoDe, proximoVencimento } from './conta.model.ts';
import { useAssinatura } from './conta.resource.ts';
import { Dados } from './dados.component.tsx';

/** The plan the subscription has, who uses it, and when it is paid next. */
export function PlanoAtual({ acoes }: { acoes: (assinatura: Assinatura) => ReactNode }) {
  const { data, error, isFetching, refetch } = useAssinatura();
  if (!data) {
    return (
      <Card titulo={copy.plano}>
        {error ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
            {sentenceOfFalha(error)}
          </ErrorState>
        ) : (
          <Skeleton height={184} />
        )}
      </Card>
    );
  }
  const plano = planoDe(data);
  const proximo = proximoVencimento(data);
  return (
    <Card titulo={copy.plano}>
      <Stack gap={4} align="start">
        <Dados>
          <dt>{copy.planoAtual}</dt>
          <dd>{plano?.nome ?? data.plano}</dd>
          {plano && (
            <>
              <dt>{copy.mensalidade}</dt>
              <dd>
                <Money centavos={plano.mensalCentavos} />
              </dd>
            </>
          )}
          <dt>{copy.situacao}</dt>
          <dd>{statusDaAssinatura[data.status]}</dd>
          <dt>{copy.usuarios}</dt>
          <dd>{copy.usuariosDe(data.usuarios.emUso, data.usuarios.limite)}</dd>
          <dt>{copy.desde}</dt>
          <dd>
            <DateText iso={data.dataAssinatura} />
          </dd>
          {isEmAvaliacao(data) && data.dataTrialFim && (
            <>
              <dt>{copy.fimDoTeste}</dt>
              <dd>
                <MomentText iso={data.dataTrialFim} />
              </dd>
            </>
          )}
          {proximo && (
            <>
              <dt>{copy.proximo}</dt>
              <dd>
                <DateText iso={proximo} />
              </dd>
            </>
          )}
        </Dados>
        {isEmAvaliacao(data) && (
          <ButtonLink href={addressOf(settingsRoutes, 'assinaturaNova')} variant="primary">
            {copy.contratar}
          </ButtonLink>
        )}
        {acoes(data)}
      </Stack>
    </Card>
  );
}

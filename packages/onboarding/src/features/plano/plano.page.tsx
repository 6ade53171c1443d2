import type { Plano } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { EmptyState, ErrorState } from '@balcao/ui';
import { saveCadastro, useCadastro } from '../../cadastro.store.ts';
import { Etapa } from '../../etapa.component.tsx';
import { useEtapa } from '../../use-etapa.ts';
import { CartoesPlano } from './cartoes-plano.component.tsx';
import { Comparacao } from './comparacao.component.tsx';
import { copy } from './plano.copy.ts';
import { usePlanos } from './plano.resource.ts';

const semErros = () => ({});

/** `/onboarding`: the choice of a plan. */
export function PlanoPage() {
  const { userPlan } = useCadastro();
  const planos = usePlanos();
  const formulario = useEtapa({ etapa: 'plano', campos: [], validate: semErros });
  const choose = (plano: Plano) => saveCadastro({ userPlan: plano });
  const hasPlanos = (planos.data?.length ?? 0) > 0;

  return (
    <Etapa
      etapa="plano"
      titulo={copy.titulo}
      descricao={copy.descricao}
      formulario={formulario}
      busy={planos.isPending}
      isClosed={!hasPlanos}
    >
      {planos.isError && (
        <ErrorState titulo={copy.falha} onRetry={() => void planos.refetch()} isRetrying={planos.isFetching}>
          {sentenceOfFalha(planos.error)}
        </ErrorState>
      )}
      {planos.isSuccess && !hasPlanos && <EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
      {(planos.isPending || hasPlanos) && <CartoesPlano ofertas={planos.data ?? null} escolhido={userPlan} onChoose={choose} />}
      {hasPlanos && <Comparacao ofertas={planos.data ?? []} />}
    </Etapa>
  );
}

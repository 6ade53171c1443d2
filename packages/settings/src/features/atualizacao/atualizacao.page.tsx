import { useSession } from '@balcao/shared';
import { Page } from '@balcao/ui';
import { copy } from './atualizacao.copy.ts';
import { useAtualizacoes, useManutencoes } from './atualizacao.resource.ts';
import { Manutencoes } from './manutencoes.component.tsx';
import { Mudancas } from './mudancas.component.tsx';
import { ScheduleManutencao } from './schedule-manutencao.component.tsx';

/** `/sistema/atualizacao`: what changed, and when the product will be closed. Support plans it here. */
export function AtualizacaoPage() {
  const atualizacoes = useAtualizacoes();
  const manutencoes = useManutencoes();
  const isSuporte = useSession()?.segfyer === true;
  return (
    <Page
      routeId="atualizacao"
      titulo={copy.titulo}
      descricao={copy.descricao}
      isNarrow
      busy={atualizacoes.isPending || manutencoes.isPending}
    >
      <Manutencoes leitura={manutencoes} isSuporte={isSuporte} />
      {isSuporte && <ScheduleManutencao />}
      <Mudancas leitura={atualizacoes} />
    </Page>
  );
}

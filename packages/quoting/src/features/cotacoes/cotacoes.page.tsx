import { solicitacaoCalls } from '@balcao/contracts';
import { hasPermissao } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Page } from '@balcao/ui';
import { Tabs } from '@balcao/ui/overlays';
import { useSearchParams } from 'react-router-dom';
import { Calculos } from './calculos.component.tsx';
import { copy } from './cotacoes.copy.ts';
import { abaOf } from './cotacoes.model.ts';
import { useNovas, useSolicitacoesAoVivo } from './cotacoes.resource.ts';
import { Solicitacoes } from './solicitacoes.component.tsx';

/** `/multicalculo/cotacoes?aba=`: every run made, and what clients asked for. */
export function CotacoesPage() {
  const [search, setSearch] = useSearchParams();
  const sessao = useSession();
  const canList = sessao !== null && hasPermissao(sessao, solicitacaoCalls.listSolicitacoes);
  useSolicitacoesAoVivo(canList);
  const novas = useNovas(canList);
  return (
    <Page routeId="cotacoes" titulo={copy.titulo}>
      <Tabs
        label={copy.abas}
        selected={abaOf(search)}
        // each list has its own filters: the other's mean nothing to it
        onSelect={(aba) => abaOf(search) !== aba && setSearch(aba === 'calculos' ? {} : { aba })}
        tabs={[
          { id: 'calculos', label: copy.calculos, content: <Calculos /> },
          { id: 'solicitacoes', label: copy.solicitacoes, count: novas || undefined, content: <Solicitacoes /> },
        ]}
      />
    </Page>
  );
}

import { Page } from '@balcao/ui';
import { Tabs } from '@balcao/ui/overlays';
import { useSearchParams } from 'react-router-dom';
import { Calculos } from './calculos.component.tsx';
import { copy } from './cotacoes.copy.ts';
import { abaOf } from './cotacoes.model.ts';
import { Solicitacoes } from './solicitacoes.component.tsx';

/** `/multicalculo/cotacoes?aba=`: every run made, and what clients asked for. */
export function CotacoesPage() {
  const [search, setSearch] = useSearchParams();
  return (
    <Page routeId="cotacoes" titulo={copy.titulo}>
      <Tabs
        label={copy.abas}
        selected={abaOf(search)}
        // each list has its own filters: the other's mean nothing to it
        onSelect={(aba) => abaOf(search) !== aba && setSearch(aba === 'calculos' ? {} : { aba })}
        tabs={[
          { id: 'calculos', label: copy.calculos, content: <Calculos /> },
          { id: 'solicitacoes', label: copy.solicitacoes, content: <Solicitacoes /> },
        ]}
      />
    </Page>
  );
}

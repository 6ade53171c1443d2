import { lancamentoCalls } from '@balcao/contracts';
import { useMay } from '@balcao/shared';
import { NOVO, usePartes } from '@balcao/shared/records';
import { Button, Page } from '@balcao/ui';
import { Tabs } from '@balcao/ui/overlays';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LancamentoAberto } from '../../lancamentos/lancamento-aberto.component.tsx';
import { ListaLancamentos } from '../../lancamentos/lista-lancamentos.component.tsx';
import { Recorrentes } from '../../lancamentos/recorrentes.component.tsx';
import { ListaCategorias, ListaCentros } from '../../plano-de-contas/lista-do-plano.component.tsx';
import { copy } from './fluxo-caixa.copy.ts';
import { ABAS, type Aba, abaOf, ENDERECO } from './fluxo-caixa.model.ts';
import { Fluxo } from './fluxo.component.tsx';

const PARTES = ['lancamento'] as const;

/** `/financeiro/fluxoCaixa?aba=&lancamento=`: the flow, its entries, what recurs, and what entries are told apart by; an entry beside them. */
export function FluxoCaixaPage() {
  const [search, setSearch] = useSearchParams();
  const { lancamento, open } = usePartes(PARTES);
  const mayCreate = useMay(lancamentoCalls.createLancamento);
  const onNovo = () => open({ lancamento: NOVO });
  const hrefOf = useCallback(
    (id: string) => {
      const next = new URLSearchParams(search);
      next.set('lancamento', id);
      return `${ENDERECO}?${next}`;
    },
    [search],
  );
  const conteudo: Readonly<Record<Aba, () => React.ReactNode>> = {
    fluxo: () => <Fluxo />,
    lancamentos: () => <ListaLancamentos hrefOf={hrefOf} onNovo={onNovo} />,
    recorrentes: () => <Recorrentes hrefOf={(serie) => `${ENDERECO}?aba=lancamentos&serie=${serie}`} onNovo={onNovo} />,
    categorias: () => <ListaCategorias hrefOf={(id) => `${ENDERECO}?aba=categorias&registro=${id}`} />,
    centros: () => <ListaCentros hrefOf={(id) => `${ENDERECO}?aba=centros&registro=${id}`} />,
  };
  return (
    <Page
      routeId="fluxoCaixa"
      titulo={copy.titulo}
      descricao={copy.descricao}
      actions={
        mayCreate && (
          <Button variant="primary" icon={<IconeAdicionar size={16} aria-hidden />} onClick={onNovo}>
            {copy.novo}
          </Button>
        )
      }
    >
      <Tabs
        label={copy.abas}
        selected={abaOf(search)}
        // what narrows one part says nothing of another
        onSelect={(aba) => setSearch(aba === 'fluxo' ? {} : { aba })}
        tabs={ABAS.map((id) => ({ id, label: copy.partes[id], content: conteudo[id]() }))}
      />
      {lancamento && <LancamentoAberto key={lancamento} id={lancamento} onClose={() => open({})} />}
    </Page>
  );
}

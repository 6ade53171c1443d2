import { faturaColetivaCalls, type OpcoesFaturasColetivas } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { usePartes } from '@balcao/shared/records';
import { Button, EmptyState, Page } from '@balcao/ui';
import { ExportLista, Lista, useExportacao, TotaisDaLista } from '@balcao/ui/lists';
import { filtersOf, FiltrosDeRegistro, optionsById } from '@balcao/ui/records';
import { lazy, Suspense, useState } from 'react';
import { colunas } from './colunas-faturas.component.tsx';
import { copy } from './faturas.copy.ts';
import { mesesDaLista, NOVA, PARTES } from './faturas.model.ts';
import { type ListaDeFaturas, useFaturas, useOpcoes, useTotais } from './faturas.resource.ts';

const Aberta = lazy(() =>
  import(/* webpackChunkName: "faturaAberta" */ './fatura-aberta.component.tsx').then((m) => ({ default: m.FaturaAberta })),
);
const NovaFatura = lazy(() =>
  import(/* webpackChunkName: "novaFatura" */ './nova-fatura.modal.tsx').then((m) => ({ default: m.NovaFaturaModal })),
);

/** `/financeiro/faturas`: the monthly bills of collective policies; `?fatura=`: one of them, beside the list. */
export function FaturasPage() {
  const lista = useFaturas();
  const opcoes = useOpcoes();
  const exportacao = useExportacao(lista.download);
  const { fatura, parte, abrir, open } = usePartes(PARTES);
  const mayCreate = useMay(faturaColetivaCalls.createFatura);
  return (
    <Page
      routeId="faturas"
      titulo={copy.titulo}
      descricao={copy.descricao}
      busy={lista.status === 'loading'}
      actions={
        mayCreate && (
          <Button variant="primary" onClick={() => open({ abrir: NOVA })}>
            {copy.nova}
          </Button>
        )
      }
    >
      <Lista
        lista={lista}
        caption={copy.caption}
        columns={colunas}
        rowId={({ id }) => id}
        rowName={({ estipulante, competencia }) => copy.linha(estipulante.nome, competencia)}
        busca={copy.busca}
        onPeek={({ id }) => open({ fatura: id })}
        isRowMarked={({ id }) => id === fatura}
        filtros={<Filtros lista={lista} opcoes={opcoes.data} />}
        acoes={<ExportLista {...exportacao} />}
        totais={<Totais filtro={lista.filtro} />}
        vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
      />
      <Suspense fallback={null}>
        {fatura && (
          <Aberta key={fatura} id={fatura} parte={parte} onParte={(qual) => open({ fatura, parte: qual })} onClose={() => open({})} />
        )}
        {abrir === NOVA && <NovaFatura onAberta={(id) => open({ fatura: id })} onClose={() => open({})} />}
      </Suspense>
    </Page>
  );
}

const filtro = filtersOf(copy.filtros);

function Filtros({ lista, opcoes }: { lista: ListaDeFaturas; opcoes: OpcoesFaturasColetivas | undefined }) {
  const [meses] = useState(() => mesesDaLista(hojeEm(new Date())));
  return (
    <FiltrosDeRegistro
      lista={lista}
      filtros={[
        filtro('de', meses),
        filtro('ate', meses),
        filtro('status', copy.status),
        filtro('estipulante', optionsById(opcoes?.estipulantes)),
        filtro('seguradora', optionsById(opcoes?.seguradoras)),
        filtro('apolice', optionsById(opcoes?.apolices)),
      ]}
    />
  );
}

/** What all that the filters find sums to, of every page; read by itself, so that the list does not wait for it. */
function Totais({ filtro: filtros }: { filtro: ListaDeFaturas['filtro'] }) {
  const { data } = useTotais(filtros);
  const { totais } = copy;
  return (
    <TotaisDaLista
      somas={
        data && [
          totais.total(data.total),
          [totais.premio, data.premioCentavos],
          [totais.iof, data.iofCentavos],
          [totais.soma, data.totalCentavos],
          [totais.comissao, data.comissaoCentavos],
        ]
      }
    />
  );
}

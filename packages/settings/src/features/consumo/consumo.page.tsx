import type { ConsumoDoDia } from '@balcao/contracts';
import { useSession } from '@balcao/shared';
import { Card, DateText, EmptyState, Page } from '@balcao/ui';
import { ExportLista, FiltroPeriodo, Lista, useExportacao } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { copy } from './consumo.copy.ts';
import { useConsumo, useResumo } from './consumo.resource.ts';
import { Resumo } from './resumo.component.tsx';

/** `/minhaConta/HistoricoConsumo?de=&ate=`: what the team used, by user and day. */
export function ConsumoPage() {
  if (useSession()?.administrador === true) return <Consumo />;
  return (
    <Page routeId="historicoConsumo" titulo={copy.titulo} isNarrow>
      <Card>
        <EmptyState titulo={copy.soAdministrador}>{copy.soAdministradorTexto}</EmptyState>
      </Card>
    </Page>
  );
}

function Consumo() {
  const lista = useConsumo();
  const resumo = useResumo(lista.consulta);
  const exportacao = useExportacao(lista.download);
  const { de, ate } = lista.consulta;
  return (
    <Page routeId="historicoConsumo" titulo={copy.titulo} descricao={copy.descricao} busy={lista.status === 'loading'}>
      <Resumo leitura={resumo} />
      <Lista
        lista={lista}
        caption={copy.tabela}
        columns={colunas}
        rowId={({ dia, usuarioId }) => `${dia}-${usuarioId}`}
        rowName={({ usuario }) => usuario}
        filtros={<FiltroPeriodo de={de} ate={ate} rotulos={copy.periodo} onChange={lista.change} />}
        acoes={<ExportLista {...exportacao} />}
        vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
      />
    </Page>
  );
}

const quantity = (qual: 'calculos' | 'buscas' | 'mensagens'): Column<ConsumoDoDia> => ({
  id: qual,
  header: copy.colunas[qual],
  isSortable: true,
  align: 'end',
  width: '128px',
  isLabelledOnCard: true,
  cell: (uma) => uma[qual].toLocaleString('pt-BR'),
});

/** Ids of the columns are the gateway's words for `ordenar`. */
const colunas: readonly Column<ConsumoDoDia>[] = [
  { id: 'usuario', header: copy.colunas.usuario, isSortable: true, isRowHeader: true, cell: ({ usuario }) => usuario },
  {
    id: 'dia',
    header: copy.colunas.dia,
    isSortable: true,
    width: '128px',
    isLabelledOnCard: true,
    cell: ({ dia }) => <DateText iso={dia} />,
  },
  quantity('calculos'),
  quantity('buscas'),
  quantity('mensagens'),
];

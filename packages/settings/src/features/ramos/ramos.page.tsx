import { Linha } from '@balcao/contracts';
import { useSession } from '@balcao/shared';
import { Button, Card, EmptyState, Page } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { ExportarLista, Lista, useExportacao } from '@balcao/ui/lists';
import { useSearchParams } from 'react-router-dom';
import { colunas } from './colunas-ramos.component.tsx';
import { FichaDoRamo } from './ficha-ramo.component.tsx';
import { copy } from './ramos.copy.ts';
import { nomeDo } from './ramos.model.ts';
import { type ListaDeRamos, useRamos } from './ramos.resource.ts';

/** `/configuracao/ramos?ramo=`: the ramos of the catalogue, and what the brokerage chooses of one. */
export function RamosPage() {
  if (useSession()?.administrador === true) return <Ramos />;
  return (
    <Page routeId="ramos" titulo={copy.titulo} isNarrow>
      <Card>
        <EmptyState titulo={copy.soAdministrador}>{copy.soAdministradorTexto}</EmptyState>
      </Card>
    </Page>
  );
}

function Ramos() {
  const lista = useRamos();
  const [search, setSearch] = useSearchParams();
  const exportacao = useExportacao(lista.download);
  const ramo = search.get('ramo');
  /** Another ramo, or none; what narrows the list stays in the address. */
  const open = (codigo: string | null) => {
    const next = new URLSearchParams(search);
    if (codigo === null) next.delete('ramo');
    else next.set('ramo', codigo);
    setSearch(next);
  };
  return (
    <Page routeId="ramos" titulo={copy.titulo} descricao={copy.descricao} busy={lista.status === 'loading'}>
      <Lista
        lista={lista}
        caption={copy.tabela}
        columns={colunas}
        rowId={({ codigo }) => codigo}
        rowName={nomeDo}
        busca={copy.busca}
        filtros={<Filtros consulta={lista.consulta} onChange={lista.change} />}
        acoes={<ExportarLista {...exportacao} />}
        vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
        larguraDasAcoes="92px"
        rowActions={(um) => (
          <Button size="sm" aria-label={copy.editarDe(nomeDo(um))} onClick={() => open(um.codigo)}>
            {copy.editar}
          </Button>
        )}
      />
      {ramo && <FichaDoRamo key={ramo} codigo={ramo} onClose={() => open(null)} />}
    </Page>
  );
}

const TODAS = 'TODAS';
const linhas = [{ value: TODAS, label: copy.filtros.todasLinhas }, ...Linha.options.map((value) => ({ value, label: copy.linha[value] }))];
const situacoes = [
  { value: TODAS, label: copy.filtros.todas },
  { value: 'ATIVO', label: copy.oferecidos },
  { value: 'INATIVO', label: copy.ocultos },
];

const Filtros = ({ consulta: { linha, situacao }, onChange }: { consulta: ListaDeRamos['consulta']; onChange: ListaDeRamos['change'] }) => (
  <>
    <Select
      name="linha"
      label={copy.filtros.linha}
      isLabelHidden
      options={linhas}
      value={linha ?? TODAS}
      onChange={(value) => onChange({ linha: value === TODAS ? null : value })}
    />
    <Select
      name="situacao"
      label={copy.filtros.situacao}
      isLabelHidden
      options={situacoes}
      value={situacao ?? TODAS}
      onChange={(value) => onChange({ situacao: value === TODAS ? null : value })}
    />
  </>
);

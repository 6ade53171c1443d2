import { useSession } from '@balcao/shared';
import { usePartes } from '@balcao/shared/records';
import { Button, EmptyState, Page } from '@balcao/ui';
import { ExportLista, Lista, useExportacao } from '@balcao/ui/lists';
import { FiltrosDeRegistro, SoAdministrador } from '@balcao/ui/records';
import { colunas } from './colunas-ramos.component.tsx';
import { FichaDoRamo } from './ficha-ramo.component.tsx';
import { copy, palavras } from './ramos.copy.ts';
import { nomeDo } from './ramos.model.ts';
import { ramos } from './ramos.resource.ts';

/** `/configuracao/ramos?ramo=`: the ramos of the catalogue, and what the brokerage chooses of one. */
export function RamosPage() {
  if (useSession()?.administrador !== true) return <SoAdministrador routeId="ramos" titulo={copy.titulo} palavras={palavras} />;
  return <Ramos />;
}

function Ramos() {
  const lista = ramos.useLista();
  const { ramo, open } = usePartes(['ramo']);
  const exportacao = useExportacao(lista.download);
  return (
    <Page routeId="ramos" titulo={copy.titulo} descricao={copy.descricao} busy={lista.status === 'loading'}>
      <Lista
        lista={lista}
        caption={copy.tabela}
        columns={colunas}
        rowId={({ codigo }) => codigo}
        rowName={nomeDo}
        busca={copy.busca}
        filtros={<FiltrosDeRegistro filtros={filtros} lista={lista} />}
        acoes={<ExportLista {...exportacao} />}
        vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
        larguraDasAcoes="92px"
        rowActions={(um) => (
          <Button size="sm" aria-label={copy.editarDe(nomeDo(um))} onClick={() => open({ ramo: um.codigo })}>
            {copy.editar}
          </Button>
        )}
      />
      {ramo && <FichaDoRamo key={ramo} codigo={ramo} onClose={() => open({})} />}
    </Page>
  );
}

const filtros = [
  { nome: 'linha', rotulo: copy.filtros.linha, todos: copy.filtros.todasLinhas, opcoes: copy.linha },
  {
    nome: 'situacao',
    rotulo: copy.filtros.situacao,
    todos: copy.filtros.todas,
    opcoes: { ATIVO: copy.oferecidos, INATIVO: copy.ocultos },
  },
] as const;

import { EmptyState } from '@balcao/ui';
import { ExportLista, Lista, useExportacao } from '@balcao/ui/lists';
import { colunas } from './colunas-calculos.component.tsx';
import { copy } from './cotacoes.copy.ts';
import { useCotacoes } from './cotacoes.resource.ts';
import { FiltrosCalculos } from './filtros-calculos.component.tsx';

/** Every run the user may see; the address holds filters, order and page. */
export function Calculos() {
  const lista = useCotacoes();
  const exportacao = useExportacao(lista.download);
  return (
    <Lista
      lista={lista}
      caption={copy.tabela}
      columns={colunas}
      rowId={({ id }) => id}
      busca={copy.filtros.q}
      filtros={<FiltrosCalculos consulta={lista.consulta} onChange={lista.change} />}
      acoes={<ExportLista {...exportacao} />}
      vazio={<EmptyState titulo={copy.vazioTitulo}>{copy.vazioTexto}</EmptyState>}
    />
  );
}

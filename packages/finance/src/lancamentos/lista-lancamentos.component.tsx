import type { OpcoesLancamento } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { Button, EmptyState } from '@balcao/ui';
import { ExportLista, FiltroPeriodo, Lista, useExportacao } from '@balcao/ui/lists';
import { FiltrosDeRegistro } from '@balcao/ui/records';
import { useMemo, useState } from 'react';
import { colunasDe } from './colunas-lancamentos.component.tsx';
import { copy } from './lancamentos.copy.ts';
import { type ListaDeLancamentos, useLancamentos, useOpcoes } from './lancamentos.resource.ts';
import { TotaisLancamentos } from './totais-lancamentos.component.tsx';

export interface ListaLancamentosProps {
  /** Where one opens, beside the list as it is narrowed. */
  hrefOf: (id: string) => string;
  onNovo: () => void;
}

/** Revenues, expenses and transfers: narrowed, summed, exported. */
export function ListaLancamentos({ hrefOf, onNovo }: ListaLancamentosProps) {
  const lista = useLancamentos();
  const opcoes = useOpcoes();
  const exportacao = useExportacao(lista.download);
  const [hoje] = useState(() => hojeEm(new Date()));
  const colunas = useMemo(() => colunasDe(hrefOf, hoje), [hrefOf, hoje]);
  return (
    <Lista
      lista={lista}
      caption={copy.titulo}
      columns={colunas}
      rowId={({ id }) => id}
      rowName={({ descricao }) => descricao}
      busca={copy.busca}
      filtros={<Filtros lista={lista} opcoes={opcoes.data} />}
      acoes={
        <>
          <Button onClick={() => window.print()}>{copy.imprimir}</Button>
          <ExportLista {...exportacao} />
        </>
      }
      totais={<TotaisLancamentos filtro={lista.filtro} />}
      vazio={
        <EmptyState
          titulo={copy.vazio}
          action={
            <Button variant="primary" onClick={onNovo}>
              {copy.novo}
            </Button>
          }
        >
          {copy.vazioTexto}
        </EmptyState>
      }
    />
  );
}

const byId = (itens: readonly { id: string; nome: string }[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(itens.map(({ id, nome }) => [id, nome]));

function Filtros({ lista, opcoes }: { lista: ListaDeLancamentos; opcoes: OpcoesLancamento | undefined }) {
  const { de, ate } = lista.consulta;
  const filtro = <N extends 'tipo' | 'status' | 'categoria' | 'centro' | 'conta' | 'quando'>(
    nome: N,
    itens: Readonly<Record<string, string>>,
  ) => ({ nome, rotulo: copy.filtros[nome][0], todos: copy.filtros[nome][1], opcoes: itens });
  return (
    <>
      <FiltrosDeRegistro
        lista={lista}
        filtros={[
          filtro('tipo', copy.tipo),
          filtro('status', copy.statusDoFiltro),
          filtro('categoria', byId(opcoes?.categorias)),
          filtro('conta', byId(opcoes?.contas)),
          ...((opcoes?.centros.length ?? 0) > 0 ? [filtro('centro', byId(opcoes?.centros))] : []),
          filtro('quando', copy.quando),
        ]}
      />
      <FiltroPeriodo de={de} ate={ate} rotulos={copy.filtros} onChange={lista.change} />
    </>
  );
}

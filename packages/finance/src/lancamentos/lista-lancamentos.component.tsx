import { lancamentoCalls, type OpcoesLancamento } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { Button, EmptyState } from '@balcao/ui';
import { ExportLista, FiltroPeriodo, Lista, useExportacao } from '@balcao/ui/lists';
import { filtersOf, FiltrosDeRegistro, optionsById } from '@balcao/ui/records';
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
  const mayCreate = useMay(lancamentoCalls.createLancamento);
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
            mayCreate && (
              <Button variant="primary" onClick={onNovo}>
                {copy.novo}
              </Button>
            )
          }
        >
          {copy.vazioTexto}
        </EmptyState>
      }
    />
  );
}

const filtro = filtersOf(copy.filtros);

function Filtros({ lista, opcoes }: { lista: ListaDeLancamentos; opcoes: OpcoesLancamento | undefined }) {
  const { de, ate } = lista.consulta;
  return (
    <>
      <FiltrosDeRegistro
        lista={lista}
        filtros={[
          filtro('tipo', copy.tipo),
          filtro('status', copy.statusDoFiltro),
          filtro('categoria', optionsById(opcoes?.categorias)),
          filtro('conta', optionsById(opcoes?.contas)),
          ...((opcoes?.centros.length ?? 0) > 0 ? [filtro('centro', optionsById(opcoes?.centros))] : []),
          { ...filtro('quando', copy.quando), padrao: 'VENCIMENTO' },
        ]}
      />
      <FiltroPeriodo de={de} ate={ate} rotulos={copy.filtros} onChange={lista.change} />
    </>
  );
}

import type { OpcoesRecebimento } from '@balcao/contracts';
import { EmptyState } from '@balcao/ui';
import { ExportLista, Lista, useExportacao, TotaisDaLista } from '@balcao/ui/lists';
import { filtersOf, FiltrosDeRegistro, optionsBySlug } from '@balcao/ui/records';
import { colunas } from './colunas-contestacoes.component.tsx';
import { ContestacaoAberta } from './contestacao-aberta.component.tsx';
import { copy } from './contestacao.copy.ts';
import { type ListaDeContestacoes, useContestacoes, useTotais } from './contestacao.resource.ts';

export interface ContestacoesProps {
  opcoes: OpcoesRecebimento | undefined;
  /** The one open beside the list. */
  aberta: string | null;
  onAbrir: (id: string) => void;
  onFechar: () => void;
}

/** `?ver=contestacoes`: what insurers are asked for; `?contestacao=`: one of them, beside the list. */
export function Contestacoes({ opcoes, aberta, onAbrir, onFechar }: ContestacoesProps) {
  const lista = useContestacoes();
  const exportacao = useExportacao(lista.download);
  return (
    <>
      <Lista
        lista={lista}
        caption={copy.caption}
        columns={colunas}
        rowId={({ id }) => id}
        rowName={({ numero, seguradora }) => copy.nome(numero, seguradora.nome)}
        busca={copy.busca}
        onPeek={({ id }) => onAbrir(id)}
        isRowMarked={({ id }) => id === aberta}
        filtros={<Filtros lista={lista} opcoes={opcoes} />}
        acoes={<ExportLista {...exportacao} />}
        totais={<Totais filtro={lista.filtro} />}
        vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
      />
      {aberta && <ContestacaoAberta key={aberta} id={aberta} onClose={onFechar} />}
    </>
  );
}

const filtro = filtersOf(copy.filtros);

function Filtros({ lista, opcoes }: { lista: ListaDeContestacoes; opcoes: OpcoesRecebimento | undefined }) {
  return (
    <FiltrosDeRegistro
      lista={lista}
      filtros={[
        filtro('status', copy.status),
        filtro('seguradora', optionsBySlug(opcoes?.seguradoras)),
        filtro('motivo', copy.motivo),
        filtro('desfecho', copy.desfecho),
      ]}
    />
  );
}

function Totais({ filtro: dosFiltros }: { filtro: ListaDeContestacoes['filtro'] }) {
  const { data } = useTotais(dosFiltros);
  const { totais } = copy;
  return (
    <TotaisDaLista
      somas={
        data && [
          totais.total(data.total),
          totais.abertas(data.abertas),
          [totais.diferenca, data.diferencaCentavos],
          [totais.falta, data.faltaCentavos],
        ]
      }
    />
  );
}

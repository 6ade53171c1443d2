import { type ComissaoAReceber, contestacaoCalls, MAX_ITENS_CONTESTADOS } from '@balcao/contracts';
import { useMay } from '@balcao/shared';
import { useEscolhidas } from '@balcao/shared/lists';
import { EmptyState, Stack } from '@balcao/ui';
import { AcaoEmLote, BarraSelecao, ExportLista, FiltroPeriodo, Lista, sayTotal, TotaisDaLista, useExportacao } from '@balcao/ui/lists';
import { filtersOf, FiltrosDeRegistro, optionsById } from '@balcao/ui/records';
import { lazy, Suspense, useMemo, useState } from 'react';
import { copy } from './comissoes-devidas.copy.ts';
import { motivoDaEscolha } from './comissoes-devidas.model.ts';
import { type ListaAReceber, useAReceber, useOpcoes, useTotais } from './comissoes-devidas.resource.ts';
import { createColunas } from './colunas-comissoes-devidas.component.tsx';
import { ResumoAReceber } from './resumo-comissoes-devidas.component.tsx';

const Nova = lazy(() =>
  import(/* webpackChunkName: "novaContestacao" */ '../contestacao/nova-contestacao.modal.tsx').then((m) => ({
    default: m.NovaContestacaoModal,
  })),
);

export interface AReceberProps {
  onContestacao: (id: string) => void;
}

const name = ({ seguradora, apolice, parcela }: ComissaoAReceber): string => copy.linha(seguradora.nome, apolice, parcela);

/** `?ver=pendentes`: what insurers owe of commissions, and what of it is contested. */
export function AReceber({ onContestacao }: AReceberProps) {
  const lista = useAReceber();
  const exportacao = useExportacao(lista.download);
  const escolha = useEscolhidas({ lista, rowId: ({ id }) => id, maximo: MAX_ITENS_CONTESTADOS });
  const [isContestando, setContestando] = useState(false);
  const mayContest = useMay(contestacaoCalls.createContestacao);
  const colunas = useMemo(() => createColunas(onContestacao), [onContestacao]);
  const escolhidas = [...escolha.escolhidas.values()];
  return (
    <>
      <Stack gap={4}>
        <ResumoAReceber lista={lista} />
        <Lista
          lista={lista}
          caption={copy.caption}
          columns={colunas}
          rowId={({ id }) => id}
          rowName={name}
          busca={copy.busca}
          filtros={<Filtros lista={lista} />}
          acoes={<ExportLista {...exportacao} />}
          totais={<Totais filtro={lista.filtro} />}
          vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
          {...(mayContest && { selected: escolha.selected, onSelect: escolha.onSelect })}
          barra={
            mayContest &&
            escolha.total > 0 && (
              <BarraSelecao escolha={{ ...escolha, selectTodas: undefined }} texto={copy.selecionadas(escolha.total)} limpar={copy.limpar}>
                <AcaoEmLote
                  variant="primary"
                  rotulo={copy.contestar(escolha.total)}
                  motivo={motivoDaEscolha(escolhidas)}
                  onAct={() => setContestando(true)}
                />
              </BarraSelecao>
            )
          }
        />
      </Stack>
      {isContestando && (
        <Suspense fallback={null}>
          <Nova
            comissoes={escolhidas}
            onFeita={(id) => {
              escolha.clear();
              onContestacao(id);
            }}
            onClose={() => setContestando(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const filtro = filtersOf(copy.filtros);
const { PREVISTA, PARCIAL, DIVERGENTE, CONTESTADA } = copy.status;

function Filtros({ lista }: { lista: ListaAReceber }) {
  const opcoes = useOpcoes().data;
  const { de, ate } = lista.consulta;
  return (
    <>
      <FiltrosDeRegistro
        lista={lista}
        filtros={[
          filtro('seguradora', optionsById(opcoes?.seguradoras)),
          filtro('faixa', copy.faixa),
          filtro('status', { PREVISTA, PARCIAL, DIVERGENTE, CONTESTADA }),
          filtro('contestada', copy.contestada),
          filtro('ramo', optionsById(opcoes?.ramos)),
          filtro('produtor', optionsById(opcoes?.produtores)),
        ]}
      />
      <FiltroPeriodo de={de} ate={ate} rotulos={copy.periodo} onChange={lista.change} />
    </>
  );
}

/** What all that the filters find sums to; the same reading as the summary's. */
function Totais({ filtro: dosFiltros }: { filtro: ListaAReceber['filtro'] }) {
  const { data } = useTotais(dosFiltros);
  const { totais } = copy;
  return (
    <TotaisDaLista
      somas={
        data && [
          sayTotal(data, totais.total),
          [totais.prevista, data.previstaCentavos],
          [totais.recebida, data.recebidaCentavos],
          [totais.falta, data.faltaCentavos],
        ]
      }
    />
  );
}

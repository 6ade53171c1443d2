import {
  addressOf,
  extratoComissaoCalls,
  type ExtratoResumo,
  financeRoutes,
  type OpcoesRecebimento,
  type Recebimento,
} from '@balcao/contracts';
import { useMay } from '@balcao/shared';
import { useEscolhidas } from '@balcao/shared/lists';
import { usePartes } from '@balcao/shared/records';
import { Button, EmptyState, Page } from '@balcao/ui';
import { AcaoEmLote, BarraSelecao, ExportLista, FiltroPeriodo, Lista, useExportacao } from '@balcao/ui/lists';
import { Tabs } from '@balcao/ui/overlays';
import { filtersOf, FiltrosDeRegistro, optionsById, optionsBySlug } from '@balcao/ui/records';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { copy as doExtrato } from '../../extrato/extrato.copy.ts';
import { useOpcoes } from '../../extrato/extrato.resource.ts';
import { colunas, colunasDosRecebimentos } from './colunas-recebimentos.component.tsx';
import { copy } from './recebimentos.copy.ts';
import { isAberto, PARTES, tonsDoStatus, type Vista, VISTAS, vistaOf } from './recebimentos.model.ts';
import { type ListaDeExtratos, useExtratos, useRecebimentos } from './recebimentos.resource.ts';

const Conferencia = lazy(() =>
  import(/* webpackChunkName: "conferencia" */ '../../extrato/conferencia.component.tsx').then((m) => ({ default: m.Conferencia })),
);
const Importacao = lazy(() =>
  import(/* webpackChunkName: "importacaoExtratos" */ '../../extrato/importacao-extratos.component.tsx').then((m) => ({
    default: m.ImportacaoExtratos,
  })),
);
const Baixa = lazy(() => import(/* webpackChunkName: "baixa" */ '../../extrato/baixa.modal.tsx').then((m) => ({ default: m.BaixaModal })));
const Manual = lazy(() =>
  import(/* webpackChunkName: "recebimentoManual" */ '../../extrato/recebimento-manual.modal.tsx').then((m) => ({
    default: m.RecebimentoManualModal,
  })),
);

const AReceber = lazy(() =>
  import(/* webpackChunkName: "aReceber" */ '../../comissoes-devidas/comissoes-devidas.component.tsx').then((m) => ({
    default: m.AReceber,
  })),
);
const Contestacoes = lazy(() =>
  import(/* webpackChunkName: "contestacoes" */ '../../contestacao/contestacoes.component.tsx').then((m) => ({ default: m.Contestacoes })),
);

const [IMPORTAR, LANCAR] = ['importar', 'lancar'] as const;

/** `/financeiro/recebimentos?ver=`: statements from file to account, what came without one, what is still owed and what is contested. */
export function RecebimentosPage() {
  const [, setSearch] = useSearchParams();
  const { extrato, ver, contestacao, abrir, open } = usePartes(PARTES);
  const { data: opcoes, isPending } = useOpcoes();
  const mayWrite = useMay(extratoComissaoCalls.settleExtratos);
  const vista = vistaOf(ver);
  const here = vista === 'extratos' ? {} : { ver: vista };
  const openExtrato = (id: string) => open({ extrato: id });
  const openContestacao = (id: string) => open({ ver: 'contestacoes', contestacao: id });
  const close = () => open(here);
  if (extrato)
    return (
      <Suspense fallback={null}>
        <Conferencia
          key={extrato}
          extratoId={extrato}
          opcoes={opcoes}
          tons={tonsDoStatus}
          voltar={addressOf(financeRoutes, 'recebimentos')}
          onFechar={() => open({})}
        />
      </Suspense>
    );
  const conteudo: Readonly<Record<Vista, () => ReactNode>> = {
    extratos: () => <Extratos opcoes={opcoes} onConferir={openExtrato} />,
    recebimentos: () => <Recebidos opcoes={opcoes} isNovo={abrir === LANCAR} onExtrato={openExtrato} onClose={close} />,
    pendentes: () => <AReceber onContestacao={openContestacao} />,
    contestacoes: () => <Contestacoes opcoes={opcoes} aberta={contestacao} onAbrir={openContestacao} onFechar={close} />,
  };
  return (
    <Page
      routeId="recebimentos"
      titulo={copy.titulo}
      descricao={copy.descricoes[vista]}
      busy={isPending}
      actions={
        mayWrite && (
          <>
            <Button onClick={() => setSearch({ ver: 'recebimentos', abrir: LANCAR })}>{doExtrato.manual.novo}</Button>
            <Button variant="primary" onClick={() => open({ ...here, abrir: IMPORTAR })}>
              {doExtrato.importar.abrir}
            </Button>
          </>
        )
      }
    >
      <Tabs
        label={copy.abas}
        selected={vista}
        // what narrows one view says nothing of another
        onSelect={(outra) => setSearch(outra === 'extratos' ? {} : { ver: outra })}
        tabs={VISTAS.map((id) => ({ id, label: copy.vistas[id], content: <Suspense fallback={null}>{conteudo[id]()}</Suspense> }))}
      />
      {abrir === IMPORTAR && (
        <Suspense fallback={null}>
          <Importacao opcoes={opcoes} onConferir={openExtrato} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}

interface ExtratosProps {
  opcoes: OpcoesRecebimento | undefined;
  onConferir: (id: string) => void;
}

function Extratos({ opcoes, onConferir }: ExtratosProps) {
  const lista = useExtratos();
  const exportacao = useExportacao(lista.download);
  const escolha = useEscolhidas({ lista, rowId: ({ id }) => id });
  const [isBaixando, setBaixando] = useState(false);
  const abertos = [...escolha.escolhidas.values()].filter(({ status }) => isAberto(status)).map(({ id }) => id);
  const name = ({ seguradora, numero }: ExtratoResumo) => copy.linha(seguradora.nome, numero);
  return (
    <>
      <Lista
        lista={lista}
        caption={copy.caption}
        columns={colunas}
        rowId={({ id }) => id}
        rowName={name}
        busca={copy.busca}
        filtros={<Filtros lista={lista} opcoes={opcoes} />}
        acoes={<ExportLista {...exportacao} />}
        larguraDasAcoes="112px"
        rowActions={(extrato) => (
          <Button
            aria-label={`${isAberto(extrato.status) ? copy.conferir : copy.abrir}: ${name(extrato)}`}
            onClick={() => onConferir(extrato.id)}
          >
            {isAberto(extrato.status) ? copy.conferir : copy.abrir}
          </Button>
        )}
        vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
        selected={escolha.selected}
        onSelect={escolha.onSelect}
        barra={
          escolha.total > 0 && (
            <BarraSelecao escolha={{ ...escolha, selectTodas: undefined }} texto={copy.selecionados(escolha.total)} limpar={copy.limpar}>
              <AcaoEmLote
                variant="primary"
                rotulo={copy.baixar(abertos.length)}
                motivo={abertos.length === 0 ? copy.nadaABaixar : undefined}
                onAct={() => setBaixando(true)}
              />
            </BarraSelecao>
          )
        }
      />
      {isBaixando && (
        <Suspense fallback={null}>
          <Baixa
            ids={abertos}
            opcoes={opcoes}
            onFeito={() => {
              setBaixando(false);
              escolha.clear();
            }}
            onClose={() => setBaixando(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const filtro = filtersOf(copy.filtros);

function Filtros({ lista, opcoes }: { lista: ListaDeExtratos; opcoes: OpcoesRecebimento | undefined }) {
  const { de, ate } = lista.consulta;
  return (
    <>
      <FiltrosDeRegistro
        lista={lista}
        filtros={[
          filtro('status', copy.status),
          filtro('seguradora', optionsBySlug(opcoes?.seguradoras)),
          ...((opcoes?.corretoras.length ?? 0) > 1 ? [filtro('corretoraId', optionsById(opcoes?.corretoras))] : []),
        ]}
      />
      <FiltroPeriodo de={de} ate={ate} rotulos={copy.filtros} onChange={lista.change} />
    </>
  );
}

interface RecebidosProps {
  opcoes: OpcoesRecebimento | undefined;
  /** Whether one is being written by hand. */
  isNovo: boolean;
  onExtrato: (id: string) => void;
  /** Nothing is being written any more. */
  onClose: () => void;
}

/** What came of insurers, of statements and by hand. */
function Recebidos({ opcoes, isNovo, onExtrato, onClose }: RecebidosProps) {
  const lista = useRecebimentos();
  const [aberto, setAberto] = useState<Recebimento | null>(null);
  const mayWrite = useMay(extratoComissaoCalls.settleExtratos);
  const { recebimentos } = copy;
  return (
    <>
      <Lista
        lista={lista}
        caption={recebimentos.caption}
        columns={colunasDosRecebimentos}
        rowId={({ id }) => id}
        rowName={({ descricao }) => descricao}
        busca={recebimentos.busca}
        filtros={
          <FiltrosDeRegistro
            lista={lista}
            filtros={[
              { nome: 'origem', rotulo: recebimentos.origem[0], todos: recebimentos.origem[1], opcoes: recebimentos.origens },
              filtro('seguradora', optionsBySlug(opcoes?.seguradoras)),
            ]}
          />
        }
        larguraDasAcoes="124px"
        rowActions={(recebimento) => {
          const { extratoId, descricao } = recebimento;
          if (!extratoId && !mayWrite) return null;
          const rotulo = extratoId ? recebimentos.verExtrato : recebimentos.mudar;
          return (
            <Button aria-label={`${rotulo}: ${descricao}`} onClick={() => (extratoId ? onExtrato(extratoId) : setAberto(recebimento))}>
              {rotulo}
            </Button>
          );
        }}
        vazio={<EmptyState titulo={recebimentos.vazio}>{recebimentos.vazioTexto}</EmptyState>}
      />
      {(aberto || isNovo) && (
        <Suspense fallback={null}>
          <Manual recebimento={aberto} opcoes={opcoes} onClose={aberto ? () => setAberto(null) : onClose} />
        </Suspense>
      )}
    </>
  );
}

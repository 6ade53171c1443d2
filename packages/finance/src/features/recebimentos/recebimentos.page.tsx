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
import { filtersOf, FiltrosDeRegistro, optionsById, optionsBySlug } from '@balcao/ui/records';
import { lazy, type ReactNode, Suspense, useState } from 'react';
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

const IMPORTAR = 'importar';

/** `/financeiro/recebimentos`: statements from file to account, what came without one, what is still owed and what is contested. */
export function RecebimentosPage() {
  const { extrato, ver, contestacao, abrir, open } = usePartes(PARTES);
  const opcoes = useOpcoes().data;
  const vista = vistaOf(ver);
  const here = vista === 'extratos' ? {} : { ver: vista };
  const openExtrato = (id: string) => open({ extrato: id });
  const openContestacao = (id: string) => open({ ver: 'contestacoes', contestacao: id });
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
  const vistas = <Vistas atual={vista} onVer={(outra) => open(outra === 'extratos' ? {} : { ver: outra })} />;
  return (
    <>
      {vista === 'extratos' && (
        <Extratos opcoes={opcoes} vistas={vistas} onConferir={openExtrato} onImportar={() => open({ abrir: IMPORTAR })} />
      )}
      {vista === 'recebimentos' && <Recebidos opcoes={opcoes} vistas={vistas} onExtrato={openExtrato} />}
      <Suspense fallback={null}>
        {vista === 'pendentes' && <AReceber vistas={vistas} onContestacao={openContestacao} />}
        {vista === 'contestacoes' && (
          <Contestacoes
            opcoes={opcoes}
            vistas={vistas}
            aberta={contestacao}
            onAbrir={openContestacao}
            onFechar={() => open({ ver: 'contestacoes' })}
          />
        )}
        {abrir === IMPORTAR && <Importacao opcoes={opcoes} onConferir={openExtrato} onClose={() => open(here)} />}
      </Suspense>
    </>
  );
}

/** The other views of the page. */
const Vistas = ({ atual, onVer }: { atual: Vista; onVer: (vista: Vista) => void }) =>
  VISTAS.filter((vista) => vista !== atual).map((vista) => (
    <Button key={vista} onClick={() => onVer(vista)}>
      {copy.vistas[vista]}
    </Button>
  ));

interface ExtratosProps {
  opcoes: OpcoesRecebimento | undefined;
  /** The other views of the page. */
  vistas: ReactNode;
  onConferir: (id: string) => void;
  onImportar: () => void;
}

function Extratos({ opcoes, vistas, onConferir, onImportar }: ExtratosProps) {
  const lista = useExtratos();
  const exportacao = useExportacao(lista.download);
  const escolha = useEscolhidas({ lista, rowId: ({ id }) => id });
  const [isBaixando, setBaixando] = useState(false);
  const abertos = [...escolha.escolhidas.values()].filter(({ status }) => isAberto(status)).map(({ id }) => id);
  const name = ({ seguradora, numero }: ExtratoResumo) => copy.linha(seguradora.nome, numero);
  return (
    <Page
      routeId="recebimentos"
      titulo={copy.titulo}
      descricao={copy.descricao}
      busy={lista.status === 'loading'}
      actions={
        <>
          {vistas}
          <Button variant="primary" onClick={onImportar}>
            {doExtrato.importar.abrir}
          </Button>
        </>
      }
    >
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
    </Page>
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
  vistas: ReactNode;
  onExtrato: (id: string) => void;
}

/** What came of insurers, of statements and by hand. */
function Recebidos({ opcoes, vistas, onExtrato }: RecebidosProps) {
  const lista = useRecebimentos();
  const [aberto, setAberto] = useState<Recebimento | 'novo' | null>(null);
  const mayWrite = useMay(extratoComissaoCalls.settleExtratos);
  const { recebimentos } = copy;
  return (
    <Page
      routeId="recebimentos"
      titulo={copy.titulo}
      descricao={copy.descricao}
      busy={lista.status === 'loading'}
      actions={
        <>
          {vistas}
          {mayWrite && (
            <Button variant="primary" onClick={() => setAberto('novo')}>
              {doExtrato.manual.novo}
            </Button>
          )}
        </>
      }
    >
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
      {aberto && (
        <Suspense fallback={null}>
          <Manual recebimento={aberto === 'novo' ? null : aberto} opcoes={opcoes} onClose={() => setAberto(null)} />
        </Suspense>
      )}
    </Page>
  );
}

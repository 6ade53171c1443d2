import type { Renovacao } from '@balcao/contracts';
import { hojeEm, sentenceOfFalha } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Button, Card, EmptyState, Link, Page, showToast, Stack } from '@balcao/ui';
import { Pagination, type Sort } from '@balcao/ui/tables';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AcaoEmLote } from '../../acao-em-lote.component.tsx';
import { BarraSelecao } from '../../barra-selecao.component.tsx';
import { FalhaDeLeitura, isSemAcesso } from '../../falha-de-leitura.component.tsx';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { saveFile } from '../../save-file.resource.ts';
import { TabelaDaLista } from '../../tabela-da-lista.component.tsx';
import { colunas } from './colunas-renovacao.component.tsx';
import { FiltrosRenovacoes } from './filtros-renovacoes.component.tsx';
import { GeracaoModal } from './geracao.modal.tsx';
import { Janelas } from './janelas.component.tsx';
import { copy } from './renovacoes.copy.ts';
import { consultaOf, hasFiltros, janelaEscolhida, type Mudanca, podeGerar, withMudanca, withoutFiltros } from './renovacoes.model.ts';
import { exportCsv, useGeracao, useRenovacoes } from './renovacoes.resource.ts';
import { showFailure } from '../../show-failure.ts';

/** `/multicalculo/orcamento-renovacao`: the policies that end, and their next quotes, many at once. */
export function RenovacoesPage() {
  const [search, setSearch] = useSearchParams();
  const consulta = consultaOf(search);
  const renovacoes = useRenovacoes(consulta);
  const change = (mudanca: Mudanca) => setSearch(withMudanca(search, mudanca), { replace: !('pagina' in mudanca) });
  const clear = () => setSearch(withoutFiltros(search));
  const status = renovacoes.isError ? 'failed' : renovacoes.isPending ? 'loading' : 'ready';
  const { data } = renovacoes;
  const { selection, rowActions, barra, modal } = useGeracaoNaTela(data?.itens ?? []);

  // without the access there is nothing to narrow, to order or to take out
  if (isSemAcesso(renovacoes.error)) {
    return (
      <Page routeId="orcamentoRenovacao" titulo={copy.titulo}>
        <Card>
          <FalhaDeLeitura falha={renovacoes.error} onRetry={() => void renovacoes.refetch()} />
        </Card>
      </Page>
    );
  }
  return (
    <Page routeId="orcamentoRenovacao" titulo={copy.titulo} descricao={copy.descricao} busy={status === 'loading'}>
      <Stack gap={3}>
        <Janelas totais={data?.janelas} escolhida={janelaEscolhida(consulta.janela)} onChange={(janela) => change({ janela })} />
        <Card isFlush>
          <FiltrosRenovacoes consulta={consulta} onChange={change} onClear={clear} onExport={() => exportList(consulta)} />
          <TabelaDaLista
            caption={copy.tabela}
            columns={colunas}
            rows={data?.itens ?? []}
            rowId={({ apoliceId }) => apoliceId}
            rowName={({ segurado, bem }) => copy.linhaDe(segurado, bem)}
            status={status}
            onRetry={() => void renovacoes.refetch()}
            failure={renovacoes.error && sentenceOfFalha(renovacoes.error)}
            empty={<EmptyState titulo={copy.vazioTitulo}>{copy.vazioTexto}</EmptyState>}
            onClearFilters={hasFiltros(search) ? clear : undefined}
            sort={sortOf(consulta.ordenar)}
            onSort={({ column, direction }) => change({ ordenar: direction === 'desc' ? `-${column}` : column })}
            {...selection}
            rowActions={rowActions}
            larguraDasAcoes="150px"
          />
          {barra}
          {data && data.total > 0 && (
            <Pagination
              pagina={consulta.pagina}
              tamanho={consulta.tamanho}
              total={data.total}
              onChange={(pagina) => change({ pagina })}
              onTamanho={(tamanho) => change({ tamanho })}
            />
          )}
        </Card>
      </Stack>
      {modal}
    </Page>
  );
}

function sortOf(ordenar: string | undefined): Sort | undefined {
  if (!ordenar) return undefined;
  return ordenar.startsWith('-') ? { column: ordenar.slice(1), direction: 'desc' } : { column: ordenar, direction: 'asc' };
}

async function exportList(consulta: Parameters<typeof exportCsv>[0]): Promise<void> {
  try {
    saveFile(await exportCsv(consulta), copy.arquivo(hojeEm(new Date())));
    showToast({ tone: 'sucesso', titulo: copy.exportou });
  } catch (error) {
    showFailure(copy.falhaExportar, error);
  }
}

/** The way to the quote that renews a policy, when there is one. */
const linkDe = ({ orcamento }: Renovacao) =>
  orcamento && <Link href={enderecoDoFormulario(orcamento.formulario, { id: orcamento.id })}>{copy.abrir(orcamento.numero)}</Link>;

/** Choosing policies and generating their quotes; nothing of it for who may not open quotes. */
function useGeracaoNaTela(visiveis: readonly Renovacao[]) {
  // a policy stays chosen when the page turns, and keeps its name
  const [chosen, setChosen] = useState<ReadonlyMap<string, Renovacao>>(new Map());
  const { geracao, start, stop, resume, close } = useGeracao();
  const [asked, setAsked] = useState<ReadonlyMap<string, Renovacao>>(new Map());
  if (useSession()?.acessoMC === false) return { selection: {}, rowActions: linkDe, barra: null, modal: null };

  const generate = (apolices: ReadonlyMap<string, Renovacao>) => {
    setAsked(apolices);
    start([...apolices].filter(([, renovacao]) => podeGerar(renovacao)).map(([id]) => id));
  };
  const onSelect = (ids: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...visiveis.map((renovacao) => [renovacao.apoliceId, renovacao] as const)]);
    setChosen(new Map([...ids].flatMap((id) => (known.has(id) ? [[id, known.get(id) as Renovacao] as const] : []))));
  };
  const now = new Map([...chosen].map(([id, renovacao]) => [id, visiveis.find(({ apoliceId }) => apoliceId === id) ?? renovacao] as const));
  const aGerar = [...now.values()].filter(podeGerar).length;
  return {
    selection: { selected: new Set(chosen.keys()), onSelect },
    rowActions: (renovacao: Renovacao) =>
      !podeGerar(renovacao) ? (
        linkDe(renovacao)
      ) : (
        <Button
          size="sm"
          aria-label={copy.gerarDe(renovacao.segurado)}
          onClick={() => generate(new Map([[renovacao.apoliceId, renovacao]]))}
        >
          {copy.gerarUm}
        </Button>
      ),
    barra: chosen.size > 0 && (
      <BarraSelecao texto={copy.selecionadas(chosen.size)} limpar={copy.limpar} onClear={() => setChosen(new Map())}>
        <AcaoEmLote
          variant="primary"
          rotulo={copy.gerar(aGerar)}
          motivo={aGerar === 0 ? copy.nadaAGerar : undefined}
          onAct={() => generate(now)}
        />
      </BarraSelecao>
    ),
    modal: geracao && (
      <GeracaoModal
        geracao={geracao}
        apolices={asked}
        onStop={stop}
        onResume={resume}
        onClose={() => {
          close();
          setChosen(new Map());
        }}
      />
    ),
  };
}

import type { Renovacao } from '@balcao/contracts';
import { useSession } from '@balcao/shared';
import { useEscolhidas } from '@balcao/shared/lists';
import { Button, EmptyState, Link, Page, Stack } from '@balcao/ui';
import { isSemAcesso, showFailure } from '@balcao/ui/failures';
import { AcaoEmLote, BarraSelecao, ExportLista, Lista, motivoDaEscolha, TotaisDaLista, useExportacao } from '@balcao/ui/lists';
import { useState } from 'react';
import { enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { colunas } from './colunas-renovacao.component.tsx';
import { Externas } from './externas.component.tsx';
import { FiltrosRenovacoes } from './filtros-renovacoes.component.tsx';
import { GeracaoModal } from './geracao.modal.tsx';
import { Janelas } from './janelas.component.tsx';
import { copy } from './renovacoes.copy.ts';
import { janelaEscolhida, podeGerar } from './renovacoes.model.ts';
import { readLote, useGeracao, useRenovacoes } from './renovacoes.resource.ts';

/** `/multicalculo/orcamento-renovacao`: the policies that end, and their next quotes, many at once. */
export function RenovacoesPage() {
  const lista = useRenovacoes();
  const { consulta, data, change, status } = lista;
  const exportacao = useExportacao(lista.download);
  const { selection, rowActions, barra, modal } = useGeracaoNaTela(lista);
  const mayRead = !isSemAcesso(lista.falha);
  return (
    <Page routeId="orcamentoRenovacao" titulo={copy.titulo} descricao={mayRead && copy.descricao} busy={status === 'loading'}>
      <Stack gap={3}>
        {mayRead && (
          <Janelas totais={data?.janelas} escolhida={janelaEscolhida(consulta.janela)} onChange={(janela) => change({ janela })} />
        )}
        <Lista
          lista={lista}
          caption={copy.tabela}
          columns={colunas}
          rowId={({ apoliceId }) => apoliceId}
          rowName={({ segurado, bem }) => copy.linhaDe(segurado, bem)}
          busca={copy.filtros.q}
          filtros={<FiltrosRenovacoes consulta={consulta} onChange={change} />}
          acoes={<ExportLista {...exportacao} />}
          vazio={<EmptyState titulo={copy.vazioTitulo}>{copy.vazioTexto}</EmptyState>}
          {...selection}
          totais={<TotaisDaLista somas={data && [[copy.totalDosPremios, data.somaCentavos]]} />}
          barra={barra}
          rowActions={rowActions}
          larguraDasAcoes="150px"
        />
        {mayRead && <Externas />}
      </Stack>
      {modal}
    </Page>
  );
}

/** The way to the quote that renews a policy, when there is one. */
const linkDe = ({ orcamento }: Renovacao) =>
  // as short as a card on a phone has room for
  orcamento && (
    <Link href={enderecoDoFormulario(orcamento.formulario, { id: orcamento.id })} aria-label={copy.abrir(orcamento.numero)}>
      {copy.abrirCurto}
    </Link>
  );

/** Choosing policies and generating their quotes; nothing of it for who may not open quotes. */
function useGeracaoNaTela(lista: ReturnType<typeof useRenovacoes>) {
  const escolha = useEscolhidas({ lista, rowId: ({ apoliceId }) => apoliceId, maximo: Number.POSITIVE_INFINITY });
  const { escolhidas, selected, onSelect, clear, isTodas } = escolha;
  const [isReading, setIsReading] = useState(false);
  const { geracao, start, stop, resume, close } = useGeracao();
  const [asked, setAsked] = useState<ReadonlyMap<string, Renovacao>>(new Map());
  if (useSession()?.acessoMC === false) return { selection: {}, rowActions: linkDe, barra: null, modal: null };

  const generate = (apolices: ReadonlyMap<string, Renovacao>) => {
    setAsked(apolices);
    start([...apolices].filter(([, renovacao]) => podeGerar(renovacao)).map(([id]) => id));
  };
  const generateTodas = () => {
    setIsReading(true);
    readLote(lista)
      .then(
        (todas) => generate(new Map(todas.map((renovacao) => [renovacao.apoliceId, renovacao]))),
        (error: unknown) => showFailure(copy.falhaLer, error),
      )
      .finally(() => setIsReading(false));
  };
  const aGerar = [...escolhidas.values()].filter(podeGerar).length;
  return {
    selection: { selected, onSelect },
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
    barra: escolha.total > 0 && (
      <BarraSelecao escolha={escolha} texto={copy.selecionadas(escolha.total)} limpar={copy.limpar}>
        {isTodas ? (
          <AcaoEmLote
            variant="primary"
            rotulo={copy.gerarTodas}
            isBusy={isReading}
            motivo={motivoDaEscolha(escolha)}
            onAct={generateTodas}
          />
        ) : (
          <AcaoEmLote
            variant="primary"
            rotulo={copy.gerar(aGerar)}
            motivo={aGerar === 0 ? copy.nadaAGerar : undefined}
            onAct={() => generate(escolhidas)}
          />
        )}
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
          clear();
        }}
      />
    ),
  };
}

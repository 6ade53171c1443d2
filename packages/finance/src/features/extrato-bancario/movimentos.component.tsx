import { extratoBancarioCalls, type MovimentoBancario, type SaldoDaConta, type SugestoesDoMovimento } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { Button, Cluster, EmptyState, showToast, StatusTag } from '@balcao/ui';
import { Celula, ExportLista, FiltroPeriodo, Lista, useExportacao, TotaisDaLista } from '@balcao/ui/lists';
import { isFalha } from '@balcao/ui/failures';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { filtersOf, FiltrosDeRegistro } from '@balcao/ui/records';
import type { Column } from '@balcao/ui/tables';
import { useMemo, useState } from 'react';
import { MotivoModal } from '../../motivo/motivo.modal.tsx';
import { ConciliarModal } from './conciliacao.modal.tsx';
import { copy } from './extrato-bancario.copy.ts';
import { itensDaSugestao } from './extrato-bancario.model.ts';
import { useIgnore, useMovimentos, useReconcile, useSugestoes, useTotais, useUndo } from './extrato-bancario.resource.ts';
import { sayFalha } from '../../say-falha.ts';

const { movimentos: frases } = copy;
const filtro = filtersOf(frases.filtros);
const TONS = { ABERTA: 'atencao', CONCILIADA: 'sucesso', IGNORADA: 'neutro' } as const;
type Sugestoes = ReadonlyMap<string, SugestoesDoMovimento>;

const sayText = ({ memo }: Pick<MovimentoBancario, 'memo'>): string => memo || frases.semTexto;

/** What a movement is, or most likely is. */
function sayWhatIs({ id, status, motivo, alvos }: MovimentoBancario, sugestoes: Sugestoes): string | null {
  if (status === 'IGNORADA') return motivo;
  if (status === 'CONCILIADA') return alvos.map(({ nome }) => nome).join(' + ');
  const dele = sugestoes.get(id);
  const [melhor] = dele?.sugestoes ?? [];
  if (melhor)
    return frases.sugestao(
      melhor.alvos.map(({ nome }) => nome),
      melhor.score,
    );
  return dele?.regra ? frases.pelaRegra(dele.regra.categoria, dele.regra.contem) : frases.semSugestao;
}

/** Movements that are suggested together. */
function sayJunto({ id, status }: MovimentoBancario, sugestoes: Sugestoes): string | null {
  const juntos = status === 'ABERTA' ? (sugestoes.get(id)?.sugestoes[0]?.movimentos.length ?? 0) : 0;
  return juntos > 1 ? frases.juntoCom(juntos) : null;
}

const columnsOf = (sugestoes: Sugestoes): readonly Column<MovimentoBancario>[] => [
  { id: 'dia', header: frases.colunas.dia, isSortable: true, width: '104px', cell: ({ dia }) => formatData(dia) },
  {
    id: 'memo',
    header: frases.colunas.memo,
    isSortable: true,
    isRowHeader: true,
    minWidth: '160px',
    cell: (movimento) => <Celula detalhe={movimento.documento}>{sayText(movimento)}</Celula>,
  },
  {
    id: 'valorCentavos',
    header: frases.colunas.valor,
    isSortable: true,
    width: '124px',
    align: 'end',
    cell: ({ valorCentavos }) => formatCentavos(valorCentavos),
  },
  {
    id: 'oQueE',
    header: frases.colunas.oQueE,
    minWidth: '180px',
    isLabelledOnCard: true,
    // what is suggested is read after the movements
    isLineOnCard: true,
    cell: (movimento) => <Celula detalhe={sayJunto(movimento, sugestoes)}>{sayWhatIs(movimento, sugestoes)}</Celula>,
  },
  {
    id: 'status',
    header: frases.colunas.status,
    width: '120px',
    cell: ({ status }) => <StatusTag tone={TONS[status]}>{frases.status[status]}</StatusTag>,
  },
];

/** The movements of an account: `j` and `k` go from one to the next, Enter accepts what is suggested. */
export function Movimentos({ conta, contas }: { conta: SaldoDaConta; contas: readonly SaldoDaConta[] }) {
  const lista = useMovimentos(conta.id);
  const exportacao = useExportacao(lista.download);
  const abertos = lista.rows.filter(({ status, valorCentavos }) => status === 'ABERTA' && valorCentavos !== 0).map(({ id }) => id);
  const { data } = useSugestoes(conta.id, abertos);
  const sugestoes: Sugestoes = useMemo(() => new Map((data ?? []).map((uma) => [uma.transacaoId, uma])), [data]);
  const colunas = useMemo(() => columnsOf(sugestoes), [sugestoes]);
  const [conciliado, setConciliado] = useState<MovimentoBancario | null>(null);
  const [ignorado, setIgnorado] = useState<MovimentoBancario | null>(null);
  const [desfeito, setDesfeito] = useState<{ readonly id: string; readonly anexos: number } | null>(null);
  const mayWrite = useMay(extratoBancarioCalls.reconcile);
  const reconcile = useReconcile();
  const ignore = useIgnore();
  const undo = useUndo();
  const done = (titulo: string) => ({ onSuccess: () => void showToast({ tone: 'sucesso', titulo }), onError: sayFalha });

  function accept(movimento: MovimentoBancario): void {
    const dele = sugestoes.get(movimento.id);
    const [melhor] = dele?.sugestoes ?? [];
    const { id: transacaoId, valorCentavos } = movimento;
    const itens = melhor
      ? itensDaSugestao(melhor)
      : dele?.regra
        ? [
            {
              transacaoId,
              alvos: [
                {
                  tipo: 'NOVO' as const,
                  descricao: sayText(movimento).slice(0, 200),
                  categoriaId: dele.regra.categoriaId,
                  valorCentavos,
                },
              ],
            },
          ]
        : null;
    if (itens) reconcile.mutate({ itens }, done(frases.conciliado));
  }

  /** What would go with it is asked about first. */
  const reopen = (transacaoId: string, anexos: number): void =>
    undo.mutate(
      { transacaoId, anexos },
      {
        onSuccess: () => {
          setDesfeito(null);
          showToast({ tone: 'sucesso', titulo: frases.desfeito });
        },
        onError: (error) => {
          if (isFalha(error) && error.code === 'anexos-a-apagar') setDesfeito({ id: transacaoId, ...(error.data as { anexos: number }) });
          else sayFalha(error);
        },
      },
    );

  const nameOf = (movimento: MovimentoBancario): string => frases.linha(sayText(movimento), movimento.valorCentavos);
  const actionsOf = (movimento: MovimentoBancario) => {
    const nome = nameOf(movimento);
    if (movimento.status !== 'ABERTA')
      return (
        <Button size="sm" aria-label={`${frases.desfazer}: ${nome}`} onClick={() => reopen(movimento.id, 0)}>
          {frases.desfazer}
        </Button>
      );
    const dele = sugestoes.get(movimento.id);
    const hasSugestao = (dele?.sugestoes.length ?? 0) > 0 || dele?.regra != null;
    return (
      <Cluster gap={1}>
        {hasSugestao && (
          <Button size="sm" variant="primary" aria-label={`${frases.aceitar}: ${nome}`} onClick={() => accept(movimento)}>
            {frases.aceitar}
          </Button>
        )}
        {movimento.valorCentavos !== 0 && (
          <Button size="sm" aria-label={`${frases.conciliar}: ${nome}`} onClick={() => setConciliado(movimento)}>
            {frases.conciliar}
          </Button>
        )}
        <Button size="sm" variant="quiet" aria-label={`${frases.ignorar}: ${nome}`} onClick={() => setIgnorado(movimento)}>
          {frases.ignorar}
        </Button>
      </Cluster>
    );
  };
  const { de, ate } = lista.consulta;
  return (
    <>
      <Lista
        lista={lista}
        caption={frases.caption}
        columns={colunas}
        rowId={({ id }) => id}
        rowName={nameOf}
        busca={frases.busca}
        {...(mayWrite && { larguraDasAcoes: '264px', rowActions: actionsOf })}
        filtros={
          <>
            <FiltrosDeRegistro lista={lista} filtros={[filtro('status', frases.status), filtro('sentido', frases.sentidos)]} />
            <FiltroPeriodo de={de} ate={ate} rotulos={frases.filtros} onChange={lista.change} />
          </>
        }
        acoes={<ExportLista {...exportacao} />}
        totais={<Totais filtro={lista.filtro} />}
        vazio={<EmptyState titulo={frases.vazio}>{frases.vazioTexto}</EmptyState>}
      />
      {conciliado && (
        <ConciliarModal
          movimento={conciliado}
          contas={contas}
          onFeito={() => {
            setConciliado(null);
            showToast({ tone: 'sucesso', titulo: frases.conciliado });
          }}
          onClose={() => setConciliado(null)}
        />
      )}
      {desfeito && (
        <ConfirmDialog
          titulo={frases.desfazerTitulo}
          confirmar={frases.desfazer}
          isOpen
          isDanger
          isBusy={undo.isPending}
          onConfirm={() => reopen(desfeito.id, desfeito.anexos)}
          onClose={() => setDesfeito(null)}
        >
          {frases.desfazerTexto(desfeito.anexos)}
        </ConfirmDialog>
      )}
      {ignorado && (
        <MotivoModal
          titulo={frases.ignorar}
          campo={{ rotulo: frases.motivo, ajuda: frases.motivoAjuda, curto: frases.motivoCurto, max: 200 }}
          confirmar={frases.ignorar}
          cancelar={copy.cancelar}
          isBusy={ignore.isPending}
          onMotivo={(motivo) =>
            ignore.mutate(
              { ids: [ignorado.id], motivo },
              {
                onSuccess: () => {
                  setIgnorado(null);
                  showToast({ tone: 'sucesso', titulo: frases.ignorado });
                },
                onError: sayFalha,
              },
            )
          }
          onClose={() => setIgnorado(null)}
        />
      )}
    </>
  );
}

function Totais({ filtro: dosFiltros }: { filtro: ReturnType<typeof useMovimentos>['filtro'] }) {
  const { data } = useTotais(dosFiltros);
  const { totais } = frases;
  return (
    <TotaisDaLista
      somas={
        data && [
          totais.total(data.total),
          [totais.entradas, data.entradasCentavos],
          [totais.saidas, data.saidasCentavos],
          [totais.abertos, data.abertosCentavos],
        ]
      }
    />
  );
}

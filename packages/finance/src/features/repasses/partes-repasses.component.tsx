import type { LoteRepasse, PagamentoRepasse, SaldoDoProdutor } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { Button, ButtonLink, Card, EmptyState } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { ExportLista, Lista, useExportacao } from '@balcao/ui/lists';
import { filtersOf, FiltrosDeRegistro, LeituraRegistro } from '@balcao/ui/records';
import { type Column, DataTable } from '@balcao/ui/tables';
import { copy } from '../../repasse/repasse.copy.ts';
import { saveRecibo, usePagamentos, useSaldos } from '../../repasse/repasse.resource.ts';
import { colunasDosLotes, colunasDosSaldos } from './colunas-repasses.component.tsx';
import { repassesDe } from './repasses.model.ts';
import { useLotes } from './repasses.resource.ts';

export interface LotesProps {
  /** The one that is open beside the list. */
  ver: string | null;
  onVer: (id: string) => void;
}

/** Lots, the newest first. */
export function Lotes({ ver, onVer }: LotesProps) {
  const lista = useLotes();
  const exportacao = useExportacao(lista.download);
  const { lotes: frases } = copy;
  const nameOf = ({ numero }: LoteRepasse): string => frases.linha(numero);
  return (
    <Lista
      lista={lista}
      caption={frases.caption}
      columns={colunasDosLotes}
      rowId={({ id }) => id}
      rowName={nameOf}
      busca={frases.busca}
      onPeek={({ id }) => onVer(id)}
      isRowMarked={({ id }) => id === ver}
      larguraDasAcoes="104px"
      rowActions={(lote) => (
        <Button aria-label={`${frases.abrir}: ${nameOf(lote)}`} onClick={() => onVer(lote.id)}>
          {frases.abrir}
        </Button>
      )}
      filtros={<FiltrosDeRegistro lista={lista} filtros={[filtersOf(frases.filtros)('status', copy.statusDoLote)]} />}
      acoes={<ExportLista {...exportacao} />}
      vazio={<EmptyState titulo={frases.vazio}>{frases.vazioTexto}</EmptyState>}
    />
  );
}

const saldosComAcao: readonly Column<SaldoDoProdutor>[] = [
  ...colunasDosSaldos,
  {
    id: 'acoes',
    header: '',
    width: '148px',
    cell: ({ produtorId, produtor }) => (
      <ButtonLink href={repassesDe(produtorId)} aria-label={`${copy.saldos.ver}: ${produtor}`}>
        {copy.saldos.ver}
      </ButtonLink>
    ),
  },
];

/** What each producer has to receive, and was paid this year. */
export function Saldos() {
  const leitura = useSaldos();
  const { saldos: frases } = copy;
  return (
    <LeituraRegistro leitura={leitura} altura={360}>
      {(saldos) =>
        saldos.length === 0 ? (
          <Card>
            <EmptyState titulo={frases.vazio}>{frases.vazioTexto}</EmptyState>
          </Card>
        ) : (
          <DataTable caption={frases.caption} columns={saldosComAcao} rows={saldos} rowId={({ produtorId }) => produtorId} />
        )
      }
    </LeituraRegistro>
  );
}

type Pago = PagamentoRepasse & { readonly lote: number };
const { colunas } = copy.pagamentos;
const colunasDosPagamentos: readonly Column<Pago>[] = [
  { id: 'dia', header: colunas.dia, isRowHeader: true, minWidth: '110px', cell: ({ pagoEm }) => pagoEm && formatData(pagoEm) },
  { id: 'lote', header: colunas.lote, width: '80px', align: 'end', isLabelledOnCard: true, cell: ({ lote }) => String(lote) },
  {
    id: 'bruto',
    header: colunas.bruto,
    width: '124px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ brutoCentavos }) => formatCentavos(brutoCentavos),
  },
  {
    id: 'retido',
    header: colunas.retido,
    width: '124px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ brutoCentavos, liquidoCentavos }) => formatCentavos(brutoCentavos - liquidoCentavos),
  },
  {
    id: 'liquido',
    header: colunas.liquido,
    width: '124px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ liquidoCentavos }) => formatCentavos(liquidoCentavos),
  },
  {
    id: 'recibo',
    header: '',
    width: '120px',
    cell: ({ id, lote }) => (
      <Button
        aria-label={`${copy.lote.recibo}: ${copy.lista.lote(lote)}`}
        onClick={() => void saveRecibo(id, lote).catch((error: unknown) => showFailure(copy.lote.falhou, error))}
      >
        {copy.lote.recibo}
      </Button>
    ),
  },
];

/** What a producer was paid, with its receipts. */
export function PagamentosRecebidos() {
  const leitura = usePagamentos();
  const { pagamentos: frases } = copy;
  return (
    <LeituraRegistro leitura={leitura} altura={360}>
      {(pagos) =>
        pagos.length === 0 ? (
          <Card>
            <EmptyState titulo={frases.vazio}>{frases.vazioTexto}</EmptyState>
          </Card>
        ) : (
          <DataTable caption={frases.caption} columns={colunasDosPagamentos} rows={pagos} rowId={({ id }) => id} />
        )
      }
    </LeituraRegistro>
  );
}

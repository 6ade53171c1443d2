import type { ContratoVisto, ParcelaDoContratoVisto } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { Cluster, StatusTag, Text } from '@balcao/ui';
import type { Column } from '@balcao/ui/tables';
import { copy } from '../../contrato/contrato.copy.ts';
import { totaisDasParcelas } from '../../contrato/contrato.model.ts';
import { TabelaDaSecao } from './tabela-da-secao.component.tsx';

const tons = {
  ABERTA: 'info',
  PAGA: 'sucesso',
  VENCIDA: 'perigo',
  EM_COBRANCA: 'atencao',
  CANCELADA: 'neutro',
  ESTORNADA: 'neutro',
} as const;

const colunas: readonly Column<ParcelaDoContratoVisto>[] = [
  { id: 'numero', header: copy.parcela.numero, width: '110px', cell: ({ numero, endosso }) => copy.parcelaNumero(numero, endosso) },
  { id: 'vencimento', header: copy.parcela.vencimento, width: '120px', cell: ({ vencimento }) => formatData(vencimento) },
  { id: 'valor', header: copy.parcela.valor, width: '140px', align: 'end', cell: ({ valorCentavos }) => formatCentavos(valorCentavos) },
  { id: 'forma', header: copy.parcela.forma, cell: ({ forma }) => copy.forma[forma] },
  {
    id: 'pago',
    header: copy.parcela.pago,
    width: '210px',
    cell: ({ pagoCentavos, pagoEm }) =>
      pagoCentavos !== null && pagoEm ? copy.pagoEm(formatCentavos(pagoCentavos), formatData(pagoEm)) : '',
  },
  {
    id: 'situacao',
    header: copy.parcela.situacao,
    width: '120px',
    cell: ({ status }) => <StatusTag tone={tons[status]}>{copy.statusParcela[status]}</StatusTag>,
  },
];

/** The instalments of a sale, with what was paid of them. */
export function ParcelasDoContrato({ contrato }: { contrato: ContratoVisto }) {
  const { totalCentavos, pagoCentavos } = totaisDasParcelas(contrato);
  return (
    <TabelaDaSecao
      titulo={copy.aba.parcelas}
      columns={colunas}
      rows={contrato.parcelas}
      rowId={({ id }) => id}
      vazio={copy.nada.parcelas}
      pe={
        <Cluster gap={4} justify="end" style={{ padding: 16 }}>
          <Text as="span">{copy.totais.total(formatCentavos(totalCentavos))}</Text>
          <Text as="span">{copy.totais.pago(formatCentavos(pagoCentavos))}</Text>
        </Cluster>
      }
    />
  );
}

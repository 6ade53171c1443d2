import type { ComissaoDoContratoVisto, ContratoVisto } from '@balcao/contracts';
import { formatBps, formatCentavos, formatData } from '@balcao/domain';
import { Cluster, Stack, StatusTag, Text } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { copy } from '../../contrato/contrato.copy.ts';
import { type ParteDoProdutor, splitProdutores, totaisDasComissoes } from '../../contrato/contrato.model.ts';
import { TabelaDaSecao } from './tabela-da-secao.component.tsx';

const tons = {
  PREVISTA: 'info',
  PARCIAL: 'atencao',
  RECEBIDA: 'sucesso',
  DIVERGENTE: 'perigo',
  CONTESTADA: 'perigo',
  ESTORNADA: 'neutro',
  CANCELADA: 'neutro',
} as const;

const colunas: readonly Column<ComissaoDoContratoVisto>[] = [
  { id: 'tipo', header: copy.comissao.tipo, cell: ({ tipo, bps }) => `${copy.tipoComissao[tipo]} ${formatBps(bps)}` },
  {
    id: 'parcela',
    header: copy.comissao.parcela,
    width: '120px',
    cell: ({ parcela, endosso }) => (parcela === null ? '' : copy.parcelaNumero(parcela, endosso)),
  },
  { id: 'previsao', header: copy.comissao.previsao, width: '120px', cell: ({ previsaoEm }) => formatData(previsaoEm) },
  {
    id: 'prevista',
    header: copy.comissao.prevista,
    width: '130px',
    align: 'end',
    cell: ({ previstaCentavos }) => formatCentavos(previstaCentavos),
  },
  {
    id: 'recebida',
    header: copy.comissao.recebida,
    width: '130px',
    align: 'end',
    cell: ({ recebidaCentavos }) => formatCentavos(recebidaCentavos),
  },
  {
    id: 'situacao',
    header: copy.comissao.situacao,
    width: '150px',
    cell: ({ status }) => <StatusTag tone={tons[status]}>{copy.statusComissao[status]}</StatusTag>,
  },
];

const daDivisao: readonly Column<ParteDoProdutor>[] = [
  { id: 'produtor', header: copy.divisaoDe.produtor, cell: ({ nome }) => nome },
  { id: 'parte', header: copy.divisaoDe.parte, width: '110px', align: 'end', cell: ({ pctBps }) => formatBps(pctBps) },
  { id: 'valor', header: copy.divisaoDe.valor, width: '190px', align: 'end', cell: ({ centavos }) => formatCentavos(centavos) },
  {
    id: 'repasse',
    header: copy.divisaoDe.repasse,
    minWidth: '220px',
    cell: ({ repasse }) => (
      <Celula detalhe={repasse && copy.regraDoRepasse[repasse.alcance]}>
        {repasse ? copy.repasse(repasse.pctBps, repasse.base) : copy.semRepasse}
      </Celula>
    ),
  },
];

/** The commissions of a sale, and how they are shared among its producers. */
export function ComissoesDoContrato({ contrato }: { contrato: ContratoVisto }) {
  const { previstaCentavos, recebidaCentavos } = totaisDasComissoes(contrato);
  const partes = splitProdutores(contrato);
  return (
    <Stack gap={4}>
      <TabelaDaSecao
        titulo={copy.aba.comissoes}
        columns={colunas}
        rows={contrato.comissoes}
        rowId={({ id }) => id}
        vazio={copy.nada.comissoes}
        pe={
          <Cluster gap={4} justify="end" style={{ padding: 16 }}>
            <Text as="span">{copy.totais.prevista(formatCentavos(previstaCentavos))}</Text>
            <Text as="span">{copy.totais.recebida(formatCentavos(recebidaCentavos))}</Text>
          </Cluster>
        }
      />
      {partes.length > 0 && <TabelaDaSecao titulo={copy.divisao} columns={daDivisao} rows={partes} rowId={({ id }) => id} vazio="" />}
    </Stack>
  );
}

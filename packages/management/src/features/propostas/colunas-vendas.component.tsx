import type { VendaResumo } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { Link, StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { vendaDe } from '../../enderecos.ts';
import { copy } from './propostas.copy.ts';
import { tons } from './propostas.model.ts';

const saidOf = ({ tipo, status }: VendaResumo): string => (copy.status[tipo] as Readonly<Record<string, string>>)[status] ?? status;

/** Columns of the lists (domain design §4.4). Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<VendaResumo>[] = [
  {
    id: 'numero',
    header: copy.colunas.numero,
    isSortable: true,
    isRowHeader: true,
    width: '132px',
    narrowWidth: '122px',
    cell: ({ numero, contratoId, divergencias }) => (
      <Celula detalhe={divergencias > 0 ? copy.divergencias(divergencias) : null}>
        <Link href={vendaDe(contratoId)}>{numero}</Link>
      </Celula>
    ),
  },
  {
    id: 'segurado',
    header: copy.colunas.segurado,
    isSortable: true,
    minWidth: '160px',
    cell: ({ segurado, bem }) => <Celula detalhe={bem}>{segurado.nome}</Celula>,
  },
  {
    id: 'seguradora',
    header: copy.colunas.seguradora,
    width: '140px',
    narrowWidth: '112px',
    cell: ({ seguradora, ramo }) => <Celula detalhe={ramo}>{seguradora}</Celula>,
  },
  {
    id: 'inicio',
    header: copy.colunas.vigencia,
    isSortable: true,
    width: '174px',
    narrowWidth: '96px',
    isHiddenOnCard: true,
    cell: ({ vigIni, vigFim }) => <Celula detalhe={copy.ate(formatData(vigFim))}>{formatData(vigIni)}</Celula>,
  },
  {
    id: 'emissao',
    header: copy.colunas.emissao,
    isSortable: true,
    width: '104px',
    isWideOnly: true,
    isHiddenOnCard: true,
    cell: ({ emissao }) => formatData(emissao),
  },
  {
    id: 'premio',
    header: copy.colunas.premio,
    isSortable: true,
    width: '112px',
    narrowWidth: '104px',
    align: 'end',
    cell: ({ premioTotalCentavos }) => formatCentavos(premioTotalCentavos),
  },
  {
    id: 'liquido',
    header: copy.colunas.liquido,
    width: '124px',
    align: 'end',
    isWideOnly: true,
    isHiddenOnCard: true,
    cell: ({ premioLiquidoCentavos }) => formatCentavos(premioLiquidoCentavos),
  },
  {
    id: 'comissao',
    header: copy.colunas.comissao,
    width: '100px',
    narrowWidth: '96px',
    align: 'end',
    from: 992,
    isHiddenOnCard: true,
    cell: ({ comissaoCentavos }) => formatCentavos(comissaoCentavos),
  },
  {
    id: 'produtor',
    header: copy.colunas.produtor,
    width: '132px',
    isWideOnly: true,
    isHiddenOnCard: true,
    cell: ({ produtor }) => produtor ?? '',
  },
  {
    id: 'status',
    header: copy.colunas.status,
    width: '148px',
    narrowWidth: '122px',
    cell: (venda) => <StatusTag tone={tons[venda.tipo][venda.status] ?? 'neutro'}>{saidOf(venda)}</StatusTag>,
  },
  { id: 'fim', header: copy.colunas.dias, isSortable: true, width: '96px', from: 1200, cell: ({ tipo, dias }) => copy.dias[tipo](dias) },
];

import { type CampoDoRegistro, type CamposDoRegistro, sayCampo } from '@balcao/domain';
import { Link, MomentText, StatusTag } from '@balcao/ui';
import type { Column } from '@balcao/ui/tables';
import { copy } from './records.copy.ts';

/** What every record of plain fields has beside them. */
interface Gravado {
  readonly id: string;
  readonly ativo: boolean;
  readonly alteradoEm: string;
}

export interface ColumnsOfProps<Dados extends object> {
  campos: CamposDoRegistro<Dados>;
  /** Where one of them opens. */
  hrefOf: (id: string) => string;
}

/**
 * The columns of a list of records, out of the fields that say they are one: the first names the record, and leads to it.
 *
 * @example const colunas = columnsOf<DadosMeta, FichaMeta>({ campos: camposMeta, hrefOf: (id) => `/metas?registro=${id}` })
 */
export function columnsOf<Dados extends object, Row extends Dados & Gravado>({
  campos,
  hrefOf,
}: ColumnsOfProps<Dados>): readonly Column<Row>[] {
  const shown = (Object.entries(campos) as [keyof Dados & string, CampoDoRegistro][]).filter(([, { naLista }]) => naLista);
  return [
    ...shown.map(([nome, campo], index): Column<Row> => {
      const { largura, isOrdenavel = false } = campo.naLista ?? {};
      const isNumber = campo.tipo === 'dinheiro' || campo.tipo === 'taxa' || campo.tipo === 'inteiro';
      return {
        id: nome,
        header: campo.rotulo,
        isSortable: isOrdenavel,
        ...(largura && { width: largura }),
        ...(isNumber && { align: 'end' as const, isLabelledOnCard: true }),
        ...(index === 0 && { isRowHeader: true }),
        cell: (row) => (index === 0 ? <Link href={hrefOf(row.id)}>{sayCampo(campo, row[nome])}</Link> : sayCampo(campo, row[nome])),
      };
    }),
    {
      id: 'situacao',
      header: copy.situacao,
      width: '96px',
      cell: ({ ativo }) => <StatusTag tone={ativo ? 'sucesso' : 'neutro'}>{ativo ? copy.ativo : copy.inativo}</StatusTag>,
    },
    {
      id: 'alteradoEm',
      header: copy.alteradoNaLista,
      isSortable: true,
      width: '112px',
      isHiddenOnCard: true,
      cell: ({ alteradoEm }) => <MomentText iso={alteradoEm} />,
    },
  ];
}

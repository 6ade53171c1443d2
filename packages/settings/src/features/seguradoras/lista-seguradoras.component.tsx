import type { SeguradoraResumo } from '@balcao/contracts';
import { formatBps, formatTelefoneDeServico } from '@balcao/domain';
import { useEscolhidas } from '@balcao/shared/lists';
import { Link, MomentText, StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import { filtroDeSituacao, ListaRegistros } from '@balcao/ui/records';
import type { Column } from '@balcao/ui/tables';
import { copy, palavras } from './seguradoras.copy.ts';
import { type ListaDeSeguradoras, seguradoras } from './seguradoras.resource.ts';

/** Columns of the list. Ids of the sortable ones are the gateway's words for `ordenar`. */
const colunas: readonly Column<SeguradoraResumo>[] = [
  {
    id: 'nome',
    header: copy.colunas.nome,
    isSortable: true,
    isRowHeader: true,
    cell: ({ id, nome, codigoCorretor }) => (
      <Celula detalhe={codigoCorretor ? `${copy.colunas.codigo} ${codigoCorretor}` : null}>
        <Link href={`/configuracao/seguradoras?seguradora=${id}`}>{nome}</Link>
      </Celula>
    ),
  },
  { id: 'corretora', header: copy.colunas.corretora, isSortable: true, width: '200px', from: 992, cell: ({ corretora }) => corretora },
  {
    id: 'linhas',
    header: copy.colunas.linhas,
    width: '220px',
    from: 1200,
    isHiddenOnCard: true,
    cell: ({ linhas }) => linhas.map((linha) => copy.linhas[linha]).join(', ') || copy.semLinhas,
  },
  {
    id: 'comissao',
    header: copy.colunas.comissao,
    width: '136px',
    isLabelledOnCard: true,
    cell: ({ comissaoDeBps, comissaoAteBps }) =>
      comissaoDeBps === null || comissaoAteBps === null ? '' : copy.deAte(formatBps(comissaoDeBps), formatBps(comissaoAteBps)),
  },
  {
    id: 'sinistro',
    header: copy.colunas.sinistro,
    width: '144px',
    isHiddenOnCard: true,
    isWideOnly: true,
    cell: ({ telefoneSinistro }) => formatTelefoneDeServico(telefoneSinistro ?? ''),
  },
  {
    id: 'situacao',
    header: copy.colunas.situacao,
    width: '96px',
    cell: ({ ativo }) => <StatusTag tone={ativo ? 'sucesso' : 'neutro'}>{ativo ? copy.ativa : copy.inativa}</StatusTag>,
  },
  {
    id: 'alteradoEm',
    header: copy.colunas.alteradoEm,
    isSortable: true,
    width: '112px',
    from: 992,
    isHiddenOnCard: true,
    cell: ({ alteradoEm }) => <MomentText iso={alteradoEm} />,
  },
];

const filtros = [
  { nome: 'linha', rotulo: copy.filtros.linha, todos: copy.filtros.todasLinhas, opcoes: copy.linhas },
  filtroDeSituacao(palavras),
] as const;

export interface ListaSeguradorasProps {
  lista: ListaDeSeguradoras;
  onOpen: (id: string) => void;
  onNovo: () => void;
}

/** The insurers that brokerages work with, one by one or many at once. */
export const ListaSeguradoras = ({ lista, onOpen, onNovo }: ListaSeguradorasProps) => (
  <ListaRegistros
    lista={lista}
    palavras={palavras}
    caption={copy.tabela}
    columns={colunas}
    busca={copy.busca}
    vazioTexto={copy.vazioTexto}
    escolha={useEscolhidas({ lista, rowId: ({ id }) => id })}
    atos={seguradoras}
    onOpen={onOpen}
    onNovo={onNovo}
    filtros={filtros}
  />
);

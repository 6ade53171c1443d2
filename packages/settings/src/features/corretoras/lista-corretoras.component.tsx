import type { CorretoraResumo } from '@balcao/contracts';
import { formatDocumento, formatTelefone } from '@balcao/domain';
import { useEscolhidas } from '@balcao/shared/lists';
import { Link, MomentText, StatusTag, Tag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import { filtroDeSituacao, ListaRegistros } from '@balcao/ui/records';
import type { Column } from '@balcao/ui/tables';
import { copy, palavras } from './corretoras.copy.ts';
import { corretoras, type ListaDeCorretoras } from './corretoras.resource.ts';

/** Columns of the list. Ids of the sortable ones are the gateway's words for `ordenar`. */
const colunas: readonly Column<CorretoraResumo>[] = [
  {
    id: 'nome',
    header: copy.colunas.nome,
    isSortable: true,
    isRowHeader: true,
    cell: ({ id, nome, razaoSocial }) => (
      <Celula detalhe={razaoSocial === nome ? null : razaoSocial}>
        <Link href={`/configuracao/corretoras?corretora=${id}`}>{nome}</Link>
      </Celula>
    ),
  },
  { id: 'principal', header: copy.padrao, width: '88px', cell: ({ principal }) => principal && <Tag>{copy.padrao}</Tag> },
  { id: 'cnpj', header: copy.colunas.cnpj, isSortable: true, width: '164px', cell: ({ cnpj }) => formatDocumento(cnpj) },
  { id: 'susep', header: copy.colunas.susep, width: '136px', from: 1200, isHiddenOnCard: true, cell: ({ susep }) => susep ?? '' },
  { id: 'cidade', header: copy.colunas.cidade, width: '152px', from: 992, isHiddenOnCard: true, cell: ({ cidade }) => cidade ?? '' },
  {
    id: 'telefone',
    header: copy.colunas.telefone,
    width: '144px',
    isHiddenOnCard: true,
    isWideOnly: true,
    cell: ({ telefone }) => formatTelefone(telefone ?? ''),
  },
  {
    id: 'regime',
    header: copy.colunas.regime,
    width: '152px',
    isHiddenOnCard: true,
    isWideOnly: true,
    cell: ({ regime }) => copy.regime[regime],
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
  { nome: 'regime', rotulo: copy.filtros.regime, todos: copy.filtros.todosRegimes, opcoes: copy.regime },
  filtroDeSituacao(palavras),
] as const;

export interface ListaCorretorasProps {
  lista: ListaDeCorretoras;
  onOpen: (id: string) => void;
  onNovo: () => void;
}

/** The brokerages of the subscription that the administrator sees, one by one or many at once. */
export const ListaCorretoras = ({ lista, onOpen, onNovo }: ListaCorretorasProps) => (
  <ListaRegistros
    lista={lista}
    palavras={palavras}
    caption={copy.tabela}
    columns={colunas}
    busca={copy.busca}
    vazioTexto={copy.vazioTexto}
    escolha={useEscolhidas({ lista, rowId: ({ id }) => id })}
    atos={corretoras}
    onOpen={onOpen}
    onNovo={onNovo}
    filtros={filtros}
  />
);

import type { SituacaoUsuario, UsuarioResumo } from '@balcao/contracts';
import { Link, MomentText, StatusTag, type StatusTagProps } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { copy } from './usuarios.copy.ts';
import { enderecoDoUsuario } from './usuarios.model.ts';

const tons: Readonly<Record<SituacaoUsuario, StatusTagProps['tone']>> = {
  ATIVO: 'sucesso',
  CONVIDADO: 'info',
  BLOQUEADO: 'perigo',
  DESATIVADO: 'neutro',
};

/** The state of a user, in its colour and word. */
export const TagSituacao = ({ situacao }: { situacao: SituacaoUsuario }) => (
  <StatusTag tone={tons[situacao]}>{copy.situacao[situacao]}</StatusTag>
);

/** Columns of the list. Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<UsuarioResumo>[] = [
  {
    id: 'nome',
    header: copy.colunas.nome,
    isSortable: true,
    isRowHeader: true,
    cell: ({ id, nome, email }) => (
      <Celula detalhe={email}>
        <Link href={enderecoDoUsuario(id)}>{nome}</Link>
      </Celula>
    ),
  },
  { id: 'perfil', header: copy.colunas.perfil, width: '144px', cell: ({ perfil }) => copy.perfil[perfil] },
  {
    id: 'segundoFator',
    header: copy.colunas.segundoFator,
    width: '128px',
    from: 992,
    isHiddenOnCard: true,
    cell: ({ segundoFator }) => (segundoFator ? copy.ligado : copy.desligado),
  },
  {
    id: 'ultimoAcessoEm',
    header: copy.colunas.ultimoAcessoEm,
    isSortable: true,
    width: '136px',
    cell: ({ ultimoAcessoEm }) => (ultimoAcessoEm ? <MomentText iso={ultimoAcessoEm} /> : copy.nunca),
  },
  { id: 'situacao', header: copy.colunas.situacao, width: '120px', cell: ({ situacao }) => <TagSituacao situacao={situacao} /> },
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

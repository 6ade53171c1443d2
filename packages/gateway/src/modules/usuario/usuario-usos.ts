import type { FonteDeUso } from '../registro/index.ts';

const doUsuario = (tabela: string, coluna: string, aberto: string) =>
  `${tabela}.excluido_em is null and ${tabela}.${coluna} = $1::uuid and ${aberto}`;

/** Which rows are work that somebody still has to do: what a deactivation hands over. `$1` is the user. */
export const EM_ABERTO = {
  orcamento: doUsuario('orcamento', 'usuario_id', "orcamento.status in ('RASCUNHO', 'CALCULANDO', 'CALCULADO', 'ENVIADO')"),
  proposta: doUsuario('proposta', 'usuario_id', "proposta.status not in ('EMITIDA', 'RECUSADA', 'CANCELADA')"),
  tarefa: doUsuario('tarefa', 'responsavel_id', "tarefa.status in ('ABERTA', 'EM_ANDAMENTO')"),
  solicitacao: doUsuario('solicitacao_cotacao', 'responsavel_id', "solicitacao_cotacao.status = 'EM_ATENDIMENTO'"),
} as const;

/** The open work of a user, kind by kind. */
export const usosDeUsuario: readonly FonteDeUso[] = [
  {
    tipo: 'ORCAMENTO',
    from: 'balcao.orcamento',
    where: `${EM_ABERTO.orcamento} and not orcamento.em_branco`,
    id: 'orcamento.id',
    nome: "'Nº ' || orcamento.numero || coalesce(' · ' || orcamento.segurado_nome, '')",
    rota: "'/multicalculo/orcamento-visualizar?id=' || orcamento.id",
    ordem: 'orcamento.criado_em desc, orcamento.id',
  },
  {
    tipo: 'PROPOSTA',
    from: 'balcao.proposta join balcao.segurado s on s.id = proposta.segurado_id',
    where: EM_ABERTO.proposta,
    id: 'proposta.id',
    nome: 's.nome',
    ordem: 'proposta.criado_em desc, proposta.id',
  },
  {
    tipo: 'TAREFA',
    from: 'balcao.tarefa',
    where: EM_ABERTO.tarefa,
    id: 'tarefa.id',
    nome: 'tarefa.titulo',
    ordem: 'tarefa.vencimento, tarefa.id',
  },
  {
    tipo: 'SOLICITACAO',
    from: 'balcao.solicitacao_cotacao',
    where: EM_ABERTO.solicitacao,
    id: 'solicitacao_cotacao.id',
    nome: 'solicitacao_cotacao.nome',
    ordem: 'solicitacao_cotacao.criado_em desc, solicitacao_cotacao.id',
  },
];

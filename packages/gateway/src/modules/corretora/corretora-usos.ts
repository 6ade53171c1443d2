import type { FonteDeUso } from '../registro/index.ts';

/** Whatever names a brokerage. One that is named is deactivated, never excluded. */
export const usosDeCorretora: readonly FonteDeUso[] = [
  {
    tipo: 'ORCAMENTO',
    from: 'balcao.orcamento o',
    where: "o.excluido_em is null and (o.rascunho #>> '{risco,seguro,corretoraId}') = $1::text",
    id: 'o.id',
    nome: "'Nº ' || o.numero || coalesce(' · ' || o.segurado_nome, '')",
    rota: "'/multicalculo/orcamento-visualizar?id=' || o.id",
    ordem: 'o.criado_em desc, o.id',
  },
  {
    tipo: 'PROPOSTA',
    from: 'balcao.proposta p join balcao.segurado s on s.id = p.segurado_id',
    where: 'p.excluido_em is null and p.corretora_id = $1::uuid',
    id: 'p.id',
    nome: 's.nome',
    ordem: 'p.criado_em desc, p.id',
  },
  {
    tipo: 'APOLICE',
    from: 'balcao.apolice a join balcao.segurado s on s.id = a.segurado_id',
    where: 'a.excluido_em is null and a.corretora_id = $1::uuid',
    id: 'a.id',
    nome: "a.numero || ' · ' || s.nome",
    ordem: 'a.vig_fim desc, a.id',
  },
  {
    tipo: 'QUESTIONARIO',
    from: 'balcao.questionario_link q join balcao.usuario u on u.id = q.usuario_id',
    where: 'q.corretora_id = $1::uuid and q.respondido_em is null and q.revogado_em is null and q.expira_em > now()',
    id: 'q.id',
    nome: "u.nome || ', até ' || to_char(q.expira_em at time zone 'America/Sao_Paulo', 'DD/MM/YYYY')",
    ordem: 'q.criado_em desc, q.id',
  },
  {
    tipo: 'USUARIO',
    from: 'balcao.usuario u',
    where: 'u.excluido_em is null and $1::uuid = any(u.corretora_ids)',
    id: 'u.id',
    nome: 'u.nome',
    ordem: 'u.nome, u.id',
  },
  {
    tipo: 'PAGINA_PUBLICA',
    from: 'balcao.pagina_publica g',
    where: 'g.excluido_em is null and g.corretora_id = $1::uuid',
    id: 'g.id',
    nome: "'/p/' || g.slug",
    rota: "'/configuracao/paginaPublica'",
    ordem: 'g.id',
  },
];

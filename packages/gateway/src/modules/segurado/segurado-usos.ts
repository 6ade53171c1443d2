import type { FonteDeUso } from '../registro/index.ts';

/** Whatever names a client. One that is named is deactivated, never excluded. */
export const usosDeSegurado: readonly FonteDeUso[] = [
  {
    tipo: 'APOLICE',
    from: 'balcao.apolice a',
    where: 'a.excluido_em is null and a.segurado_id = $1::uuid',
    id: 'a.id',
    nome: "a.numero || ' · ' || a.bem",
    ordem: 'a.vig_fim desc, a.id',
  },
  {
    tipo: 'PROPOSTA',
    from: 'balcao.proposta p',
    where: 'p.excluido_em is null and p.segurado_id = $1::uuid',
    id: 'p.id',
    nome: "'Nº ' || p.numero || ' · ' || p.bem",
    ordem: 'p.criado_em desc, p.id',
  },
  {
    tipo: 'ORCAMENTO',
    from: 'balcao.orcamento o',
    where: 'o.excluido_em is null and o.segurado_id = $1::uuid',
    id: 'o.id',
    nome: "'Nº ' || o.numero || coalesce(' · ' || o.bem, '')",
    rota: "'/multicalculo/orcamento-visualizar?id=' || o.id",
    ordem: 'o.criado_em desc, o.id',
  },
  {
    tipo: 'TAREFA',
    from: 'balcao.tarefa t',
    where:
      "t.excluido_em is null and t.status in ('ABERTA', 'EM_ANDAMENTO') and t.vinculo ->> 'tipo' = 'segurado' and t.vinculo ->> 'id' = $1::text",
    id: 't.id',
    nome: 't.titulo',
    ordem: 't.vencimento, t.id',
  },
];

import type { FonteDeUso } from '../registro/index.ts';

/** A list of `{id, …}` names the record. */
const names = (lista: string): string => `${lista} @> jsonb_build_array(jsonb_build_object('id', $1::text))`;
const PRODUTORES = "o.rascunho #> '{risco,seguro,produtores}'";

/** Whatever names a producer. One that is named is deactivated, never excluded. */
export const usosDeProdutor: readonly FonteDeUso[] = [
  {
    tipo: 'ORCAMENTO',
    from: 'balcao.orcamento o',
    where: `o.excluido_em is null and (o.produtor_id = $1::text
      or ((o.rascunho #> '{risco,seguro,produtores,1}') is not null and ${names(PRODUTORES)}))`,
    id: 'o.id',
    nome: "'Nº ' || o.numero || coalesce(' · ' || o.segurado_nome, '')",
    rota: "'/multicalculo/orcamento-visualizar?id=' || o.id",
    ordem: 'o.criado_em desc, o.id',
  },
  {
    tipo: 'PROPOSTA',
    from: 'balcao.proposta p join balcao.segurado s on s.id = p.segurado_id',
    where: `p.excluido_em is null and ${names('p.produtores')}`,
    id: 'p.id',
    nome: 's.nome',
    ordem: 'p.criado_em desc, p.id',
  },
  {
    tipo: 'APOLICE',
    from: 'balcao.apolice a join balcao.segurado s on s.id = a.segurado_id',
    where: 'a.excluido_em is null and a.produtor_id = $1::uuid',
    id: 'a.id',
    nome: "a.numero || ' · ' || s.nome",
    ordem: 'a.vig_fim desc, a.id',
  },
  {
    tipo: 'SEGURADO',
    from: 'balcao.segurado s',
    where: 's.excluido_em is null and s.produtor_id = $1::uuid',
    id: 's.id',
    nome: 's.nome',
    ordem: 's.criado_em desc, s.id',
  },
  {
    tipo: 'USUARIO',
    from: 'balcao.usuario u',
    where: 'u.excluido_em is null and u.produtor_id = $1::uuid',
    id: 'u.id',
    nome: 'u.nome',
    ordem: 'u.nome, u.id',
  },
  {
    tipo: 'SUPERVISIONADO',
    from: 'balcao.produtor p',
    where: 'p.excluido_em is null and p.supervisor_id = $1::uuid',
    id: 'p.id',
    nome: 'p.nome',
    rota: "'/configuracao/produtores?produtor=' || p.id",
    ordem: 'p.nome, p.id',
  },
];

import type { AlvoDocumento } from '@balcao/contracts';
import { alvoNoEscopo } from './documento-no-escopo.ts';

const NOMES: Readonly<Partial<Record<AlvoDocumento, (id: string) => string>>> = {
  SEGURADO: (id) => `(select s.nome from balcao.segurado s where s.id = ${id})`,
  ORCAMENTO: (id) =>
    `(select 'Orçamento ' || o.numero || coalesce(' · ' || o.segurado_nome, '') from balcao.orcamento o where o.id = ${id})`,
  PROPOSTA: (id) => `(select 'Proposta ' || coalesce(p.numero_seguradora, p.numero::text) || coalesce(' · ' || s.nome, '')
    from balcao.proposta p left join balcao.segurado s on s.id = p.segurado_id where p.id = ${id})`,
  APOLICE: (id) => `(select 'Apólice ' || a.numero || coalesce(' · ' || s.nome, '')
    from balcao.apolice a left join balcao.segurado s on s.id = a.segurado_id where a.id = ${id})`,
  ENDOSSO: (id) => `(select 'Endosso ' || coalesce(e.numero_seguradora, '') || ' da apólice ' || a.numero
    from balcao.endosso e join balcao.apolice a on a.id = e.apolice_id where e.id = ${id})`,
  SINISTRO: (id) => `(select 'Sinistro ' || c.numero || ' · ' || c.item from balcao.sinistro c where c.id = ${id})`,
  PARCELA: (id) => `(select 'Parcela ' || q.numero || coalesce(' da apólice ' || a.numero, ' da proposta ' || p.numero)
    from balcao.parcela q left join balcao.apolice a on a.id = q.apolice_id left join balcao.proposta p on p.id = q.proposta_id where q.id = ${id})`,
  LANCAMENTO: (id) => `(select l.descricao || ' · ' || to_char(l.vencimento, 'DD/MM/YYYY') from balcao.lancamento l where l.id = ${id})`,
};

/**
 * What a record is called, in SQL over its kind and id; null of one the user of the transaction does not see.
 *
 * @param alvo SQL of the kind
 * @param id SQL of the id
 */
export const nomeDoAlvo = (alvo: string, id: string): string =>
  `(case ${alvo} ${Object.entries(NOMES)
    .map(([nome, nomeOf]) => `when '${nome}' then case when ${alvoNoEscopo(nome as AlvoDocumento, id)} then ${nomeOf(id)} end`)
    .join(' ')} end)`;

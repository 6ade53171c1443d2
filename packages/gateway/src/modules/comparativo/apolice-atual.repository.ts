import type { ApoliceAtual } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';

/** A policy of the subscription with what was sold in it, when it was quoted here. */
export interface ApoliceConhecida {
  readonly seguradora: string;
  readonly numero: string;
  readonly vigFim: string;
  readonly liquidoCentavos: number;
  readonly iofCentavos: number;
  readonly totalCentavos: number;
  readonly coberturas: ApoliceAtual['coberturas'];
  readonly franquias: ApoliceAtual['franquias'];
  readonly assistencias: ApoliceAtual['assistencias'];
}

export const apoliceAtualRepository = {
  /** The policy of that number, the latest when insurers share it; what it covers comes of the proposal it was sold by, else of the offer. */
  findApolice: (tx: Tx, numero: string, documento: string | null): Promise<ApoliceConhecida | null> =>
    tx.row<ApoliceConhecida>(
      `select s.nome as seguradora, a.numero, a.vig_fim::text, a.premio_liquido_centavos::float8 as liquido_centavos,
         a.iof_centavos::float8, a.premio_total_centavos::float8 as total_centavos,
         coalesce(v.vendido -> 'coberturas', f.coberturas) as coberturas, coalesce(v.vendido -> 'franquias', f.franquias) as franquias,
         coalesce(v.vendido -> 'assistencias', f.assistencias) as assistencias
       from balcao.apolice a
       join balcao.seguradora s on s.slug = a.seguradora
       join balcao.segurado p on p.id = a.segurado_id
       left join lateral (
         select v.coberturas as vendido from balcao.proposta v
         where v.apolice_id = a.id and v.excluido_em is null order by v.numero desc limit 1) v on true
       left join lateral (
         select f.coberturas, f.franquias, f.assistencias from balcao.oferta_cotacao f
         join balcao.resultado_cotacao r on r.id = f.resultado_id
         join balcao.cotacao c on c.id = f.cotacao_id
         where c.orcamento_id = a.orcamento_id and r.seguradora = a.seguradora and f.premio_total_centavos = a.premio_total_centavos
         order by c.rodada desc limit 1) f on true
       where a.numero = $1 and a.excluido_em is null and ($2::text is null or p.documento = $2)
       order by a.vig_fim desc limit 1`,
      [numero, documento],
    ),
};

export type ApoliceAtualRepository = typeof apoliceAtualRepository;

import type { OfertaCotacao } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { OFERTA, type SnapshotCotacao } from '../cotacao/index.ts';

/** An offer chosen for comparison, with who made it and until when it holds. */
export interface OfertaEscolhida {
  readonly seguradora: string;
  readonly slug: string;
  readonly numeroCalculo: string | null;
  readonly validade: string | null;
  /** First and last day of the cover it was priced for, `YYYY-MM-DD`. */
  readonly vigIni: string | null;
  readonly vigFim: string | null;
  readonly oferta: OfertaCotacao;
  readonly corretor: SnapshotCotacao['corretor'];
}

type Row = OfertaCotacao & Omit<OfertaEscolhida, 'oferta'>;

export const comparativoRepository = {
  /** The named offers that belong to the case, in the order named. */
  async listOfertas(tx: Tx, orcamentoId: string, ids: readonly string[]): Promise<OfertaEscolhida[]> {
    const rows = await tx.rows<Row>(
      `select s.nome as seguradora, s.slug, r.numero_calculo, r.validade::text, c.snapshot -> 'corretor' as corretor,
         c.snapshot -> 'risco' -> 'seguro' ->> 'vigIni' as vig_ini, c.snapshot -> 'risco' -> 'seguro' ->> 'vigFim' as vig_fim, ${OFERTA}
       from balcao.oferta_cotacao f
       join balcao.resultado_cotacao r on r.id = f.resultado_id
       join balcao.cotacao c on c.id = f.cotacao_id
       join balcao.seguradora s on s.slug = r.seguradora
       where c.orcamento_id = $1 and f.id = any($2::uuid[]) order by array_position($2::uuid[], f.id)`,
      [orcamentoId, ids],
    );
    return rows.map(({ seguradora, slug, numeroCalculo, validade, vigIni, vigFim, corretor, ...oferta }) => ({
      seguradora,
      slug,
      numeroCalculo,
      validade,
      vigIni,
      vigFim,
      corretor,
      oferta,
    }));
  },
};

export type ComparativoRepository = typeof comparativoRepository;

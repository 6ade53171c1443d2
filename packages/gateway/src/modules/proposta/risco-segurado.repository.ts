import type { DadosComplementares, RiscoSegurado } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';

/** What identifies a risk, and when it is to be insured. */
export interface RiscoProcurado {
  readonly chaves: readonly string[];
  readonly vigIni: string | null;
  readonly vigFim: string | null;
}

type Row = { tipo: RiscoSegurado['tipo']; isVisivel: boolean } & NonNullable<RiscoSegurado['registro']>;

// periods that only touch do not overlap: the next year of a policy begins the day it ends
const MESMO = `x.vig_ini < $3::date and x.vig_fim > $2::date
  and x.orcamento_id is distinct from $4::uuid`;
const COLUNAS = `s.nome as seguradora_nome, x.vig_ini::text, x.vig_fim::text,
  o.id as orcamento_id, ($5::uuid is null or x.usuario_id = $5) as is_visivel`;
const JOINS = `join balcao.seguradora s on s.slug = x.seguradora
  left join balcao.orcamento o on o.id = x.orcamento_id and o.excluido_em is null and ($5::uuid is null or o.usuario_id = $5)`;

export const riscoSeguradoRepository = {
  /** The risk of the case as its draft has it; null for a case out of reach. */
  findDoCaso: (tx: Tx, orcamentoId: string, { usuarioId }: Escopo): Promise<RiscoProcurado | null> =>
    tx.row(
      `select balcao.chaves_do_risco(formulario, rascunho -> 'risco') as chaves, vig_ini::text, vig_fim::text
       from balcao.orcamento where id = $1 and excluido_em is null and ($2::uuid is null or usuario_id = $2)`,
      [orcamentoId, usuarioId],
    ),

  /** The keys of the risk an offer was priced for, with what was completed since. */
  listChaves: async (tx: Tx, ofertaId: string, dados: DadosComplementares): Promise<readonly string[]> =>
    (
      await tx.row<{ chaves: string[] | null }>('select balcao.risco_da_proposta($1, $2, null) as chaves', [
        ofertaId,
        JSON.stringify(dados),
      ])
    )?.chaves ?? [],

  /** Holds the risk until the transaction ends: of two sales of it at once, the second waits and then finds the first. */
  lock: (tx: Tx, { assinaturaId }: Contexto, chaves: readonly string[]): Promise<number> =>
    tx.run(
      `select pg_advisory_xact_lock(hashtextextended($1 || ':' || c.chave, 0))
       from (select chave from unnest($2::text[]) as k (chave) order by chave) c`,
      [assinaturaId, chaves],
    ),

  /** Proposals and policies of the same risk that stand in a period that overlaps, of any case but this one. */
  async list(tx: Tx, { chaves, vigIni, vigFim }: RiscoProcurado, orcamentoId: string, { usuarioId }: Escopo): Promise<RiscoSegurado[]> {
    if (chaves.length === 0 || !vigIni || !vigFim) return [];
    const rows = await tx.rows<Row>(
      `select 'PROPOSTA' as tipo, x.numero::text, ${COLUNAS} from balcao.proposta x ${JOINS}
       where x.id in (select balcao.propostas_do_risco($1::text[])) and ${MESMO} and x.status not in ('RECUSADA', 'CANCELADA') and x.apolice_id is null
       union all
       select 'APOLICE', x.numero, ${COLUNAS} from balcao.apolice x ${JOINS} where x.id in (select balcao.apolices_do_risco($1::text[])) and ${MESMO} and x.status <> 'CANCELADA'
       order by vig_ini, tipo, numero`,
      [chaves, vigIni, vigFim, orcamentoId, usuarioId],
    );
    return rows.map(({ tipo, isVisivel, ...registro }) => ({ tipo, registro: isVisivel ? registro : null }));
  },

  /** Whether somebody said why the proposal is made although the risk was insured already. */
  isConfirmado: async (tx: Tx, propostaId: string): Promise<boolean> =>
    (await tx.row('select from balcao.proposta where id = $1 and motivo_risco_segurado is not null', [propostaId])) !== null,

  setMotivo: (tx: Tx, propostaId: string, motivo: string): Promise<number> =>
    tx.run('update balcao.proposta set motivo_risco_segurado = $2 where id = $1', [propostaId, motivo]),
};

export type RiscoSeguradoRepository = typeof riscoSeguradoRepository;

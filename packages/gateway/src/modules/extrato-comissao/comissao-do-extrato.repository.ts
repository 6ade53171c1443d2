import type { ComissaoDoExtrato } from '@balcao/contracts';
import { COMISSAO_ABERTA, type ComissaoEsperada, foldNumero, type LinhaDoExtrato, wholeDocumento } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';

/** Of whom a statement is. */
export interface DonoDoExtrato {
  readonly seguradora: string;
  readonly corretoraId: string;
}

const FROM = `balcao.comissao c join balcao.apolice a on a.id = c.apolice_id join balcao.segurado s on s.id = a.segurado_id
  left join balcao.endosso e on e.id = c.endosso_id left join balcao.parcela q on q.id = c.parcela_id`;
const VISTA = `c.id, a.id as apolice_id, a.numero as apolice, case when e.id is not null then coalesce(e.numero_seguradora, e.numero::text) end as endosso,
  q.numero as parcela, s.nome as segurado, c.tipo, c.prevista_centavos::float8, (c.prevista_centavos - c.recebida_centavos)::float8 as aberta_centavos,
  c.previsao_em::text, c.status`;
/** The same by the list of open commissions, whose insurer, brokerage, day and amount are in its indexes. */
const DA_LISTA = `${FROM} join balcao.comissao_lista l on l.id = c.id`;
const ABERTA = `c.excluido_em is null and a.excluido_em is null and c.status in (${COMISSAO_ABERTA.map((uma) => `'${uma}'`).join(', ')})`;
/** No line of another statement that is being decided is of it. */
const LIVRE = `not exists (select from balcao.extrato_parte o join balcao.extrato_comissao x on x.id = o.extrato_id
  where o.comissao_id = c.id and x.excluido_em is null and x.status in ('LIDO', 'CONFERENCIA', 'REABERTO'))`;

const saidBy = <T>(linhas: readonly T[], read: (linha: T) => string): string[] =>
  [...new Set(linhas.map(read))].filter((dito) => dito !== '');

/** Commissions, as statements look for them. */
export const comissaoDoExtratoRepository = {
  /** Those still expected of an insurer by a brokerage that no other statement is about to take: of all policies these lines may be of. */
  listEsperadas: (
    tx: Tx,
    { seguradora, corretoraId }: DonoDoExtrato,
    linhas: readonly Pick<LinhaDoExtrato, 'apolice' | 'documento' | 'proposta'>[],
  ): Promise<ComissaoEsperada[]> =>
    tx.rows<ComissaoEsperada>(
      `select c.id, a.numero as apolice, case when e.id is not null then coalesce(e.numero_seguradora, e.numero::text) end as endosso,
         q.numero as parcela, p.numero_seguradora as proposta, s.documento, c.base_centavos::float8 as premio_centavos,
         (c.prevista_centavos - c.recebida_centavos)::float8 as valor_centavos, c.previsao_em::text
       from ${FROM} left join balcao.proposta p on p.id = c.proposta_id
       where a.id in (select balcao.apolices_do_extrato($1, $2, $3::text[], $4::text[], $5::text[])) and ${ABERTA} and ${LIVRE}`,
      [
        seguradora,
        corretoraId,
        saidBy(linhas, ({ apolice }) => foldNumero(apolice)),
        saidBy(linhas, ({ documento }) => wholeDocumento(documento)),
        saidBy(linhas, ({ proposta }) => foldNumero(proposta)),
      ],
    ),

  /** Of these, the ones a line of a statement may be of. */
  listAbertas: async (tx: Tx, { seguradora, corretoraId }: DonoDoExtrato, ids: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set(
      (
        await tx.rows<{ id: string }>(
          `select c.id from balcao.comissao c join balcao.apolice a on a.id = c.apolice_id
           where c.id = any ($3::uuid[]) and a.seguradora = $1 and a.corretora_id = $2 and ${ABERTA}`,
          [seguradora, corretoraId, ids],
        )
      ).map(({ id }) => id),
    ),

  listVistas: async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ComissaoDoExtrato>> =>
    new Map(
      (await tx.rows<ComissaoDoExtrato>(`select ${VISTA} from ${FROM} where c.id = any ($1::uuid[])`, [ids])).map((uma) => [uma.id, uma]),
    ),

  /** Those still expected, of policies or clients that say a text; the longest expected first. */
  listPorPrevisao: (tx: Tx, { seguradora, corretoraId }: DonoDoExtrato, padrao: string | null): Promise<ComissaoDoExtrato[]> =>
    tx.rows<ComissaoDoExtrato>(
      `select ${VISTA} from ${DA_LISTA}
       where l.seguradora = $1 and l.corretora_id = $2 and ${ABERTA}
         and ($3::text is null or balcao.sem_acento(a.numero) like $3 or balcao.sem_acento(s.nome) like $3)
       order by l.previsao_em, l.id limit 30`,
      [seguradora, corretoraId, padrao],
    ),

  /** Open ones nearest to an amount, of policies or clients that say a text. */
  listCandidatas: (
    tx: Tx,
    { seguradora, corretoraId }: DonoDoExtrato,
    { valorCentavos, padrao }: { valorCentavos: number; padrao: string | null },
  ): Promise<ComissaoDoExtrato[]> =>
    tx.rows<ComissaoDoExtrato>(
      `select ${VISTA} from ${DA_LISTA}
       where l.seguradora = $1 and l.corretora_id = $2 and ${ABERTA}
         and ($4::text is null or balcao.sem_acento(a.numero) like $4 or balcao.sem_acento(s.nome) like $4)
       order by abs(l.prevista_centavos - l.recebida_centavos - $3::bigint), l.previsao_em, l.id limit 30`,
      [seguradora, corretoraId, valorCentavos, padrao],
    ),
};
export type ComissaoDoExtratoRepository = typeof comissaoDoExtratoRepository;

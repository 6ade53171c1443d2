import type { Assinatura, OfertaPlano, Plano } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** A plan with what a subscription takes from it. */
export interface PlanoContratavel extends OfertaPlano {
  readonly limites: { readonly usuarios: number; readonly calculosMes: number; readonly lotes: number };
  readonly flags: Readonly<Record<string, boolean>>;
}

/** A subscription as stored; `status` in capitals. */
export interface LinhaAssinatura {
  readonly plano: Plano;
  readonly status: string;
  readonly dataAssinatura: string;
  readonly trialFim: Date | null;
  readonly cancelaEm: string | null;
  /** Seats taken. */
  readonly emUso: number;
  readonly limite: number | null;
}

const ASSINATURA = `select a.plano, a.status, a.data_assinatura::text, a.trial_fim, a.cancela_em::text,
    (a.limites ->> 'usuarios')::int as limite,
    (select count(*)::int from usuario u where ocupa_lugar(u.status, u.segfyer, u.excluido_em)) as em_uso
  from assinatura a where a.id = $1 and a.excluido_em is null`;
const CARIMBO = 'alterado_em = $2, alterado_por = $3, versao = versao + 1';

export const assinaturaRepository = {
  find: (tx: Tx, { assinaturaId }: Contexto): Promise<LinhaAssinatura | null> => tx.row(ASSINATURA, [assinaturaId]),

  /** The same, and nobody else changes it until this transaction ends. */
  lock: (tx: Tx, { assinaturaId }: Contexto): Promise<LinhaAssinatura | null> => tx.row(`${ASSINATURA} for update of a`, [assinaturaId]),

  listPlanos: (tx: Tx): Promise<PlanoContratavel[]> =>
    tx.rows(
      `select plano, nome, resumo, itens, mensal_centavos::float8, usuarios,
         jsonb_build_object('usuarios', usuarios, 'calculosMes', calculos_mes, 'lotes', lotes) as limites, flags
       from plano order by ordem`,
    ),

  /** What is still to be paid, oldest first; an open one past its day is overdue, whether or not anybody marked it. */
  listDevidas: (tx: Tx, hoje: string): Promise<Assinatura['faturas']> =>
    tx.rows(
      `select competencia, valor_centavos::float8, vencimento::text as vencimento, linha_digitavel,
         case when status = 'ABERTA' and vencimento < $1::date then 'VENCIDA' else status end as status
       from fatura_assinatura where is_fatura_devida(status) order by vencimento, competencia`,
      [hoje],
    ),

  /** The plan begins and the trial is over: an end left behind would send everyone to the subscription page. */
  contractPlano: (tx: Tx, { assinaturaId, usuarioId }: Contexto, { plano, limites }: PlanoContratavel, em: Date): Promise<number> =>
    tx.run(`update assinatura set plano = $4, limites = $5, status = 'ATIVA', trial_fim = null, ${CARIMBO} where id = $1`, [
      assinaturaId,
      em,
      usuarioId,
      plano,
      JSON.stringify(limites),
    ]),

  /** A plan in the place of another one. */
  changePlano: (tx: Tx, { assinaturaId, usuarioId }: Contexto, { plano, limites }: PlanoContratavel, em: Date): Promise<number> =>
    tx.run(`update assinatura set plano = $4, limites = $5, ${CARIMBO} where id = $1`, [
      assinaturaId,
      em,
      usuarioId,
      plano,
      JSON.stringify(limites),
    ]),

  nameOf: async (tx: Tx, plano: Plano): Promise<string> =>
    (await tx.row<{ nome: string }>('select nome from plano where plano = $1', [plano]))?.nome ?? plano,

  /** Profiles that follow the plan grant what it grants. */
  applyFlags: (tx: Tx, { assinaturaId, usuarioId }: Contexto, flags: PlanoContratavel['flags'], em: Date): Promise<number> =>
    tx.run(`update perfil_acesso set flags = $4, ${CARIMBO} where assinatura_id = $1 and segue_plano`, [
      assinaturaId,
      em,
      usuarioId,
      JSON.stringify(flags),
    ]),

  reactivate: (tx: Tx, { assinaturaId, usuarioId }: Contexto, em: Date): Promise<number> =>
    tx.run(`update assinatura set status = 'ATIVA', ${CARIMBO} where id = $1`, [assinaturaId, em, usuarioId]),
};

export type AssinaturaRepository = typeof assinaturaRepository;

import type { Contrato, OrigemApolice } from '@balcao/contracts';
import type { PlanoDoContrato } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** A policy as it is written: the contract, its number, how it came in and what it is paid and commissioned by. */
export interface NovaApolice {
  readonly id: string;
  readonly contrato: Contrato;
  readonly plano: PlanoDoContrato;
  readonly numero: string;
  readonly emissao: string;
  readonly origem: OrigemApolice;
  readonly usuarioId: string;
}

/** What a policy, an endorsement of it, or a proposal is paid and commissioned by. */
export interface ContaNova {
  readonly propostaId: string | null;
  readonly apoliceId: string | null;
  readonly endossoId: string | null;
  readonly forma: Contrato['forma'];
  readonly plano: PlanoDoContrato;
}

/** Says where a policy of a number is, or that there is none. */
export type ChaveDaApolice = Pick<Contrato, 'seguradora' | 'corretoraId'> & { readonly numero: string };

export const contratoRepository = {
  /** The policy a brokerage has of an insurer under a number. */
  findId: async (tx: Tx, { seguradora, corretoraId, numero }: ChaveDaApolice): Promise<string | null> =>
    (
      await tx.row<{ id: string }>('select id from balcao.apolice where seguradora = $1 and corretora_id = $2 and numero = $3', [
        seguradora,
        corretoraId,
        numero,
      ])
    )?.id ?? null,

  /**
   * Writes policies whole, with the instalments and commissions of each.
   *
   * @returns the ids that were written: one whose number was there already is not
   */
  async insertMany(tx: Tx, { assinaturaId }: Contexto, novas: readonly NovaApolice[]): Promise<ReadonlySet<string>> {
    const rows = await tx.rows<{ id: string }>(
      `insert into balcao.apolice (id, assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, produtor_id, usuario_id, emissao,
         vig_ini, vig_fim, premio_liquido_centavos, iof_centavos, premio_total_centavos, status, bonus, ci, tipo_documento, origem, itens,
         coberturas, comissao_bps, agenciamento_bps, prolabore_bps, politica_comissao, forma, produtores, renovacao_de_id)
       select x.id, $1, x.numero, x.seguradora, x.ramo, x."corretoraId", x."seguradoId", x.bem, (x.produtores -> 0 ->> 'id')::uuid,
         x."usuarioId", x.emissao, x."vigIni", x."vigFim", x."premioLiquidoCentavos", x."iofCentavos",
         x."premioLiquidoCentavos" + x."iofCentavos", balcao.situacao_da_apolice('VIGENTE', x."vigIni", x."vigFim", x.emissao), x.bonus, x.ci,
         x."tipoDocumento", x.origem, x.itens, nullif(x.coberturas, 'null'), x."comissaoBps", x."agenciamentoBps", x."prolaboreBps",
         x."politicaComissao", x.forma, x.produtores, x."renovacaoDeId"
       from jsonb_to_recordset($2::jsonb) as x (id uuid, numero text, seguradora text, ramo text, "corretoraId" uuid, "seguradoId" uuid,
         bem text, "usuarioId" uuid, emissao date, "vigIni" date, "vigFim" date, "premioLiquidoCentavos" bigint, "iofCentavos" bigint,
         bonus smallint, ci text, "tipoDocumento" text, origem text, itens jsonb, coberturas jsonb, "comissaoBps" int, "agenciamentoBps" int,
         "prolaboreBps" int, "politicaComissao" text, forma text, produtores jsonb, "renovacaoDeId" uuid)
       on conflict (assinatura_id, seguradora, numero, corretora_id) do nothing returning id`,
      [
        assinaturaId,
        JSON.stringify(novas.map(({ contrato: { parcelas: _, ...contrato }, plano: __, ...nova }) => ({ ...contrato, ...nova }))),
      ],
    );
    const escritas = new Set(rows.map(({ id }) => id));
    await this.insertContas(
      tx,
      { assinaturaId },
      novas
        .filter(({ id }) => escritas.has(id))
        .map(({ id, contrato: { forma }, plano }) => ({ propostaId: null, apoliceId: id, endossoId: null, forma, plano })),
    );
    return escritas;
  },

  /** Writes instalments and commissions: of policies that came without a proposal, of endorsements of them, or of proposals. */
  async insertContas(tx: Tx, { assinaturaId }: Pick<Contexto, 'assinaturaId'>, contas: readonly ContaNova[]): Promise<void> {
    const comIds = contas.map(({ plano, ...conta }) => ({
      conta,
      plano,
      ids: new Map(plano.parcelas.map(({ numero }) => [numero, uuidv7()])),
    }));
    await tx.run(
      `insert into balcao.parcela (id, assinatura_id, proposta_id, apolice_id, endosso_id, numero, vencimento, valor_centavos, iof_centavos, forma,
         linha_digitavel, pago_em, pago_centavos, status)
       select x.id, $1, x."propostaId", x."apoliceId", x."endossoId", x.numero, x.vencimento, x."valorCentavos", x."iofCentavos", x.forma,
         x."linhaDigitavel", x."pagoEm", case when x."pagoEm" is not null then x."valorCentavos" end,
         case when x."pagoEm" is not null then 'PAGA' else 'ABERTA' end
       from jsonb_to_recordset($2::jsonb) as x (id uuid, "propostaId" uuid, "apoliceId" uuid, "endossoId" uuid, forma text, numero int,
         vencimento date, "valorCentavos" bigint, "iofCentavos" bigint, "linhaDigitavel" text, "pagoEm" date)`,
      [
        assinaturaId,
        JSON.stringify(
          comIds.flatMap(({ conta, plano, ids }) =>
            plano.parcelas.map((parcela) => ({ ...conta, ...parcela, id: ids.get(parcela.numero) })),
          ),
        ),
      ],
    );
    await tx.run(
      `insert into balcao.comissao (assinatura_id, proposta_id, apolice_id, endosso_id, parcela_id, numero, tipo, base_centavos, bps,
         prevista_centavos, previsao_em)
       select $1, x."propostaId", x."apoliceId", x."endossoId", x."parcelaId", x.numero, x.tipo, x."baseCentavos", x.bps, x."previstaCentavos",
         x."previsaoEm"
       from jsonb_to_recordset($2::jsonb) as x ("propostaId" uuid, "apoliceId" uuid, "endossoId" uuid, "parcelaId" uuid, numero int, tipo text,
         bps int, "previsaoEm" date, "baseCentavos" bigint, "previstaCentavos" bigint)`,
      [
        assinaturaId,
        JSON.stringify(
          comIds.flatMap(({ conta, plano, ids }) =>
            plano.comissoes.map((comissao) => ({
              ...conta,
              ...comissao,
              parcelaId: comissao.parcela === null ? null : ids.get(comissao.parcela),
            })),
          ),
        ),
      ],
    );
  },

  /** A policy that renews another of ours answers for its renewal. */
  async closeRenovacao(tx: Tx, { seguradora, renovacaoDeId }: Pick<Contrato, 'seguradora' | 'renovacaoDeId'>): Promise<void> {
    await tx.run(
      `update balcao.apolice set situacao_renovacao = case when seguradora = $2 then 'RENOVADA_PROPRIA' else 'RENOVADA_OUTRA' end
       where id = $1 and excluido_em is null and situacao_renovacao in ('A_RENOVAR', 'EM_COTACAO')`,
      [renovacaoDeId, seguradora],
    );
  },

  /** What a policy does not say is taken from `dito`; what it says stays. */
  async complete(tx: Tx, id: string, { coberturas, bonus, ci }: Pick<Contrato, 'coberturas' | 'bonus' | 'ci'>): Promise<void> {
    await tx.run(
      `update balcao.apolice set coberturas = coalesce(coberturas, $2::jsonb), bonus = coalesce(bonus, $3::smallint), ci = coalesce(ci, $4::text)
       where id = $1 and excluido_em is null
         and ((coberturas is null and $2::jsonb is not null) or (bonus is null and $3::smallint is not null) or (ci is null and $4::text is not null))`,
      [id, coberturas && JSON.stringify(coberturas), bonus, ci],
    );
  },

  /** The line an instalment of the policy itself is paid by, where it has none. */
  async fillLinhaDigitavel(tx: Tx, apoliceId: string, { numero, linha }: { numero: number; linha: string }): Promise<void> {
    await tx.run(
      `update balcao.parcela set linha_digitavel = $3 where apolice_id = $1 and endosso_id is null and numero = $2 and linha_digitavel is null`,
      [apoliceId, numero, linha],
    );
  },

  /** What a contract names and is not there to be named, by field. */
  async listAusentes(tx: Tx, { seguradora, ramo, corretoraId, seguradoId, produtores, renovacaoDeId }: Contrato): Promise<string[]> {
    const rows = await tx.rows<{ campo: string }>(
      `select campo from (values
         ('seguradora', exists (select from balcao.seguradora where slug = $1)),
         ('ramo', exists (select from balcao.ramo where codigo = $2)),
         ('corretoraId', exists (select from balcao.corretora where id = $3 and excluido_em is null)),
         ('seguradoId', exists (select from balcao.segurado where id = $4 and excluido_em is null)),
         ('renovacaoDeId', $6::uuid is null or exists (select from balcao.apolice where id = $6 and excluido_em is null)),
         ('produtores', not exists (select from unnest($5::uuid[]) p (id)
           where not exists (select from balcao.produtor x where x.id = p.id and x.excluido_em is null)))
       ) as x (campo, ha) where not ha`,
      [seguradora, ramo, corretoraId, seguradoId, produtores.map(({ id }) => id), renovacaoDeId],
    );
    return rows.map(({ campo }) => campo);
  },
};

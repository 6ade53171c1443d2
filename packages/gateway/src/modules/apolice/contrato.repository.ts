import type { Contrato, OrigemApolice } from '@balcao/contracts';
import type { PlanoDoContrato } from '@balcao/domain';
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

  /** Writes the policy whole. @returns false when a policy of that number was there already, and nothing was written */
  async insert(tx: Tx, { assinaturaId }: Contexto, { id, contrato, plano, ...nova }: NovaApolice): Promise<boolean> {
    const { seguradora, ramo, corretoraId, seguradoId, bem, vigIni, vigFim, premioLiquidoCentavos, iofCentavos, produtores } = contrato;
    const escrita = await tx.run(
      `insert into balcao.apolice (id, assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, produtor_id, usuario_id, emissao,
         vig_ini, vig_fim, premio_liquido_centavos, iof_centavos, premio_total_centavos, status, bonus, ci, tipo_documento, origem, itens,
         coberturas, comissao_bps, agenciamento_bps, prolabore_bps, politica_comissao, forma, produtores, renovacao_de_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::date, $13::date, $14::bigint, $15::bigint, $14::bigint + $15::bigint,
         balcao.situacao_da_apolice('VIGENTE', $12::date, $13::date, $11::date), $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28)
       on conflict (assinatura_id, seguradora, numero, corretora_id) do nothing`,
      [
        id,
        assinaturaId,
        nova.numero,
        seguradora,
        ramo,
        corretoraId,
        seguradoId,
        bem,
        produtores[0]?.id ?? null,
        nova.usuarioId,
        nova.emissao,
        vigIni,
        vigFim,
        premioLiquidoCentavos,
        iofCentavos,
        contrato.bonus,
        contrato.ci,
        contrato.tipoDocumento,
        nova.origem,
        JSON.stringify(contrato.itens),
        contrato.coberturas && JSON.stringify(contrato.coberturas),
        contrato.comissaoBps,
        contrato.agenciamentoBps,
        contrato.prolaboreBps,
        contrato.politicaComissao,
        contrato.forma,
        JSON.stringify(produtores),
        contrato.renovacaoDeId,
      ],
    );
    if (escrita === 0) return false;
    await this.insertConta(tx, { assinaturaId }, { apoliceId: id, endossoId: null, forma: contrato.forma, plano });
    return true;
  },

  /** Writes instalments and commissions of a policy that came without a proposal, or of an endorsement of it. */
  async insertConta(
    tx: Tx,
    { assinaturaId }: Pick<Contexto, 'assinaturaId'>,
    conta: { apoliceId: string; endossoId: string | null; forma: Contrato['forma']; plano: PlanoDoContrato },
  ): Promise<void> {
    const { apoliceId, endossoId, forma, plano } = conta;
    await tx.run(
      `insert into balcao.parcela (assinatura_id, apolice_id, endosso_id, numero, vencimento, valor_centavos, iof_centavos, forma,
         linha_digitavel, pago_em, pago_centavos, status)
       select $1, $2, $3, x.numero, x.vencimento, x."valorCentavos", x."iofCentavos", $4, x."linhaDigitavel", x."pagoEm",
         case when x."pagoEm" is not null then x."valorCentavos" end, case when x."pagoEm" is not null then 'PAGA' else 'ABERTA' end
       from jsonb_to_recordset($5::jsonb) as x (numero int, vencimento date, "valorCentavos" bigint, "iofCentavos" bigint,
         "linhaDigitavel" text, "pagoEm" date)`,
      [assinaturaId, apoliceId, endossoId, forma, JSON.stringify(plano.parcelas)],
    );
    await tx.run(
      `insert into balcao.comissao (assinatura_id, apolice_id, endosso_id, parcela_id, numero, tipo, base_centavos, bps, prevista_centavos,
         previsao_em)
       select $1, $2, $3, a.id, x.numero, x.tipo, x."baseCentavos", x.bps, x."previstaCentavos", x."previsaoEm"
       from jsonb_to_recordset($4::jsonb) as x (numero int, tipo text, bps int, parcela int, "previsaoEm" date, "baseCentavos" bigint,
         "previstaCentavos" bigint)
       left join balcao.parcela a on a.apolice_id = $2 and a.endosso_id is not distinct from $3 and a.proposta_id is null
         and a.numero = x.parcela`,
      [assinaturaId, apoliceId, endossoId, JSON.stringify(plano.comissoes)],
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

export type ContratoRepository = typeof contratoRepository;

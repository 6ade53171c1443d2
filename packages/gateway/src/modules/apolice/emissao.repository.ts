import type { CoberturasContratadas, StatusProposta, TipoDocumentoApolice } from '@balcao/contracts';
import type { ComissaoDaEmissao, ContaEmitida, Divergencia, ParcelaDaEmissao } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** A proposal as it is issued: what was proposed, and what else its policy is written with. */
export interface PropostaAEmitir {
  readonly id: string;
  readonly numero: number;
  readonly versao: number;
  readonly status: StatusProposta;
  readonly apoliceId: string | null;
  readonly numeroApolice: string | null;
  readonly seguradora: string;
  readonly corretoraId: string;
  readonly seguradoId: string;
  readonly usuarioId: string;
  readonly tipoDocumento: TipoDocumentoApolice;
  readonly vigIni: string;
  readonly vigFim: string;
  readonly premioLiquidoCentavos: number;
  readonly iofCentavos: number;
  readonly comissaoBps: number;
  readonly coberturas: CoberturasContratadas | null;
  readonly bonus: number | null;
  readonly ci: string | null;
  readonly renovacaoDeId: string | null;
}

/** What a policy is issued with. */
export type ContratoEmitido = Pick<
  PropostaAEmitir,
  'tipoDocumento' | 'vigIni' | 'vigFim' | 'premioLiquidoCentavos' | 'iofCentavos' | 'comissaoBps' | 'coberturas' | 'bonus' | 'ci'
>;

/** A policy that is here under the number before its proposal is issued. */
export interface ApoliceConhecida extends ContratoEmitido {
  readonly id: string;
  readonly seguradoId: string;
  /** Of another proposal. */
  readonly isDeOutra: boolean;
  /** It has instalments of its own already. */
  readonly hasConta: boolean;
}

const BONUS_DO_RASCUNHO = `case when o.formulario = 'AUTO' then case when jsonb_typeof(o.rascunho #> '{risco,renovacao,bonus}') = 'number'
  then least(greatest((o.rascunho #>> '{risco,renovacao,bonus}')::numeric, 0), 10)::smallint else 0 end end`;

export const emissaoRepository = {
  /** Holds a proposal until the transaction ends, and tells what it proposes; null when it is not there. */
  lockProposta: async (tx: Tx, id: string): Promise<PropostaAEmitir | null> => {
    await tx.run('select from balcao.proposta where id = $1 for update', [id]);
    return tx.row(
      `select p.id, p.numero, p.versao, p.status, p.apolice_id, p.numero_apolice, p.seguradora, p.corretora_id, p.segurado_id, p.usuario_id,
         p.tipo_documento, p.vig_ini::text, p.vig_fim::text, p.premio_liquido_centavos::float8, p.iof_centavos::float8, p.comissao_bps,
         p.coberturas,
         -- a car that was not renewed began without a class
         coalesce(p.bonus, ${BONUS_DO_RASCUNHO}) as bonus, coalesce(p.ci, nullif(o.rascunho #>> '{risco,renovacao,ci}', '')) as ci,
         coalesce(p.renovacao_de_id, o.apolice_anterior_id) as renovacao_de_id
       from balcao.proposta p left join balcao.orcamento o on o.id = p.orcamento_id where p.id = $1 and p.excluido_em is null`,
      [id],
    );
  },

  /** The policy that a brokerage has of an insurer under a number, held. */
  lockConhecida: (tx: Tx, { id, seguradora, corretoraId }: PropostaAEmitir, numero: string): Promise<ApoliceConhecida | null> =>
    tx.row(
      `select a.id, a.segurado_id, a.tipo_documento, a.vig_ini::text, a.vig_fim::text, a.premio_liquido_centavos::float8,
         a.iof_centavos::float8, coalesce(a.comissao_bps, p.comissao_bps) as comissao_bps, coalesce(a.coberturas, p.coberturas) as coberturas,
         a.bonus, a.ci,
         exists (select from balcao.proposta x where x.apolice_id = a.id and x.id <> p.id and x.excluido_em is null) as is_de_outra,
         exists (select from balcao.parcela q where q.apolice_id = a.id and q.proposta_id is null and q.endosso_id is null
           and q.excluido_em is null) as has_conta
       from balcao.apolice a join balcao.proposta p on p.id = $1
       where a.seguradora = $2 and a.corretora_id = $3 and a.numero = $4 and a.excluido_em is null for update of a`,
      [id, seguradora, corretoraId, numero],
    ),

  /** Writes the policy of a proposal with what was issued, and with the draft it was sold upon, so that it can be renewed from it. */
  insertApolice: async (
    tx: Tx,
    propostaId: string,
    { id, numero, emissao, ...emitido }: ContratoEmitido & { readonly id: string; readonly numero: string; readonly emissao: string },
  ): Promise<boolean> =>
    (await tx.run(
      `insert into balcao.apolice (id, assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, bem, orcamento_id, produtor_id,
         usuario_id, emissao, vig_ini, vig_fim, premio_liquido_centavos, iof_centavos, premio_total_centavos, status, formulario, rascunho,
         schema_versao, bonus, ci, origem, tipo_documento, itens, coberturas, comissao_bps, agenciamento_bps, prolabore_bps, politica_comissao,
         forma, produtores, renovacao_de_id)
       select $1, p.assinatura_id, $3, p.seguradora, p.ramo, p.corretora_id, p.segurado_id, p.bem, p.orcamento_id,
         (p.produtores -> 0 ->> 'id')::uuid, p.usuario_id, $4::date, $5::date, $6::date, $7::bigint, $8::bigint, $7::bigint + $8::bigint,
         balcao.situacao_da_apolice('VIGENTE', $5::date, $6::date, $4::date), o.formulario, o.rascunho, o.schema_versao, $9, $10,
         case p.origem when 'ORCAMENTO' then 'VENDA' else p.origem end, $11, p.itens, $12::jsonb, $13, p.agenciamento_bps, p.prolabore_bps,
         p.politica_comissao, coalesce(p.forma, p.plano ->> 'forma'), p.produtores, coalesce(p.renovacao_de_id, o.apolice_anterior_id)
       from balcao.proposta p left join balcao.orcamento o on o.id = p.orcamento_id where p.id = $2
       on conflict (assinatura_id, seguradora, numero, corretora_id) do nothing`,
      [
        id,
        propostaId,
        numero,
        emissao,
        emitido.vigIni,
        emitido.vigFim,
        emitido.premioLiquidoCentavos,
        emitido.iofCentavos,
        emitido.bonus,
        emitido.ci,
        emitido.tipoDocumento,
        emitido.coberturas && JSON.stringify(emitido.coberturas),
        emitido.comissaoBps,
      ],
    )) > 0,

  /** The proposal goes through `caminho` and is of its policy from there on; its account follows it. */
  linkApolice: async (tx: Tx, id: string, apolice: { id: string; numero: string }, caminho: readonly StatusProposta[]): Promise<void> => {
    for (const status of caminho.slice(0, -1)) await tx.run('update balcao.proposta set status = $2 where id = $1', [id, status]);
    // with the last state: each change of a proposal is written to its trail, its clocks and its line of the list
    await tx.run('update balcao.proposta set status = coalesce($4, status), apolice_id = $2, numero_apolice = $3 where id = $1', [
      id,
      apolice.id,
      apolice.numero,
      caminho.at(-1) ?? null,
    ]);
  },

  listParcelas: (tx: Tx, propostaId: string): Promise<ParcelaDaEmissao[]> =>
    tx.rows(
      `select id, numero, valor_centavos::float8, iof_centavos::float8, status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA') as is_aberta
       from balcao.parcela where proposta_id = $1 and excluido_em is null and status not in ('CANCELADA', 'ESTORNADA') order by numero`,
      [propostaId],
    ),

  listComissoes: (tx: Tx, propostaId: string): Promise<ComissaoDaEmissao[]> =>
    tx.rows(
      `select id, tipo, base_centavos::float8, bps, prevista_centavos::float8, status = 'PREVISTA' and recebida_centavos = 0 as is_aberta
       from balcao.comissao where proposta_id = $1 and excluido_em is null and tipo in ('COMISSAO', 'AGENCIAMENTO', 'PROLABORE')
         and status not in ('CANCELADA', 'ESTORNADA') order by tipo, numero`,
      [propostaId],
    ),

  /** Writes the account of a proposal as it was issued. */
  async saveConta(
    tx: Tx,
    { assinaturaId }: Pick<Contexto, 'assinaturaId'>,
    {
      propostaId,
      apoliceId,
      vigIni,
      emissao,
      conta,
    }: { propostaId: string; apoliceId: string; vigIni: string; emissao: string; conta: ContaEmitida },
  ): Promise<void> {
    await tx.run(
      `update balcao.parcela q set valor_centavos = x."valorCentavos", iof_centavos = x."iofCentavos"
       from jsonb_to_recordset($1::jsonb) as x (id uuid, "valorCentavos" bigint, "iofCentavos" bigint)
       where q.id = x.id and (q.valor_centavos, q.iof_centavos) is distinct from (x."valorCentavos", x."iofCentavos")`,
      [JSON.stringify(conta.parcelas)],
    );
    await tx.run(`update balcao.parcela set status = 'CANCELADA' where id = any($1::uuid[])`, [conta.canceladas]);
    await tx.run(
      `update balcao.comissao m set base_centavos = x."baseCentavos", bps = x.bps, prevista_centavos = x."previstaCentavos"
       from jsonb_to_recordset($1::jsonb) as x (id uuid, "baseCentavos" bigint, bps int, "previstaCentavos" bigint) where m.id = x.id`,
      [JSON.stringify(conta.comissoes)],
    );
    // what is paid ahead is paid when the cover begins
    await tx.run(
      `update balcao.comissao set previsao_em = $2 where proposta_id = $1 and parcela_id is null and status = 'PREVISTA' and previsao_em <> $2`,
      [propostaId, vigIni],
    );
    if (conta.nova)
      await tx.run(
        `insert into balcao.parcela (assinatura_id, proposta_id, numero, vencimento, valor_centavos, iof_centavos, forma)
         select $1, $2, $3, $4, $5, $6, coalesce((select forma from balcao.parcela where proposta_id = $2 order by numero desc limit 1), 'BOLETO')`,
        [assinaturaId, propostaId, conta.nova.numero, emissao, conta.nova.valorCentavos, conta.nova.iofCentavos],
      );
    if (conta.devolverCentavos > 0)
      await tx.run(`insert into balcao.movimento_apolice (assinatura_id, apolice_id, tipo, centavos) values ($1, $2, 'DEVOLUCAO', $3)`, [
        assinaturaId,
        apoliceId,
        conta.devolverCentavos,
      ]);
  },

  /** Of a policy that has an account of its own, the proposal's is not charged as well. */
  cancelConta: async (tx: Tx, propostaId: string): Promise<void> => {
    await tx.run(
      `update balcao.parcela set status = 'CANCELADA' where proposta_id = $1 and status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA')`,
      [propostaId],
    );
    await tx.run(`update balcao.comissao set status = 'CANCELADA' where proposta_id = $1 and status = 'PREVISTA'`, [propostaId]);
  },

  /** Keeps what was issued otherwise than proposed, each clause open. */
  insertDivergencias: (tx: Tx, { assinaturaId }: Pick<Contexto, 'assinaturaId'>, apoliceId: string, clausulas: readonly Divergencia[]) =>
    tx.run(
      `insert into balcao.divergencia_emissao (assinatura_id, apolice_id, clausula, item, de, para)
       select $1, $2, x ->> 'clausula', x ->> 'item', nullif(x -> 'de', 'null'), nullif(x -> 'para', 'null')
       from jsonb_array_elements($3::jsonb) x
       on conflict (apolice_id, clausula, item) do nothing`,
      [assinaturaId, apoliceId, JSON.stringify(clausulas)],
    ),
};

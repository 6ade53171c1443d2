import type { Contrato, FichaContratoManual, OpcoesContratoManual, SeguradoDigitado } from '@balcao/contracts';
import type { PlanoDoContrato } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { writeContas } from '../apolice/index.ts';
import type { LadosDaVenda } from './contrato-visto.repository.ts';

/** A proposal that was typed in, as it is written. */
export interface PropostaDigitada {
  readonly id: string;
  readonly numero: number;
  readonly contrato: Contrato;
  readonly plano: PlanoDoContrato;
  readonly numeroSeguradora: string | null;
  readonly motivoRisco: string | null;
  readonly transmitidaEm: Date | null;
  readonly prazoAceite: string | null;
  readonly usuarioId: string;
  readonly origem: 'MANUAL' | 'PDF';
}

/** Columns that a proposal and a policy share, and what a change writes in each. */
const COMUNS = `seguradora = $2, ramo = $3, corretora_id = $4, segurado_id = $5, tipo_documento = $6, bem = $7, itens = $8, coberturas = $9,
  vig_ini = $10, vig_fim = $11, premio_liquido_centavos = $12::bigint, iof_centavos = $13::bigint,
  premio_total_centavos = $12::bigint + $13::bigint, comissao_bps = $14, agenciamento_bps = $15, prolabore_bps = $16, politica_comissao = $17,
  forma = $18, produtores = $19, bonus = $20, ci = $21, renovacao_de_id = $22`;
const valuesOf = (contrato: Contrato): unknown[] => [
  contrato.seguradora,
  contrato.ramo,
  contrato.corretoraId,
  contrato.seguradoId,
  contrato.tipoDocumento,
  contrato.bem,
  JSON.stringify(contrato.itens),
  contrato.coberturas && JSON.stringify(contrato.coberturas),
  contrato.vigIni,
  contrato.vigFim,
  contrato.premioLiquidoCentavos,
  contrato.iofCentavos,
  contrato.comissaoBps,
  contrato.agenciamentoBps,
  contrato.prolaboreBps,
  contrato.politicaComissao,
  contrato.forma,
  JSON.stringify(contrato.produtores),
  contrato.bonus,
  contrato.ci,
  contrato.renovacaoDeId,
];

export const contratoManualRepository = {
  readOpcoes: async (tx: Tx): Promise<OpcoesContratoManual> => ({
    seguradoras: await tx.rows(
      `select s.slug, s.nome, (select t.politica_comissao from balcao.seguradora_tenant t where t.seguradora = s.slug and t.excluido_em is null
         and t.ativo order by t.criado_em limit 1) as politica_comissao
       from balcao.seguradora s order by s.nome collate balcao.pt_br`,
    ),
    ramos: await tx.rows(
      `select r.codigo, r.nome, r.linha, coalesce((select jsonb_agg(jsonb_build_object('bps', i.bps, 'desde', i.desde, 'ate', i.ate) order by i.desde)
         from balcao.ramo_iof i where i.ramo = r.codigo), '[]') as iof
       from balcao.ramo r order by r.codigo`,
    ),
    corretoras: await tx.rows(
      `select id, fantasia as nome from balcao.corretora where excluido_em is null and ativo order by principal desc, fantasia collate balcao.pt_br`,
    ),
    produtores: await tx.rows(
      `select id, nome from balcao.produtor where excluido_em is null and ativo order by nome collate balcao.pt_br`,
    ),
  }),

  /** Who has a document. */
  findSegurado: async (tx: Tx, documento: string): Promise<string | null> =>
    (await tx.row<{ id: string }>('select id from balcao.segurado where documento = $1 and excluido_em is null', [documento]))?.id ?? null,

  /** The client of a document, begun where there is none: of two at once, one begins it. */
  ensureSegurado: async (tx: Tx, { assinaturaId }: Contexto, documento: string, dito: SeguradoDigitado): Promise<string> => {
    await tx.run(
      `insert into balcao.segurado (assinatura_id, pessoa, documento, nome, email, celular) values ($1, $2, $3, $4, $5, $6)
       on conflict (assinatura_id, documento) where excluido_em is null do nothing`,
      [assinaturaId, dito.pessoa, documento, dito.nome, dito.email, dito.celular?.replace(/\D/g, '') || null],
    );
    return (await contratoManualRepository.findSegurado(tx, documento)) as string;
  },

  listNomesDosProdutores: async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    new Map(
      (await tx.rows<{ id: string; nome: string }>('select id, nome from balcao.produtor where id = any($1::uuid[])', [ids])).map(
        ({ id, nome }) => [id, nome],
      ),
    ),

  listChaves: async (tx: Tx, { seguradoId, ramo, bem, itens }: Contrato): Promise<readonly string[]> =>
    (
      await tx.row<{ chaves: string[] }>('select balcao.chaves_do_contrato($1, $2, $3, $4) as chaves', [
        seguradoId,
        ramo,
        bem,
        JSON.stringify(itens),
      ])
    )?.chaves ?? [],

  /** By the number its insurer gave it. */
  findPropostaDaSeguradora: async (
    tx: Tx,
    { seguradora, numero }: { readonly seguradora: string; readonly numero: string },
  ): Promise<string | null> =>
    (
      await tx.row<{ id: string }>(
        'select id from balcao.proposta where seguradora = $1 and numero_seguradora = $2 and excluido_em is null order by criado_em, id limit 1',
        [seguradora, numero],
      )
    )?.id ?? null,

  /** Writers of a proposal of one insurer's number wait for each other until the transaction ends. */
  holdPropostaDaSeguradora: (
    tx: Tx,
    { assinaturaId }: Contexto,
    { seguradora, numero }: { readonly seguradora: string; readonly numero: string },
  ): Promise<number> =>
    tx.run("select pg_advisory_xact_lock(hashtext('proposta_lida'), hashtext($1))", [`${assinaturaId}:${seguradora}:${numero}`]),

  async insertProposta(tx: Tx, { assinaturaId }: Contexto, nova: PropostaDigitada): Promise<void> {
    const { contrato } = nova;
    await tx.run(
      `insert into balcao.proposta (id, seguradora, ramo, corretora_id, segurado_id, tipo_documento, bem, itens, coberturas, vig_ini, vig_fim,
         premio_liquido_centavos, iof_centavos, premio_total_centavos, comissao_bps, agenciamento_bps, prolabore_bps, politica_comissao, forma,
         produtores, bonus, ci, renovacao_de_id, assinatura_id, numero, numero_seguradora, motivo_risco_segurado, transmitida_em, prazo_aceite,
         status, usuario_id, origem)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::bigint, $13::bigint, $12::bigint + $13::bigint, $14, $15, $16, $17, $18, $19,
         $20, $21, $22, $23, $24, $25, $26, $27, $28, case when $27::timestamptz is null then 'RASCUNHO' else 'TRANSMITIDA' end, $29, $30)`,
      [
        nova.id,
        ...valuesOf(contrato),
        assinaturaId,
        nova.numero,
        nova.numeroSeguradora,
        nova.motivoRisco,
        nova.transmitidaEm,
        nova.prazoAceite,
        nova.usuarioId,
        nova.origem,
      ],
    );
    const { id: propostaId, plano } = nova;
    await writeContas(tx, { assinaturaId }, [{ propostaId, apoliceId: null, endossoId: null, forma: contrato.forma, plano }]);
  },

  /** Holds a policy until the transaction ends. */
  lockApolice: (tx: Tx, id: string): Promise<number> => tx.run('select from balcao.apolice where id = $1 for update', [id]),

  /** Whether something of the account was collected, received or settled already; what was typed as paid is typed again. */
  hasMovimento: async (tx: Tx, { propostaId, apoliceId }: LadosDaVenda): Promise<boolean> =>
    (await tx.row(
      `select 1 from balcao.parcela where (proposta_id = $1 or apolice_id = $2) and excluido_em is null and status not in ('ABERTA', 'PAGA')
       union all select 1 from balcao.pagamento_parcela g join balcao.parcela q on q.id = g.parcela_id where q.proposta_id = $1 or q.apolice_id = $2
       union all select 1 from balcao.comissao where (proposta_id = $1 or apolice_id = $2) and excluido_em is null
         and (status <> 'PREVISTA' or recebida_centavos > 0) limit 1`,
      [propostaId, apoliceId],
    )) !== null,

  async removeConta(tx: Tx, { propostaId, apoliceId }: LadosDaVenda): Promise<void> {
    await tx.run('delete from balcao.comissao where proposta_id = $1 or apolice_id = $2', [propostaId, apoliceId]);
    await tx.run('delete from balcao.parcela where proposta_id = $1 or apolice_id = $2', [propostaId, apoliceId]);
  },

  updateProposta: (
    tx: Tx,
    id: string,
    contrato: Contrato,
    { numeroSeguradora, em, prazo }: { numeroSeguradora: string | null; em: Date; prazo: string | null },
  ) =>
    tx.run(
      `update balcao.proposta set ${COMUNS}, numero_seguradora = $23,
         transmitida_em = case when $23::text is null then transmitida_em else coalesce(transmitida_em, $24) end,
         prazo_aceite = case when $23::text is null then prazo_aceite else coalesce(prazo_aceite, $25::date) end,
         status = case when $23::text is not null and status = 'RASCUNHO' then 'TRANSMITIDA' else status end
       where id = $1`,
      [id, ...valuesOf(contrato), numeroSeguradora, em, prazo],
    ),

  updateApolice: (tx: Tx, id: string, contrato: Contrato, { numero, emissao }: { numero: string; emissao: string }) =>
    tx.run(
      `update balcao.apolice set ${COMUNS}, numero = $23, emissao = $24, produtor_id = ($19::jsonb -> 0 ->> 'id')::uuid where id = $1`,
      [id, ...valuesOf(contrato), numero, emissao],
    ),

  /** Who wrote a sale last, why its risk is insured twice, and its client. */
  readEscrita: async (
    tx: Tx,
    { propostaId, apoliceId }: LadosDaVenda,
  ): Promise<Pick<FichaContratoManual, 'alteradoPor' | 'motivoRisco' | 'segurado' | 'tipoDocumento'> & { alteradoEm: Date }> =>
    (await tx.row(
      `select coalesce(a.alterado_em, p.alterado_em) as alterado_em, u.nome as alterado_por, p.motivo_risco_segurado as motivo_risco,
         coalesce(a.tipo_documento, p.tipo_documento) as tipo_documento,
         jsonb_build_object('pessoa', s.pessoa, 'documento', s.documento, 'nome', s.nome, 'email', s.email, 'celular', s.celular) as segurado
       from (select $1::uuid as proposta_id, $2::uuid as apolice_id) v left join balcao.proposta p on p.id = v.proposta_id
       left join balcao.apolice a on a.id = v.apolice_id
       -- as columns of their own: behind row-level security an index serves no comparison with an expression of two others
       cross join lateral (select coalesce(a.segurado_id, p.segurado_id) as segurado_id, coalesce(a.alterado_por, p.alterado_por) as por offset 0) k
       join balcao.segurado s on s.id = k.segurado_id left join balcao.usuario u on u.id = k.por`,
      [propostaId, apoliceId],
    )) as Pick<FichaContratoManual, 'alteradoPor' | 'motivoRisco' | 'segurado' | 'tipoDocumento'> & { alteradoEm: Date },
};

export type ContratoManualRepository = typeof contratoManualRepository;

import type { DadosGrupoColetivo, GrupoColetivo, StatusFaturaColetiva } from '@balcao/contracts';
import type { EscritaDeVidas, FaturaFechada, FaturaPlanejada, PrecoDoMes, VidaGuardada } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';

/** A group, over `balcao.grupo_coletivo c`, as the contract says it. */
export const GRUPO = `jsonb_build_object('preco', c.preco, 'baseCentavos', c.base_centavos, 'tabela', c.tabela, 'cobranca', c.cobranca,
  'diaVencimento', c.dia_vencimento, 'comissaoBps', c.comissao_bps, 'agenciamentoBps', c.agenciamento_bps, 'agenciamentoFaturas',
  c.agenciamento_faturas, 'prolaboreBps', c.prolabore_bps, 'versao', c.versao)`;

/** A bill that is about to change, held with its policy until the transaction ends. */
export interface FaturaTravada {
  readonly id: string;
  readonly versao: number;
  readonly apoliceId: string;
  readonly competencia: string;
  readonly vencimento: string;
  readonly status: StatusFaturaColetiva;
  readonly grupo: GrupoColetivo;
  readonly vigIni: string;
  readonly vigFim: string;
}

/** A bill of a policy, as the others of it are reckoned by. */
export interface FaturaDaApoliceRow extends FaturaFechada {
  readonly status: StatusFaturaColetiva;
  readonly vencimento: string;
  readonly agenciamentoCentavos: number;
  /** In force on its first day. */
  readonly iofVigenteBps: number;
}

/** What an open bill is kept as. */
interface PlanoGravado {
  readonly id: string;
  readonly plano: FaturaPlanejada;
  readonly preco: PrecoDoMes;
  readonly agenciamentoCentavos: number;
  readonly prolaboreCentavos: number;
}

const valores = (liquido: string, iof: string, comissao: string) =>
  `jsonb_build_object('liquidoCentavos', ${liquido}, 'iofCentavos', ${iof}, 'comissaoCentavos', ${comissao})`;
const COLUNAS = `nome, nascimento, papel, titular_cpf, capital_centavos`;

export const grupoRepository = {
  /** The policy first, as whatever else changes its account does. */
  lock: async (tx: Tx, id: string, { usuarioId }: Escopo): Promise<FaturaTravada | null> => {
    await tx.run('select from balcao.apolice where id = (select apolice_id from balcao.fatura where id = $1) for update', [id]);
    return tx.row(
      `select l.id, l.versao, l.apolice_id, to_char(l.competencia, 'YYYY-MM') as competencia, l.vencimento::text, l.status, ${GRUPO} as grupo,
         a.vig_ini::text, a.vig_fim::text
       from balcao.fatura l join balcao.apolice a on a.id = l.apolice_id and a.excluido_em is null
         join balcao.grupo_coletivo c on c.apolice_id = a.id
       where l.id = $1 and l.excluido_em is null and ($2::uuid is null or a.usuario_id = $2) for update of l`,
      [id, usuarioId],
    );
  },

  lockApolice: (tx: Tx, id: string, { usuarioId }: Escopo): Promise<{ vigIni: string; vigFim: string; ramo: string } | null> =>
    tx.row(
      `select a.vig_ini::text, a.vig_fim::text, a.ramo from balcao.apolice a
       where a.id = $1 and a.excluido_em is null and ($2::uuid is null or a.usuario_id = $2) for update`,
      [id, usuarioId],
    ),

  saveGrupo: (tx: Tx, { assinaturaId }: Contexto, apoliceId: string, g: DadosGrupoColetivo): Promise<number> =>
    tx.run(
      `insert into balcao.grupo_coletivo (assinatura_id, apolice_id, preco, base_centavos, tabela, cobranca, dia_vencimento, comissao_bps,
         agenciamento_bps, agenciamento_faturas, prolabore_bps)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (assinatura_id, apolice_id) do update set preco = excluded.preco, base_centavos = excluded.base_centavos,
         tabela = excluded.tabela, cobranca = excluded.cobranca, dia_vencimento = excluded.dia_vencimento, comissao_bps = excluded.comissao_bps,
         agenciamento_bps = excluded.agenciamento_bps, agenciamento_faturas = excluded.agenciamento_faturas,
         prolabore_bps = excluded.prolabore_bps, excluido_em = null`,
      [
        assinaturaId,
        apoliceId,
        g.preco,
        g.baseCentavos,
        g.tabela,
        g.cobranca,
        g.diaVencimento,
        g.comissaoBps,
        g.agenciamentoBps,
        g.agenciamentoFaturas,
        g.prolaboreBps,
      ],
    ),

  findGrupo: async (tx: Tx, apoliceId: string): Promise<GrupoColetivo | null> =>
    (
      await tx.row<{ grupo: GrupoColetivo }>(
        `select ${GRUPO} as grupo from balcao.grupo_coletivo c where c.apolice_id = $1 and c.excluido_em is null`,
        [apoliceId],
      )
    )?.grupo ?? null,

  /** Everybody who is or was in the group. */
  listVidas: (tx: Tx, apoliceId: string): Promise<VidaGuardada[]> =>
    tx.rows(
      `select v.id, v.cpf, v.nome, v.nascimento::text, v.papel, v.titular_cpf, v.inicio::text, v.fim::text, v.capital_centavos::float8
       from balcao.vida v where v.apolice_id = $1 and v.excluido_em is null order by v.cpf, v.inicio`,
      [apoliceId],
    ),

  /** All bills of a policy, the oldest first. */
  listFaturas: (tx: Tx, apoliceId: string): Promise<FaturaDaApoliceRow[]> =>
    tx.rows(
      `select l.id, to_char(l.competencia, 'YYYY-MM') as competencia, l.status, l.vencimento::text, l.preco, coalesce(l.is_cobrada, false) as is_cobrada,
         l.agenciamento_centavos::float8,
         ${valores('l.liquido_centavos', 'l.iof_centavos', 'l.comissao_centavos')} as proprio,
         ${valores('l.ajuste_liquido_centavos', 'l.ajuste_iof_centavos', 'l.ajuste_comissao_centavos')} as ajuste,
         (select ${valores('coalesce(sum(j.liquido_centavos), 0)', 'coalesce(sum(j.iof_centavos), 0)', 'coalesce(sum(j.comissao_centavos), 0)')}
          from balcao.fatura_ajuste j join balcao.fatura d on d.id = j.fatura_id and d.status = 'FECHADA' where j.de_fatura_id = l.id) as acertado,
         coalesce((select i.bps from balcao.ramo_iof i where i.ramo = a.ramo and i.desde <= l.competencia and (i.ate is null or i.ate >= l.competencia)
           order by i.desde desc limit 1), 0) as iof_vigente_bps
       from balcao.fatura l join balcao.apolice a on a.id = l.apolice_id
       where l.apolice_id = $1 and l.excluido_em is null order by l.competencia`,
      [apoliceId],
    ),

  insertFatura: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    nova: { id: string; apoliceId: string; competencia: string; vencimento: string; preco: PrecoDoMes },
  ): Promise<boolean> =>
    (await tx.run(
      `insert into balcao.fatura (id, assinatura_id, apolice_id, competencia, vencimento, preco) values ($1, $2, $3, ($4 || '-01')::date, $5, $6)
       on conflict (assinatura_id, apolice_id, competencia) do nothing`,
      [nova.id, assinaturaId, nova.apoliceId, nova.competencia, nova.vencimento, JSON.stringify(nova.preco)],
    )) > 0,

  deleteFatura: (tx: Tx, id: string): Promise<number> => tx.run('delete from balcao.fatura where id = $1', [id]),

  /** Whether anything but being opened happened to a bill. */
  hasHistoria: async (tx: Tx, id: string): Promise<boolean> =>
    (
      await tx.row<{ tem: boolean }>(
        `select exists (select from balcao.fatura_ato where fatura_id = $1 and tipo not in ('ABERTURA', 'PRECO')) as tem`,
        [id],
      )
    )?.tem ?? false,

  setPreco: (tx: Tx, id: string, preco: PrecoDoMes, vencimento: string): Promise<number> =>
    tx.run('update balcao.fatura set preco = $2, vencimento = $3 where id = $1', [id, JSON.stringify(preco), vencimento]),

  /** What an open bill comes to now. */
  setPlano: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    { id, plano: { fatura, ajustes, ajuste }, ...mais }: PlanoGravado,
  ): Promise<void> => {
    await tx.run(
      `update balcao.fatura set vidas = $2, liquido_centavos = $3, iof_centavos = $4, comissao_centavos = $5, ajuste_liquido_centavos = $6,
         ajuste_iof_centavos = $7, ajuste_comissao_centavos = $8, preco = $9, agenciamento_centavos = $10, prolabore_centavos = $11
       where id = $1 and (vidas, liquido_centavos, iof_centavos, comissao_centavos, ajuste_liquido_centavos, ajuste_iof_centavos,
         ajuste_comissao_centavos, preco, agenciamento_centavos, prolabore_centavos)
         is distinct from ($2::int, $3::bigint, $4::bigint, $5::bigint, $6::bigint, $7::bigint, $8::bigint, $9::jsonb, $10::bigint, $11::bigint)`,
      [
        id,
        fatura.vidas,
        fatura.premioLiquidoCentavos,
        fatura.iofCentavos,
        fatura.comissaoCentavos,
        ajuste.liquidoCentavos,
        ajuste.iofCentavos,
        ajuste.comissaoCentavos,
        JSON.stringify(mais.preco),
        mais.agenciamentoCentavos,
        mais.prolaboreCentavos,
      ],
    );
    await tx.run('delete from balcao.fatura_faixa where fatura_id = $1', [id]);
    await tx.run(
      `insert into balcao.fatura_faixa (assinatura_id, fatura_id, faixa, vidas, premio_centavos)
       select $1, $2, x.faixa, x.vidas, x."premioCentavos" from jsonb_to_recordset($3::jsonb) x (faixa int, vidas int, "premioCentavos" bigint)`,
      [assinaturaId, id, JSON.stringify(fatura.faixas)],
    );
    await tx.run('delete from balcao.fatura_ajuste where fatura_id = $1', [id]);
    if (ajustes.length > 0)
      await tx.run(
        `insert into balcao.fatura_ajuste (assinatura_id, fatura_id, de_fatura_id, liquido_centavos, iof_centavos, comissao_centavos)
         select $1, $2, x."faturaId", x."liquidoCentavos", x."iofCentavos", x."comissaoCentavos"
         from jsonb_to_recordset($3::jsonb) x ("faturaId" uuid, "liquidoCentavos" bigint, "iofCentavos" bigint, "comissaoCentavos" bigint)`,
        [assinaturaId, id, JSON.stringify(ajustes)],
      );
  },

  /** Lives become those a file makes of them. */
  writeVidas: async (
    tx: Tx,
    { assinaturaId }: Contexto,
    apoliceId: string,
    { novas, mudadas, encerradas }: EscritaDeVidas,
  ): Promise<void> => {
    if (encerradas.length > 0)
      await tx.run(
        `update balcao.vida v set fim = x.fim, fim_por = x.por from jsonb_to_recordset($2::jsonb) x (id uuid, fim date, por text)
         where v.id = x.id and v.apolice_id = $1`,
        [apoliceId, JSON.stringify(encerradas)],
      );
    if (mudadas.length > 0)
      await tx.run(
        `update balcao.vida v set nome = x.nome, nascimento = x.nascimento, papel = x.papel, titular_cpf = x."titularCpf",
           capital_centavos = x."capitalCentavos", faixa_avisada = case when v.nascimento = x.nascimento then v.faixa_avisada end
         from jsonb_to_recordset($2::jsonb) x (id uuid, nome text, nascimento date, papel text, "titularCpf" text, "capitalCentavos" bigint)
         where v.id = x.id and v.apolice_id = $1`,
        [apoliceId, JSON.stringify(mudadas)],
      );
    if (novas.length > 0)
      await tx.run(
        `insert into balcao.vida (assinatura_id, apolice_id, cpf, ${COLUNAS}, inicio)
         select $1, $2, x.cpf, x.nome, x.nascimento, x.papel, x."titularCpf", x."capitalCentavos", x.inicio
         from jsonb_to_recordset($3::jsonb) x (cpf text, nome text, nascimento date, papel text, "titularCpf" text, "capitalCentavos" bigint, inicio date)`,
        [assinaturaId, apoliceId, JSON.stringify(novas)],
      );
  },

  /** The policy's own instalments and what was expected of them end: bills take their place. */
  cancelParcelas: async (tx: Tx, apoliceId: string): Promise<void> => {
    await tx.run(
      `update balcao.comissao m set status = 'CANCELADA' from balcao.parcela q
       where q.id = m.parcela_id and q.apolice_id = $1 and q.fatura_id is null and q.excluido_em is null and q.pago_centavos is null
         and q.status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA') and m.excluido_em is null and m.status = 'PREVISTA' and m.recebida_centavos = 0`,
      [apoliceId],
    );
    await tx.run(
      `update balcao.parcela q set status = 'CANCELADA' where q.apolice_id = $1 and q.fatura_id is null and q.excluido_em is null
         and q.pago_centavos is null and q.status in ('ABERTA', 'VENCIDA', 'EM_COBRANCA')`,
      [apoliceId],
    );
  },

  insertAto: (
    tx: Tx,
    { assinaturaId }: Contexto,
    { faturaId, tipo, motivo = null }: { faturaId: string; tipo: string; motivo?: string | null },
  ): Promise<number> =>
    tx.run(
      `insert into balcao.fatura_ato (assinatura_id, fatura_id, tipo, vidas, total_centavos, motivo)
       select $1, l.id, $3, l.vidas, l.liquido_centavos + l.iof_centavos + l.ajuste_liquido_centavos + l.ajuste_iof_centavos, $4
       from balcao.fatura l where l.id = $2`,
      [assinaturaId, faturaId, tipo, motivo],
    ),
};

export type GrupoRepository = typeof grupoRepository;

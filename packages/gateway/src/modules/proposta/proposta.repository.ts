import type {
  ExigenciaDaProposta,
  ExigenciaSeguradora,
  MensagemSeguradora,
  Proposta,
  RespostaExigencia,
  StatusProposta,
  StatusTransmissao,
} from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';
import type { NovaProposta } from './nova-proposta.ts';
import { toPedidas } from './transmissao.model.ts';

type Row = Omit<Proposta, 'parcelas' | 'comissoes' | 'transmitidaEm' | 'exigencias'> & {
  transmitidaEm: Date | null;
  usuarioId: string;
  exigencias: readonly ExigenciaSeguradora[];
};

const PROPOSTA = `select p.id, p.numero, p.numero_seguradora, p.numero_apolice,
    p.orcamento_id, p.oferta_id, r.linha, p.seguradora, s.nome as seguradora_nome,
    i.nome as segurado, p.bem, p.vig_ini::text, p.vig_fim::text,
    p.premio_liquido_centavos::float8, p.iof_centavos::float8,
    p.premio_total_centavos::float8, p.comissao_bps,
    coalesce(p.comissao_centavos, round(p.premio_liquido_centavos * p.comissao_bps / 10000.0))::float8 as comissao_centavos,
    p.politica_comissao, p.plano, p.rotulo_pagamento, p.produtores, p.exigencias, p.mensagens,
    p.transmissao, p.transmitida_em, p.prazo_aceite::text, p.status, p.versao, p.usuario_id
  from balcao.proposta p
  join balcao.seguradora s on s.slug = p.seguradora
  join balcao.ramo r on r.codigo = p.ramo
  join balcao.segurado i on i.id = p.segurado_id
  where p.excluido_em is null and `;

// a row's id follows the clock: a notice written after an answer has a greater one
const RESPOSTAS = `select r.id, r.exigencia, r.criado_em as em, u.nome as usuario, r.nota,
    coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'nome', a.nome) order by a.criado_em, a.id)
      from balcao.anexo_da_resposta x join balcao.anexo a on a.id = x.anexo_id
      where x.resposta_id = r.id and a.excluido_em is null), '[]') as anexos,
    p.status = 'EXIGENCIA' and not exists (
      select from balcao.aviso_seguradora v where v.proposta_id = r.proposta_id and v.id > r.id) as is_desfazivel
  from balcao.resposta_exigencia r
  join balcao.proposta p on p.id = r.proposta_id
  left join balcao.usuario u on u.id = r.criado_por
  where r.proposta_id = $1 and r.excluido_em is null order by r.id`;

/** A proposal and whose it is. */
export interface PropostaComDono {
  readonly proposta: Proposta;
  readonly usuarioId: string;
}

type RespostaRow = Omit<RespostaExigencia, 'em'> & { em: Date; exigencia: number };

/** The demands of a proposal, each with its place and with what was answered to it. */
async function withRespostas(tx: Tx, propostaId: string, pedidas: readonly ExigenciaSeguradora[]): Promise<ExigenciaDaProposta[]> {
  const rows = pedidas.length === 0 ? [] : await tx.rows<RespostaRow>(RESPOSTAS, [propostaId]);
  return pedidas.map(({ codigo, texto, pedidaEm, atendidaEm }, index) => {
    const dela = rows.filter(({ exigencia }) => exigencia === index + 1);
    const respostas = dela.map(({ exigencia: _, em, isDesfazivel, ...resposta }) => ({
      ...resposta,
      em: em.toISOString(),
      isDesfazivel: isDesfazivel && atendidaEm === null,
    }));
    return { codigo, texto, pedidaEm, atendidaEm, ordem: index + 1, respostas };
  });
}

async function read(tx: Tx, where: string, params: readonly unknown[]): Promise<PropostaComDono | null> {
  const row = await tx.row<Row>(PROPOSTA + where, params);
  if (!row) return null;
  const { usuarioId, transmitidaEm, exigencias: pedidas, ...rest } = row;
  const exigencias = await withRespostas(tx, row.id, pedidas);
  const parcelas = await tx.rows<Proposta['parcelas'][number]>(
    `select numero, vencimento::text, valor_centavos::float8, iof_centavos::float8, status
     from balcao.parcela where proposta_id = $1 and excluido_em is null order by numero`,
    [row.id],
  );
  const comissoes = await tx.rows<Proposta['comissoes'][number]>(
    `select c.numero, a.numero as parcela, c.previsao_em::text, c.base_centavos::float8,
       c.prevista_centavos::float8, c.status
     from balcao.comissao c left join balcao.parcela a on a.id = c.parcela_id
     where c.proposta_id = $1 and c.excluido_em is null order by c.numero`,
    [row.id],
  );
  return { usuarioId, proposta: { ...rest, exigencias, transmitidaEm: transmitidaEm?.toISOString() ?? null, parcelas, comissoes } };
}

/** An answer to be kept. */
export interface NovaResposta {
  readonly ordem: number;
  readonly nota: string | null;
  readonly anexos: readonly string[];
}

const only = async (found: Promise<PropostaComDono | null>): Promise<Proposta | null> => (await found)?.proposta ?? null;

export const propostaRepository = {
  /** Takes the subscription's next number under the lock of its row; proposals of before the sequence are counted. */
  async nextNumero(tx: Tx, contexto: Contexto): Promise<number> {
    const row = await tx.row<{ ultimo: number }>(
      `insert into balcao.sequencia as s (assinatura_id, nome, ultimo)
       values ($1, 'proposta', (select coalesce(max(numero), 0) + 1 from balcao.proposta))
       on conflict (assinatura_id, nome) do update set ultimo = s.ultimo + 1 returning ultimo`,
      [contexto.assinaturaId],
    );
    return (row as { ultimo: number }).ultimo;
  },

  find: (tx: Tx, id: string, { usuarioId }: Escopo): Promise<Proposta | null> =>
    only(read(tx, 'p.id = $1 and ($2::uuid is null or p.usuario_id = $2)', [id, usuarioId])),

  /** Holds the proposal until the transaction ends. The caller has already checked who may see it. */
  async lock(tx: Tx, id: string): Promise<PropostaComDono | null> {
    await tx.run('select from balcao.proposta where id = $1 for update', [id]);
    return read(tx, 'p.id = $1', [id]);
  },

  /** The one sale of a case that is not over. */
  findEmPe: (tx: Tx, orcamentoId: string): Promise<Proposta | null> =>
    only(read(tx, "p.orcamento_id = $1 and p.oferta_id is not null and p.status not in ('RECUSADA', 'CANCELADA')", [orcamentoId])),

  /** The last proposal made of a case, however it ended. */
  findUltima: (tx: Tx, orcamentoId: string): Promise<Proposta | null> =>
    only(read(tx, 'p.orcamento_id = $1 order by p.numero desc limit 1', [orcamentoId])),

  async insert(tx: Tx, contexto: Contexto, nova: NovaProposta): Promise<void> {
    await tx.run(
      `insert into balcao.proposta (id, assinatura_id, numero, numero_seguradora, orcamento_id, oferta_id, seguradora, ramo, corretora_id,
         segurado_id, usuario_id, bem, placa, vig_ini, vig_fim, premio_liquido_centavos, iof_centavos, premio_total_centavos, comissao_bps,
         comissao_centavos, politica_comissao, plano, rotulo_pagamento, coberturas, produtores, transmitida_em, prazo_aceite, status)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28)`,
      [
        nova.id,
        contexto.assinaturaId,
        nova.numero,
        nova.numeroSeguradora,
        nova.orcamentoId,
        nova.oferta.id,
        nova.seguradora,
        nova.ramo,
        nova.corretoraId,
        nova.seguradoId,
        nova.usuarioId,
        nova.bem,
        nova.placa,
        nova.vigIni,
        nova.vigFim,
        nova.oferta.premioLiquidoCentavos,
        nova.oferta.iofCentavos,
        nova.oferta.premioTotalCentavos,
        nova.oferta.comissaoBps,
        nova.oferta.comissaoCentavos,
        nova.politicaComissao,
        JSON.stringify(nova.plano),
        nova.rotuloPagamento,
        JSON.stringify(nova.coberturas),
        JSON.stringify(nova.produtores),
        nova.transmitidaEm,
        nova.prazoAceite,
        nova.status,
      ],
    );
    await tx.run(
      `insert into balcao.parcela (assinatura_id, proposta_id, numero, vencimento, valor_centavos, iof_centavos, forma)
       select $1, $2, x.numero, x.vencimento, x."valorCentavos", x."iofCentavos", $3
       from jsonb_to_recordset($4::jsonb) as x (numero int, vencimento date, "valorCentavos" bigint, "iofCentavos" bigint)`,
      [contexto.assinaturaId, nova.id, nova.plano.forma, JSON.stringify(nova.parcelas)],
    );
    await tx.run(
      `insert into balcao.comissao (assinatura_id, proposta_id, parcela_id, numero, base_centavos, bps, prevista_centavos, previsao_em)
       select $1, $2, a.id, x.numero, x."baseCentavos", $3, x."previstaCentavos", x."previsaoEm"
       from jsonb_to_recordset($4::jsonb) as x (numero int, parcela int, "previsaoEm" date, "baseCentavos" bigint, "previstaCentavos" bigint)
       left join balcao.parcela a on a.proposta_id = $2 and a.numero = x.parcela`,
      [contexto.assinaturaId, nova.id, nova.oferta.comissaoBps, JSON.stringify(nova.comissoes)],
    );
  },

  /** Goes one allowed state after another. */
  async advance(tx: Tx, id: string, caminho: readonly StatusProposta[]): Promise<void> {
    for (const status of caminho) await tx.run('update balcao.proposta set status = $2 where id = $1', [id, status]);
  },

  /** Gives a sale up, with what was still to be paid and received of it. */
  async cancelOpen(tx: Tx, id: string): Promise<void> {
    await tx.run(`update balcao.parcela set status = 'CANCELADA' where proposta_id = $1 and status in ('ABERTA', 'EM_COBRANCA')`, [id]);
    await tx.run(
      `update balcao.comissao set status = 'CANCELADA' where proposta_id = $1 and status in ('PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA')`,
      [id],
    );
  },

  /** Keeps what the insurer asked; what was answered to it has rows of its own. */
  setExigencias: (tx: Tx, id: string, exigencias: readonly ExigenciaSeguradora[]): Promise<number> =>
    tx.run('update balcao.proposta set exigencias = $2 where id = $1', [id, JSON.stringify(toPedidas(exigencias))]),

  /** Whether every one of these files is of the case. */
  areAnexosDo: async (tx: Tx, orcamentoId: string, anexos: readonly string[]): Promise<boolean> =>
    (
      await tx.rows('select from balcao.anexo where orcamento_id = $1 and id = any($2::uuid[]) and excluido_em is null for share', [
        orcamentoId,
        anexos,
      ])
    ).length === anexos.length,

  /** Keeps what was answered to a demand, with the papers that went with it. */
  async addResposta(tx: Tx, contexto: Contexto, propostaId: string, { ordem, nota, anexos }: NovaResposta): Promise<void> {
    const row = await tx.row<{ id: string }>(
      'insert into balcao.resposta_exigencia (assinatura_id, proposta_id, exigencia, nota) values ($1, $2, $3, $4) returning id',
      [contexto.assinaturaId, propostaId, ordem, nota],
    );
    await tx.run('insert into balcao.anexo_da_resposta (assinatura_id, resposta_id, anexo_id) select $1, $2, unnest($3::uuid[])', [
      contexto.assinaturaId,
      row?.id,
      anexos,
    ]);
  },

  /** Takes an answer back; it stays in the audit. @returns whether it still stood */
  removeResposta: async (tx: Tx, propostaId: string, id: string): Promise<boolean> =>
    (await tx.run('update balcao.resposta_exigencia set excluido_em = now() where id = $2 and proposta_id = $1 and excluido_em is null', [
      propostaId,
      id,
    ])) > 0,

  /** Where asking the insurer stands. */
  setTransmissao: (tx: Tx, id: string, transmissao: StatusTransmissao, mensagens: readonly MensagemSeguradora[] = []): Promise<number> =>
    tx.run('update balcao.proposta set transmissao = $2, mensagens = $3 where id = $1', [id, transmissao, JSON.stringify(mensagens)]),

  /** The insurer took it: its number, and until when it may keep silent. */
  setTransmitida: (
    tx: Tx,
    id: string,
    { numeroSeguradora, em, prazoAceite }: { numeroSeguradora: string; em: Date; prazoAceite: string | null },
  ): Promise<number> =>
    tx.run(
      `update balcao.proposta set status = 'TRANSMITIDA', transmissao = 'CONCLUIDA', mensagens = '[]', numero_seguradora = $2,
         transmitida_em = $3, prazo_aceite = $4 where id = $1`,
      [id, numeroSeguradora, em, prazoAceite],
    ),

  /** Whether a notice of the insurer is new; the same one again is not. */
  addAviso: async (tx: Tx, contexto: Contexto, propostaId: string, aviso: string): Promise<boolean> =>
    (await tx.run(
      `insert into balcao.aviso_seguradora (assinatura_id, proposta_id, aviso) values ($1, $2, $3) on conflict (proposta_id, aviso) do nothing`,
      [contexto.assinaturaId, propostaId, aviso],
    )) > 0,

  /** Proposals an insurer knows by a number, of any subscription. */
  findDaSeguradora: (tx: Tx, seguradora: string, numero: string): Promise<{ id: string; assinaturaId: string; usuarioId: string }[]> =>
    tx.rows(`select id, assinatura_id, usuario_id from balcao.propostas_da_seguradora($1, $2)`, [seguradora, numero]),
};

export type PropostaRepository = typeof propostaRepository;

import type { DadosSolicitacao, SolicitacaoCotacao, StatusSolicitacao } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { CondicaoSql } from '../../plugins/filtro-sql.ts';
import { createParams } from '../../plugins/sql-params.ts';
import { padraoDa, solicitacaoTem } from '../lista/index.ts';
import type { Escopo } from '../escopo/index.ts';

/** A lead as it is first written. */
export interface NovaSolicitacao extends Pick<SolicitacaoCotacao, 'id' | 'linha' | 'origem' | 'nome' | 'email' | 'celular'> {
  readonly dados: DadosSolicitacao;
  readonly consentimento: SolicitacaoCotacao['consentimento'] & { readonly ip: string };
  readonly questionarioId: string | null;
  readonly orcamentoId: string | null;
  readonly usuarioId: string | null;
  /** Of one that the public page sent; null of any other. */
  readonly daPagina: PedidoDaPagina | null;
}

/** What the public page adds to a lead. */
export interface PedidoDaPagina {
  readonly publicadaId: string;
  readonly protocolo: string;
  /** Of the proof it was sent with, which is used once. */
  readonly chave: string;
  /** Of what was sent. */
  readonly hash: Buffer;
  readonly utm: Readonly<Record<string, string>>;
  /** Who is notified; null when nobody may attend to it. */
  readonly avisadoId: string | null;
}

/** A lead that was sent with a proof. */
export interface JaRecebida {
  readonly protocolo: string;
  readonly recebidoEm: Date;
  readonly hash: Buffer;
}

type Row = Omit<SolicitacaoCotacao, 'criadoEm' | 'assumidaEm'> & { criadoEm: Date; assumidaEm: Date | null };

const COLUNAS = `s.id, s.criado_em, s.linha, s.origem, s.status, s.nome, s.email, s.celular, s.dados,
  s.consentimento - 'ip' as consentimento, s.orcamento_id, r.nome as responsavel, s.assumida_em,
  s.protocolo, s.utm, a.nome as avisado`;
const DE = `from balcao.solicitacao_cotacao s left join balcao.usuario r on r.id = s.responsavel_id
  left join balcao.usuario a on a.id = s.avisado_id`;
// leads of the caller, leads they attend to, and leads nobody has taken yet
const VISIVEL = `s.excluido_em is null
  and ($1::uuid is null or s.responsavel_id = $1 or (s.responsavel_id is null and (s.usuario_id is null or s.usuario_id = $1)))`;
const toSolicitacao = (row: Row): SolicitacaoCotacao => ({
  ...row,
  criadoEm: row.criadoEm.toISOString(),
  assumidaEm: row.assumidaEm?.toISOString() ?? null,
});

/** What a list is narrowed by. */
export interface FiltroSolicitacoes extends Escopo {
  readonly status: readonly StatusSolicitacao[];
  /** Words that must all appear, as `palavrasDaBusca` reads them. */
  readonly palavras: readonly string[];
  /** What the saved filter it is asked by adds. */
  readonly condicao: CondicaoSql | null;
}

const FILTRO = `${VISIVEL} and (cardinality($2::text[]) = 0 or s.status = any($2))
  and not exists (select from unnest($3::text[]) palavra where not ${solicitacaoTem('palavra')})`;
function where({ usuarioId, status, palavras, condicao }: FiltroSolicitacoes): { sql: string; params: unknown[] } {
  const { params, bind } = createParams(usuarioId, status, palavras.map(padraoDa));
  return { sql: condicao ? `${FILTRO} and ${condicao(bind)}` : FILTRO, params };
}

export const solicitacaoRepository = {
  insert: (tx: Tx, contexto: Contexto, nova: NovaSolicitacao): Promise<number> =>
    tx.run(
      `insert into balcao.solicitacao_cotacao
         (id, assinatura_id, linha, origem, nome, email, celular, dados, consentimento, questionario_id, orcamento_id, usuario_id,
          publicada_id, protocolo, chave, pedido_hash, utm, avisado_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
      [
        nova.id,
        contexto.assinaturaId,
        nova.linha,
        nova.origem,
        nova.nome,
        nova.email,
        nova.celular,
        JSON.stringify(nova.dados),
        JSON.stringify(nova.consentimento),
        nova.questionarioId,
        nova.orcamentoId,
        nova.usuarioId,
        nova.daPagina?.publicadaId ?? null,
        nova.daPagina?.protocolo ?? null,
        nova.daPagina?.chave ?? null,
        nova.daPagina?.hash ?? null,
        nova.daPagina && JSON.stringify(nova.daPagina.utm),
        nova.daPagina?.avisadoId ?? null,
      ],
    ),

  /** The lead a proof of the public page was already used for. */
  findByChave: (tx: Tx, chave: string): Promise<JaRecebida | null> =>
    tx.row('select protocolo, criado_em as recebido_em, pedido_hash as hash from balcao.solicitacao_cotacao where chave = $1', [chave]),

  /** Newest first. */
  list: async (tx: Tx, filtro: FiltroSolicitacoes, { limite, pulo }: { limite: number; pulo: number }): Promise<SolicitacaoCotacao[]> => {
    const { sql, params } = where(filtro);
    const rows = await tx.rows<Row>(
      `select ${COLUNAS} ${DE} where ${sql} order by s.criado_em desc, s.id desc limit ${Math.trunc(limite)} offset ${Math.trunc(pulo)}`,
      params,
    );
    return rows.map(toSolicitacao);
  },

  count: async (tx: Tx, filtro: FiltroSolicitacoes): Promise<number> => {
    const { sql, params } = where(filtro);
    return (await tx.row<{ total: number }>(`select count(*)::int as total ${DE} where ${sql}`, params))?.total ?? 0;
  },

  /** As `list`, one, holding the row until the transaction ends. */
  async lock(tx: Tx, id: string, { usuarioId }: Escopo): Promise<SolicitacaoCotacao | null> {
    const row = await tx.row<Row>(`select ${COLUNAS} ${DE} where ${VISIVEL} and s.id = $2 for update of s`, [usuarioId, id]);
    return row && toSolicitacao(row);
  },

  /** Assigns a new lead to the user who takes it. */
  take: (tx: Tx, id: string, { usuarioId, em }: { usuarioId: string; em: Date }): Promise<number> =>
    tx.run(`update balcao.solicitacao_cotacao set status = 'EM_ATENDIMENTO', responsavel_id = $2, assumida_em = $3 where id = $1`, [
      id,
      usuarioId,
      em,
    ]),

  /** The lead is an orçamento from now on. */
  convert: (tx: Tx, id: string, orcamentoId: string): Promise<number> =>
    tx.run(`update balcao.solicitacao_cotacao set status = 'CONVERTIDA', orcamento_id = $2 where id = $1`, [id, orcamentoId]),

  discard: (tx: Tx, id: string, motivo: string): Promise<number> =>
    tx.run(`update balcao.solicitacao_cotacao set status = 'DESCARTADA', motivo_descarte = $2 where id = $1`, [id, motivo]),
};

export type SolicitacaoRepository = typeof solicitacaoRepository;

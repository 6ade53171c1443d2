import type { ArquivoExtrato, EscritaExtrato, MapeamentoExtrato, PreviaExtrato, StatusArquivoExtrato } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { corretoraNoEscopo } from '../escopo/index.ts';

/** What the file does not say and somebody said for it. */
export interface DitoDoArquivo {
  readonly numero?: string | null | undefined;
  readonly creditoEm?: string | null | undefined;
}

/** A file as it waits to be read. */
export interface ArquivoNaFila {
  readonly id: string;
  readonly corretoraId: string;
  readonly seguradora: string | null;
  readonly conteudo: Buffer;
  readonly mapeamento: MapeamentoExtrato | null;
  readonly dito: DitoDoArquivo;
}

type Row = Omit<ArquivoExtrato, 'criadoEm'> & { readonly criadoEm: Date };
const ARQUIVO = `select f.id, f.nome, f.bytes, f.criado_em, f.corretora_id, f.seguradora, f.status, f.escrita, f.previa, f.mapeamento, f.recusa, f.extrato_id
  from balcao.extrato_arquivo f where ${corretoraNoEscopo('f.corretora_id')}`;
const told = ({ criadoEm, ...row }: Row): ArquivoExtrato => ({ ...row, criadoEm: criadoEm.toISOString() });
/** Files that are shown on their way, and a while after. */
const RECENTES = 100;

/** Files on their way to be statements, and how those of each insurer are read. */
export const arquivoExtratoRepository = {
  /** @returns false when these bytes are here already */
  insert: async (
    tx: Tx,
    { assinaturaId, usuarioId }: Contexto,
    novo: { id: string; corretoraId: string; seguradora: string | null; nome: string; sha256: string; conteudo: Buffer },
  ): Promise<boolean> =>
    (await tx.run(
      `insert into balcao.extrato_arquivo (id, assinatura_id, usuario_id, corretora_id, seguradora, nome, sha256, bytes, conteudo)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (assinatura_id, sha256) where status in ('NA_FILA', 'SEM_MAPEAMENTO', 'LIDO') do nothing`,
      [novo.id, assinaturaId, usuarioId, novo.corretoraId, novo.seguradora, novo.nome, novo.sha256, novo.conteudo.length, novo.conteudo],
    )) > 0,

  /** Where these bytes came in first. */
  findRepetido: (tx: Tx, sha256: string): Promise<{ nome: string; dia: string; numero: string | null } | null> =>
    tx.row(
      `select f.nome, (f.criado_em at time zone 'America/Sao_Paulo')::date::text as dia, x.numero
       from balcao.extrato_arquivo f left join balcao.extrato_comissao x on x.id = f.extrato_id
       where f.sha256 = $1 and f.status in ('NA_FILA', 'SEM_MAPEAMENTO', 'LIDO')`,
      [sha256],
    ),

  list: async (tx: Tx): Promise<ArquivoExtrato[]> =>
    (
      await tx.rows<Row>(
        `${ARQUIVO} and (f.status in ('NA_FILA', 'SEM_MAPEAMENTO') or f.criado_em > now() - interval '1 day')
         order by f.criado_em desc, f.id desc limit ${RECENTES}`,
      )
    ).map(told),

  find: async (tx: Tx, id: string): Promise<ArquivoExtrato | null> => {
    const row = await tx.row<Row>(`${ARQUIVO} and f.id = $1`, [id]);
    return row && told(row);
  },

  /** Its state, held until the transaction ends. */
  lock: (tx: Tx, id: string): Promise<{ status: StatusArquivoExtrato } | null> =>
    tx.row(`select f.status from balcao.extrato_arquivo f where f.id = $1 and ${corretoraNoEscopo('f.corretora_id')} for update`, [id]),

  findNaFila: (tx: Tx, id: string): Promise<ArquivoNaFila | null> =>
    tx.row(
      `select id, corretora_id, seguradora, conteudo, mapeamento, dito from balcao.extrato_arquivo where id = $1 and status = 'NA_FILA'`,
      [id],
    ),

  /** Waits for somebody to say where its fields stand. */
  askMapeamento: (
    tx: Tx,
    id: string,
    pedido: { previa: PreviaExtrato; escrita: EscritaExtrato; seguradora: string | null; recusa: string },
  ): Promise<number> =>
    tx.run(
      `update balcao.extrato_arquivo set status = 'SEM_MAPEAMENTO', previa = $2, escrita = $3, seguradora = coalesce(seguradora, $4), recusa = $5
       where id = $1 and status = 'NA_FILA'`,
      [id, JSON.stringify(pedido.previa), JSON.stringify(pedido.escrita), pedido.seguradora, pedido.recusa],
    ),

  setMapeamento: (
    tx: Tx,
    id: string,
    { seguradora, mapeamento, dito }: { seguradora: string; mapeamento: MapeamentoExtrato; dito: DitoDoArquivo },
  ): Promise<number> =>
    tx.run(
      `update balcao.extrato_arquivo set status = 'NA_FILA', seguradora = $2, mapeamento = $3, dito = $4, recusa = null
       where id = $1 and status = 'SEM_MAPEAMENTO'`,
      [id, seguradora, JSON.stringify(mapeamento), JSON.stringify(dito)],
    ),

  /** It came to nothing: its bytes go. */
  giveUp: (tx: Tx, id: string, { status, recusa }: { status: 'FALHOU' | 'CANCELADO'; recusa: string | null }): Promise<number> =>
    tx.run(
      `update balcao.extrato_arquivo set status = $2, recusa = $3, conteudo = null, previa = null
       where id = $1 and status in ('NA_FILA', 'SEM_MAPEAMENTO')`,
      [id, status, recusa],
    ),

  conclude: (
    tx: Tx,
    id: string,
    { extratoId, seguradora, escrita }: { extratoId: string; seguradora: string; escrita: EscritaExtrato },
  ): Promise<number> =>
    tx.run(
      `update balcao.extrato_arquivo set status = 'LIDO', extrato_id = $2, seguradora = $3, escrita = $4, conteudo = null, previa = null, recusa = null
       where id = $1 and status = 'NA_FILA'`,
      [id, extratoId, seguradora, JSON.stringify(escrita)],
    ),

  /** The file of a statement that was removed may come again. */
  freeFiles: (tx: Tx, extratoId: string): Promise<number> =>
    tx.run(`update balcao.extrato_arquivo set status = 'CANCELADO', extrato_id = null where extrato_id = $1`, [extratoId]),

  /** How files were read before, of an insurer or of all, the newest first. */
  listMapeamentos: (tx: Tx, seguradora: string | null): Promise<{ seguradora: string; mapeamento: MapeamentoExtrato }[]> =>
    tx.rows(
      `select seguradora, mapeamento from balcao.extrato_mapeamento where $1::text is null or seguradora = $1
       order by alterado_em desc, id desc limit 40`,
      [seguradora],
    ),

  keepMapeamento: (
    tx: Tx,
    { assinaturaId }: Contexto,
    { seguradora, resumo, mapeamento }: { seguradora: string; resumo: string; mapeamento: MapeamentoExtrato },
  ): Promise<number> =>
    tx.run(
      `insert into balcao.extrato_mapeamento (assinatura_id, seguradora, resumo, mapeamento) values ($1, $2, $3, $4)
       on conflict (assinatura_id, seguradora, resumo) do update set alterado_em = now()`,
      [assinaturaId, seguradora, resumo, JSON.stringify(mapeamento)],
    ),

  listSeguradoras: (tx: Tx): Promise<{ slug: string; nome: string }[]> =>
    tx.rows('select slug, nome from balcao.seguradora order by nome, slug'),

  hasCorretora: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.row(`select 1 as um from balcao.corretora c where c.id = $1 and c.excluido_em is null and ${corretoraNoEscopo('c.id')}`, [
      id,
    ])) !== null,
};
export type ArquivoExtratoRepository = typeof arquivoExtratoRepository;

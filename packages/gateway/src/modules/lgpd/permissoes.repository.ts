import type { AtoPermissao, BaseLegal, ConsultaPermissoes, EstadoPermissao, Finalidade, OrigemPermissao } from '@balcao/contracts';
import type { PermissoesDoSegurado, ProvaPermissao } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Bind } from '../../plugins/sql-params.ts';
import { createLeituraRepository } from '../registro/index.ts';

/** One act as it is written. */
export interface NovoAto {
  readonly seguradoId: string;
  readonly finalidade: Finalidade;
  readonly ato: AtoPermissao;
  readonly baseLegal: BaseLegal;
  readonly origem: OrigemPermissao;
  readonly textoId: string;
  readonly textoSha256: string;
  readonly quem: string;
  readonly coletaId: string | null;
  readonly userAgent: string | null;
  readonly nota: string | null;
  readonly em: Date;
}

/** The words of a purpose that are shown now. */
export interface TextoRow {
  readonly id: string;
  readonly finalidade: Finalidade;
  readonly versao: string;
  readonly texto: string;
  readonly sha256: string;
}

export interface SeguradoRow {
  readonly id: string;
  readonly nome: string;
  readonly email: string | null;
}

export interface ColetaRow {
  readonly id: string;
  readonly seguradoId: string;
  readonly usuarioId: string;
  readonly expiraEm: Date;
  readonly respondidaEm: Date | null;
}

const FINALIDADES = ['COTACAO', 'RENOVACAO', 'MARKETING_EMAIL', 'MARKETING_WHATSAPP', 'COMPARTILHAR_SEGURADORA'] as const;
const stateOf = (finalidade: string): string =>
  `coalesce((select p.ato from balcao.permissao_lgpd p where p.segurado_id = s.id and p.finalidade = '${finalidade}'
    order by p.em desc, p.id desc limit 1), 'SEM_REGISTRO')`;
const MUDOU = '(select max(p.em) from balcao.permissao_lgpd p where p.segurado_id = s.id)';

/** The matrix: one row per client, the last word on each purpose in its columns. */
export const matrizRepository = createLeituraRepository<PermissoesDoSegurado, PermissoesDoSegurado, ConsultaPermissoes>({
  from: 'balcao.segurado s',
  chave: 's.id',
  nome: 's.nome',
  where: 's.excluido_em is null',
  resumo: `s.id, s.nome, s.documento, s.email, s.celular, ${MUDOU} as alterado_em,
    json_build_object(${FINALIDADES.map((finalidade) => `'${finalidade}', ${stateOf(finalidade)}`).join(', ')}) as permissoes,
    (select case when c.respondida_em is not null then 'RESPONDIDA' when c.expira_em <= now() then 'VENCIDA'
        when c.aberta_em is not null then 'ABERTA' else 'ENVIADA' end
      from balcao.coleta_permissao c where c.segurado_id = s.id and c.excluido_em is null
      order by c.criado_em desc, c.id desc limit 1) as coleta`,
  busca: (
    padrao,
  ) => `(balcao.sem_acento(s.nome) || ' ' || balcao.busca_valor(s.documento) || ' ' || balcao.sem_acento(coalesce(s.email, ''))
    || ' ' || balcao.busca_valor(s.celular)) like ${padrao}`,
  filtros: {
    // both are one question: the state is of the purpose asked for
    finalidade: () => 'true',
    estado: () => 'true',
  },
  ordens: { nome: 's.nome collate balcao.pt_br', documento: 's.documento', alteradoEm: MUDOU },
  ordem: 'nome',
});

/** What the two filters of the matrix ask together. */
export function condicaoDaMatriz({ finalidade, estado }: Pick<ConsultaPermissoes, 'finalidade' | 'estado'>) {
  if (!estado && !finalidade) return null;
  return (bind: Bind): string => {
    const asked = finalidade ? [finalidade] : FINALIDADES;
    // a purpose alone asks for those who said something of it
    if (!estado) return `${stateOf(asked[0] as string)} <> 'SEM_REGISTRO'`;
    const valor = bind(estado);
    return `(${asked.map((uma) => `${stateOf(uma)} = ${valor}`).join(' or ')})`;
  };
}

const COLETA = 'select id, segurado_id, usuario_id, expira_em, respondida_em from balcao.coleta_permissao';

export const permissoesRepository = {
  listTextos: (tx: Tx, agora: Date): Promise<TextoRow[]> =>
    tx.rows(
      `select distinct on (finalidade) id, finalidade, versao, texto, sha256 from balcao.texto_finalidade
       where publicado_em <= $1 order by finalidade, publicado_em desc`,
      [agora],
    ),

  findSegurado: (tx: Tx, id: string): Promise<SeguradoRow | null> =>
    tx.row('select id, nome, email from balcao.segurado where id = $1 and excluido_em is null', [id]),

  /** As `findSegurado`, held: two acts of one client are judged one after the other. */
  lockSegurado: (tx: Tx, id: string): Promise<SeguradoRow | null> =>
    tx.row('select id, nome, email from balcao.segurado where id = $1 and excluido_em is null for no key update', [id]),

  /** The last word of a client on each purpose they spoke of. */
  readEstados: async (tx: Tx, seguradoId: string): Promise<ReadonlyMap<Finalidade, EstadoPermissao>> => {
    const rows = await tx.rows<{ finalidade: Finalidade; ato: AtoPermissao }>(
      `select distinct on (finalidade) finalidade, ato from balcao.permissao_lgpd
       where segurado_id = $1 order by finalidade, em desc, id desc`,
      [seguradoId],
    );
    return new Map(rows.map(({ finalidade, ato }) => [finalidade, ato]));
  },

  insertAto: async (tx: Tx, { assinaturaId, usuarioId, ip }: Contexto, novo: NovoAto): Promise<string> => {
    const row = await tx.row<{ id: string }>(
      `insert into balcao.permissao_lgpd (assinatura_id, em, segurado_id, finalidade, ato, base_legal, origem, texto_id, texto_sha256, quem,
         usuario_id, coleta_id, ip, user_agent, nota)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
      [
        assinaturaId,
        novo.em,
        novo.seguradoId,
        novo.finalidade,
        novo.ato,
        novo.baseLegal,
        novo.origem,
        novo.textoId,
        novo.textoSha256,
        novo.quem,
        novo.origem === 'CORRETORA' ? usuarioId : null,
        novo.coletaId,
        ip ?? null,
        novo.userAgent?.slice(0, 300) ?? null,
        novo.nota,
      ],
    );
    return row?.id ?? '';
  },

  listProvas: async (tx: Tx, seguradoId: string, id: string | null = null): Promise<ProvaPermissao[]> => {
    const rows = await tx.rows<Omit<ProvaPermissao, 'em'> & { em: Date }>(
      `select p.id, p.finalidade, p.ato, p.origem, p.base_legal, p.em, p.quem, p.ip, p.user_agent as navegador, t.versao as texto_versao,
         t.texto, p.texto_sha256, p.nota
       from balcao.permissao_lgpd p join balcao.texto_finalidade t on t.id = p.texto_id
       where p.segurado_id = $1 and ($2::uuid is null or p.id = $2) order by p.em desc, p.id desc limit 500`,
      [seguradoId, id],
    );
    return rows.map(({ em, ...prova }) => ({ ...prova, em: em.toISOString() }));
  },

  insertColeta: (
    tx: Tx,
    { assinaturaId, usuarioId }: Contexto,
    nova: { id: string; seguradoId: string; tokenHash: Buffer; enviadoPara: string | null; expiraEm: Date },
  ): Promise<number> =>
    tx.run(
      `insert into balcao.coleta_permissao (id, assinatura_id, segurado_id, usuario_id, token_hash, enviado_para, expira_em)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [nova.id, assinaturaId, nova.seguradoId, usuarioId, nova.tokenHash, nova.enviadoPara, nova.expiraEm],
    ),

  /** The live link of a digest, whosever it is; `tx` without a subscription. */
  findPublica: (tx: Tx, hash: Buffer, agora: Date): Promise<{ id: string; assinaturaId: string } | null> =>
    tx.row('select id, assinatura_id from balcao.buscar_coleta($1, $2)', [hash, agora]),

  lockColeta: (tx: Tx, id: string): Promise<ColetaRow | null> => tx.row(`${COLETA} where id = $1 for update`, [id]),

  openColeta: (tx: Tx, id: string, em: Date): Promise<number> =>
    tx.run('update balcao.coleta_permissao set aberta_em = $2 where id = $1 and aberta_em is null', [id, em]),

  answerColeta: (tx: Tx, id: string, em: Date): Promise<number> =>
    tx.run('update balcao.coleta_permissao set respondida_em = $2 where id = $1', [id, em]),
};

export type PermissoesRepository = typeof permissoesRepository;

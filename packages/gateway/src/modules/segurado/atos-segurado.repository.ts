import type { MensagemAoSegurado, OportunidadeDeVenda } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { SEGURADO_NO_ESCOPO } from '../escopo/index.ts';
import { permite, vigente } from './segurado-condicoes.ts';

/** A client as a message to them sees them. */
export interface DestinatarioRow {
  readonly id: string;
  readonly nome: string;
  readonly email: string | null;
  readonly celular: string | null;
  readonly mayReceive: boolean;
  readonly mayBeCalled: boolean;
}

/** A message that waits. */
export interface MensagemRow extends MensagemAoSegurado {
  readonly id: string;
  readonly seguradoId: string;
  readonly usuarioId: string;
  readonly destinatario: string;
  readonly status: string;
}

const DESTINATARIO = `select s.id, s.nome, s.email, s.celular, ${permite('MARKETING_EMAIL')} as may_receive,
    ${permite('MARKETING_WHATSAPP')} as may_be_called from balcao.segurado s
  where s.id = $1 and s.excluido_em is null`;

/** What may be lacking to whom: a company is offered no home, and a person no condominium. */
const LINHAS = { PF: ['AUTO', 'RESIDENCIAL', 'VIDA', 'SAUDE', 'PET'], PJ: ['AUTO', 'EMPRESARIAL', 'VIDA', 'SAUDE'] } as const;

export const atosSeguradoRepository = {
  isUsuarioAtivo: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.row(`select 1 as um from balcao.usuario where id = $1 and status = 'ATIVO' and excluido_em is null`, [id])) !== null,

  findDestinatario: (tx: Tx, id: string): Promise<DestinatarioRow | null> => tx.row(`${DESTINATARIO} and ${SEGURADO_NO_ESCOPO}`, [id]),
  /** Whoever asked for it, who may be gone by now. */
  findDestinatarioDaMensagem: (tx: Tx, id: string): Promise<DestinatarioRow | null> => tx.row(DESTINATARIO, [id]),

  /** @returns false when the client has one of that day already */
  insertMensagem: async (
    tx: Tx,
    { assinaturaId, usuarioId }: Contexto,
    { id, seguradoId, destinatario, assunto, texto, saiEm, dia }: Omit<MensagemRow, 'usuarioId' | 'status'> & { saiEm: Date; dia: string },
  ): Promise<boolean> =>
    (await tx.run(
      `insert into balcao.mensagem_segurado (id, assinatura_id, segurado_id, usuario_id, destinatario, assunto, texto, sai_em, dia)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (assinatura_id, segurado_id, dia) where status <> 'CANCELADA' do nothing`,
      [id, assinaturaId, seguradoId, usuarioId, destinatario, assunto, texto, saiEm, dia],
    )) > 0,

  hasMensagemNoDia: async (tx: Tx, seguradoId: string, dia: string): Promise<boolean> =>
    (await tx.row(`select 1 as um from balcao.mensagem_segurado where segurado_id = $1 and dia = $2 and status <> 'CANCELADA'`, [
      seguradoId,
      dia,
    ])) !== null,

  lockMensagem: (tx: Tx, id: string): Promise<MensagemRow | null> =>
    tx.row(
      'select id, segurado_id, usuario_id, destinatario, assunto, texto, status from balcao.mensagem_segurado where id = $1 for update',
      [id],
    ),
  setStatus: (tx: Tx, id: string, status: 'ENVIADA' | 'CANCELADA'): Promise<number> =>
    tx.run('update balcao.mensagem_segurado set status = $2 where id = $1', [id, status]),

  /** Pairs of lines by how many clients have the one in force and not the other, the commonest first. */
  listOportunidades: (tx: Tx, hoje: string): Promise<OportunidadeDeVenda[]> =>
    tx.rows(
      `with cliente as (
         select s.pessoa, array_agg(distinct r.linha) as linhas from balcao.segurado s
         join balcao.apolice a on a.segurado_id = s.id and ${vigente('a', '$1::date')} join balcao.ramo r on r.codigo = a.ramo
         where s.excluido_em is null and ${SEGURADO_NO_ESCOPO} group by s.id, s.pessoa),
       grupo as (select pessoa, linhas, count(*)::int as segurados from cliente group by pessoa, linhas)
       select g.pessoa, t.linha as tem, f.linha as falta, sum(g.segurados)::int as segurados
       from grupo g cross join lateral unnest(g.linhas) as t (linha)
       join (select 'PF' as pessoa, unnest($2::text[]) as linha union all select 'PJ', unnest($3::text[])) f
         on f.pessoa = g.pessoa and not f.linha = any(g.linhas)
       group by 1, 2, 3 order by 4 desc, 1, 2, 3 limit 40`,
      [hoje, LINHAS.PF, LINHAS.PJ],
    ),
};

export type AtosSeguradoRepository = typeof atosSeguradoRepository;

import type { CanalCobranca, ContatoDaParcela, ModeloCobranca, StatusParcela } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';
import type { TarefaAberta } from '../tarefa/index.ts';
import { ENCARGOS, type ParcelaAvaliada } from './parcela.model.ts';

/** An instalment as a reminder of it sees it, held until the transaction ends. */
export interface ParcelaCobrada {
  readonly id: string;
  readonly seguradoId: string;
  readonly segurado: string;
  readonly pessoa: 'PF' | 'PJ';
  readonly apolice: string;
  readonly bem: string;
  readonly seguradora: string;
  readonly endosso: number | null;
  readonly numero: number;
  readonly total: number;
  readonly vencimento: string;
  readonly valorCentavos: number;
  readonly pagoCentavos: number;
  readonly status: StatusParcela;
  readonly encargos: ParcelaAvaliada['encargos'];
}

interface NovoContato {
  readonly parcelaId: string;
  readonly tipo: ContatoDaParcela['tipo'];
  readonly prometidaPara?: string;
  readonly tarefaId?: string;
  readonly proximoEm?: string | null;
  readonly observacao?: string | null;
}

const INSTANTE = `to_char(c.criado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Who may be given something to do. */
const RESPONSAVEIS = `select u.id, u.nome from balcao.usuario u where u.status = 'ATIVO' and u.excluido_em is null`;

export const cobrancaParcelaRepository = {
  listModelos: (tx: Tx): Promise<ModeloCobranca[]> =>
    tx.rows(`select id, canal, nome, assunto, corpo from balcao.modelo_padrao where uso = 'COBRANCA' order by canal, ordem, nome`),

  findModelo: (tx: Tx, id: string, canal: CanalCobranca): Promise<ModeloCobranca | null> =>
    tx.row(`select id, canal, nome, assunto, corpo from balcao.modelo_padrao where id = $1 and canal = $2 and uso = 'COBRANCA'`, [
      id,
      canal,
    ]),

  lock: (tx: Tx, id: string, { usuarioId }: Escopo): Promise<ParcelaCobrada | null> =>
    tx.row(
      `select q.id, a.segurado_id, s.nome as segurado, s.pessoa, a.numero as apolice, a.bem, f.nome as seguradora, l.endosso, q.numero, l.total,
         q.vencimento::text, (q.valor_centavos + q.ajuste_centavos)::float8 as valor_centavos,
         coalesce(q.pago_centavos, 0)::float8 as pago_centavos, q.status, ${ENCARGOS}
       from balcao.parcela q join balcao.parcela_lista l on l.id = q.id join balcao.apolice a on a.id = q.apolice_id
         join balcao.segurado s on s.id = a.segurado_id join balcao.seguradora f on f.slug = a.seguradora
       where q.id = $1 and ($2::uuid is null or a.usuario_id = $2) for update of q`,
      [id, usuarioId],
    ),

  /** Whether a client was called of any instalment on a day, in São Paulo. */
  wasChamado: async (tx: Tx, seguradoId: string, dia: string): Promise<boolean> =>
    (await tx.row(
      `select 1 as um from balcao.contato_parcela c join balcao.parcela_lista l on l.id = c.parcela_id
       where l.segurado_id = $1 and c.tipo = 'WHATSAPP' and (c.criado_em at time zone 'America/Sao_Paulo')::date = $2::date limit 1`,
      [seguradoId, dia],
    )) !== null,

  insertContato: async (tx: Tx, { assinaturaId }: Contexto, novo: NovoContato): Promise<ContatoDaParcela> => {
    const { parcelaId, tipo, prometidaPara = null, tarefaId = null, proximoEm = null, observacao = null } = novo;
    const row = await tx.row<ContatoDaParcela>(
      `with c as (
         insert into balcao.contato_parcela (assinatura_id, parcela_id, tipo, prometida_para, tarefa_id, proximo_em, observacao)
         values ($1, $2, $3, $4, $5, $6, $7) returning *)
       select c.id, c.tipo, ${INSTANTE} as criado_em, u.nome as usuario, c.prometida_para::text, c.proximo_em::text, c.observacao
       from c left join balcao.usuario u on u.id = c.criado_por`,
      [assinaturaId, parcelaId, tipo, prometidaPara, tarefaId, proximoEm, observacao],
    );
    return row as ContatoDaParcela;
  },

  /** The tasks of an instalment that are still to be done, by the contact each came of, held until the transaction ends. */
  listTarefasAbertas: (tx: Tx, parcelaId: string): Promise<(TarefaAberta & { tipo: ContatoDaParcela['tipo'] })[]> =>
    tx.rows(
      `select t.id, t.status, c.tipo from balcao.contato_parcela c join balcao.tarefa t on t.id = c.tarefa_id
       where c.parcela_id = $1 and c.tarefa_id is not null and t.status in ('ABERTA', 'EM_ANDAMENTO') and t.excluido_em is null
       order by t.id for update of t`,
      [parcelaId],
    ),

  isResponsavel: async (tx: Tx, id: string): Promise<boolean> => (await tx.row(`${RESPONSAVEIS} and u.id = $1`, [id])) !== null,

  listResponsaveis: (tx: Tx): Promise<{ id: string; nome: string }[]> =>
    tx.rows(`${RESPONSAVEIS} order by u.nome collate balcao.pt_br, u.id limit 500`),

  /** From overdue to being collected; one that fell due since the night goes through both. */
  collect: async (tx: Tx, { id, status }: Pick<ParcelaCobrada, 'id' | 'status'>): Promise<void> => {
    if (status === 'EM_COBRANCA') return;
    if (status === 'ABERTA') await tx.run(`update balcao.parcela set status = 'VENCIDA' where id = $1`, [id]);
    await tx.run(`update balcao.parcela set status = 'EM_COBRANCA' where id = $1`, [id]);
  },
};

export type CobrancaParcelaRepository = typeof cobrancaParcelaRepository;

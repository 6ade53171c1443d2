import type { Contestacao, EventoContestacao, ItemContestado } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { FROM, RESUMO, VISIVEL } from './contestacao.repository.ts';

/** Who asks and who is asked, as the letter says it. */
export interface PartesDaCarta {
  readonly corretora: string;
  readonly cnpj: string;
  readonly susep: string | null;
  readonly telefone: string | null;
  readonly codigoCorretor: string | null;
  readonly seguradora: string;
}

type Fatos = Omit<Contestacao, 'comissoes' | 'eventos'>;

/** One contestation whole. */
export const contestacaoVistaRepository = {
  async find(tx: Tx, id: string): Promise<Contestacao | null> {
    const fatos = await tx.row<Fatos>(
      `select ${RESUMO}, t.texto, t.meio, t.destinatario, t.protocolo, t.respondida_em::text,
         (select jsonb_build_object('destinatario', e.destinatario, 'status', e.status) from balcao.contestacao_envio e
           where e.contestacao_id = t.id order by e.id desc limit 1) as envio,
         (select e.destinatario from balcao.contestacao_envio e join balcao.contestacao x on x.id = e.contestacao_id
           where x.seguradora = t.seguradora and x.corretora_id = t.corretora_id and e.status in ('ENVIADA', 'NA_FILA', 'ENVIANDO')
           order by e.id desc limit 1) as ultimo_destinatario
       from ${FROM} where t.id = $1 and ${VISIVEL}`,
      [id],
    );
    if (!fatos) return null;
    const comissoes = await tx.rows<ItemContestado>(
      `select i.id, i.ordem, i.comissao_id, a.id as apolice_id, a.numero as apolice,
         case when e.id is not null then coalesce(e.numero_seguradora, e.numero::text) end as endosso, q.numero as parcela, s.nome as segurado,
         c.previsao_em::text, i.prevista_centavos::float8, i.recebida_centavos::float8,
         (i.prevista_centavos - i.recebida_centavos)::float8 as diferenca_centavos, c.recebida_centavos::float8 as recebida_hoje_centavos, i.situacao,
         case when i.situacao = 'PAGO' then (select coalesce(r.descricao, 'Extrato ' || x.numero) from balcao.recebimento_comissao p
             join balcao.recebimento r on r.id = p.recebimento_id and r.excluido_em is null left join balcao.extrato_comissao x on x.id = r.extrato_id
           where p.assinatura_id = i.assinatura_id and p.comissao_id = i.comissao_id and p.status_depois = 'RECEBIDA' order by p.id desc limit 1)
         end as pago_por
       from balcao.contestacao_item i left join balcao.comissao c on c.id = i.comissao_id left join balcao.apolice a on a.id = c.apolice_id
         left join balcao.segurado s on s.id = a.segurado_id left join balcao.endosso e on e.id = c.endosso_id
         left join balcao.parcela q on q.id = c.parcela_id
       where i.contestacao_id = $1 order by i.ordem`,
      [id],
    );
    const eventos = await tx.rows<EventoContestacao>(
      `select v.id, v.tipo, v.dia::text, v.texto, v.desfecho, v.automatico as is_automatico,
         to_char(v.criado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as criado_em, u.nome as usuario
       from balcao.contestacao_evento v left join balcao.usuario u on u.id = v.criado_por
       where v.contestacao_id = $1 order by v.criado_em desc, v.id desc`,
      [id],
    );
    return { ...fatos, comissoes, eventos };
  },

  /** Brokerage and insurer of a contestation. */
  findPartes: (tx: Tx, id: string): Promise<PartesDaCarta | null> =>
    tx.row<PartesDaCarta>(
      `select o.razao_social as corretora, o.cnpj, nullif(o.susep, '') as susep, nullif(o.telefone, '') as telefone,
         (select nullif(n.codigo_corretor, '') from balcao.seguradora_tenant n where n.seguradora = t.seguradora and n.excluido_em is null
           and n.corretora_id = t.corretora_id) as codigo_corretor, g.nome as seguradora
       from balcao.contestacao t join balcao.corretora o on o.id = t.corretora_id join balcao.seguradora g on g.slug = t.seguradora
       where t.id = $1 and ${VISIVEL}`,
      [id],
    ),
};
export type ContestacaoVistaRepository = typeof contestacaoVistaRepository;

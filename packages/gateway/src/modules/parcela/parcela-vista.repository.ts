import type { Parcela } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';
import { ENCARGOS, type ParcelaAvaliada } from './parcela.model.ts';
import { FROM_DA_LISTA, RESUMO } from './parcela.repository.ts';

/** One instalment whole, without what is reckoned of the day. */
export type ParcelaVistaRow = Omit<Parcela, 'atualizado'> & Pick<ParcelaAvaliada, 'encargos'>;

type Fatos = Omit<ParcelaVistaRow, 'pagamentos' | 'comissoes' | 'contatos'>;
const instante = (coluna: string): string => `to_char(${coluna} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const parcelaVistaRepository = {
  find: async (tx: Tx, id: string, { usuarioId }: Escopo): Promise<ParcelaVistaRow | null> => {
    const fatos = await tx.row<Fatos>(
      `select ${RESUMO}, q.versao, q.iof_centavos::float8, q.linha_digitavel, q.pix_copia_e_cola, ${ENCARGOS}, a.vig_ini::text, a.vig_fim::text,
         a.status as status_apolice, s.email, s.celular
       from ${FROM_DA_LISTA} join balcao.parcela q on q.id = l.id join balcao.apolice a on a.id = l.apolice_id
         join balcao.segurado s on s.id = l.segurado_id
       where l.id = $1 and ($2::uuid is null or l.usuario_id = $2)`,
      [id, usuarioId],
    );
    if (!fatos) return null;
    return {
      ...fatos,
      pagamentos: await tx.rows(
        `select g.id, g.pago_em::text, g.valor_centavos::float8, g.encargos_centavos::float8, g.observacao, g.desfaz_id,
           exists (select from balcao.pagamento_parcela d where d.desfaz_id = g.id) as is_desfeito, ${instante('g.criado_em')} as criado_em,
           u.nome as usuario
         from balcao.pagamento_parcela g left join balcao.usuario u on u.id = g.criado_por where g.parcela_id = $1 order by g.id desc`,
        [id],
      ),
      comissoes: await tx.rows(
        `select m.id, m.numero, m.bps, m.prevista_centavos::float8, m.recebida_centavos::float8, m.previsao_em::text, m.status
         from balcao.comissao m where m.parcela_id = $1 and m.excluido_em is null order by m.numero, m.id`,
        [id],
      ),
      contatos: await tx.rows(
        `select c.id, c.tipo, ${instante('c.criado_em')} as criado_em, u.nome as usuario, c.prometida_para::text, c.proximo_em::text, c.observacao
         from balcao.contato_parcela c left join balcao.usuario u on u.id = c.criado_por where c.parcela_id = $1 order by c.id desc`,
        [id],
      ),
    };
  },
};

export type ParcelaVistaRepository = typeof parcelaVistaRepository;

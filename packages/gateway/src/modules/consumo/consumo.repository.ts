import type { ConsultaConsumo, ConsumoDoDia } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { ordemDe, termsOf } from '../lista/index.ts';

export interface Periodo {
  readonly de: string;
  readonly ate: string;
}

const ORDENS = {
  dia: 'c.dia',
  usuario: 'u.nome collate balcao.pt_br',
  calculos: 'c.calculos',
  buscas: 'c.buscas',
  mensagens: 'c.mensagens',
};
const CONSUMO = `from consumo_do_periodo($1, $2) c join usuario u on u.id = c.usuario_id`;
const SOMAS = 'sum(calculos)::int as calculos, sum(buscas)::int as buscas, sum(mensagens)::int as mensagens';

export const consumoRepository = {
  list: (
    tx: Tx,
    { de, ate }: Periodo,
    { ordenar, pagina, tamanho }: Pick<ConsultaConsumo, 'ordenar'> & { pagina: number; tamanho: number | null },
  ): Promise<ConsumoDoDia[]> => {
    const ordem = ordemDe(ordenar, ORDENS, { campo: 'dia', decrescente: true });
    const { sql, direction } = termsOf(ordem, { ordens: ORDENS, nuncaNulas: new Set(Object.keys(ORDENS)) });
    return tx.rows(
      `select c.dia::text as dia, c.usuario_id, u.nome as usuario, c.calculos, c.buscas, c.mensagens ${CONSUMO}
       order by ${sql}, c.dia desc, c.usuario_id ${direction} limit $3 offset $4`,
      [de, ate, tamanho, (pagina - 1) * (tamanho ?? 0)],
    );
  },

  count: async (tx: Tx, { de, ate }: Periodo): Promise<number> =>
    (await tx.row<{ n: number }>(`select count(*)::int as n ${CONSUMO}`, [de, ate]))?.n ?? 0,

  listDias: (tx: Tx, { de, ate }: Periodo): Promise<{ dia: string; calculos: number; buscas: number; mensagens: number }[]> =>
    tx.rows(`select c.dia::text as dia, ${SOMAS} from consumo_do_periodo($1, $2) c group by c.dia order by c.dia`, [de, ate]),

  /** How many calculations a month of the plan holds; null without a limit. */
  findLimite: async (tx: Tx, { assinaturaId }: Contexto): Promise<number | null> =>
    (
      await tx.row<{ limite: number | null }>(
        `select nullif(coalesce((a.limites ->> 'calculosMes')::int, p.calculos_mes), 0) as limite
         from assinatura a join plano p on p.plano = a.plano where a.id = $1`,
        [assinaturaId],
      )
    )?.limite ?? null,

  countBusca: (tx: Tx, { assinaturaId, usuarioId }: Contexto, dia: string): Promise<number> =>
    tx.run(
      `insert into balcao.consumo_busca (assinatura_id, usuario_id, dia) values ($1, $2, $3)
       on conflict (assinatura_id, usuario_id, dia) do update set quantidade = consumo_busca.quantidade + 1`,
      [assinaturaId, usuarioId, dia],
    ),
};

import type { DadosPrevisao, PrevisaoEmVigor } from '@balcao/contracts';
import { previsaoPadrao } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';

export const previsaoRepository = {
  /** What is in force: what was chosen, or the product's own. */
  read: async (tx: Tx): Promise<PrevisaoEmVigor> => {
    const row = await tx.row<Omit<PrevisaoEmVigor, 'alteradoEm'> & { alteradoEm: Date }>(
      `select p.conciliada_bps, p.em_dia_bps, p.atrasada_bps, p.atraso_dias, p.horizonte_meses, p.versao, p.alterado_em, u.nome as alterado_por
       from balcao.previsao_financeira p left join balcao.usuario u on u.id = p.alterado_por where p.excluido_em is null`,
    );
    return row
      ? { ...row, alteradoEm: row.alteradoEm.toISOString() }
      : { ...previsaoPadrao, versao: 0, alteradoEm: null, alteradoPor: null };
  },

  /** Writes over the version that was read, 0 being none. @returns whether nobody wrote since */
  write: async (
    tx: Tx,
    { assinaturaId }: Pick<Contexto, 'assinaturaId'>,
    { conciliadaBps, emDiaBps, atrasadaBps, atrasoDias, horizonteMeses, versao }: DadosPrevisao & { readonly versao: number },
  ): Promise<boolean> => {
    const valores = [assinaturaId, conciliadaBps, emDiaBps, atrasadaBps, atrasoDias, horizonteMeses];
    const written =
      versao === 0
        ? await tx.run(
            `insert into balcao.previsao_financeira (assinatura_id, conciliada_bps, em_dia_bps, atrasada_bps, atraso_dias, horizonte_meses)
             values ($1, $2, $3, $4, $5, $6) on conflict (assinatura_id) do nothing`,
            valores,
          )
        : await tx.run(
            `update balcao.previsao_financeira set conciliada_bps = $2, em_dia_bps = $3, atrasada_bps = $4, atraso_dias = $5, horizonte_meses = $6
             where assinatura_id = $1 and versao = $7`,
            [...valores, versao],
          );
    return written > 0;
  },
};

export type PrevisaoRepository = typeof previsaoRepository;

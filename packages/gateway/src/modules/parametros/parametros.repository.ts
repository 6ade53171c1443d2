import type { Parametros, ParametrosEmVigor } from '@balcao/contracts';
import { parametrosPadrao } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';

type Row = { [Campo in keyof Parametros]: Parametros[Campo] | null } & { versao: number; alteradoEm: Date; alteradoPor: string | null };

const nada: ParametrosEmVigor = { ...parametrosPadrao, versao: 0, alteradoEm: null, alteradoPor: null };

export const parametrosRepository = {
  /** Those of the transaction's subscription; what it did not choose is the product's own. */
  async read(tx: Tx): Promise<ParametrosEmVigor> {
    const row = await tx.row<Row>(
      `select p.pesos, p.carencia_dias, p.validade_link_dias, p.comissao_min_bps,
         p.desconto_max_bps, p.versao, p.alterado_em, u.nome as alterado_por
       from balcao.parametro_cotacao p left join balcao.usuario u on u.id = p.alterado_por where p.excluido_em is null`,
    );
    if (!row) return nada;
    return {
      pesos: row.pesos ?? parametrosPadrao.pesos,
      carenciaDias: row.carenciaDias ?? parametrosPadrao.carenciaDias,
      validadeLinkDias: row.validadeLinkDias ?? parametrosPadrao.validadeLinkDias,
      comissaoMinBps: row.comissaoMinBps ?? parametrosPadrao.comissaoMinBps,
      descontoMaxBps: row.descontoMaxBps ?? parametrosPadrao.descontoMaxBps,
      versao: row.versao,
      alteradoEm: row.alteradoEm.toISOString(),
      alteradoPor: row.alteradoPor,
    };
  },

  /** Writes over the version that was read, 0 being none. @returns whether nobody wrote since */
  async write(tx: Tx, { assinaturaId }: Contexto, parametros: Parametros, versao: number): Promise<boolean> {
    const { pesos, carenciaDias, validadeLinkDias, comissaoMinBps, descontoMaxBps } = parametros;
    const valores = [assinaturaId, JSON.stringify(pesos), carenciaDias, validadeLinkDias, comissaoMinBps, descontoMaxBps];
    const written =
      versao === 0
        ? await tx.run(
            `insert into balcao.parametro_cotacao (assinatura_id, pesos, carencia_dias, validade_link_dias, comissao_min_bps, desconto_max_bps)
             values ($1, $2, $3, $4, $5, $6) on conflict (assinatura_id) do nothing`,
            valores,
          )
        : await tx.run(
            `update balcao.parametro_cotacao set pesos = $2, carencia_dias = $3, validade_link_dias = $4, comissao_min_bps = $5,
               desconto_max_bps = $6 where assinatura_id = $1 and versao = $7`,
            [...valores, versao],
          );
    return written > 0;
  },
};

export type ParametrosRepository = typeof parametrosRepository;

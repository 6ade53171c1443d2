import type { GrupoEmVigor, GrupoParametros, GruposEmVigor, GruposParametros } from '@balcao/contracts';
import { gruposPadrao, type SerieNumerada } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';

interface Row {
  readonly grupo: GrupoParametros;
  readonly valor: object;
  readonly versao: number;
  readonly alteradoEm: Date;
  readonly alteradoPor: string | null;
}

const GRUPOS = Object.keys(gruposPadrao) as GrupoParametros[];

/** What was chosen over what nobody did: a field that came later has the product's own value. */
function emVigor(grupo: GrupoParametros, row: Row | undefined): GrupoEmVigor<GrupoParametros> {
  const { versao = 0, alteradoEm, alteradoPor = null } = row ?? {};
  return { ...gruposPadrao[grupo], ...row?.valor, versao, alteradoEm: alteradoEm?.toISOString() ?? null, alteradoPor };
}

/** The last number of each series; proposals of before the sequence are counted. */
const ULTIMO: Readonly<Record<SerieNumerada, string>> = {
  orcamento: "coalesce((select ultimo from balcao.sequencia where nome = 'orcamento'), 0)",
  proposta: "coalesce((select ultimo from balcao.sequencia where nome = 'proposta'), (select max(numero) from balcao.proposta), 0)",
};

export const gruposRepository = {
  /** Every group of the transaction's subscription. */
  async readAll(tx: Tx): Promise<GruposEmVigor> {
    const rows = await tx.rows<Row>(
      `select p.grupo, p.valor, p.versao, p.alterado_em, u.nome as alterado_por
       from balcao.parametro p left join balcao.usuario u on u.id = p.alterado_por where p.excluido_em is null`,
    );
    const seguintes = await tx.row<{ proximoOrcamento: number; proximaProposta: number }>(
      `select ${ULTIMO.orcamento} + 1 as proximo_orcamento, ${ULTIMO.proposta} + 1 as proxima_proposta`,
    );
    const grupos = Object.fromEntries(
      GRUPOS.map((grupo) => [
        grupo,
        emVigor(
          grupo,
          rows.find((row) => row.grupo === grupo),
        ),
      ]),
    ) as unknown as GruposEmVigor;
    return { ...grupos, numeracao: { ...grupos.numeracao, ...seguintes } };
  },

  /** One group, as whoever works by it wants it. */
  async read<G extends GrupoParametros>(tx: Tx, grupo: G): Promise<GruposParametros[G]> {
    const row = await tx.row<{ valor: object }>('select valor from balcao.parametro where grupo = $1 and excluido_em is null', [grupo]);
    return { ...gruposPadrao[grupo], ...row?.valor };
  },

  /** Writes over the version that was read, 0 being none. @returns whether nobody wrote since */
  async write(tx: Tx, { assinaturaId }: Contexto, grupo: GrupoParametros, { valor, versao }: { valor: object; versao: number }) {
    const valores = [assinaturaId, grupo, JSON.stringify(valor)];
    const written =
      versao === 0
        ? await tx.run(
            'insert into balcao.parametro (assinatura_id, grupo, valor) values ($1, $2, $3) on conflict (assinatura_id, grupo) do nothing',
            valores,
          )
        : await tx.run('update balcao.parametro set valor = $3 where assinatura_id = $1 and grupo = $2 and versao = $4', [
            ...valores,
            versao,
          ]);
    return written > 0;
  },

  /**
   * Makes a number the next of its series. The row of the series is locked by it, as it is by whoever takes a number.
   *
   * @returns the least number it could be, when that one was used already; null once it is done
   */
  async skipTo(tx: Tx, { assinaturaId }: Contexto, serie: SerieNumerada, proximo: number): Promise<number | null> {
    await tx.run(
      `insert into balcao.sequencia (assinatura_id, nome, ultimo) values ($1, $2, ${ULTIMO[serie]}) on conflict (assinatura_id, nome) do nothing`,
      [assinaturaId, serie],
    );
    const row = await tx.row<{ ultimo: number }>('select ultimo from balcao.sequencia where nome = $1 for update', [serie]);
    const minimo = (row?.ultimo ?? 0) + 1;
    if (proximo < minimo) return minimo;
    await tx.run('update balcao.sequencia set ultimo = $2 where nome = $1', [serie, proximo - 1]);
    return null;
  },
};

export type GruposRepository = typeof gruposRepository;

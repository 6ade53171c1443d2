import type { GrupoEmVigor, GrupoParametros, GruposEmVigor, GruposParametros } from '@balcao/contracts';
import { gruposPadrao } from '@balcao/domain';
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

export const gruposRepository = {
  /** Every group of the transaction's subscription. */
  async readAll(tx: Tx): Promise<GruposEmVigor> {
    const rows = await tx.rows<Row>(
      `select p.grupo, p.valor, p.versao, p.alterado_em, u.nome as alterado_por
       from balcao.parametro p left join balcao.usuario u on u.id = p.alterado_por where p.excluido_em is null`,
    );
    return Object.fromEntries(
      GRUPOS.map((grupo) => [
        grupo,
        emVigor(
          grupo,
          rows.find((row) => row.grupo === grupo),
        ),
      ]),
    ) as unknown as GruposEmVigor;
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
};

export type GruposRepository = typeof gruposRepository;

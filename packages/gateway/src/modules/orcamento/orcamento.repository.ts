import type { Formulario, Linha, Orcamento, OrigemOrcamento, RascunhoOrcamento, Segurado, StatusOrcamento } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { DerivadosOrcamento } from './orcamento.model.ts';
import { type Escopo, SEGURADO_NO_ESCOPO } from '../escopo/index.ts';

/** One case as the service decides upon it. */
export interface OrcamentoRow {
  readonly id: string;
  readonly numero: number;
  readonly linha: Linha;
  readonly formulario: Formulario;
  readonly origem: OrigemOrcamento;
  readonly status: StatusOrcamento;
  readonly rascunhoVersao: number;
  readonly rascunho: RascunhoOrcamento;
  readonly schemaVersao: number;
  readonly criadoEm: Date;
  readonly alteradoEm: Date;
  readonly cotacaoId: string | null;
  /** Who saved the draft last. */
  readonly rascunhoPor: string;
}

const COLUNAS = `id, numero, linha, formulario, origem, status, rascunho_versao, rascunho, schema_versao, criado_em,
  alterado_em, cotacao_id, coalesce(rascunho_por, usuario_id) as rascunho_por`;
const VISIVEL = 'excluido_em is null and ($2::uuid is null or usuario_id = $2)';

export const orcamentoRepository = {
  /** Takes the subscription's next number under the lock of its row: two at once never share one. */
  async nextNumero(tx: Tx, contexto: Contexto): Promise<number> {
    const row = await tx.row<{ ultimo: number }>(
      `insert into balcao.sequencia as s (assinatura_id, nome, ultimo) values ($1, 'orcamento', 1)
       on conflict (assinatura_id, nome) do update set ultimo = s.ultimo + 1 returning ultimo`,
      [contexto.assinaturaId],
    );
    return (row as { ultimo: number }).ultimo;
  },

  async insert(
    tx: Tx,
    contexto: Contexto,
    novo: Pick<OrcamentoRow, 'id' | 'numero' | 'linha' | 'formulario' | 'origem' | 'rascunho' | 'schemaVersao'> & {
      derivados: DerivadosOrcamento;
      /** Nothing of it is anybody's yet: it becomes a case of the brokerage with its first save. */
      isEmBranco?: boolean;
    },
  ): Promise<void> {
    const { segurado, documento, bem, tipo, vigIni, vigFim } = novo.derivados;
    await tx.run(
      `insert into balcao.orcamento (id, assinatura_id, numero, linha, usuario_id, rascunho, schema_versao,
         segurado_nome, segurado_documento, bem, tipo, vig_ini, vig_fim, formulario, origem, nasceu_em_branco)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
      [
        novo.id,
        contexto.assinaturaId,
        novo.numero,
        novo.linha,
        contexto.usuarioId,
        JSON.stringify(novo.rascunho),
        novo.schemaVersao,
        segurado,
        documento,
        bem,
        tipo,
        vigIni,
        vigFim,
        novo.formulario,
        novo.origem,
        novo.isEmBranco ?? false,
      ],
    );
  },

  /** Insurers of the user's newest run in a form; one that asks again those that failed chose nobody. */
  listUltimasSeguradoras: async (tx: Tx, usuarioId: string, formulario: Formulario): Promise<string[]> =>
    (
      await tx.row<{ seguradoras: string[] }>(
        `select c.seguradoras from balcao.cotacao c join balcao.orcamento o on o.id = c.orcamento_id
         where c.criado_por = $1 and c.complementa_id is null and o.formulario = $2 order by c.criado_em desc limit 1`,
        [usuarioId, formulario],
      )
    )?.seguradoras ?? [],

  /** A client the caller sees, as the forms ask for them; of one that became part of another, that one. */
  findSegurado: (tx: Tx, id: string): Promise<Partial<Record<keyof Segurado, string | null>> | null> =>
    tx.row(
      `select s.pessoa, s.documento, s.nome, s.nome_social, s.nascimento::text, s.sexo, s.estado_civil, s.profissao, s.email,
         s.celular, s.cep, s.logradouro, s.numero, s.complemento, s.bairro, s.cidade, s.uf
       from balcao.segurado s where s.id = balcao.segurado_atual($1) and s.excluido_em is null and ${SEGURADO_NO_ESCOPO}`,
      [id],
    ),

  find: (tx: Tx, id: string, escopo: Escopo): Promise<OrcamentoRow | null> =>
    tx.row<OrcamentoRow>(`select ${COLUNAS} from balcao.orcamento where id = $1 and ${VISIVEL}`, [id, escopo.usuarioId]),

  /** As `find`, holding the row until the transaction ends. */
  lock: (tx: Tx, id: string, escopo: Escopo): Promise<OrcamentoRow | null> =>
    tx.row<OrcamentoRow>(`select ${COLUNAS} from balcao.orcamento where id = $1 and ${VISIVEL} for update`, [id, escopo.usuarioId]),

  /** The offer that the case's standing proposal was made of. */
  findOfertaVendida: async (tx: Tx, orcamentoId: string): Promise<string | null> =>
    (
      await tx.row<{ ofertaId: string }>(
        `select oferta_id from balcao.proposta where orcamento_id = $1 and oferta_id is not null and excluido_em is null
           and status not in ('RECUSADA', 'CANCELADA')`,
        [orcamentoId],
      )
    )?.ofertaId ?? null,

  listRodadas: async (tx: Tx, orcamentoId: string): Promise<Orcamento['cotacoes']> =>
    (
      await tx.rows<{ id: string; versao: number; status: string; criadoEm: Date }>(
        `select id, rodada as versao, status, criado_em from balcao.cotacao where orcamento_id = $1 order by rodada desc`,
        [orcamentoId],
      )
    ).map((row) => ({ ...row, criadoEm: row.criadoEm.toISOString() })),

  /** Name of who wrote the case last. */
  nameOfLastWriter: async (tx: Tx, id: string): Promise<string> =>
    (
      await tx.row<{ nome: string }>(
        `select u.nome from balcao.orcamento o join balcao.usuario u on u.id = coalesce(o.rascunho_por, o.usuario_id) where o.id = $1`,
        [id],
      )
    )?.nome ?? '',

  /** Writes draft and derived columns when nobody wrote since `versao`; null otherwise. */
  saveRascunho: (
    tx: Tx,
    contexto: Contexto,
    {
      id,
      versao,
      rascunho,
      schemaVersao,
      derivados,
    }: { id: string; versao: number; rascunho: RascunhoOrcamento; schemaVersao: number; derivados: DerivadosOrcamento },
  ): Promise<{ versao: number; alteradoEm: Date } | null> =>
    tx.row(
      `update balcao.orcamento set rascunho = $3, rascunho_versao = rascunho_versao + 1, rascunho_por = $4, schema_versao = $5,
         segurado_nome = $6, segurado_documento = $7, bem = $8, tipo = $9, vig_ini = $10, vig_fim = $11
       where id = $1 and rascunho_versao = $2
       returning rascunho_versao as versao, alterado_em`,
      [
        id,
        versao,
        JSON.stringify(rascunho),
        contexto.usuarioId,
        schemaVersao,
        derivados.segurado,
        derivados.documento,
        derivados.bem,
        derivados.tipo,
        derivados.vigIni,
        derivados.vigFim,
      ],
    ),

  /** Whether an insurer is being asked to take a sale of the case: what was sold must not move meanwhile. */
  isTransmitindo: async (tx: Tx, id: string): Promise<boolean> =>
    (await tx.row("select from balcao.proposta where orcamento_id = $1 and transmissao in ('PENDENTE', 'EM_CURSO') limit 1", [id])) !==
    null,

  remove: (tx: Tx, id: string): Promise<number> => tx.run('update balcao.orcamento set excluido_em = now() where id = $1', [id]),

  /** Points the case at its newest run; its best price starts anew. */
  startRun: (tx: Tx, id: string, cotacaoId: string): Promise<number> =>
    tx.run(
      `update balcao.orcamento
       set status = 'CALCULANDO', cotacao_id = $2, melhor_premio_centavos = null, melhor_seguradora = null
       where id = $1`,
      [id, cotacaoId],
    ),

  /** Opens the case again while one insurer of its newest run is asked once more. */
  resumeRun: (tx: Tx, cotacaoId: string): Promise<number> =>
    tx.run(`update balcao.orcamento set status = 'CALCULANDO' where cotacao_id = $1 and status in ('RASCUNHO', 'CALCULADO', 'ENVIADO')`, [
      cotacaoId,
    ]),

  /** Ends the case's running state when `cotacaoId` is still its newest run: to CALCULADO, or back to the draft it was. */
  endRun: (tx: Tx, cotacaoId: string, status: 'CALCULADO' | 'RASCUNHO'): Promise<number> =>
    tx.run(`update balcao.orcamento set status = $2 where cotacao_id = $1 and status = 'CALCULANDO'`, [cotacaoId, status]),

  /** Keeps the cheapest offer standing as of the newest run in the list's own columns. */
  refreshMelhorPremio: (tx: Tx, cotacaoId: string): Promise<number> => tx.run('select balcao.atualizar_melhor_premio($1)', [cotacaoId]),
};

export type OrcamentoRepository = typeof orcamentoRepository;

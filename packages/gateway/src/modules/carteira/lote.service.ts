import {
  type ColunaQuadro,
  type ConsultaOrcamentos,
  type MovimentoOrcamento,
  type ResultadoLote,
  StatusOrcamento,
  type TipoEventoOrcamento,
} from '@balcao/contracts';
import { movimentosDe } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado, Recusa } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ReadFiltro } from '../filtro/index.ts';
import { type EventoPort, type OrcamentoPort, type OrcamentoRow, soRascunhoDescarta } from '../orcamento/index.ts';
import { filtroDe, withUrgentes } from '../lista/index.ts';
import { escopoDe } from '../escopo/index.ts';
import { carteiraCopy } from './carteira.copy.ts';
import { movimentoImpossivel, usuarioDesconhecido } from './carteira.errors.ts';
import { type RecusaPort, renovacaoTomada } from '../recusa/index.ts';
import type { TarefaPort } from '../tarefa/index.ts';
import type { LoteRepository } from './lote.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly readFiltro: ReadFiltro;
  readonly lotes: LoteRepository;
  readonly orcamentos: OrcamentoPort;
  readonly eventos: Pick<EventoPort, 'add'>;
  readonly recusas: Pick<RecusaPort, 'isRenovacaoTomada' | 'reopen'>;
  readonly tarefas: Pick<TarefaPort, 'cancel'>;
}

const FATOS: Readonly<Record<MovimentoOrcamento, { tipo: TipoEventoOrcamento; texto: string }>> = {
  ENVIADO: { tipo: 'ENVIADO', texto: carteiraCopy.marcadoEnviado },
  CALCULADO: { tipo: 'REABERTO', texto: carteiraCopy.reaberto },
};

export function createLoteService({ db, agora, readFiltro, lotes, orcamentos, eventos, recusas, tarefas }: Deps) {
  async function lock(tx: Tx, id: string, chamador: Chamador): Promise<OrcamentoRow> {
    const row = await orcamentos.lock(tx, id, escopoDe(chamador.sessao));
    if (!row) throw naoEncontrado();
    return row;
  }

  /** Each in a transaction of its own: what is refused of one takes nothing from the others. */
  async function each(
    ids: readonly string[],
    chamador: Chamador,
    work: (tx: Tx, orcamento: OrcamentoRow) => Promise<void>,
  ): Promise<ResultadoLote[]> {
    const outcomes: ResultadoLote[] = [];
    for (const id of new Set(ids)) {
      const outcome = await db
        .tenant(chamador, async (tx) => work(tx, await lock(tx, id, chamador)))
        .then(
          () => ({ id, ok: true, mensagem: null }),
          (error: unknown) => {
            if (!(error instanceof Recusa)) throw error;
            return { id, ok: false, mensagem: error.mensagem };
          },
        );
      outcomes.push(outcome);
    }
    return outcomes;
  }

  return {
    async quadro(consulta: ConsultaOrcamentos, chamador: Chamador): Promise<ColunaQuadro[]> {
      const filtro = filtroDe(consulta, escopoDe(chamador.sessao));
      const rows = await db.tenant(chamador, async (tx) => {
        const condicao = await readFiltro(tx, chamador, 'ORCAMENTOS', consulta.filtro);
        return lotes.quadro(tx, await withUrgentes(tx, { ...filtro, condicao }, { agora: agora() }));
      });
      return StatusOrcamento.options.map((status) => rows.find((row) => row.status === status) ?? { status, total: 0, somaCentavos: 0 });
    },

    /** What a person may say of a case; everything else follows from a fact. */
    move: ({ orcamentoId, para }: { orcamentoId: string; para: MovimentoOrcamento }, chamador: Chamador) =>
      db.tenant(chamador, async (tx) => {
        const { id, status } = await lock(tx, orcamentoId, chamador);
        if (!movimentosDe(status).includes(para)) throw movimentoImpossivel();
        if (status === 'RECUSADO' && (await recusas.isRenovacaoTomada(tx, id))) throw renovacaoTomada();
        await lotes.setStatus(tx, id, para);
        // nobody is told to call about a case that is open again
        const tarefaId = status === 'RECUSADO' ? await recusas.reopen(tx, id) : null;
        if (tarefaId) await tarefas.cancel(tx, tarefaId);
        await eventos.add(tx, chamador, { orcamentoId: id, ...FATOS[para] });
        return { status: para };
      }),

    discard: (ids: readonly string[], chamador: Chamador) =>
      each(ids, chamador, async (tx, { id, status }) => {
        if (status !== 'RASCUNHO') throw soRascunhoDescarta();
        await orcamentos.remove(tx, id);
      }),

    async assign({ ids, usuarioId }: { ids: readonly string[]; usuarioId: string }, chamador: Chamador): Promise<ResultadoLote[]> {
      const usuario = (await db.tenant(chamador, (tx) => lotes.listUsuarios(tx))).find(({ id }) => id === usuarioId);
      if (!usuario) throw usuarioDesconhecido();
      return each(ids, chamador, async (tx, { id }) => {
        await lotes.setUsuario(tx, id, usuarioId);
        await eventos.add(tx, chamador, {
          orcamentoId: id,
          tipo: 'OUTRO',
          texto: carteiraCopy.atribuido(usuario.nome),
          dados: { usuarioId },
        });
      });
    },

    listAtribuiveis: (chamador: Chamador) => db.tenant(chamador, (tx) => lotes.listUsuarios(tx)),
  };
}

export type LoteService = ReturnType<typeof createLoteService>;

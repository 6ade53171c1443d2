import {
  type AlvoDoLote,
  type ColunaQuadro,
  type ConsultaOrcamentos,
  type MovimentoOrcamento,
  type ResultadoLote,
  StatusOrcamento,
  type TipoEventoOrcamento,
} from '@balcao/contracts';
import { movimentosDe } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado, type Recusa } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ReadFiltro } from '../filtro/index.ts';
import { type EventoPort, type OrcamentoPort, type OrcamentoRow, soRascunhoDescarta } from '../orcamento/index.ts';
import { actOnLote, filtroDe, ordemDosOrcamentos, type OrcamentoListaPort, withUrgentes } from '../lista/index.ts';
import { escopoDe } from '../escopo/index.ts';
import { carteiraCopy } from './carteira.copy.ts';
import { movimentoImpossivel, usuarioDesconhecido } from './carteira.errors.ts';
import { type RecusaPort, renovacaoTomada } from '../recusa/index.ts';
import type { TarefaPort } from '../tarefa/index.ts';
import type { CasoDoLote, LoteRepository } from './lote.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly readFiltro: ReadFiltro;
  readonly lotes: LoteRepository;
  readonly lista: Pick<OrcamentoListaPort, 'listIds'>;
  readonly orcamentos: OrcamentoPort;
  readonly eventos: Pick<EventoPort, 'add' | 'addToMany'>;
  readonly recusas: Pick<RecusaPort, 'isRenovacaoTomada' | 'reopen'>;
  readonly tarefas: Pick<TarefaPort, 'cancel'>;
}

type Alvo = AlvoDoLote<Partial<ConsultaOrcamentos>>;

const FATOS: Readonly<Record<MovimentoOrcamento, { tipo: TipoEventoOrcamento; texto: string }>> = {
  ENVIADO: { tipo: 'ENVIADO', texto: carteiraCopy.marcadoEnviado },
  CALCULADO: { tipo: 'REABERTO', texto: carteiraCopy.reaberto },
};

/** What is done with many cases at once. */
interface Ato {
  /** Why it is not done to one; null when it is. */
  readonly refusalOf: (caso: CasoDoLote) => Recusa | null;
  readonly write: (tx: Tx, ids: readonly string[]) => Promise<unknown>;
}

export function createLoteService({ db, agora, readFiltro, lotes, lista, orcamentos, eventos, recusas, tarefas }: Deps) {
  async function lock(tx: Tx, id: string, chamador: Chamador): Promise<OrcamentoRow> {
    const row = await orcamentos.lock(tx, id, escopoDe(chamador.sessao));
    if (!row) throw naoEncontrado();
    return row;
  }

  /** The filter as the list itself asks it: who may see what, the saved filter, and what presses today. */
  async function askedBy(tx: Tx, consulta: Partial<ConsultaOrcamentos>, chamador: Chamador) {
    const condicao = await readFiltro(tx, chamador, 'ORCAMENTOS', consulta.filtro);
    return withUrgentes(tx, { ...filtroDe(consulta, escopoDe(chamador.sessao)), condicao }, { agora: agora() });
  }

  /** Some cases in one transaction: those that may be written are, and the others say why not. */
  const writeSome = (ids: readonly string[], chamador: Chamador, { refusalOf, write }: Ato): Promise<ResultadoLote[]> =>
    db.tenant(chamador, async (tx) => {
      const casos = new Map((await lotes.lockMany(tx, ids, escopoDe(chamador.sessao))).map((caso) => [caso.id, caso]));
      const outcomes = ids.map((id): ResultadoLote => {
        const caso = casos.get(id);
        const refusal = caso ? refusalOf(caso) : naoEncontrado();
        const orcamento = caso ? { numero: caso.numero, segurado: caso.segurado } : null;
        return { id, ok: refusal === null, mensagem: refusal?.mensagem ?? null, orcamento };
      });
      const allowed = outcomes.filter(({ ok }) => ok).map(({ id }) => id);
      if (allowed.length > 0) await write(tx, allowed);
      return outcomes;
    });

  const each = (alvo: Alvo, chamador: Chamador, ato: Ato): Promise<ResultadoLote[]> =>
    actOnLote(alvo, {
      find: (consulta, limite) =>
        db.tenant(chamador, async (tx) => lista.listIds(tx, await askedBy(tx, consulta, chamador), ordemDosOrcamentos(undefined), limite)),
      act: (ids) => writeSome(ids, chamador, ato),
    });

  return {
    async quadro(consulta: ConsultaOrcamentos, chamador: Chamador): Promise<ColunaQuadro[]> {
      const rows = await db.tenant(chamador, async (tx) => lotes.quadro(tx, await askedBy(tx, consulta, chamador)));
      return StatusOrcamento.options.map((status) => rows.find((row) => row.status === status) ?? { status, total: 0, somaCentavos: 0 });
    },

    /** What a person may say of a case; everything else follows from a fact. */
    move: ({ orcamentoId, para }: { orcamentoId: string; para: MovimentoOrcamento }, chamador: Chamador) =>
      db.tenant(chamador, async (tx) => {
        const { id, status } = await lock(tx, orcamentoId, chamador);
        if (!movimentosDe(status).includes(para)) throw movimentoImpossivel();
        if (status === 'RECUSADO' && (await recusas.isRenovacaoTomada(tx, id))) throw renovacaoTomada();
        await lotes.setStatus(tx, id, para);
        // the task of calling about a lost case ends when it is open again
        const tarefaId = status === 'RECUSADO' ? await recusas.reopen(tx, id) : null;
        if (tarefaId) await tarefas.cancel(tx, tarefaId);
        await eventos.add(tx, chamador, { orcamentoId: id, ...FATOS[para] });
        return { status: para };
      }),

    discard: (alvo: Alvo, chamador: Chamador) =>
      each(alvo, chamador, {
        refusalOf: ({ status }) => (status === 'RASCUNHO' ? null : soRascunhoDescarta()),
        write: lotes.removeMany,
      }),

    async assign({ usuarioId, ...alvo }: Alvo & { usuarioId: string }, chamador: Chamador): Promise<ResultadoLote[]> {
      const usuario = (await db.tenant(chamador, (tx) => lotes.listUsuarios(tx))).find(({ id }) => id === usuarioId);
      if (!usuario) throw usuarioDesconhecido();
      return each(alvo, chamador, {
        refusalOf: () => null,
        async write(tx, ids) {
          await lotes.setUsuario(tx, ids, usuarioId);
          await eventos.addToMany(tx, chamador, ids, { tipo: 'OUTRO', texto: carteiraCopy.atribuido(usuario.nome), dados: { usuarioId } });
        },
      });
    },

    listAtribuiveis: (chamador: Chamador) => db.tenant(chamador, (tx) => lotes.listUsuarios(tx)),
  };
}

export type LoteService = ReturnType<typeof createLoteService>;

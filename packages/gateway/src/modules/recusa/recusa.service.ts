import type { ConsultaPerdas, ErroCampo, PedidoRecusa, StatusOrcamento } from '@balcao/contracts';
import { erroCampo, hojeEm } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ReadFiltro } from '../filtro/index.ts';
import type { AtividadePort, EventoPort, OrcamentoPort, OrcamentoRow, TellMudanca } from '../orcamento/index.ts';
import { readNearer } from '../lista/index.ts';
import { escopoDe } from '../escopo/index.ts';
import type { TarefaPort } from '../tarefa/index.ts';
import { recusaCopy } from './recusa.copy.ts';
import { naoRecusado, naoRecusavel, renovacaoTomada } from './recusa.errors.ts';
import type { RecusaRepository } from './recusa.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly recusas: RecusaRepository;
  readonly orcamentos: Pick<OrcamentoPort, 'lock'>;
  readonly atividades: AtividadePort;
  readonly eventos: Pick<EventoPort, 'add'>;
  readonly tarefas: Pick<TarefaPort, 'insert' | 'cancel'>;
  readonly tellMudanca: TellMudanca;
  readonly readFiltro: ReadFiltro;
}

interface Estado {
  readonly status: StatusOrcamento;
}

function judge({ motivo, texto, premioPerdidoCentavos, recontatoEm }: PedidoRecusa, hoje: string): ErroCampo[] {
  const { erros } = recusaCopy;
  return [
    ...(motivo === 'OUTRO' && !texto?.trim() ? [erroCampo('texto', 'obrigatorio', erros.texto)] : []),
    ...(premioPerdidoCentavos !== undefined && premioPerdidoCentavos <= 0
      ? [erroCampo('premioPerdidoCentavos', 'foraDaFaixa', erros.premio)]
      : []),
    ...(recontatoEm !== undefined && recontatoEm < hoje ? [erroCampo('recontatoEm', 'foraDaFaixa', erros.recontato)] : []),
  ];
}

export function createRecusaService({
  db,
  agora,
  newId,
  recusas,
  orcamentos,
  atividades,
  eventos,
  tarefas,
  tellMudanca,
  readFiltro,
}: Deps) {
  async function lockMine(tx: Tx, orcamentoId: string, chamador: Chamador): Promise<OrcamentoRow> {
    const orcamento = await orcamentos.lock(tx, orcamentoId, escopoDe(chamador.sessao));
    if (!orcamento) throw naoEncontrado();
    return orcamento;
  }

  /** The task of calling the client again, given to the user who refused the case. */
  async function schedule(tx: Tx, { id, numero }: OrcamentoRow, recontatoEm: string | undefined, chamador: Chamador) {
    if (!recontatoEm) return null;
    const tarefaId = newId();
    await tarefas.insert(tx, chamador, {
      id: tarefaId,
      titulo: recusaCopy.tarefa(numero),
      tipo: 'RETORNO',
      vinculo: { tipo: 'ORCAMENTO', id },
      responsavelId: chamador.usuarioId,
      vencimento: recontatoEm,
    });
    return tarefaId;
  }

  return {
    /** State, reason, task and timeline: all of them, or none. */
    async refuse(pedido: PedidoRecusa, chamador: Chamador): Promise<Estado> {
      const errors = judge(pedido, hojeEm(agora()));
      if (errors.length > 0) throw camposInvalidos(errors);
      const depois = await db.tenant(chamador, async (tx): Promise<Estado> => {
        const orcamento = await lockMine(tx, pedido.orcamentoId, chamador);
        if (!(await recusas.markRecusado(tx, orcamento.id, pedido.motivo))) throw naoRecusavel();
        const tarefaId = await schedule(tx, orcamento, pedido.recontatoEm, chamador);
        await recusas.insert(tx, chamador, { ...pedido, tarefaId });
        const { id: orcamentoId } = orcamento;
        const { motivo } = pedido;
        await atividades.add(tx, chamador, { tipo: 'ORCAMENTO_RECUSADO', usuarioId: chamador.usuarioId, orcamentoId });
        await eventos.add(tx, chamador, { orcamentoId, tipo: 'RECUSADO', texto: recusaCopy.recusado(motivo), dados: { motivo } });
        return { status: 'RECUSADO' };
      });
      await tellMudanca(chamador.assinaturaId, [pedido.orcamentoId]);
      return depois;
    },

    /** Opens the case again and cancels the task of calling the client about it. */
    async reopen(orcamentoId: string, chamador: Chamador): Promise<Estado> {
      const depois = await db.tenant(chamador, async (tx): Promise<Estado> => {
        await lockMine(tx, orcamentoId, chamador);
        if (await recusas.isRenovacaoTomada(tx, orcamentoId)) throw renovacaoTomada();
        if (!(await recusas.markReaberto(tx, orcamentoId))) throw naoRecusado();
        const tarefaId = await recusas.reopen(tx, orcamentoId);
        if (tarefaId) await tarefas.cancel(tx, tarefaId);
        await eventos.add(tx, chamador, { orcamentoId, tipo: 'REABERTO', texto: recusaCopy.reaberto });
        return { status: 'CALCULADO' };
      });
      await tellMudanca(chamador.assinaturaId, [orcamentoId]);
      return depois;
    },

    // the totals and the page tell of one instant
    listPerdas: (consulta: ConsultaPerdas, chamador: Chamador) =>
      db.snapshot(chamador, async (tx) => {
        const { pagina, tamanho, motivo } = consulta;
        const escopo = escopoDe(chamador.sessao);
        const filtro = { ...consulta, condicao: await readFiltro(tx, chamador, 'PERDAS', consulta.filtro) };
        const totais = await recusas.sumPerdas(tx, filtro, escopo);
        const counted = totais.filter((total) => !motivo || total.motivo === motivo);
        const total = counted.reduce((sum, { quantidade }) => sum + quantidade, 0);
        const { itens } = await readNearer({ limite: tamanho, pulo: (pagina - 1) * tamanho }, total, async (place, isDoFim) =>
          recusas.listPerdas(tx, await recusas.listIds(tx, filtro, { escopo, ...place, isDoFim })),
        );
        return { itens, total, pagina, tamanho, totais };
      }),
  };
}

export type RecusaService = ReturnType<typeof createRecusaService>;

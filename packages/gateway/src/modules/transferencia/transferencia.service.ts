import type { PedidoTransferencia, SimulacaoTransferencia, Transferencia } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import {
  carteiraMudou,
  jaTerminou,
  mesmoProdutor,
  nadaATransferir,
  periodoInvertido,
  produtorDesconhecido,
  semVolta,
  transferenciaEmCurso,
} from './transferencia.errors.ts';
import { type PedidoTransferir, TAREFA_TRANSFERIR } from './transferencia.job.ts';
import type { TransferenciaRepository } from './transferencia.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'tarefas'> {
  readonly newId: () => string;
  readonly transferencias: TransferenciaRepository;
}

export function createTransferenciaService({ db, agora, tarefas, newId, transferencias }: Deps) {
  async function judge(tx: Tx, { de, para, filtro }: PedidoTransferencia): Promise<void> {
    if (de === para) throw mesmoProdutor();
    if (!(await transferencias.findProdutor(tx, de))) throw produtorDesconhecido('de');
    if (!(await transferencias.findProdutor(tx, para))) throw produtorDesconhecido('para');
    if (filtro.fimDe && filtro.fimAte && filtro.fimAte < filtro.fimDe) throw periodoInvertido();
  }

  async function lock(tx: Tx, id: string): Promise<Transferencia> {
    const transferencia = await transferencias.lock(tx, id);
    if (!transferencia) throw naoEncontrado();
    return transferencia;
  }

  async function follow(tx: Tx, transferenciaId: string, { assinaturaId, usuarioId }: Chamador): Promise<Transferencia> {
    const pedido: PedidoTransferir = { assinaturaId, usuarioId, transferenciaId };
    await tarefas.enqueue(tx, TAREFA_TRANSFERIR, pedido, { chave: `${TAREFA_TRANSFERIR}:${transferenciaId}` });
    return (await transferencias.find(tx, transferenciaId)) as Transferencia;
  }

  return {
    simulate: (pedido: PedidoTransferencia, chamador: Chamador): Promise<SimulacaoTransferencia> =>
      db.tenant(chamador, async (tx) => {
        await judge(tx, pedido);
        return transferencias.simulate(tx, pedido, hojeEm(agora()));
      }),

    request: (pedido: PedidoTransferencia, chamador: Chamador): Promise<Transferencia> =>
      db.tenant(chamador, async (tx) => {
        await judge(tx, pedido);
        if (!(await transferencias.lockFila(tx, chamador))) throw transferenciaEmCurso();
        const simulacao = await transferencias.simulate(tx, pedido, hojeEm(agora()));
        if (simulacao.apolices === 0) throw nadaATransferir();
        const id = newId();
        await transferencias.insert(tx, chamador, { ...pedido, id, simulacao });
        return follow(tx, id, chamador);
      }),

    list: (chamador: Chamador): Promise<Transferencia[]> => db.tenant(chamador, (tx) => transferencias.list(tx)),

    get: (id: string, chamador: Chamador): Promise<Transferencia> =>
      db.tenant(chamador, async (tx) => {
        const transferencia = await transferencias.find(tx, id);
        if (!transferencia) throw naoEncontrado();
        return transferencia;
      }),

    /** Given up twice is given up once. */
    cancel: (id: string, chamador: Chamador): Promise<Transferencia> =>
      db.tenant(chamador, async (tx) => {
        const { status } = await lock(tx, id);
        if (status !== 'PENDENTE' && status !== 'CANCELADA') throw jaTerminou();
        await transferencias.setStatus(tx, id, { de: 'PENDENTE', para: 'CANCELADA', em: agora() });
        return (await transferencias.find(tx, id)) as Transferencia;
      }),

    undo: (id: string, chamador: Chamador): Promise<Transferencia> =>
      db.tenant(chamador, async (tx) => {
        if (!(await transferencias.lockFila(tx, chamador))) throw transferenciaEmCurso();
        const { desfazivelAte } = await lock(tx, id);
        if (!desfazivelAte || desfazivelAte <= agora().toISOString()) throw semVolta();
        const mudadas = await transferencias.countMudadas(tx, id);
        if (mudadas > 0) throw carteiraMudou(mudadas);
        await transferencias.setStatus(tx, id, { de: 'CONCLUIDA', para: 'DESFAZENDO', em: agora() });
        return follow(tx, id, chamador);
      }),
  };
}

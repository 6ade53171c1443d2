import * as z from 'zod/mini';
import type { Db } from '../../plugins/db.ts';
import type { Tarefas } from '../../plugins/ports.ts';
import type { Migracao, PedidosService } from './pedidos.service.ts';

const TAREFA = 'acesso.pedido';
const TENTATIVAS = 5;

const Pedido = z.union([
  z.object({ tipo: z.enum(['senha', 'desbloqueio']), email: z.string() }),
  /** `quem` is null when the legacy password was wrong: there is a job all the same. */
  z.object({
    tipo: z.literal('migracao'),
    quem: z.nullable(z.object({ assinaturaId: z.string(), usuarioId: z.string(), nome: z.string(), login: z.string(), email: z.string() })),
  }),
]);
type Pedido = z.infer<typeof Pedido>;

/** Answers of neutral calls go on in the queue: one job for every request, whatever it asks for. */
export function createPedidos(db: Db, tarefas: Tarefas) {
  const enqueue = (pedido: Pedido): Promise<void> => db.global((tx) => tarefas.enqueue(tx, TAREFA, pedido, { maxTentativas: TENTATIVAS }));
  return {
    novaSenha: (email: string) => enqueue({ tipo: 'senha', email }),
    desbloqueio: (email: string) => enqueue({ tipo: 'desbloqueio', email }),
    migracao: (quem: Migracao | null) => enqueue({ tipo: 'migracao', quem }),
    handle: (service: PedidosService): void =>
      tarefas.handle(TAREFA, async (payload) => {
        const pedido = z.parse(Pedido, payload);
        if (pedido.tipo === 'migracao') return pedido.quem ? service.sendMigration(pedido.quem) : undefined;
        return pedido.tipo === 'senha' ? service.sendNewPassword(pedido.email) : service.sendUnblock(pedido.email);
      }),
  };
}

export type Pedidos = ReturnType<typeof createPedidos>;

import type { RecursosModulo } from '../../plugins/serve.ts';

/** Once a night: sessions, keys and marks that expired leave the database, and trials that ended are marked. */
export function sweepModule({ db, tarefas, agora }: Pick<RecursosModulo, 'db' | 'tarefas' | 'agora'>): void {
  tarefas.handle('limpeza', async () => {
    await db.global((tx) => tx.run('select limpar_vencidos($1), expirar_trials($1)', [agora()]));
  });
}

import type { RecursosModulo } from '../../plugins/serve.ts';

/** Once a night: sessions, keys and marks that expired leave the database, trials that ended are marked, and cases never begun go. */
export function sweepModule({ db, tarefas, agora }: Pick<RecursosModulo, 'db' | 'tarefas' | 'agora'>): void {
  tarefas.handle('limpeza', async () => {
    await db.global((tx) => tx.run('select limpar_vencidos($1), expirar_trials($1), descartar_em_branco($1)', [agora()]));
  });
}

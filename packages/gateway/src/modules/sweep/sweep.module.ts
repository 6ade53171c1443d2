import { hojeEm } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createAvisos, fatos } from '../notificacao/index.ts';
import { copy } from './sweep.copy.ts';

interface Deps extends RecursosModulo {
  /** `auditoriaMeses`: how many whole months the audit trail is kept. */
  readonly config: { readonly auditoriaMeses: number };
}

/**
 * Once a night: expired sessions, keys and marks are deleted, trials that ended are marked, cases never begun are deleted, and
 * so is what each subscription keeps no longer; administrators get a notice of what is about to end and of what was not paid. The audit
 * trail gets its next months, and loses those beyond its retention.
 */
export function sweepModule(_: FastifyInstance, { db, tarefas, agora, config }: Deps): void {
  const { tellAdministradores } = createAvisos(tarefas);
  tarefas.handle('limpeza', async () => {
    await db.global((tx) =>
      tx.run('select limpar_vencidos($1), expirar_trials($1), descartar_em_branco($1), limpar_contagens(), somar_contagens()', [agora()]),
    );
    await db.global((tx) => tx.run('select descartar_pela_retencao($1)', [agora()]));
    await db.global(async (tx) => {
      const { titulo } = copy.fimDoTeste;
      const { link } = fatos.testeTerminando();
      const avisadas = await tx.rows<{ id: string }>('select * from avisar_fim_dos_testes($1, $2, $3) as id', [agora(), titulo, link]);
      for (const { id } of avisadas) await tellAdministradores(tx, id, titulo);
    });
    await db.global(async (tx) => {
      const { titulo } = copy.parcelaPendente;
      const { link } = fatos.pagamentoPendente();
      const params = [agora(), hojeEm(agora()), titulo, link];
      const avisadas = await tx.rows<{ id: string }>('select * from avisar_parcelas_pendentes($1, $2, $3, $4) as id', params);
      for (const { id } of avisadas) await tellAdministradores(tx, id, titulo);
    });
    // the last: it lets go after a while of what somebody holds, and is tried again
    await db.global((tx) => tx.run('select manter_auditoria($1, $2)', [agora(), config.auditoriaMeses]));
  });
}

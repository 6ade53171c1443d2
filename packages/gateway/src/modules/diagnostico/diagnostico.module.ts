import { diagnosticoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Acordo } from '../../plugins/agreement.ts';
import type { Verificacoes } from '../../plugins/health.ts';
import { checkAll } from '../../plugins/health.ts';
import type { Outbox } from '../../plugins/mail-outbox.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';

interface Deps extends RecursosModulo {
  readonly config: { readonly ambiente: string };
  readonly versao: string;
  readonly verificacoes: Verificacoes;
  readonly acordo: () => Acordo;
  /** null where e-mails are sent. */
  readonly listEmails: Outbox['list'] | null;
}

/** What /teste shows; nothing of it in production. */
export function diagnosticoModule(app: FastifyInstance, deps: Deps): void {
  const { serve, agora, versao, verificacoes, acordo, listEmails } = deps;
  const { ambiente } = deps.config;
  serve(app, diagnosticoCalls.getDiagnostico, async () => {
    if (ambiente === 'production') throw naoEncontrado();
    const partes = await checkAll(verificacoes);
    const servicos = partes.map(([nome, isOk]) => ({ nome, situacao: isOk ? ('ok' as const) : ('fora' as const) }));
    return { ambiente, versao, em: agora().toISOString(), servicos, divergencias: [...acordo().em] };
  });
  serve(app, diagnosticoCalls.listEmails, async () => {
    // outside of a developer's machine an e-mail is nobody else's to read
    if (ambiente !== 'local' || !listEmails) throw naoEncontrado();
    return listEmails();
  });
}

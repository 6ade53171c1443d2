import type { EmailGuardado } from '@balcao/contracts';
import pg from 'pg';
import type { Config } from '../config.ts';
import { createOutbox } from '../plugins/mail-outbox.ts';
import type { AppTeste } from './test-app.ts';

export interface CorreioTeste {
  /** Every e-mail to somebody so far, newest first, once the queue has nothing left to do. */
  readonly to: (para: string) => Promise<EmailGuardado[]>;
  /** The secret of the newest link sent to somebody. */
  readonly tokenTo: (para: string) => Promise<string>;
}

/** Reads the e-mails of an application under test. */
export function readCorreio(teste: Pick<AppTeste, 'banco'>, { pastaDados }: Pick<Config, 'pastaDados'>): CorreioTeste {
  const outbox = createOutbox(pastaDados);
  async function settle(): Promise<void> {
    const client = new pg.Client({ connectionString: teste.banco.url });
    await client.connect();
    try {
      for (let waited = 0; waited < 10_000; waited += 25) {
        const { rows } = await client.query<{ n: number }>('select count(*)::int as n from graphile_worker._private_jobs');
        if (rows[0]?.n === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    } finally {
      await client.end();
    }
    throw new Error('a fila não terminou a tempo');
  }
  const to = async (para: string): Promise<EmailGuardado[]> => {
    await settle();
    return (await outbox.list()).filter((email) => email.para === para);
  };
  return {
    to,
    tokenTo: async (para) => {
      const link = (await to(para))[0]?.links[0];
      const token = link && [...new URL(link).searchParams.values()][0];
      if (!token) throw new Error(`nenhum link foi enviado a ${para}`);
      return token;
    },
  };
}

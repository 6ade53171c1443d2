import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmailGuardado } from '@balcao/contracts';

const GUARDADOS = 200;

/** Where e-mails stay when no mail server is configured: one JSON file each, readable by this user alone. */
export function createOutbox(pastaDados: string) {
  const pasta = join(pastaDados, 'emails');
  // names begin with the moment: their order is the order of the e-mails
  const newestFirst = async (): Promise<string[]> =>
    (await readdir(pasta).catch(() => []))
      .filter((nome) => nome.endsWith('.json'))
      .toSorted()
      .toReversed();

  return {
    async keep(email: EmailGuardado): Promise<void> {
      await mkdir(pasta, { recursive: true, mode: 0o700 });
      const nome = `${email.em.replace(/[:.]/g, '-')}_${email.id}.json`;
      // written atomically, so that a concurrent read never sees a partial file
      const draft = join(pasta, `.${nome}.tmp`);
      await writeFile(draft, JSON.stringify(email), { mode: 0o600 });
      await rename(draft, join(pasta, nome));
      const velhos = (await newestFirst()).slice(GUARDADOS);
      await Promise.all(velhos.map((velho) => rm(join(pasta, velho), { force: true })));
    },

    /** Throws away the e-mails a condition holds of. */
    async erase(isAlvo: (email: EmailGuardado) => boolean): Promise<void> {
      for (const nome of await newestFirst()) {
        const texto = await readFile(join(pasta, nome), 'utf8').catch(() => null);
        if (texto !== null && parse(texto).some(isAlvo)) await rm(join(pasta, nome), { force: true });
      }
    },

    async list(): Promise<EmailGuardado[]> {
      const nomes = await newestFirst();
      const textos = await Promise.all(nomes.map((nome) => readFile(join(pasta, nome), 'utf8').catch(() => null)));
      return textos.flatMap((texto) => (texto === null ? [] : parse(texto)));
    },
  };
}

/** A file somebody else wrote there is not an e-mail of ours. */
function parse(texto: string): EmailGuardado[] {
  try {
    const lido = EmailGuardado.safeParse(JSON.parse(texto));
    return lido.success ? [lido.data] : [];
  } catch {
    return [];
  }
}

export type Outbox = ReturnType<typeof createOutbox>;

import { Instante, RascunhoOrcamento } from '@balcao/contracts';
import { tryStorage } from '@balcao/shared/storage';
import * as z from 'zod/mini';

/** Changes not saved yet, kept in this browser against crash, reload and the end of the session. */
const CopiaLocal = z.object({
  versao: z.int(),
  em: Instante,
  rascunho: RascunhoOrcamento,
  /** What was saved when it was made: tells what was changed here from what others change. */
  base: z.optional(RascunhoOrcamento),
  /** Drafts sent whose answer never came. */
  enviados: z.array(RascunhoOrcamento),
});
export type CopiaLocal = z.infer<typeof CopiaLocal>;

const PREFIXO = 'balcao:rascunho:';
/** Personal data does not stay behind for ever. */
const VALIDADE_MS = 7 * 86_400_000;

export interface Cofre {
  read(): CopiaLocal | null;
  /** @returns whether it is written */
  write(copia: CopiaLocal): boolean;
  remove(): void;
}

interface Dono {
  readonly usuarioId: string;
  readonly orcamentoId: string;
}

/** Where one user's copy of one orçamento lies. A full or forbidden storage costs the copy, never the screen. */
export function openCofre({ usuarioId, orcamentoId }: Dono, storage: Storage, now: () => number): Cofre {
  const key = `${PREFIXO}${usuarioId}:${orcamentoId}`;
  return {
    read: () => tryStorage(() => parseCopia(storage.getItem(key), now())) ?? null,
    write: (copia) =>
      tryStorage(() => {
        storage.setItem(key, JSON.stringify(copia));
        return true;
      }) ?? false,
    remove: () => void tryStorage(() => storage.removeItem(key)),
  };
}

/** Forgets copies nobody came back for. */
export function dropOldCopies(storage: Storage, now: number): void {
  tryStorage(() => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    const ours = keys.filter((key): key is string => key?.startsWith(PREFIXO) ?? false);
    for (const key of ours) if (!parseCopia(storage.getItem(key), now)) storage.removeItem(key);
  });
}

function parseCopia(text: string | null, now: number): CopiaLocal | null {
  if (!text) return null;
  const copia = CopiaLocal.safeParse(JSON.parse(text));
  return copia.success && now - Date.parse(copia.data.em) < VALIDADE_MS ? copia.data : null;
}

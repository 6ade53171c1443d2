const PRAZO_MS = 60_000;
const INTERVALO_MS = 20;

/**
 * Waits for what happens a moment later: on another gateway, in a job, in a mailbox.
 *
 * @throws after a minute: only a fault takes so long, on a busy machine too
 */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const limite = Date.now() + PRAZO_MS; !(await holds()); await new Promise((resolve) => setTimeout(resolve, INTERVALO_MS)))
    if (Date.now() > limite) throw new Error('o que se esperava não aconteceu');
}

/* One of the gateways that things are done to: without the composed site, with insurers that answer after a moment. */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../../packages/gateway/src/config.ts';
import type { InsurerPort } from '../../packages/gateway/src/insurers/insurer.port.ts';
import { startServer } from '../../packages/gateway/src/server.ts';
import { SLUGS, umaResposta } from '../../packages/gateway/src/testing/test-quoting.ts';

const root = path.resolve(import.meta.dirname, '../..');
const calado = { info: () => undefined, warn: () => undefined, error: () => undefined };
const insurerOf = (slug: string, index: number): InsurerPort => ({
  slug,
  quote: async (_, { signal }) => {
    await wait(150 * (index + 1), undefined, { signal });
    return umaResposta(300_000 + index * 50_000);
  },
});

try {
  const servidor = await startServer({
    config: readConfig({ LOG_LEVEL: 'silent', ...process.env }, root),
    pastaPacote: path.join(root, 'packages/gateway'),
    log: calado,
    insurers: new Map(SLUGS.map((slug, index) => [slug, insurerOf(slug, index)])),
    agora: () => new Date(),
    onDatabaseLost: () => process.exit(1),
  });
  const stop = () => void servidor.stop().then(() => process.exit(0));
  process.on('SIGTERM', stop).on('disconnect', () => process.exit(0));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Headers of every answer. The page's own policy, with its nonces, replaces this one in modules/composition. */
export async function registerSecurityHeaders(app: FastifyInstance, { ambiente }: Pick<Config, 'ambiente'>): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: ambiente === 'local' ? false : { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (request, reply) => {
    // answers of the API belong to one person
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}

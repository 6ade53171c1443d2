import * as z from 'zod/mini';

/** `manifest.json` of the build: its module loader, which is inlined in the page. */
export const Manifesto = z.object({ loader: z.object({ file: z.string() }) });

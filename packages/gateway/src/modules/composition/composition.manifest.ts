import * as z from 'zod/mini';

const Arquivo = z.object({ file: z.string(), integrity: z.string(), bytes: z.int(), brotli: z.int() });

/** `manifest.json` of the build: every module of the import map as it was built. */
export const Manifesto = z.object({
  version: z.string(),
  loader: Arquivo,
  modules: z.record(
    z.string(),
    z.object({
      file: z.string(),
      integrity: z.string(),
      brotli: z.int(),
      deps: z.array(z.string()),
      pages: z.record(z.string(), z.array(z.string())),
      chunks: z.array(Arquivo),
      assets: z.array(Arquivo),
    }),
  ),
});
export type Manifesto = z.infer<typeof Manifesto>;

/** `importmap.json`: the one place that says where each module comes from, per environment. */
export const FonteMapa = z.object({
  ambientes: z.record(z.string(), z.object({ modulos: z.string() })),
  imports: z.record(z.string(), z.string()),
});
export type FonteMapa = z.infer<typeof FonteMapa>;

import * as z from 'zod/mini';

/** What an environment whose modules are not ours takes besides; each one is off unless it is said. */
export const AjustesFachada = z.strictObject({
  /** Names of the façade's map in alphabetical order. */
  alfabetica: z.optional(z.boolean()),
  /** Whoever runs the environment vouches for all files below its prefixes: a name that ends in `/` may lead to any folder there. */
  pastas: z.optional(z.boolean()),
  /** With `pastas`, `PATCH /services` opens `<name>/` beside each module, unless this is false. */
  pacotesPorBarra: z.optional(z.boolean()),
  /** ES modules count as modules beside System ones: the pages of the environment load them by themselves. */
  modulosEs: z.optional(z.boolean()),
  /** Listed origins may be `http://`. */
  semTls: z.optional(z.boolean()),
  /** Listed origins may be of the network the service is in; its metadata addresses never are. */
  redeInterna: z.optional(z.boolean()),
  /** `skip_url_check` counts: addresses enter without their bytes being read. */
  semConferir: z.optional(z.boolean()),
});
export type AjustesFachada = Readonly<z.infer<typeof AjustesFachada>>;

/** Where an environment keeps its modules, and what else may be in its map. */
export const LugarAmbiente = z.object({
  /** A folder of the site (`/modules/`) or a whole address. */
  modulos: z.string(),
  /** Prefixes beside it: `https://cdn.exemplo.com/balcao/`, or a folder of the site (`/pacotes/`). */
  origens: z.optional(z.array(z.string())),
  fachada: z.optional(AjustesFachada),
});
export interface LugarAmbiente {
  readonly modulos: string;
  readonly origens?: readonly string[] | undefined;
  readonly fachada?: AjustesFachada | undefined;
}

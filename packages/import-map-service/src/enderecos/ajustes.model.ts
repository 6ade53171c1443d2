import * as z from 'zod/mini';

/** Extra settings of an environment that hosts modules of other teams; each is off by default. */
export const AjustesFachada = z.strictObject({
  /** Names of the façade's map in alphabetical order. */
  alfabetica: z.optional(z.boolean()),
  /** The operator vouches for all files below the environment's prefixes, so a name that ends in `/` may point to any folder there. */
  pastas: z.optional(z.boolean()),
  /** With `pastas`, `PATCH /services` opens `<name>/` beside each module, unless this is false. */
  pacotesPorBarra: z.optional(z.boolean()),
  /** ES modules are accepted beside System modules; the pages of the environment must load them on their own. */
  modulosEs: z.optional(z.boolean()),
  /** Listed origins may be `http://`. */
  semTls: z.optional(z.boolean()),
  /** Listed origins may be inside the service's own network, except its metadata addresses. */
  redeInterna: z.optional(z.boolean()),
  /** `skip_url_check` is honoured: addresses are accepted without reading their bytes. */
  semConferir: z.optional(z.boolean()),
});
export type AjustesFachada = Readonly<z.infer<typeof AjustesFachada>>;

/** Where an environment keeps its modules, and which other addresses its map may contain. */
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

import * as z from 'zod/mini';

/** JSON Schema of an event's payload, as the build exported it. */
const Esquema = z.record(z.string(), z.unknown());

/** One file of a build: where it lies below its module's folder, SRI of its bytes, its size raw and in brotli. */
export const Arquivo = z.object({
  file: z.string().check(z.regex(/^[\w.-]+$/, 'nome de arquivo inválido'), z.maxLength(200)),
  integrity: z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'integridade inválida')),
  bytes: z.int().check(z.gte(0)),
  brotli: z.int().check(z.gte(0)),
});
export type Arquivo = z.infer<typeof Arquivo>;

/** One System module of a build. */
export const Modulo = z.extend(Arquivo, {
  /** Names in the import map that lead to this file. */
  names: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
  /** Folder below the environment's modules: `quoting`, `vendor/react`. */
  dir: z.string().check(z.regex(/^[\w-]+(\/[\w-]+)*$/, 'pasta inválida')),
  /** Names it imports from the map. */
  deps: z.array(z.string()),
  /** Files of each lazy page by chunk name (the route id). */
  pages: z.record(z.string(), z.array(z.string())),
  chunks: z.array(Arquivo),
  assets: z.array(Arquivo),
});
export type Modulo = z.infer<typeof Modulo>;

/** An address a build answers on. */
export const RotaDona = z.object({ id: z.string(), caminho: z.string() });

/**
 * What a team registers: everything the service needs to check a deploy without running it. `servico` is the unit of deploy:
 * a package's main name in the map (`@balcao/quoting`), or a library group's folder (`vendor/react`).
 */
export const ManifestoConstrucao = z.object({
  servico: z.string().check(z.regex(/^(@[\w-]+\/)?[\w-]+(\/[\w-]+)*$/, 'serviço inválido')),
  modulos: z.array(Modulo).check(z.minLength(1)),
  /** Names each module name exports: `@balcao/shared` → [`call`, `emit`, …]. */
  exporta: z.record(z.string(), z.array(z.string())),
  /** Names it uses of each module it imports from the map. */
  usa: z.record(z.string(), z.array(z.string())),
  eventos: z.object({ produz: z.record(z.string(), Esquema), consome: z.record(z.string(), Esquema) }),
  rotas: z.array(RotaDona),
  /** Addresses its links point to; absent in builds registered before this field existed. */
  enderecos: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(2_000))),
  /** Calls it sends, as the gateway serves them: `GET /c/api/v1/orcamentos`. */
  chamadas: z.array(z.string()),
  /** Version of the contracts it was built with, semver. */
  contrato: z.string().check(z.regex(/^\d+\.\d+\.\d+$/, 'versão inválida')),
  /** Libraries bundled into it, name → version. */
  embarcados: z.record(z.string(), z.string()),
  commit: z.string(),
  autor: z.string(),
  /** First line of the commit message; absent in builds registered before this field existed. */
  mensagem: z.optional(z.string().check(z.maxLength(500))),
});
export type ManifestoConstrucao = z.infer<typeof ManifestoConstrucao>;

/** A build as the service keeps it: never changed once stored. */
export interface Construcao extends ManifestoConstrucao {
  /** Digest of its content, 20 hexadecimal digits: the same files of the same service are the same build. */
  readonly id: string;
  readonly registradaEm: string;
}

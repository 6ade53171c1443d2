import * as z from 'zod/mini';

/** Values of an unfinished form: any part of `T` may be missing, empty or incomplete. */
export type Rascunho<T> = T extends readonly (infer Item)[]
  ? Rascunho<Item>[]
  : T extends object
    ? { [K in keyof T]?: Rascunho<T[K]> | null | undefined }
    : T extends string
      ? string
      : T extends true
        ? boolean
        : T;

const MAX_TEXTO = 2_000;
const MAX_ITENS = 500;

interface Def {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  keyType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
}
const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as unknown as Def;

function loosen(schema: z.ZodMiniType): z.ZodMiniType {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return z.object(Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, inner]) => [key, z.nullish(loosen(inner))])));
    case 'array':
      return z.array(loosen(def.element as z.ZodMiniType)).check(z.maxLength(MAX_ITENS));
    case 'record':
      return z.record(z.string().check(z.maxLength(80)), loosen(def.valueType as z.ZodMiniType));
    case 'optional':
    case 'nullable':
    case 'default':
      return loosen(def.innerType as z.ZodMiniType);
    case 'number':
      return z.number();
    case 'boolean':
      return z.boolean();
    case 'literal':
      return z.union([z.boolean(), z.string().check(z.maxLength(MAX_TEXTO)), z.number()]);
    default:
      return z.string().check(z.maxLength(MAX_TEXTO));
  }
}

/**
 * The schema of a half-filled form, derived from the strict one so that the shape is written once:
 * every field may be absent or null, texts lose their format, numbers their range.
 *
 * @example rascunhoDe(RiscoAuto).parse({ veiculo: { placa: 'AB' } })
 */
export const rascunhoDe = <S extends z.ZodMiniType>(schema: S) => loosen(schema) as z.ZodMiniType<Rascunho<z.output<S>>>;

import { readStored, writeStored } from '@balcao/shared/storage';
import * as z from 'zod/mini';

const CHAVE = 'balcao:devtools';
/** Widths a dock may have, px. */
export const LARGURA = { menor: 340, maior: 960, passo: 40, padrao: 640 } as const;

const Guardado = z.object({
  isAberto: z._default(z.boolean(), false),
  aba: z._default(z.string(), 'composicao'),
  largura: z._default(z.number().check(z.gte(LARGURA.menor), z.lte(LARGURA.maior)), LARGURA.padrao),
});

/** Stored state of the panel. */
export type Guardado = z.infer<typeof Guardado>;

/** State of the panel stored in this browser; closed by default. */
export const readGuardado = (): Guardado => readStored(CHAVE, (valor) => Guardado.safeParse(valor).data) ?? Guardado.parse({});

/** Stores the state; a failure is only logged (spec §8). */
export const saveGuardado = (guardado: Guardado): void => void writeStored(CHAVE, guardado);

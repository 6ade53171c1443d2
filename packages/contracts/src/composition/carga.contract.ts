import * as z from 'zod/mini';
import { Construcoes, MapaImportacao } from './ambiente.contract.ts';

/** Payload of a signed map, after its signature was verified (`JSON.parse(carga)`). */
export const CargaDoMapa = z.object({
  ambiente: z.string(),
  sequencia: z.int(),
  /** This map undid what came after that sequence: a lower sequence than the one seen is no replay. */
  retornoAcimaDe: z.nullable(z.int()),
  emitidoEm: z.string(),
  expiraEm: z.string(),
  /** A map of the past: only served to the person who requested that moment. */
  momento: z.optional(z.string()),
  /** Same digest, same composition. */
  digest: z.string(),
  mapa: MapaImportacao,
  servicos: Construcoes,
  contrato: z.string(),
  versao: z.string(),
  rotas: z.record(z.string(), z.array(z.string())),
  integridade: z.record(z.string(), z.string()),
});
export type CargaDoMapa = z.infer<typeof CargaDoMapa>;

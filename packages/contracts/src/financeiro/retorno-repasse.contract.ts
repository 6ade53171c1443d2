import * as z from 'zod/mini';
import { Centavos } from '../formats.ts';

/** What was done with each payment that a return file names. */
export const LinhaRetorno = z.object({
  seuNumero: z.string(),
  produtor: z.nullable(z.string()),
  lote: z.nullable(z.int()),
  valorCentavos: Centavos,
  resultado: z.enum(['PAGO', 'REJEITADO', 'AGENDADO', 'JA_APLICADO', 'NAO_ENCONTRADO', 'VALOR_DIFERE', 'SEM_EFEITO']),
  mensagem: z.string(),
});
export type LinhaRetorno = z.infer<typeof LinhaRetorno>;

/** Longest return file that is read, in letters. */
export const MAX_RETORNO = 2_000_000;

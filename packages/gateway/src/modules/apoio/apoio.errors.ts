import { Recusa } from '../../plugins/errors.ts';

/** Who knows companies could not be asked. */
export function cnpjForaDoAr(causa: unknown): Recusa {
  const recusa = new Recusa(502, 'cnpj-fora-do-ar', 'A consulta de CNPJ está fora do ar. Preencha os campos.');
  recusa.cause = causa;
  return recusa;
}

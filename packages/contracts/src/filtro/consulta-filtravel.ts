import * as z from 'zod/mini';
import { consultaLista } from '../envelope.ts';
import { Id } from '../formats.ts';

/** As `consultaLista`, of a list that takes a saved filter by its id. */
export const consultaFiltravel = { ...consultaLista, filtro: z.optional(Id) };

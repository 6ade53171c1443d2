import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Nada } from '../formats.ts';

const Coluna = z.string().check(z.minLength(1), z.maxLength(60));
const colunas = z.array(Coluna).check(z.maxLength(60));

/** Visible columns of a list, their order and widths; ids unknown to a build are ignored. */
export const ArranjoLista = z.object({
  /** Ids of the columns left out. */
  ocultas: colunas,
  /** Ids in the order they stand in; a column it does not name stands where its list puts it. */
  ordem: colunas,
  /** Pixels, by id; a column it does not name is as wide as its list makes it. */
  larguras: z._default(z.record(Coluna, z.int().check(z.gte(20), z.lte(2_000))), {}),
});
export type ArranjoLista = z.infer<typeof ArranjoLista>;

/** Name a list goes by: its path in the gateway, its bars as hyphens. */
export const NomeDaLista = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/));

/** Lists one user may have arranged. */
export const MAX_ARRANJOS = 100;

const B = '/c/api/v1/conta/listas';
const qualquerSessao = 'são os dados da própria pessoa';

/** Calls of how a user arranged the lists: the same in every browser. */
export const arranjoCalls = {
  listArranjos: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Como o usuário arrumou as colunas de cada lista.',
    qualquerSessao,
    input: Nada,
    output: z.record(NomeDaLista, ArranjoLista),
  }),
  saveArranjo: defineCall({
    method: 'PUT',
    path: `${B}/:lista`,
    resumo: 'Guarda como o usuário arrumou uma lista; vazio, a lista volta a ser como foi feita.',
    qualquerSessao,
    input: z.object({ lista: NomeDaLista, ...ArranjoLista.shape }),
    output: ArranjoLista,
  }),
};

import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Nada } from '../formats.ts';

/** What the user chose for the product; follows the account to every browser. */
export const Preferencias = z.object({
  tema: z._default(z.enum(['sistema', 'claro', 'escuro']), 'sistema'),
  densidade: z._default(z.enum(['confortavel', 'compacta']), 'confortavel'),
  collapsedMenu: z._default(z.boolean(), false),
  showTutorialPlugin: z._default(z.boolean(), true),
  /** How much of each offer the results of a quote show: a line of it, or everything. */
  densidadeResultados: z._default(z.enum(['compacto', 'completo']), 'compacto'),
});
export type Preferencias = z.infer<typeof Preferencias>;

const PATH = '/c/api/v1/conta/preferencias';

/** Part of `contaCalls`, apart because the frame carries it to every page. */
export const preferenciasCalls = {
  getPreferencias: defineCall({
    method: 'GET',
    path: PATH,
    resumo: 'Preferências.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: Nada,
    output: Preferencias,
  }),
  savePreferencias: defineCall({
    method: 'PUT',
    path: PATH,
    resumo: 'Guarda as preferências.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: Preferencias,
    output: Preferencias,
  }),
};

/** What a generated list says and hears: its lines, and how one is created. */
export const contractTemplate = `import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Id, Nada } from '../formats.ts';

/** One line of %kebab%. */
export const Item%pascal% = z.object({ id: Id, nome: z.string(), versao: z.int() });
export type Item%pascal% = z.infer<typeof Item%pascal%>;

/** What creates one; the name is unique in the subscription, whatever its accents and case. */
export const NovoItem%pascal% = z.object({ nome: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)) });
export type NovoItem%pascal% = z.infer<typeof NovoItem%pascal%>;

/** Calls of %kebab%. */
export const %camel%Calls = {
  list%pascal%: defineCall({
    method: 'GET',
    path: '/c/api/v1/%kebab%',
    resumo: 'Lista %kebab% da assinatura.',
    qualquerSessao: 'todos da assinatura usam esta lista',
    input: Nada,
    output: z.array(Item%pascal%),
  }),
  create%pascal%: defineCall({
    method: 'POST',
    path: '/c/api/v1/%kebab%',
    resumo: 'Cria um registro de %kebab%.',
    qualquerSessao: 'todos da assinatura usam esta lista',
    input: NovoItem%pascal%,
    output: Item%pascal%,
  }),
};
`;

export const contractExport = "export { Item%pascal%, NovoItem%pascal%, %camel%Calls } from './%kebab%/%kebab%.contract.ts';";

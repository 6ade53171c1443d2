import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Id, Nada, Slug } from '../formats.ts';
import { LinhaCotada } from './linhas.contract.ts';

const B = '/c/api/v1';

/** Content of a set: insurers, for any line, or the covers of one line. */
export const TipoConjunto = z.enum(['SEGURADORAS', 'COBERTURAS']);
export type TipoConjunto = z.infer<typeof TipoConjunto>;

const conteudo = {
  /** Of a set of insurers; empty in one of covers. */
  seguradoras: z.array(Slug).check(z.maxLength(60)),
  /** Of a set of covers, by field of the line's form; empty in one of insurers. */
  coberturas: z.record(z.string().check(z.maxLength(60)), z.unknown()),
};
const dados = {
  nome: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** Everybody of the brokerage may apply it. */
  compartilhado: z.boolean(),
  ...conteudo,
};

/** Insurers, or covers, kept under a name to be applied to other cases. `versao` is the lock: send it back with each change. */
export const Conjunto = z.object({
  id: Id,
  tipo: TipoConjunto,
  /** The line of a set of covers; null in one of insurers. */
  linha: z.nullable(LinhaCotada),
  versao: z.int(),
  ...dados,
  /** Whether the caller may rename, share, change or delete it. */
  podeMudar: z.boolean(),
  /** Whether the caller keeps it. */
  meu: z.boolean(),
  /** Who keeps it. */
  dono: z.string(),
});
export type Conjunto = z.infer<typeof Conjunto>;

/** Saved sets of insurers and of covers: the caller's own and those of the brokerage. */
export const conjuntoCalls = {
  listConjuntos: defineCall({
    method: 'GET',
    path: `${B}/conjuntos`,
    resumo: 'Conjuntos guardados: os meus e os da corretora. Os de coberturas são de uma linha.',
    needs: 'acessoMC',
    input: z.object({ tipo: TipoConjunto, linha: z.optional(LinhaCotada) }),
    output: z.array(Conjunto),
  }),
  createConjunto: defineCall({
    method: 'POST',
    path: `${B}/conjuntos`,
    resumo: 'Guarda um conjunto; da corretora, só quem administra orçamentos.',
    needs: 'acessoMC',
    idempotente: true,
    input: z.object({ tipo: TipoConjunto, linha: z.nullable(LinhaCotada), ...dados }),
    output: Conjunto,
  }),
  updateConjunto: defineCall({
    method: 'PUT',
    path: `${B}/conjuntos/:conjuntoId`,
    resumo: 'Muda nome, partilha ou conteúdo de um conjunto; 409 se outra pessoa o mudou antes.',
    needs: 'acessoMC',
    input: z.object({ conjuntoId: Id, versao: z.int(), ...dados }),
    output: Conjunto,
  }),
  deleteConjunto: defineCall({
    method: 'DELETE',
    path: `${B}/conjuntos/:conjuntoId`,
    resumo: 'Apaga um conjunto; 409 se outra pessoa o mudou antes.',
    needs: 'acessoMC',
    input: z.object({ conjuntoId: Id, versao: z.coerce.number() }),
    output: Nada,
  }),
};

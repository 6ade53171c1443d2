import * as z from 'zod/mini';
import { Id, Instante } from '../formats.ts';

/** Change of one field, with labels and values as on the screen; null where there was no value. */
export const MudancaDeCampo = z.object({ campo: z.string(), de: z.nullable(z.string()), para: z.nullable(z.string()) });
export type MudancaDeCampo = z.infer<typeof MudancaDeCampo>;

/** One change of a record, as the audit trail kept it. */
export const MudancaRegistro = z.object({
  id: Id,
  em: Instante,
  acao: z.enum(['INCLUSAO', 'ALTERACAO', 'EXCLUSAO']),
  /** Author; null for automatic changes. Support people are marked as such. */
  usuario: z.nullable(z.string()),
  mudancas: z.array(MudancaDeCampo),
});
export type MudancaRegistro = z.infer<typeof MudancaRegistro>;

/** One kind of thing that names a record, how many there are, and some of them. */
export const UsoRegistro = z.object({
  tipo: z.enum([
    'ORCAMENTO',
    'PROPOSTA',
    'APOLICE',
    'SEGURADO',
    'USUARIO',
    'REPASSE',
    'SUPERVISIONADO',
    'TAREFA',
    'SOLICITACAO',
    'QUESTIONARIO',
    'PAGINA_PUBLICA',
    'LANCAMENTO',
    'SERIE_LANCAMENTO',
    'MOVIMENTO_DO_BANCO',
  ]),
  total: z.int(),
  /** The newest few; `rota` leads to one where it has a page. */
  exemplos: z.array(z.object({ id: z.string(), nome: z.string(), rota: z.nullable(z.string()) })),
});
export type UsoRegistro = z.infer<typeof UsoRegistro>;

/** What became of one record of a batch. `nome` is null of one that is not there for the caller. */
export const ResultadoRegistro = z.object({
  id: z.string(),
  nome: z.nullable(z.string()),
  ok: z.boolean(),
  /** False also of one that was already as it was asked to be. */
  mudou: z.boolean(),
  mensagem: z.nullable(z.string()),
});
export type ResultadoRegistro = z.infer<typeof ResultadoRegistro>;

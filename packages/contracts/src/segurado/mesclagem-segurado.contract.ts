import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Id, Instante, Nada } from '../formats.ts';
import { FichaSegurado, MotivoDuplicado } from './segurado.contract.ts';

/** What is chosen, of two records of one client, from one or from the other. The kind of person goes with the document. */
export const CampoMesclavel = z.enum([
  'nome',
  'documento',
  'nomeSocial',
  'nascimento',
  'sexo',
  'estadoCivil',
  'profissao',
  'rendaCentavos',
  'email',
  'celular',
  'endereco',
  'grupo',
  'produtorId',
]);
export type CampoMesclavel = z.infer<typeof CampoMesclavel>;

/** Whose value stays: that of the record that stays, or that of the one that leaves. */
export const LadoMesclavel = z.enum(['ESTE', 'OUTRO']);
export type LadoMesclavel = z.infer<typeof LadoMesclavel>;

/** A choice per field; one that was not made is this record's, or the other's where this says nothing. */
export const EscolhasMesclagem = z.partialRecord(CampoMesclavel, LadoMesclavel);
export type EscolhasMesclagem = z.infer<typeof EscolhasMesclagem>;

const umDoPar = z.object({ id: Id, nome: z.string(), documento: z.string() });

/** Two records that may be of one client: how likely, from 0 to 100, and why. */
export const ParDuplicado = z.object({ este: umDoPar, outro: umDoPar, pontos: z.int(), motivos: z.array(MotivoDuplicado) });
export type ParDuplicado = z.infer<typeof ParDuplicado>;

/** A record that became part of another, while that may be undone. */
export const MesclagemSegurado = z.object({
  id: Id,
  /** Of the one that left. */
  nome: z.string(),
  documento: z.string(),
  em: Instante,
  por: z.nullable(z.string()),
  desfazerAte: Instante,
});
export type MesclagemSegurado = z.infer<typeof MesclagemSegurado>;

/** What an undo left: both records, and the fields that somebody wrote since, which stay as they are. */
export const MesclagemDesfeita = z.object({ seguradoId: Id, outroId: Id, mantidos: z.array(z.string()) });
export type MesclagemDesfeita = z.infer<typeof MesclagemDesfeita>;

const B = '/c/api/v1/segurados';
const qualquerSessao = 'quem não administra os orçamentos junta só os clientes seus: o banco julga cada linha';

/** Calls by which two records of one client become one (domain design §4.4). */
export const mesclagemSeguradoCalls = {
  listDuplicados: defineCall({
    method: 'GET',
    path: `${B}/duplicados`,
    resumo: 'Pares de segurados que podem ser a mesma pessoa, com a pontuação e o porquê, os mais prováveis primeiro.',
    qualquerSessao,
    input: Nada,
    output: z.array(ParDuplicado),
  }),
  mergeFichas: defineCall({
    method: 'POST',
    path: `${B}/:seguradoId/mesclar`,
    resumo:
      'Faz de dois cadastros um só: tudo o que apontava para o outro passa a apontar para este; outra versão de qualquer um é um 409.',
    qualquerSessao,
    idempotente: true,
    input: z.object({ seguradoId: Id, versao: z.int(), outroId: Id, outraVersao: z.int(), escolhas: EscolhasMesclagem }),
    output: FichaSegurado,
  }),
  undoMesclagem: defineCall({
    method: 'POST',
    path: `${B}/mesclagens/:mesclagemId/desfazer`,
    resumo: 'Desfaz, por 24 horas, uma mesclagem: os dois cadastros e o que apontava para cada um voltam; o que se escreveu depois fica.',
    qualquerSessao,
    input: z.object({ mesclagemId: Id }),
    output: MesclagemDesfeita,
  }),
};

import * as z from 'zod/mini';
import { defineCall, defineTopic } from '../define.ts';
import { Id, Instante, Nada } from '../formats.ts';

/** A change of what the site is made of, as the composition recorded it. */
export const Atualizacao = z.object({
  id: z.string(),
  em: Instante,
  /** `NOVA`: parts got another build. `RETORNO`: they went back to the one before. */
  tipo: z.enum(['NOVA', 'RETORNO']),
  /** Services that changed, as the composition names them. */
  servicos: z.array(z.string()),
  /** What the team wrote of it; null when nothing was. */
  nota: z.nullable(z.string()),
});
export type Atualizacao = z.infer<typeof Atualizacao>;

/** A planned maintenance. */
export const Manutencao = z.object({
  id: Id,
  inicio: Instante,
  fim: Instante,
  mensagem: z.string(),
  /** When it was given up, or ended before its time. */
  encerradaEm: z.nullable(Instante),
});
export type Manutencao = z.infer<typeof Manutencao>;

const B = '/c/api/v1/atualizacoes';

/** Calls of releases. */
export const atualizacaoCalls = {
  listAtualizacoes: defineCall({
    method: 'GET',
    path: B,
    resumo: 'O que mudou no sistema, do mais novo ao mais antigo.',
    qualquerSessao: 'é igual para todos',
    input: Nada,
    output: z.array(Atualizacao),
  }),
};

/** Calls of planned maintenance; support plans it. */
export const manutencaoCalls = {
  /** Those under way and to come first; then the last ones that are over. */
  listManutencoes: defineCall({
    method: 'GET',
    path: `${B}/manutencoes`,
    resumo: 'Manutenções em curso, programadas e recentes.',
    qualquerSessao: 'é igual para todos',
    input: Nada,
    output: z.array(Manutencao),
  }),
  scheduleManutencao: defineCall({
    method: 'POST',
    path: `${B}/manutencoes`,
    resumo: 'Programa uma manutenção.',
    segfyer: true,
    idempotente: true,
    input: z.object({
      inicio: Instante,
      fim: Instante,
      mensagem: z.string().check(z.trim(), z.minLength(1, 'Diga o que vai ser feito.'), z.maxLength(300, 'Use até 300 letras.')),
    }),
    output: Manutencao,
  }),
  endManutencao: defineCall({
    method: 'POST',
    path: `${B}/manutencoes/:manutencaoId/encerrar`,
    resumo: 'Encerra uma manutenção, ou desiste dela.',
    segfyer: true,
    input: z.object({ manutencaoId: Id }),
    output: Manutencao,
  }),
};

/** Published to every open page: each reads again. */
export const manutencaoTopics = {
  mudou: defineTopic('gestao', '{canal}/gestao/manutencao', z.object({ em: Instante })),
};

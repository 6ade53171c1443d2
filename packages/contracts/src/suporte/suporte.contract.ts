import * as z from 'zod/mini';
import { Construcoes } from '../composition/ambiente.contract.ts';
import { ModoSuporte } from '../composition/modo-suporte.contract.ts';
import { defineCall } from '../define.ts';
import { consultaLista, paginaDe } from '../envelope.ts';
import { Id, Instante, Nada } from '../formats.ts';

/** A bus event without personal data: numbers, flags, ids and short terms of the product; the rest is `•••`. */
export const EventoVisto = z.object({
  em: Instante,
  nome: z.string().check(z.maxLength(80)),
  resumo: z.record(z.string(), z.union([z.string().check(z.maxLength(60)), z.number(), z.boolean(), z.null()])),
});
export type EventoVisto = z.infer<typeof EventoVisto>;

/** A page as its broker has it before the eyes: what runs, where, with which rights. No personal data. */
export const FotoDaPagina = z.object({
  digest: z.string().check(z.maxLength(64)),
  sequencia: z.int(),
  construcoes: Construcoes,
  /** `parcel/routeId`; null when no route matches the address. */
  rota: z.nullable(z.string().check(z.maxLength(120))),
  /** Path alone: a query may name people. */
  caminho: z.string().check(z.maxLength(300)),
  parcelas: z
    .array(
      z.object({ nome: z.string().check(z.maxLength(60)), estado: z.string().check(z.maxLength(40)), montadaEmMs: z.nullable(z.number()) }),
    )
    .check(z.maxLength(40)),
  /** Permission and block flags of the session. */
  bandeiras: z.record(z.string().check(z.maxLength(60)), z.boolean()),
  sobreposicoes: z.array(z.string().check(z.maxLength(160))).check(z.maxLength(60)),
  navegador: z.object({
    agente: z.string().check(z.maxLength(300)),
    idioma: z.string().check(z.maxLength(20)),
    largura: z.int(),
    altura: z.int(),
  }),
  /** The last 50, oldest first. */
  eventos: z.array(EventoVisto).check(z.maxLength(50)),
});
export type FotoDaPagina = z.infer<typeof FotoDaPagina>;

/** Whom a lent build reaches: the support person, one user, one subscription. */
export const AlvoConcessao = z.object({ tipo: z.enum(['eu', 'usuario', 'assinatura']), id: z.nullable(Id) });
export type AlvoConcessao = z.infer<typeof AlvoConcessao>;

const Motivo = z.string().check(z.trim(), z.minLength(5, 'Diga o motivo em ao menos 5 letras.'), z.maxLength(300, 'Use até 300 letras.'));
const Minutos = z.int().check(z.gte(1, 'Ao menos 1 minuto.'), z.lte(60, 'No máximo 60 minutos.'));

/** A composition lent by support, as it stands in the record. */
export const Concessao = z.object({
  id: z.string(),
  tipo: ModoSuporte.shape.tipo,
  para: AlvoConcessao,
  /** Name of whom it reaches, for the list. */
  paraNome: z.string(),
  construcoes: Construcoes,
  soLeitura: z.boolean(),
  motivo: z.string(),
  autor: z.string(),
  criadaEm: Instante,
  ate: Instante,
  encerradaEm: z.nullable(Instante),
  /** Of a whole subscription, those who went back to normal; the others keep it. */
  sairam: z.array(z.object({ nome: z.string(), em: Instante })),
});
export type Concessao = z.infer<typeof Concessao>;

/** One line of the support audit: who lent, used, left or ended what, when and why. */
export const AtoDeSuporte = z.object({
  em: Instante,
  ato: z.enum(['concedida', 'usada', 'deixada', 'encerrada', 'expirada', 'codigo-criado', 'codigo-lido']),
  autor: z.string(),
  concessaoId: z.nullable(z.string()),
  detalhe: z.string(),
  motivo: z.nullable(z.string()),
});
export type AtoDeSuporte = z.infer<typeof AtoDeSuporte>;

const Codigo = z.string().check(z.regex(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/, 'O código tem oito letras e números, como K7QF-2M9X.'));
const Aberta = z.object({ concessaoId: z.string(), rota: z.string(), digest: z.string(), ate: Instante });

/** Calls of support. All but `criarCodigo` and `sair` are for segfyers alone. */
export const suporteCalls = {
  createCodigo: defineCall({
    method: 'POST',
    path: '/suporte/codigos',
    resumo: 'Código de suporte: mostra a página do corretor a quem o atende, por 15 minutos.',
    qualquerSessao: 'quem pede ajuda mostra a própria página',
    input: z.object({ foto: FotoDaPagina }),
    output: z.object({ codigo: Codigo, ate: Instante }),
  }),
  /** A code gives access to the page of a user, so it is sent in the body and never in an address. */
  readCodigo: defineCall({
    method: 'POST',
    path: '/suporte/codigos/ler',
    resumo: 'A página de quem ditou o código.',
    segfyer: true,
    livreNaLeitura: true,
    input: z.object({ codigo: Codigo }),
    output: z.object({
      codigo: Codigo,
      foto: FotoDaPagina,
      corretor: z.object({ usuarioId: Id, assinaturaId: Id, nomeCorretora: z.string() }),
      criadoEm: Instante,
      ate: Instante,
    }),
  }),
  openIgual: defineCall({
    method: 'POST',
    path: '/suporte/codigos/abrir',
    resumo: 'A mesma composição do corretor, na sessão de quem atende e só para leitura.',
    segfyer: true,
    livreNaLeitura: true,
    input: z.object({ codigo: Codigo, motivo: Motivo }),
    output: Aberta,
  }),
  listConstrucoes: defineCall({
    method: 'GET',
    path: '/suporte/construcoes',
    resumo: 'Construções registradas, da mais nova à mais antiga.',
    segfyer: true,
    input: z.object({ servico: z.optional(z.string()) }),
    output: z.array(
      z.object({
        servico: z.string(),
        id: z.string(),
        autor: z.string(),
        commit: z.string(),
        /** First line of its commit message; empty when unknown. */
        mensagem: z._default(z.string(), ''),
        /** Version of the contracts it speaks, semver. */
        versao: z._default(z.string(), ''),
        registradaEm: Instante,
        /** The one everyone has. */
        noAr: z.boolean(),
        /** The one a share of the subscriptions has. */
        canario: z.boolean(),
        /** It came with the installation and was not deployed. */
        daInstalacao: z.boolean(),
        quarentena: z.boolean(),
      }),
    ),
  }),
  findCorretores: defineCall({
    method: 'GET',
    path: '/suporte/corretores',
    resumo: 'Corretoras e usuários, por nome ou e-mail.',
    segfyer: true,
    input: z.object({ busca: z.string().check(z.minLength(3), z.maxLength(80)) }),
    output: z.array(z.object({ assinaturaId: Id, usuarioId: Id, nome: z.string(), nomeCorretora: z.string() })),
  }),
  grant: defineCall({
    method: 'POST',
    path: '/suporte/concessoes',
    resumo: 'Empresta construções registradas a si, a um usuário ou a uma assinatura, por até 60 minutos.',
    segfyer: true,
    input: z.object({ para: AlvoConcessao, construcoes: z.record(z.string(), z.string()), motivo: Motivo, minutos: Minutos }),
    output: Concessao,
    idempotente: true,
  }),
  listConcessoes: defineCall({
    method: 'GET',
    path: '/suporte/concessoes',
    resumo: 'Concessões, as vivas primeiro.',
    segfyer: true,
    input: z.object(consultaLista),
    output: paginaDe(Concessao),
  }),
  end: defineCall({
    method: 'DELETE',
    path: '/suporte/concessoes/:id',
    resumo: 'Encerra uma concessão antes da hora.',
    segfyer: true,
    livreNaLeitura: true,
    input: z.object({ id: z.string() }),
    output: Nada,
  }),
  /** The user leaves the lent composition. */
  leave: defineCall({
    method: 'POST',
    path: '/suporte/sair',
    resumo: 'Volta ao normal: deixa o que o suporte emprestou; o que foi emprestado só a esta pessoa acaba.',
    qualquerSessao: 'quem recebeu uma composição a deixa',
    livreNaLeitura: true,
    input: Nada,
    output: Nada,
  }),
  viewMomento: defineCall({
    method: 'GET',
    path: '/suporte/momentos',
    resumo: 'O que estava no ar para uma assinatura em um momento.',
    segfyer: true,
    input: z.object({ assinaturaId: Id, em: Instante }),
    output: z.object({ em: Instante, sequencia: z.int(), digest: z.string(), construcoes: Construcoes }),
  }),
  openMomento: defineCall({
    method: 'POST',
    path: '/suporte/momentos',
    resumo: 'Abre a composição de um momento, na sessão de quem atende e só para leitura.',
    segfyer: true,
    livreNaLeitura: true,
    input: z.object({ assinaturaId: Id, em: Instante, motivo: Motivo }),
    output: Aberta,
  }),
  listAuditoria: defineCall({
    method: 'GET',
    path: '/suporte/auditoria',
    resumo: 'Todo ato de suporte sobre a composição.',
    segfyer: true,
    input: z.object(consultaLista),
    output: paginaDe(AtoDeSuporte),
  }),
};

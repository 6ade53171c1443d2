import * as z from 'zod/mini';
import { INTEGRIDADE } from '../construcao/integridade.ts';

const Texto = z.string().check(z.minLength(1), z.maxLength(500));
const Endereco = z.string().check(z.minLength(1), z.maxLength(2_000));
const Integridade = z.string().check(z.regex(INTEGRIDADE));
const Sequencia = z.int().check(z.gte(0));

/** A service gets a build; `nomes` are the import-map names that the build provides. */
export const ItemConstrucao = z.object({ servico: Texto, construcao: Texto, nomes: z.array(Texto) });
export type ItemConstrucao = z.infer<typeof ItemConstrucao>;
/** A name points to an address of no registered build. A name that ends in `/` is a folder and has no integrity. */
export const ItemAvulso = z.object({ nome: Texto, url: Endereco, integridade: z.nullable(Integridade) });
export type ItemAvulso = z.infer<typeof ItemAvulso>;
const ItemEscopo = z.object({ escopo: Endereco, imports: z.record(z.string(), Endereco) });
const ItemIntegridade = z.object({ arquivo: Endereco, integridade: Integridade });
const ItemRemocao = z.object({ remover: Texto });
/** One change of an entry to the map. */
export const Item = z.union([ItemConstrucao, ItemAvulso, ItemEscopo, ItemIntegridade, ItemRemocao]);
export type Item = z.infer<typeof Item>;

/** Audience of a canary: a percentage of the subscriptions, plus named ones. */
export const AlcanceCanario = z.object({
  porcento: z.number().check(z.gte(0), z.lte(100)),
  assinaturas: z.array(Texto),
  usuarios: z.array(Texto),
});
export type AlcanceCanario = z.infer<typeof AlcanceCanario>;
/** Requested audience; absent fields keep their current value. */
export type AlcancePedido = { readonly [C in keyof AlcanceCanario]?: AlcanceCanario[C] | undefined };

/** A composition granted by support, valid while the support session lasts, for at most one hour. */
export const Concessao = z.object({
  id: Texto,
  para: z.object({ tipo: z.enum(['eu', 'usuario', 'assinatura']), id: Texto }),
  /** Display name of its target, for lists. */
  paraNome: z.optional(z.string().check(z.maxLength(200))),
  /** Absent: replaces some builds. `igual`: the same composition as another user. `momento`: what was live at a past moment. */
  tipo: z.optional(z.enum(['construcao', 'igual', 'momento'])),
  soLeitura: z.optional(z.boolean()),
  /** Based on the map of that moment and subscription, instead of the current map. */
  momento: z.optional(z.object({ em: z.iso.datetime(), assinaturaId: z.optional(Texto) })),
  construcoes: z.record(z.string(), z.string()),
  sessao: Texto,
  expiraEm: z.iso.datetime(),
});
export type Concessao = z.infer<typeof Concessao>;

/** Rights of a token. `*` is everything; `vendor/*` is everything below `vendor/`. */
export const Direitos = z.object({ servicos: z.array(Texto), ambientes: z.array(Texto), acoes: z.array(Texto) });
export type Direitos = z.infer<typeof Direitos>;

/** A person of the product, as identified by the caller. */
export const Pessoa = z.object({ id: Texto, nome: Texto });
export type Pessoa = z.infer<typeof Pessoa>;

const Medida = z.object({
  /** Only in old entries, from when sessions were counted. */
  sessoes: z.optional(z.number()),
  origens: z.optional(z.number()),
  montagens: z.number(),
  falhas: z.number(),
  /** Tolerated failure rate, and how much more likely a greater one is. */
  tolerada: z.optional(z.number()),
  prova: z.optional(z.number()),
});

/** Reports of one subscription about a build: tabs that loaded it, tabs it failed in, and for whom (opaque marks). */
export const Dita = z.object({
  tipo: z.enum(['assinatura', 'teste', 'interno', 'visitante']),
  pessoas: z.array(z.string()),
  montagens: z.number(),
  falhas: z.number(),
});
export type Dita = z.infer<typeof Dita>;

/** Kinds of entries in the log of an environment, by `tipo`. */
const deAmbiente = [
  z.object({ tipo: z.literal('publicado'), itens: z.array(Item), retornoDe: z.optional(Sequencia), base: z.optional(z.boolean()) }),
  z.object({
    tipo: z.literal('canario'),
    acao: z.enum(['iniciado', 'ampliado', 'promovido', 'encerrado']),
    item: ItemConstrucao,
    alcance: z.nullable(AlcanceCanario),
  }),
  z.object({ tipo: z.literal('congelado') }),
  z.object({ tipo: z.literal('descongelado') }),
  z.object({ tipo: z.literal('chaveGeral'), ligada: z.boolean() }),
  z.object({
    tipo: z.literal('pendente'),
    pendente: Texto,
    itens: z.array(Item),
    canario: z.nullable(AlcanceCanario),
    /** People behind the requester's credential. */
    cadeia: z.optional(z.array(Texto)),
  }),
  z.object({ tipo: z.literal('aprovado'), pendente: Texto, itens: z.array(Item), canario: z.nullable(AlcanceCanario) }),
  z.object({ tipo: z.literal('recusado'), pendente: Texto }),
  z.object({
    tipo: z.literal('revertido'),
    servico: Texto,
    construcao: Texto,
    /** null: only the canary ended; the live build does not change. */
    para: z.nullable(ItemConstrucao),
    medida: Medida,
  }),
  z.object({
    tipo: z.literal('fixado'),
    servico: Texto,
    construcao: Texto,
    /** Build pinned for this subscription only, until another build replaces the reverted one. */
    para: ItemConstrucao,
    assinatura: Texto,
    dita: Dita,
    medida: Medida,
  }),
  z.object({ tipo: z.literal('liberado'), servico: Texto, construcao: Texto }),
  z.object({ tipo: z.literal('aviso'), servico: Texto, construcao: Texto, donos: z.array(z.string()), texto: z.string() }),
  z.object({
    tipo: z.literal('concessao'),
    acao: z.enum(['criada', 'usada', 'deixada', 'encerrada']),
    concessao: Concessao,
    /** The user who left the grant while others keep it. */
    quem: z.optional(Pessoa),
  }),
] as const;

/** Kinds of entries in the log of the service itself. */
const doServico = [
  z.object({ tipo: z.literal('ambiente'), nome: Texto, modulos: Texto, origens: z.array(Texto) }),
  z.object({ tipo: z.literal('ambienteApagado'), nome: Texto }),
  z.object({
    tipo: z.literal('tokenCriado'),
    token: z.object({
      id: Texto,
      hash: z.string(),
      pessoa: Texto,
      descricao: z.string(),
      direitos: Direitos,
      expiraEm: z.iso.datetime(),
      /** It may not act as one of two people until another person confirms it. */
      aConfirmar: z.optional(z.boolean()),
    }),
  }),
  z.object({ tipo: z.literal('tokenConfirmado'), token: Texto }),
  z.object({ tipo: z.literal('tokenRevogado'), token: Texto }),
] as const;

export const Fato = z.discriminatedUnion('tipo', [...deAmbiente, ...doServico]);
export type Fato = z.infer<typeof Fato>;

const Cabecalho = z.object({
  /** Unique id of the entry: a writer that lost its connection uses it to find out whether the entry was stored. */
  id: Texto,
  sequencia: z.int().check(z.gte(1)),
  em: z.iso.datetime(),
  autor: z.object({ id: Texto, nome: Texto }),
  motivo: z.nullable(z.string()),
});

/** One entry of the log, as stored: never changed, never removed. */
export const Registro = z.intersection(Cabecalho, Fato);
export type Registro = z.infer<typeof Cabecalho> & Fato;

/** Log of the service itself: tokens, and environments created at run time. */
export const DIARIO_DO_SERVICO = '_servico';

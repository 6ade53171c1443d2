import * as z from 'zod/mini';
import { ManifestoConstrucao } from '../construcao/construcao.model.ts';
import { Concessao, Direitos, Pessoa } from '../registro/registro.model.ts';
import { GRUPOS } from '../regras/cohort.ts';
import { ACOES } from '../servico/autor.ts';

/** `constructor` and similar names exist in every object, so they are refused. */
const Nome = z.string().check(
  z.minLength(1),
  z.maxLength(200),
  z.refine((nome) => !(nome in {}), 'É um nome reservado.'),
);
const Motivo = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const Lista = z.array(Nome).check(z.maxLength(10_000));
const inteiro = (minimo: number, maximo: number) => z.coerce.number().check(z.int(), z.gte(minimo), z.lte(maximo));
const Momento = z.iso.datetime({ offset: true, error: 'Deve ser um momento ISO, como 2026-03-01T12:00:00Z.' });

export const DoAmbiente = z.object({ ambiente: Nome });
export const DoServico = z.object({ ambiente: Nome, servico: Nome });
export const DoPendente = z.object({ ambiente: Nome, id: Nome });
export const PorId = z.object({ id: Nome });

/** A folder of the site or of an https origin, written as it is read: without `..`, nor two slashes, nor the whole site. */
const FORMA_DE_PASTA = 'Deve ser uma pasta do site, como /modules/, ou um endereço https que termina em /.';
const isPasta = (valor: string): boolean =>
  /^(\/|https:\/\/)[^\\\s?#@]+\/$/.test(valor) &&
  URL.canParse(valor, 'https://exemplo.invalid') &&
  !new URL(valor, 'https://exemplo.invalid').pathname.includes('//') &&
  [valor, `https://exemplo.invalid${valor}`].includes(new URL(valor, 'https://exemplo.invalid').href);

export const NovoAmbiente = z.strictObject({
  nome: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'Use letras minúsculas, números e hífen, começando por letra.')),
  modulos: z.optional(z.string().check(z.maxLength(500), z.refine(isPasta, FORMA_DE_PASTA))),
  origens: z.optional(z.array(z.url({ protocol: /^https$/, error: 'Deve ser um endereço https.' })).check(z.maxLength(50))),
  copiaDe: z.optional(Nome),
  motivo: z.optional(Motivo),
});

export const MudancaDeOrigem = z.strictObject({
  origem: z.string().check(z.maxLength(500), z.refine(isPasta, FORMA_DE_PASTA)),
  motivo: Motivo,
});

export const PedidoMapa = z.object({
  assinatura: z.optional(Nome),
  usuario: z.optional(Nome),
  /** Group of an anonymous visitor. */
  grupo: z.optional(inteiro(0, GRUPOS - 1)),
  em: z.optional(Momento),
  /** `service@build`, any number of times. */
  construcao: z.optional(z.union([Nome, z.array(Nome)])),
});

/** With `depois`, waits up to `espera` seconds for a sequence after it. */
export const PedidoEstado = z.object({ depois: z.optional(inteiro(0, 2 ** 31)), espera: z._default(inteiro(0, 25), 0) });

export const NovaConstrucao = z.strictObject({
  manifesto: ManifestoConstrucao,
  origem: z.optional(z.strictObject({ url: z.string().check(z.minLength(1), z.maxLength(2_000)), ambiente: Nome })),
});

export const PorServico = z.object({ servico: z.optional(Nome) });
export const DeServico = z.object({ servico: Nome });

const Porcento = z.number().check(z.gte(0), z.lte(100));
export const Alcance = z.strictObject({
  porcento: z.optional(Porcento),
  assinaturas: z.optional(Lista),
  usuarios: z.optional(Lista),
  motivo: Motivo,
});

export const PedidoImplantacao = z.strictObject({
  servico: Nome,
  construcao: Nome,
  motivo: Motivo,
  esperado: z.optional(Nome),
  simular: z.optional(z.boolean()),
  canario: z.optional(z.strictObject({ porcento: z.optional(Porcento), assinaturas: z.optional(Lista), usuarios: z.optional(Lista) })),
});

const UmaDeCada = z.array(z.strictObject({ servico: Nome, construcao: Nome })).check(
  z.minLength(1),
  z.maxLength(500),
  z.refine((lista) => new Set(lista.map(({ servico }) => servico)).size === lista.length, 'Um serviço aparece duas vezes.'),
);
export const PedidoConjunto = z.strictObject({
  servicos: UmaDeCada,
  motivo: Motivo,
  esperado: z.optional(Nome),
  simular: z.optional(z.boolean()),
});
export const PedidoCopia = z.strictObject({
  de: Nome,
  servicos: z.optional(z.array(Nome).check(z.minLength(1), z.maxLength(500))),
  motivo: Motivo,
  esperado: z.optional(Nome),
  simular: z.optional(z.boolean()),
});
/** `confirma` repeats the name, to prevent removing the wrong environment. */
export const Apagamento = z.strictObject({ confirma: Nome, motivo: Motivo });

export const PedidoRetorno = z.strictObject({ servico: Nome, para: z.optional(Nome), motivo: Motivo });
export const SoMotivo = z.strictObject({ motivo: Motivo });
export const TalvezMotivo = z.strictObject({ motivo: z.optional(Motivo) });
export const ViradaChave = z.strictObject({ ligada: z.boolean(), motivo: Motivo });
export const Liberacao = z.strictObject({ servico: Nome, construcao: Nome, motivo: Motivo });

export const PedidoHistorico = z.object({
  servico: z.optional(Nome),
  antes: z.optional(inteiro(1, 2 ** 31)),
  limite: z._default(inteiro(1, 500), 50),
  /** Kinds of entries, separated by commas. */
  tipos: z.optional(z.string().check(z.maxLength(300))),
});
export const PedidoDiferenca = z.object({ de: inteiro(0, 2 ** 31), ate: inteiro(0, 2 ** 31) });
export const PedidoImpacto = z.object({ servico: Nome, construcao: Nome });
export const PedidoInventario = z.object({ dias: z._default(inteiro(1, 3_650), 30) });

export const Relatos = z
  .array(
    z.strictObject({
      servico: Nome,
      construcao: Nome,
      aba: Nome,
      falhou: z.boolean(),
      tipo: z.enum(['assinatura', 'teste', 'interno', 'visitante']),
      origem: Nome,
      pessoa: Nome,
    }),
  )
  .check(z.maxLength(200));

export const NovoToken = z.strictObject({
  pessoa: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)),
  descricao: z._default(z.string().check(z.maxLength(200)), ''),
  // a misspelt action would create a right that never applies
  direitos: z.extend(Direitos, { acoes: z.array(z.enum(['*', ...ACOES])).check(z.minLength(1)) }),
  dias: z._default(z.int().check(z.gte(1), z.lte(366)), 90),
});

export const Saida = z.strictObject({ quem: Pessoa, motivo: z.optional(Motivo) });
export const NovaConcessao = z.strictObject({ concessao: Concessao, motivo: Motivo });

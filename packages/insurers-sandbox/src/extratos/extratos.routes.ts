import { hojeEm, isData } from '@balcao/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { FAMILIAS } from '../documentos/acervo.table.ts';
import type { Mundo } from '../mundo.ts';
import { naoAutorizado, naoEncontrado, refuse } from '../opin/opin-errors.ts';
import type { ParamsSlug } from '../quotes/quote.door.ts';
import { type DadosExtrato, type FormatoExtrato, totaisDe } from './dados-extrato.ts';
import { FORMATOS, printExtrato } from './print-extrato.ts';

const Centavos = z.int();
const Retido = z.int().check(z.minimum(0));
const Dia = z.string().check(z.refine(isData));
const Linha = z.object({
  apolice: z.string().check(z.regex(/^[0-9A-Z./-]{1,20}$/)),
  endosso: z.nullable(z.string().check(z.regex(/^[0-9A-Z]{1,6}$/))),
  parcela: z.nullable(z.int().check(z.minimum(1), z.maximum(999))),
  segurado: z.string().check(z.minLength(1), z.maxLength(40)),
  proposta: z.nullable(z.string().check(z.regex(/^[0-9A-Z]{1,15}$/))),
  documento: z.string().check(z.regex(/^(\d{11}|[0-9A-Z]{12}\d{2})$/)),
  premioCentavos: Centavos,
  bps: z.int().check(z.minimum(0), z.maximum(99_999)),
  valorCentavos: Centavos,
});
const Publicacao = z.object({
  slug: z.string(),
  numero: z.string().check(z.regex(/^[0-9A-Z]{1,15}$/)),
  competencia: z.string().check(z.refine((texto) => isData(`${texto}-01`))),
  creditoEm: Dia,
  irrfCentavos: Retido,
  issCentavos: Retido,
  inssCentavos: Retido,
  outrosCentavos: Retido,
  linhas: z.array(Linha).check(z.minLength(1), z.maxLength(20_000)),
});

/** A statement of twenty thousand lines, as JSON. */
const MAX_CORPO = 16 * 1024 * 1024;

interface ParamsArquivo extends ParamsSlug {
  readonly arquivo: string;
}

/** Commission statements: what the back door says an insurer pays, each insurer publishes as a file of its own layout from the day of credit on. */
export function extratosRoutes(app: FastifyInstance, { perfis, relogio, tokens }: Mundo): void {
  const publicados = new Map<string, Map<string, DadosExtrato>>();
  const visiveis = (slug: string): DadosExtrato[] =>
    [...(publicados.get(slug)?.values() ?? [])].filter(({ creditoEm }) => creditoEm <= hojeEm(relogio.agora()));
  const door = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { slug } = request.params as ParamsSlug; // the route's pattern has it
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!perfis.has(slug)) return void refuse(reply, 404, naoEncontrado, relogio.agora());
    if (!tokens.read(token, slug, relogio.agora())) return void refuse(reply, 401, naoAutorizado, relogio.agora());
  };

  app.post('/_sandbox/extratos', { bodyLimit: MAX_CORPO }, (request, reply) => {
    const dito = Publicacao.safeParse(request.body);
    const perfil = dito.success ? perfis.get(dito.data.slug) : undefined;
    if (!dito.success || !perfil)
      return reply.code(400).send({ erro: 'Informe slug, numero, competencia, creditoEm, o que se retém e as linhas do extrato.' });
    const { slug, ...dados } = dito.data;
    const familia = FAMILIAS[slug] ?? 'FICHA';
    const doSlug = publicados.get(slug) ?? new Map<string, DadosExtrato>();
    publicados.set(slug, doSlug.set(dados.numero, { ...dados, familia, seguradora: perfil.nome }));
    return { numero: dados.numero, formatos: FORMATOS[familia], ...totaisDe({ ...dados, familia, seguradora: perfil.nome }) };
  });

  type Pedido = { Params: ParamsArquivo; Querystring: { competencia?: string } };
  app.get<Pedido>('/:slug/sandbox/v1/extratos', { onRequest: door }, ({ params, query }) => ({
    extratos: visiveis(params.slug)
      .filter(({ competencia }) => query.competencia === undefined || competencia === query.competencia)
      .map((dados) => ({
        numero: dados.numero,
        competencia: dados.competencia,
        creditoEm: dados.creditoEm,
        linhas: dados.linhas.length,
        formatos: FORMATOS[dados.familia],
        ...totaisDe(dados),
      })),
  }));

  app.get<Pedido>('/:slug/sandbox/v1/extratos/:arquivo', { onRequest: door }, async ({ params }, reply) => {
    const [, numero, formato] = /^([0-9A-Z]{1,15})\.(pdf|csv|txt|xlsx)$/.exec(params.arquivo) ?? [];
    const dados = visiveis(params.slug).find((um) => um.numero === numero);
    if (!dados || !FORMATOS[dados.familia].includes(formato as FormatoExtrato)) return refuse(reply, 404, naoEncontrado, relogio.agora());
    const { nome, mime, bytes } = await printExtrato(dados, formato as FormatoExtrato);
    return reply.type(mime).header('content-disposition', `attachment; filename="${nome}"`).send(bytes);
  });
}

import { createHash } from 'node:crypto';
import { addDias, feriadosBancarios, hojeEm, isData, valorEmAtraso, writeLinhaDigitavel, writePixEstatico } from '@balcao/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { buildDados } from '../documentos/build-dados.ts';
import type { Mundo } from '../mundo.ts';
import { errorBody, naoAutorizado, naoEncontrado, refuse } from '../opin/opin-errors.ts';
import type { ParamsSlug } from '../quotes/quote.door.ts';
import type { Perfil } from '../seguradoras/perfil.ts';

const Dia = z.string().check(z.refine(isData));
const Pedido = z.object({
  apolice: z.string().check(z.minLength(1), z.maxLength(60)),
  endosso: z.nullable(z.string().check(z.maxLength(60))),
  parcela: z.int().check(z.gte(1), z.lte(999)),
  corretor: z.object({ cnpj: z.string() }),
  forma: z.enum(['BOLETO', 'PIX']),
  vencimento: Dia,
  novoVencimento: Dia,
  saldoCentavos: z.int().check(z.gte(1)),
  observacao: z.nullable(z.string().check(z.maxLength(200))),
});
type Pedido = z.infer<typeof Pedido>;

interface Recebido {
  readonly slug: string;
  readonly em: Date;
  readonly corpo: string;
  readonly pedido: Pedido;
}

/** As far ahead as every insurer here lets an instalment fall due. */
const MAX_DIAS = 15;
/** What their contracts charge who pays late. */
const ENCARGOS = { multaBps: 200, jurosMesBps: 100 };
/** Those that look before they answer. */
const EM_ANALISE: ReadonlySet<string> = new Set(['sabia_seguros', 'ipe_amarelo_seguros']);

const digest = (texto: string): string => createHash('sha256').update(texto).digest('hex');
const digits = (texto: string, n: number): string =>
  String(BigInt(`0x${digest(texto)}`))
    .padStart(n, '0')
    .slice(-n);

/** Why a request is refused; null when it is not. */
function refusal({ vencimento, novoVencimento, observacao }: Pedido, hoje: string): string | null {
  if (observacao?.includes('#RECUSA')) return 'A apólice está em processo de cancelamento: a parcela não pode ser reemitida.';
  if (novoVencimento < hoje) return 'O novo vencimento já passou.';
  if (novoVencimento > addDias(hoje, MAX_DIAS)) return `O novo vencimento passa do limite de ${MAX_DIAS} dias.`;
  return novoVencimento <= vencimento ? 'O novo vencimento não vem depois do atual.' : null;
}

/** The new boleto or Pix code: fine and interest of an instalment that was late, until the day it is paid. */
function reissue(perfil: Perfil, protocolo: string, { pedido, em }: Recebido): object {
  const { forma, vencimento, novoVencimento, saldoCentavos, parcela, observacao } = pedido;
  const isLate = vencimento < hojeEm(em);
  const { multaCentavos, jurosCentavos, totalCentavos } = valorEmAtraso(
    { valorCentavos: saldoCentavos, vencimento },
    isLate ? novoVencimento : vencimento,
    { atraso: ENCARGOS, feriados: feriadosBancarios },
  );
  const campoLivre = digits(`${perfil.slug}:${protocolo}`, 25);
  const linha = writeLinhaDigitavel({ banco: '341', vencimento: novoVencimento, valorCentavos: totalCentavos, campoLivre });
  const { seguradora } = buildDados(perfil, 'APOLICE', pedido.apolice);
  const pix = writePixEstatico({
    chave: seguradora.cnpj,
    valorCentavos: totalCentavos,
    nome: perfil.nome,
    cidade: 'São Paulo',
    txid: `R${parcela}N${campoLivre.slice(0, 11)}`,
  });
  return {
    situacao: 'ATENDIDA',
    protocolo,
    vencimento: novoVencimento,
    multaCentavos,
    jurosCentavos,
    valorCentavos: totalCentavos,
    linhaDigitavel:
      forma === 'PIX' ? null : observacao?.includes('#MALFORMED') ? linha.replace(/^\d/, (d) => String((Number(d) + 1) % 10)) : linha,
    pixCopiaECola: pix,
  };
}

/**
 * `POST /<slug>/sandbox/v1/reemissoes`: an instalment with another due day. The same key with the same body is the same request; with another
 * body it is refused. Sabiá and Ipê-Amarelo, and whoever is asked with `#ANALISE`, answer on the next day of the clock (`#SEMRESPOSTA`: never);
 * `#RECUSA` is refused, and the boleto of `#MALFORMED` has a wrong digit. `GET …/reemissoes/{protocolo}`: what became of it.
 */
export function reemissaoRoutes(app: FastifyInstance, { perfis, tokens, relogio }: Mundo): void {
  const recebidos = new Map<string, { readonly protocolo: string; readonly recebido: Recebido }>();
  const protocolados = new Map<string, Recebido>();

  const isAllowed = ({ params, headers }: FastifyRequest): boolean => {
    const { slug } = params as ParamsSlug; // the route's pattern has it
    return tokens.read(/^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '', slug, relogio.agora()) !== null;
  };

  function answerOf(perfil: Perfil, protocolo: string, recebido: Recebido): object {
    const { pedido, em } = recebido;
    const motivo = refusal(pedido, hojeEm(em));
    const isSlow = EM_ANALISE.has(perfil.slug) || /#ANALISE|#SEMRESPOSTA/.test(pedido.observacao ?? '');
    const isWaiting = relogio.agora().getTime() - em.getTime() < 86_400_000 || pedido.observacao?.includes('#SEMRESPOSTA');
    if (isSlow && isWaiting) return { situacao: 'EM_ANALISE', protocolo };
    return motivo ? { situacao: 'RECUSADA', motivo } : reissue(perfil, protocolo, recebido);
  }

  app.post<{ Params: ParamsSlug }>('/:slug/sandbox/v1/reemissoes', (request, reply) => {
    const agora = relogio.agora();
    const perfil = perfis.get(request.params.slug);
    if (!perfil) return refuse(reply, 404, naoEncontrado, agora);
    if (!isAllowed(request)) return refuse(reply, 401, naoAutorizado, agora);
    const dito = Pedido.safeParse(request.body);
    const chave = String(request.headers['x-idempotency-key'] ?? '');
    if (!dito.success || chave === '')
      return reply.code(400).send(errorBody([{ code: 'INVALIDO', title: 'Pedido inválido', detail: 'Falta a chave ou um campo.' }], agora));
    const corpo = JSON.stringify(dito.data);
    const antes = recebidos.get(`${perfil.slug}:${chave}`);
    if (antes && antes.recebido.corpo !== corpo)
      return reply
        .code(422)
        .send(errorBody([{ code: 'ERRO_IDEMPOTENCIA', title: 'Chave repetida', detail: 'A chave já foi usada com outro pedido.' }], agora));
    const protocolo = antes?.protocolo ?? `RE-${digest(`${perfil.slug}:${chave}`).slice(0, 10).toUpperCase()}`;
    const recebido = antes?.recebido ?? { slug: perfil.slug, em: agora, corpo, pedido: dito.data };
    recebidos.set(`${perfil.slug}:${chave}`, { protocolo, recebido });
    protocolados.set(protocolo, recebido);
    return reply.code(201).send(answerOf(perfil, protocolo, recebido));
  });

  app.get<{ Params: ParamsSlug & { protocolo: string } }>('/:slug/sandbox/v1/reemissoes/:protocolo', (request, reply) => {
    const { slug, protocolo } = request.params;
    const perfil = perfis.get(slug);
    const recebido = protocolados.get(protocolo);
    if (!perfil) return refuse(reply, 404, naoEncontrado, relogio.agora());
    if (!isAllowed(request)) return refuse(reply, 401, naoAutorizado, relogio.agora());
    return recebido?.slug === slug ? answerOf(perfil, protocolo, recebido) : refuse(reply, 404, naoEncontrado, relogio.agora());
  });
}

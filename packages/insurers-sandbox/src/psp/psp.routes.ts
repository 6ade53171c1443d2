import { hojeEm, formatValorPix, readBrCode, ultimoDiaDePagar, feriadosBancarios } from '@balcao/domain';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Mundo } from '../mundo.ts';
import { VALIDADE_TOKEN_S } from '../oauth/token.ts';
import { CobVRevisada, CobVSolicitada, ConsultaCobV, DevolucaoPedida, Pagamento, TXID, WebhookSolicitado } from './cobv.schema.ts';
import type { CobVGuardada, CobVPedida, PixGuardado } from './cobv.store.ts';
import { momento, newEndToEndId, RECEBEDOR, worthOn, writeCobV } from './cobv.writer.ts';
import { refusePix, type Violacao } from './psp-errors.ts';
import { sendPixNotice } from './send-pix-notice.ts';

/** Whose tokens these are, beside those of the insurers. */
const SLUG = 'psp';
const CLIENTE = { id: 'balcao', segredo: 'segredo-psp' };
export const PSP = '/psp/v2';

type ComTxid = { Params: { txid: string } };

const violationsOf = (error: { readonly issues: readonly z.core.$ZodIssue[] }, raiz: string): Violacao[] =>
  error.issues.map(({ path }) => ({ razao: 'não respeita o schema', propriedade: [raiz, ...path].join('.') }));

/** The token of a call, when it is one of ours and grants the scope asked for. */
function isGranted({ tokens, relogio }: Mundo, { headers }: FastifyRequest, escopo: string): 'sim' | 'sem-token' | 'sem-escopo' {
  const [, token = ''] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  const concessao = tokens.read(token, SLUG, relogio.agora());
  if (!concessao) return 'sem-token';
  return concessao.escopo.split(' ').includes(escopo) ? 'sim' : 'sem-escopo';
}

/** `POST /psp/oauth/token`: client credentials, by HTTP Basic. */
function tokenRoute(app: FastifyInstance, { tokens, relogio }: Mundo): void {
  app.post('/psp/oauth/token', (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    if (form.get('grant_type') !== 'client_credentials') return reply.code(400).send({ error: 'unsupported_grant_type' });
    const [, basic = ''] = /^Basic (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (Buffer.from(basic, 'base64').toString() !== `${CLIENTE.id}:${CLIENTE.segredo}`) {
      return reply.code(401).send({ error: 'invalid_client' });
    }
    const escopo = form.get('scope') ?? '';
    const access_token = tokens.issue({ slug: SLUG, escopo, expiraEm: relogio.agora().getTime() + VALIDADE_TOKEN_S * 1_000 });
    return reply
      .header('cache-control', 'no-store')
      .send({ access_token, token_type: 'Bearer', expires_in: VALIDADE_TOKEN_S, scope: escopo });
  });
}

function cobvRoutes(app: FastifyInstance, mundo: Mundo): void {
  const { cobv, relogio } = mundo;
  const denied = (request: FastifyRequest, reply: FastifyReply, escopo: string): FastifyReply | null => {
    const concedido = isGranted(mundo, request, escopo);
    if (concedido === 'sim') return null;
    return concedido === 'sem-token' ? refusePix(reply, 401, 'AcessoNegado') : refusePix(reply, 403, 'AcessoNegado');
  };

  app.put<ComTxid>(`${PSP}/cobv/:txid`, (request, reply) => {
    const recusa = denied(request, reply, 'cobv.write');
    if (recusa) return recusa;
    const { txid } = request.params;
    const pedida = CobVSolicitada.safeParse(request.body);
    if (!TXID.test(txid) || !pedida.success) {
      return refusePix(reply, 400, 'CobVOperacaoInvalida', pedida.success ? [] : violationsOf(pedida.error, 'cobv'));
    }
    const antes = cobv.find(txid);
    if (antes && antes.status !== 'ATIVA') {
      return refusePix(reply, 400, 'CobVOperacaoInvalida', [
        { razao: 'A cobrança já existe e não está ATIVA.', propriedade: 'cobv.status' },
      ]);
    }
    if (pedida.data.calendario.dataDeVencimento < hojeEm(relogio.agora())) {
      const razao = 'O campo cobv.calendario.dataDeVencimento é anterior à data de criação da cobrança.';
      return refusePix(reply, 400, 'CobVOperacaoInvalida', [{ razao, propriedade: 'cobv.calendario.dataDeVencimento' }]);
    }
    return reply
      .code(201)
      .send(writeCobV(antes ? revise(antes, pedida.data as CobVPedida) : create(request, txid, pedida.data as CobVPedida)));
  });

  function create({ headers }: FastifyRequest, txid: string, pedida: CobVPedida): CobVGuardada {
    // short: a location has at most 77 characters, whatever the host
    const token = randomBytes(12).toString('hex');
    const location = `${headers.host ?? 'localhost'}/psp/qr/cobv/${token}`;
    return cobv.add({ txid, criacao: relogio.agora(), locId: cobv.nextLoc(), location, pedida, revisao: 0, status: 'ATIVA', pix: [] });
  }

  function revise(cobranca: CobVGuardada, pedida: CobVPedida): CobVGuardada {
    if (JSON.stringify(pedida) !== JSON.stringify(cobranca.pedida)) {
      cobranca.pedida = pedida;
      cobranca.revisao += 1;
    }
    return cobranca;
  }

  app.patch<ComTxid>(`${PSP}/cobv/:txid`, (request, reply) => {
    const recusa = denied(request, reply, 'cobv.write');
    if (recusa) return recusa;
    const cobranca = cobv.find(request.params.txid);
    if (!cobranca) return refusePix(reply, 404, 'CobVNaoEncontrada');
    const revisada = CobVRevisada.safeParse(request.body);
    if (!revisada.success) return refusePix(reply, 400, 'CobVOperacaoInvalida', violationsOf(revisada.error, 'cobv'));
    const { status, ...mudancas } = revisada.data;
    if (cobranca.status !== 'ATIVA' || (status && Object.keys(mudancas).length > 0)) {
      return refusePix(reply, 400, 'CobVOperacaoInvalida', [{ razao: 'A cobrança não está ATIVA.', propriedade: 'cobv.status' }]);
    }
    const { pedida } = cobranca;
    revise(cobranca, { ...pedida, ...mudancas, valor: { ...pedida.valor, ...mudancas.valor } } as CobVPedida);
    if (status) {
      cobranca.status = status;
      cobranca.revisao += 1;
    }
    return reply.send(writeCobV(cobranca));
  });

  app.get<ComTxid>(`${PSP}/cobv/:txid`, (request, reply) => {
    const recusa = denied(request, reply, 'cobv.read');
    if (recusa) return recusa;
    const cobranca = cobv.find(request.params.txid);
    return cobranca ? reply.send(writeCobV(cobranca)) : refusePix(reply, 404, 'CobVNaoEncontrada');
  });

  app.get(`${PSP}/cobv`, (request, reply) => {
    const recusa = denied(request, reply, 'cobv.read');
    if (recusa) return recusa;
    const consulta = ConsultaCobV.safeParse(request.query);
    if (!consulta.success || consulta.data.fim < consulta.data.inicio) return refusePix(reply, 400, 'CobVConsultaInvalida');
    const { inicio, fim, status, cnpj, 'paginacao.paginaAtual': paginaAtual, 'paginacao.itensPorPagina': itensPorPagina } = consulta.data;
    const achadas = cobv
      .list()
      .filter(({ criacao }) => criacao >= new Date(inicio) && criacao <= new Date(fim))
      .filter((uma) => (!status || uma.status === status) && (!cnpj || uma.pedida.devedor['cnpj'] === cnpj));
    const quantidadeDePaginas = Math.max(1, Math.ceil(achadas.length / itensPorPagina));
    // the document asks for `idCob` in lists, and says nothing else of it
    return reply.send({
      parametros: {
        inicio,
        fim,
        ...(status && { status }),
        ...(cnpj && { cnpj }),
        paginacao: { paginaAtual, itensPorPagina, quantidadeDePaginas, quantidadeTotalDeItens: achadas.length },
      },
      cobs: achadas
        .slice(paginaAtual * itensPorPagina, (paginaAtual + 1) * itensPorPagina)
        .map((uma) => ({ ...writeCobV(uma), idCob: uma.txid })),
    });
  });

  app.put<{ Params: { chave: string } }>(`${PSP}/webhook/:chave`, (request, reply) => {
    const recusa = denied(request, reply, 'webhook.write');
    if (recusa) return recusa;
    const pedido = WebhookSolicitado.safeParse(request.body);
    if (!pedido.success) return refusePix(reply, 400, 'WebhookOperacaoInvalida', violationsOf(pedido.error, 'webhook'));
    cobv.webhooks.set(request.params.chave, { url: pedido.data.webhookUrl.replace(/\/+$/, ''), criacao: relogio.agora() });
    return reply.code(200).send();
  });

  app.get<{ Params: { chave: string } }>(`${PSP}/webhook/:chave`, (request, reply) => {
    const recusa = denied(request, reply, 'webhook.read');
    if (recusa) return recusa;
    const webhook = cobv.webhooks.get(request.params.chave);
    if (!webhook) return refusePix(reply, 404, 'WebhookNaoEncontrado');
    return reply.send({ webhookUrl: webhook.url, cnpj: RECEBEDOR.cnpj, criacao: momento(webhook.criacao) });
  });
}

/** What stands at a location: what the payer's bank reads. Signed in a real provider; here the content alone. */
function locationRoute(app: FastifyInstance, { cobv, relogio }: Mundo): void {
  app.get<{ Params: { token: string } }>('/psp/qr/cobv/:token', ({ headers, params }, reply) => {
    const cobranca = cobv.findByLocation(`${headers.host ?? ''}/psp/qr/cobv/${params.token}`);
    if (!cobranca) return refusePix(reply, 404, 'CobPayloadNaoEncontrado');
    const { calendario, devedor, chave, valor } = cobranca.pedida;
    const { multaCentavos, jurosCentavos, totalCentavos } = worthOn(cobranca, hojeEm(relogio.agora()));
    return reply.send({
      calendario: { criacao: momento(cobranca.criacao), apresentacao: momento(relogio.agora()), ...calendario },
      devedor,
      recebedor: RECEBEDOR,
      txid: cobranca.txid,
      revisao: cobranca.revisao,
      status: cobranca.status,
      chave,
      valor: {
        original: valor.original,
        ...(multaCentavos > 0 && { multa: formatValorPix(multaCentavos) }),
        ...(jurosCentavos > 0 && { juros: formatValorPix(jurosCentavos) }),
        final: formatValorPix(totalCentavos),
      },
    });
  });
}

/** `POST /_sandbox/pix/pagar` and `/devolver`: what a payer does at their bank. No provider has anything like it. */
function backDoor(app: FastifyInstance, mundo: Mundo): void {
  const { cobv, relogio } = mundo;
  const findPaid = ({ copiaECola, txid }: z.output<typeof Pagamento>) =>
    txid ? cobv.find(txid) : cobv.findByLocation(readBrCode(copiaECola ?? '')?.location ?? '');

  app.post('/_sandbox/pix/pagar', async (request, reply) => {
    const pagamento = Pagamento.safeParse(request.body);
    const cobranca = pagamento.success ? findPaid(pagamento.data) : undefined;
    if (!pagamento.success || !cobranca)
      return reply.code(400).send({ erro: 'Informe copiaECola ou txid de uma cobrança, e valor como 123.45.' });
    const hoje = hojeEm(relogio.agora());
    const { dataDeVencimento: vencimento, validadeAposVencimento: validadeDias } = cobranca.pedida.calendario;
    if (cobranca.status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR' || ultimoDiaDePagar({ vencimento, validadeDias }, feriadosBancarios) < hoje) {
      return reply.code(409).send({ erro: 'Esta cobrança não pode mais ser paga.' });
    }
    const devido = worthOn(cobranca, hoje);
    const { original } = cobranca.pedida.valor;
    const isInteiro = !pagamento.data.valor;
    const pix: PixGuardado = {
      endToEndId: newEndToEndId(cobranca.txid, cobranca.pix.length, relogio.agora()),
      txid: cobranca.txid,
      valor: pagamento.data.valor ?? formatValorPix(devido.totalCentavos),
      chave: cobranca.pedida.chave,
      horario: momento(relogio.agora()),
      componentesValor: isInteiro
        ? {
            original: { valor: original },
            ...(devido.multaCentavos > 0 && { multa: { valor: formatValorPix(devido.multaCentavos) } }),
            ...(devido.jurosCentavos > 0 && { juros: { valor: formatValorPix(devido.jurosCentavos) } }),
          }
        : { original: { valor: pagamento.data.valor ?? original } },
      devolucoes: [],
    };
    cobranca.pix.push(pix);
    cobranca.status = 'CONCLUIDA';
    return { endToEndId: pix.endToEndId, valor: pix.valor, avisado: pagamento.data.avisar && (await sendPixNotice(mundo, pix)) };
  });

  app.post('/_sandbox/pix/devolver', async (request, reply) => {
    const pedida = DevolucaoPedida.safeParse(request.body);
    const pix = cobv
      .list()
      .flatMap((uma) => uma.pix)
      .find(({ endToEndId }) => pedida.success && endToEndId === pedida.data.endToEndId);
    if (!pedida.success || !pix) return reply.code(400).send({ erro: 'Informe endToEndId de um pagamento, e valor como 123.45.' });
    const agora = momento(relogio.agora());
    const n = pix.devolucoes.length;
    const rtrId = `D00000000${createHash('sha256').update(`${pix.endToEndId}:${n}`).digest('hex').slice(0, 23)}`;
    const horario = { solicitacao: agora, liquidacao: agora };
    pix.devolucoes.push({ id: `D${n + 1}`, rtrId, valor: pedida.data.valor ?? pix.valor, horario, status: 'DEVOLVIDO' });
    return { id: `D${n + 1}`, avisado: pedida.data.avisar && (await sendPixNotice(mundo, pix)) };
  });
}

/** A pretend provider of payments that speaks API Pix v2 of Banco Central, for charges with a due date. */
export function pspRoutes(app: FastifyInstance, mundo: Mundo): void {
  tokenRoute(app, mundo);
  cobvRoutes(app, mundo);
  locationRoute(app, mundo);
  backDoor(app, mundo);
}

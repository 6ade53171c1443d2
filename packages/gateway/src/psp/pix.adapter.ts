import { encodeBrCode, formatValorPix, type Juros, type Multa, parseValorPix } from '@balcao/domain';
import type * as z from 'zod/mini';
import {
  type CobrancaLida,
  type CobrancaPort,
  type PagamentoLido,
  type PedidoCobranca,
  PspIndisponivel,
  PspRecusou,
} from './cobranca.port.ts';
import type { CertificadoCliente, Exchange, PedidoHttp, RespostaHttp } from './pix-http.ts';
import { createPixToken } from './pix-token.ts';
import { AvisoDoPsp, CobsV, CobV, type CobVSolicitada, Problema, TxId } from './pix.schema.ts';

/** A provider as it is configured: whichever one speaks API Pix of Banco Central. */
export interface ConfigPix {
  /** Up to the version, `https://pix.psp.example/v2`. */
  readonly baseUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** null: the provider asks for none (the sandbox alone). */
  readonly certificado: CertificadoCliente | null;
  /** Key of the directory (DICT) that receives. */
  readonly chave: string;
  /** Shown by the payer's bank before the charge is read. */
  readonly recebedor: { readonly nome: string; readonly cidade: string };
}

interface Deps {
  readonly config: ConfigPix;
  readonly agora: () => Date;
  readonly exchange: Exchange;
}

const POR_PAGINA = 100;
const NAO_ENCONTRADO = 404;

/** Amounts and rates share one form: two decimals, of reais or of a percent. */
const valorPerc = ({ modalidade, valor }: Multa | Juros) => ({ modalidade, valorPerc: formatValorPix(valor) });

const toSolicitada = (
  { valorCentavos, vencimento, validadeDias, multa, juros, devedor, mensagem }: PedidoCobranca,
  chave: string,
): CobVSolicitada => ({
  calendario: { dataDeVencimento: vencimento, validadeAposVencimento: validadeDias },
  devedor: { cnpj: devedor.cnpj, nome: devedor.nome.slice(0, 200) },
  valor: { original: formatValorPix(valorCentavos), ...(multa && { multa: valorPerc(multa) }), ...(juros && { juros: valorPerc(juros) }) },
  chave,
  solicitacaoPagador: mensagem.slice(0, 140),
});

function centavosOf(valor: string): number {
  const centavos = parseValorPix(valor);
  if (centavos === null) throw new PspIndisponivel('VALOR_MALFORMADO');
  return centavos;
}

const toPagamento = ({ endToEndId, valor, horario, devolucoes = [] }: NonNullable<CobV['pix']>[number]): PagamentoLido => ({
  endToEndId,
  valorCentavos: centavosOf(valor),
  horario: new Date(horario),
  devolucoes: devolucoes.map(({ id, valor: devolvido, status }) => ({ id, valorCentavos: centavosOf(devolvido), status })),
});

const toLida = ({ txid, status, location, loc, pix = [] }: CobV): CobrancaLida => ({
  txid,
  status: status.startsWith('REMOVIDA') ? 'REMOVIDA' : (status as 'ATIVA' | 'CONCLUIDA'),
  location: (loc?.location ?? location ?? null)?.replace(/^https?:\/\//i, '') ?? null,
  pagamentos: pix.map(toPagamento),
});

/** The last word of a problem's type, `CobVOperacaoInvalida`: it says what is wrong and quotes nothing. */
function causeOf({ status, body }: RespostaHttp): string {
  const [, tipo = ''] = /\/(\w{1,60})$/.exec(Problema.safeParse(body).data?.type ?? '') ?? [];
  return tipo ? `HTTP_${status}_${tipo}` : `HTTP_${status}`;
}

function read<S extends z.ZodMiniType>(schema: S, answer: RespostaHttp): z.output<S> {
  if (answer.status >= 400) throw new PspRecusou(causeOf(answer));
  const parsed = schema.safeParse(answer.body);
  if (!parsed.success) throw new PspIndisponivel('RESPOSTA_MALFORMADA');
  return parsed.data as z.output<S>;
}

/** Speaks API Pix v2 of Banco Central: charges with a due date (cobv) and their notices. */
export function createPixAdapter({ config, agora, exchange }: Deps): CobrancaPort {
  const { baseUrl, chave, recebedor } = config;
  const tokens = createPixToken({ exchange, agora, ...config });

  async function send(pedido: Omit<PedidoHttp, 'headers' | 'url'> & { path: string }, signal: AbortSignal): Promise<RespostaHttp> {
    const { path, ...rest } = pedido;
    const call = async () => {
      const token = await tokens.get();
      const headers = {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(rest.body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      return { token, answer: await exchange({ ...rest, url: `${baseUrl}${path}`, headers }, signal) };
    };
    const first = await call();
    if (first.answer.status !== 401) return first.answer;
    // the token may simply have run out: one new one before believing the provider
    tokens.forget(first.token);
    const second = await call();
    if (second.answer.status !== 401) return second.answer;
    tokens.forget(second.token);
    throw new PspRecusou('CREDENCIAL');
  }

  async function find(txid: string, signal: AbortSignal): Promise<CobrancaLida | null> {
    const answer = await send({ method: 'GET', path: `/cobv/${encodeURIComponent(txid)}` }, signal);
    return answer.status === NAO_ENCONTRADO ? null : toLida(read(CobV, answer));
  }

  return {
    find,
    async create(pedido, signal) {
      const body = JSON.stringify(toSolicitada(pedido, chave));
      const answer = await send({ method: 'PUT', path: `/cobv/${encodeURIComponent(pedido.txid)}`, body }, signal);
      // one that was paid meanwhile is refused to who asks again: it is there all the same
      const known = answer.status === 400 ? await find(pedido.txid, signal) : null;
      return known ?? toLida(read(CobV, answer));
    },
    async *list({ inicio, fim }, signal) {
      for (let pagina = 0; ; pagina += 1) {
        const query = new URLSearchParams({
          inicio: inicio.toISOString(),
          fim: fim.toISOString(),
          'paginacao.paginaAtual': String(pagina),
          'paginacao.itensPorPagina': String(POR_PAGINA),
        });
        const { cobs, parametros } = read(CobsV, await send({ method: 'GET', path: `/cobv?${query}` }, signal));
        for (const cob of cobs) yield toLida(cob);
        if (cobs.length === 0 || pagina + 1 >= parametros.paginacao.quantidadeDePaginas) return;
      }
    },
    async remove(txid, signal) {
      const body = JSON.stringify({ status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' });
      const answer = await send({ method: 'PATCH', path: `/cobv/${encodeURIComponent(txid)}`, body }, signal);
      // paid or removed already: there is nothing left to take back
      if (answer.status >= 400 && answer.status !== 400 && answer.status !== NAO_ENCONTRADO) throw new PspRecusou(causeOf(answer));
    },
    async listenAt(url, signal) {
      const answer = await send(
        { method: 'PUT', path: `/webhook/${encodeURIComponent(chave)}`, body: JSON.stringify({ webhookUrl: url }) },
        signal,
      );
      if (answer.status >= 400) throw new PspRecusou(causeOf(answer));
    },
    readAvisos(corpo) {
      const parsed = AvisoDoPsp.safeParse(corpo);
      if (!parsed.success) return null;
      // a payment of no charge has no txid, or one in another form: it is none of ours
      return parsed.data.pix.flatMap(({ txid, endToEndId }) => (TxId.safeParse(txid).success && txid ? [{ txid, endToEndId }] : []));
    },
    copiaECola: (location) => encodeBrCode({ location, ...recebedor }),
  };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { seedOf } from '../cenarios/seed.rule.ts';
import type { Mundo } from '../mundo.ts';
import { naoAutorizado, naoEncontrado, refuse } from '../opin/opin-errors.ts';
import type { ParamsSlug } from '../quotes/quote.door.ts';
import { buildDados } from './build-dados.ts';
import type { DadosDocumento, TipoDocumento } from './dados-documento.ts';
import { drawDocumento, printDocumento } from './draw-documento.ts';
import { printScan } from './print-scan.ts';

interface ParamsArquivo extends ParamsSlug {
  readonly arquivo: string;
  readonly parcela?: string;
}

const COLECOES: Readonly<Record<string, TipoDocumento>> = { propostas: 'PROPOSTA', apolices: 'APOLICE', endossos: 'ENDOSSO' };
const ARQUIVO = /^([0-9A-Za-z-]{1,40})(\.pdf)?$/;

/** What each insurer publishes of its contracts: the data, and the PDF of its own layout (with text, or scanned). */
export function documentosRoutes(app: FastifyInstance, mundo: Mundo): void {
  const { perfis, relogio, tokens } = mundo;
  const door = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { slug } = request.params as ParamsSlug; // the route's pattern has it
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!perfis.has(slug)) return void refuse(reply, 404, naoEncontrado, relogio.agora());
    if (!tokens.read(token, slug, relogio.agora())) return void refuse(reply, 401, naoAutorizado, relogio.agora());
  };

  async function answer(reply: FastifyReply, dados: DadosDocumento, { isPdf, isScan }: { isPdf: boolean; isScan: boolean }) {
    if (!isPdf) return dados;
    const numero = dados.numeroEndosso ?? dados.numeroApolice ?? dados.numeroProposta;
    const pdf = isScan ? await printScan(drawDocumento(dados), seedOf(dados.seguradora.slug, numero)) : await printDocumento(dados);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${dados.tipo.toLowerCase()}-${numero}.pdf"`)
      .send(pdf);
  }

  type Pedido = { Params: ParamsArquivo; Querystring: { digitalizado?: string } };
  for (const [colecao, tipo] of Object.entries(COLECOES))
    app.get<Pedido>(`/:slug/sandbox/v1/${colecao}/:arquivo`, { onRequest: door }, async ({ params, query }, reply) => {
      const [, numero, pdf] = ARQUIVO.exec(params.arquivo) ?? [];
      const perfil = perfis.get(params.slug);
      if (!perfil || !numero) return refuse(reply, 404, naoEncontrado, relogio.agora());
      return answer(reply, buildDados(perfil, tipo, numero), { isPdf: pdf !== undefined, isScan: query.digitalizado === 'sim' });
    });

  app.get<Pedido>('/:slug/sandbox/v1/apolices/:arquivo/boletos/:parcela', { onRequest: door }, async ({ params, query }, reply) => {
    const [, numero] = ARQUIVO.exec(params.arquivo) ?? [];
    const [, parcela, pdf] = /^([1-9]\d?)(\.pdf)?$/.exec(params.parcela ?? '') ?? [];
    const perfil = perfis.get(params.slug);
    const parcelas = perfil && numero ? buildDados(perfil, 'APOLICE', numero).parcelas.length : 0;
    if (!perfil || !numero || Number(parcela) > parcelas || parcela === undefined)
      return refuse(reply, 404, naoEncontrado, relogio.agora());
    const dados = buildDados(perfil, 'BOLETO', numero, Number(parcela));
    return answer(reply, dados, { isPdf: pdf !== undefined, isScan: query.digitalizado === 'sim' });
  });
}

import type { LinhaCotada } from '@balcao/contracts';
import type { ConfigSeguradora, Cotador, DepsSeguradora } from '../insurer.port.ts';
import { readAcceptedQuote } from '../opin/opin-accepted.reply.ts';
import { createCotadorOpin } from '../opin/opin-cotador.ts';
import type { PalavrasOferta } from '../opin/opin-offers.reply.ts';
import type { ProtocoloOpin } from '../opin/opin-protocolo.ts';
import { toPatrimonialRequest } from './opin-quote-patrimonial.request.ts';
import { basicas, coberturas, type LinhaPatrimonial, type PedidoPatrimonial } from './patrimonial-covers.table.ts';
import { fieldOf } from './patrimonial-fields.table.ts';

const recursos: Readonly<Record<LinhaPatrimonial, string>> = { RESIDENCIAL: 'home', CONDOMINIO: 'condominium', EMPRESARIAL: 'business' };

/** Our codes travel as internal codes; an insurer without them is read by the standard's code, the first of ours under it. */
function wordsOf(linha: LinhaPatrimonial): PalavrasOferta {
  const publicadas = [...Object.values(coberturas[linha]), ...(linha === 'CONDOMINIO' ? Object.values(basicas) : [])];
  return {
    codigos: Object.fromEntries([...publicadas.map(({ id }) => [id, id]), ...publicadas.toReversed().map(({ id, code }) => [code, id])]),
    nomesCobertura: Object.fromEntries(publicadas.map(({ id, nome }) => [id, nome])),
    nomesAssistencia: { ASSISTENCIA_RESIDENCIAL: 'Assistência 24 horas' },
    temTiposDeFranquia: false,
  };
}
const palavras: Readonly<Record<LinhaPatrimonial, PalavrasOferta>> = {
  RESIDENCIAL: wordsOf('RESIDENCIAL'),
  CONDOMINIO: wordsOf('CONDOMINIO'),
  EMPRESARIAL: wordsOf('EMPRESARIAL'),
};

/** Open Insurance Brasil quote-patrimonial 2.0: one resource per line, each with a scope and so a token of its own. */
const quotePatrimonial = (linha: LinhaPatrimonial): ProtocoloOpin<LinhaPatrimonial> => ({
  linhas: [linha],
  escopo: `quote-patrimonial-${recursos[linha]}`,
  requestPath: () => `/open-insurance/quote-patrimonial/v2/${recursos[linha]}/request`,
  // the risk belongs to the line: a question is one of the three
  toBody: (pedido, contexto) => toPatrimonialRequest(pedido as PedidoPatrimonial, contexto),
  readAccepted: (quoteInfo, pedido, agora) =>
    readAcceptedQuote(quoteInfo, {
      pedido,
      agora,
      palavras: palavras[linha],
      fieldOf: (path) => fieldOf(linha, path, pedido.risco.local.igualSegurado),
    }),
  fieldOf: (path, { local }) => fieldOf(linha, path, local.igualSegurado),
});

/** An insurer that quotes property in the standard and takes its proposals, behind our port. */
export function createOpinQuotePatrimonial(config: ConfigSeguradora, deps: DepsSeguradora): Cotador<LinhaPatrimonial> {
  const linhas: readonly LinhaPatrimonial[] = ['RESIDENCIAL', 'CONDOMINIO', 'EMPRESARIAL'];
  const cotadores = new Map(linhas.map((linha) => [linha, createCotadorOpin(quotePatrimonial(linha), config, deps)]));
  const cotadorOf = (linha: LinhaCotada) => {
    const cotador = cotadores.get(linha as LinhaPatrimonial);
    if (!cotador?.transmit) throw new Error(`linha sem cotador: ${linha}`);
    return { quote: cotador.quote, transmit: cotador.transmit };
  };
  return {
    linhas,
    quote: (pedido, options) => cotadorOf(pedido.linha).quote(pedido, options),
    // an offer is taken up where it was made, with that resource's own token
    transmit: (pedido, options) => cotadorOf(pedido.linha).transmit(pedido, options),
  };
}

import type { ConfigSeguradora, Cotador, DepsSeguradora } from '../insurer.port.ts';
import { readAcceptedQuote } from '../opin/opin-accepted.reply.ts';
import { createCotadorOpin } from '../opin/opin-cotador.ts';
import type { ProtocoloOpin } from '../opin/opin-protocolo.ts';
import { toRiskField } from './opin-fields.table.ts';
import { levelsOf } from './opin-levels.reply.ts';
import { palavras } from './opin-quote-auto.copy.ts';
import { toQuoteRequest } from './opin-quote-auto.request.ts';

const fieldOf: ProtocoloOpin<'AUTO'>['fieldOf'] = (path, { condutor }) => toRiskField(path, condutor.igualSegurado);

/** Open Insurance Brasil quote-auto 1.10: the parts specific to cars. */
const quoteAuto: ProtocoloOpin<'AUTO'> = {
  linhas: ['AUTO'],
  escopo: 'quote-auto',
  requestPath: () => '/open-insurance/quote-auto/v1/request',
  toBody: toQuoteRequest,
  readAccepted: (quoteInfo, pedido, agora) =>
    readAcceptedQuote(quoteInfo, {
      pedido,
      agora,
      palavras: { ...palavras, nivelDe: levelsOf(pedido.risco) },
      fieldOf: (path) => fieldOf(path, pedido.risco),
    }),
  fieldOf,
};

/** Implements our port for an insurer that quotes cars in the standard. */
export const createOpinQuoteAuto = (config: ConfigSeguradora, deps: DepsSeguradora): Cotador<'AUTO'> =>
  createCotadorOpin(quoteAuto, config, deps);

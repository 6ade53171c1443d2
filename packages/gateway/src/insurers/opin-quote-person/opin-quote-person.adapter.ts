import type { ConfigSeguradora, Cotador, DepsSeguradora } from '../insurer.port.ts';
import { createCotadorOpin } from '../opin/opin-cotador.ts';
import type { ProtocoloOpin } from '../opin/opin-protocolo.ts';
import { toLifeField } from './opin-life-fields.table.ts';
import { readAcceptedLife } from './opin-life.reply.ts';
import { toLifeRequest } from './opin-life.request.ts';

/** Open Insurance Brasil quote-person 1.11, `/life`: the parts specific to lives. */
const quoteLife: ProtocoloOpin<'VIDA'> = {
  linhas: ['VIDA'],
  escopo: 'quote-person-life',
  requestPath: () => '/open-insurance/quote-person/v1/life/request',
  toBody: toLifeRequest,
  readAccepted: (quoteInfo, pedido, agora) => readAcceptedLife(quoteInfo, { pedido, agora, fieldOf: toLifeField }),
  fieldOf: toLifeField,
};

/** Implements our port for an insurer that quotes lives in the standard. */
export const createOpinQuotePerson = (config: ConfigSeguradora, deps: DepsSeguradora): Cotador<'VIDA'> =>
  createCotadorOpin(quoteLife, config, deps);

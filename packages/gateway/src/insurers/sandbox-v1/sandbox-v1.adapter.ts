import type { ConfigSeguradora, Cotador, DepsSeguradora } from '../insurer.port.ts';
import { createCotadorOpin } from '../opin/opin-cotador.ts';
import type { ProtocoloOpin } from '../opin/opin-protocolo.ts';
import { toSandboxField } from './sandbox-v1-fields.table.ts';
import { readSandboxAccepted } from './sandbox-v1.reply.ts';
import { toSandboxBody } from './sandbox-v1.request.ts';

type Linha = 'PET' | 'SAUDE';
const caminhos: Readonly<Record<Linha, string>> = { PET: 'pet', SAUDE: 'saude' };

/** The quote API of the sandbox, for lines that Open Insurance Brasil does not publish: same lifecycle, other names. */
const sandboxV1: ProtocoloOpin<Linha> = {
  linhas: ['PET', 'SAUDE'],
  escopo: 'sandbox-v1',
  requestPath: (linha) => `/sandbox/v1/${caminhos[linha]}/request`,
  toBody: (pedido, contexto) => toSandboxBody(pedido as Parameters<typeof toSandboxBody>[0], contexto),
  readAccepted: (quoteInfo) => readSandboxAccepted(quoteInfo, toSandboxField),
  fieldOf: toSandboxField,
};

/** Implements our port for an insurer that quotes animals or health plans with `/sandbox/v1`. */
export const createSandboxV1 = (config: ConfigSeguradora, deps: DepsSeguradora): Cotador<Linha> =>
  createCotadorOpin(sandboxV1, config, deps);

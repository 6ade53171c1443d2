import type { Proposta, Transmissao } from '@balcao/contracts';

/** A proposal as its live news tell it: without anybody's name. */
export const toTransmissao = (proposta: Proposta): Transmissao => {
  const { id: propostaId, numero, numeroSeguradora, status, transmissao, exigencias, mensagens, versao } = proposta;
  return { propostaId, numero, numeroSeguradora, status, transmissao, exigencias, mensagens, versao };
};

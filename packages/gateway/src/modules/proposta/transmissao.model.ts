import type { Proposta, Transmissao } from '@balcao/contracts';

/** A proposal as its live news tell it: without anybody's name. */
export const toTransmissao = (proposta: Proposta): Transmissao => {
  const { id: propostaId, numero, numeroSeguradora, status, transmissao, mensagens, versao } = proposta;
  const exigencias = proposta.exigencias.map(({ codigo, texto, pedidaEm, atendidaEm }) => ({ codigo, texto, pedidaEm, atendidaEm }));
  return { propostaId, numero, numeroSeguradora, status, transmissao, exigencias, mensagens, versao };
};

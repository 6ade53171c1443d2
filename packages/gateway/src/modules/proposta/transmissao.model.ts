import type { ExigenciaSeguradora, Proposta, Transmissao } from '@balcao/contracts';

/** Demands as the insurer made them, without what was answered. */
export const toPedidas = (exigencias: readonly ExigenciaSeguradora[]): ExigenciaSeguradora[] =>
  exigencias.map(({ codigo, texto, pedidaEm, atendidaEm }) => ({ codigo, texto, pedidaEm, atendidaEm }));

/** A proposal as its live news tell it: without anybody's name. */
export const toTransmissao = (proposta: Proposta): Transmissao => {
  const { id: propostaId, numero, numeroSeguradora, status, transmissao, mensagens, versao } = proposta;
  const exigencias = toPedidas(proposta.exigencias);
  return { propostaId, numero, numeroSeguradora, status, transmissao, exigencias, mensagens, versao };
};

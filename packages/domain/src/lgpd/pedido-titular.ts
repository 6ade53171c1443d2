import type { ErroCampo, NovoPedidoTitular, SituacaoPedidoTitular, TipoPedidoTitular } from '@balcao/contracts';
import { isCnpj, isCpf } from '../documentos/cpf-cnpj.ts';
import { normalizeDocumento } from '../documentos/format-documento.ts';
import { erroCampo } from '../erros/codigo-erro.ts';

const DIA_MS = 86_400_000;
/** Days to answer the holder of personal data (LGPD art. 19, II). */
export const PRAZO_TITULAR_DIAS = 15;

/** When a request must have been answered. @example prazoDoTitular(new Date('2026-11-01T12:00:00Z')) // 2026-11-16T12:00:00Z */
export const prazoDoTitular = (recebidaEm: Date): Date => new Date(recebidaEm.getTime() + PRAZO_TITULAR_DIAS * DIA_MS);

/** How much of its time a request has used, from 0 to 100; more is 100. */
export function pctDoPrazo({ recebidaEm, prazoEm }: { recebidaEm: string; prazoEm: string }, agora: Date): number {
  const de = Date.parse(recebidaEm);
  const pct = (100 * (agora.getTime() - de)) / (Date.parse(prazoEm) - de);
  return Math.max(0, Math.min(100, Math.floor(pct)));
}

/** What is wrong with a request as typed, at its fields. @example validatePedidoTitular({ …, documento: '123' })[0]?.campo // 'documento' */
export function validatePedidoTitular({ documento }: Pick<NovoPedidoTitular, 'documento'>): ErroCampo[] {
  const limpo = normalizeDocumento(documento);
  return isCpf(limpo) || isCnpj(limpo) ? [] : [erroCampo('documento', 'invalido', 'Informe um CPF ou CNPJ válido.')];
}

/** Kinds of request, in words. */
export const rotulosDoPedidoTitular: Readonly<Record<TipoPedidoTitular, string>> = {
  ACESSO: 'Acesso',
  CORRECAO: 'Correção',
  PORTABILIDADE: 'Portabilidade',
  ELIMINACAO: 'Eliminação',
};

/** States of a request, in words. */
export const rotulosDaSituacaoTitular: Readonly<Record<SituacaoPedidoTitular, string>> = {
  ABERTA: 'Aberto',
  EM_ATENDIMENTO: 'Em atendimento',
  ATENDIDA: 'Atendido',
  RECUSADA: 'Recusado',
};

import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Centavos, Id, Instante } from '../formats.ts';
import { Linha } from '../registry/registry.contract.ts';
import { Anexo } from './anexo.contract.ts';
import { StatusCotacao } from './cotacao.contract.ts';
import { Formulario } from './linhas.contract.ts';
import { StatusOrcamento } from './orcamento.contract.ts';

/** Events of a case, besides its runs. */
export const TipoEventoOrcamento = z.enum([
  'OFERTAS',
  'ENVIADO',
  'ABERTO',
  'RESPONDIDO',
  'PROPOSTA',
  'TRANSMITIDO',
  'RENOVADO',
  'RECUSADO',
  'REABERTO',
  'EXPIRADO',
  'ANEXO',
  'OUTRO',
]);
export type TipoEventoOrcamento = z.infer<typeof TipoEventoOrcamento>;

/** One fact of a case's life. `usuario` is null when a client, or the product itself, did it. */
export const EventoOrcamento = z.object({
  id: Id,
  em: Instante,
  tipo: TipoEventoOrcamento,
  usuario: z.nullable(z.string()),
  texto: z.string(),
});
export type EventoOrcamento = z.infer<typeof EventoOrcamento>;

/** One run of a case, with its outcome. */
export const VersaoDaHistoria = z.object({
  cotacaoId: Id,
  versao: z.int(),
  status: StatusCotacao,
  criadoEm: Instante,
  usuario: z.nullable(z.string()),
  /** How many were asked, how many answered, how many gave a price, and how many were given up because the run was cancelled. */
  seguradoras: z.int(),
  responderam: z.int(),
  comPreco: z.int(),
  canceladas: z.int(),
  melhorPremioCentavos: z.nullable(Centavos),
  melhorSeguradora: z.nullable(z.string()),
  /** The offer of this run that the standing proposal was made of; null when nothing is sold of it. */
  vendida: z.nullable(z.object({ seguradora: z.string(), pacote: z.string(), premioTotalCentavos: Centavos })),
});
export type VersaoDaHistoria = z.infer<typeof VersaoDaHistoria>;

/** Read-only view of a case of any line: the request in words, its results, and its history. */
export const HistoriaOrcamento = z.object({
  id: Id,
  numero: z.int(),
  linha: Linha,
  formulario: Formulario,
  status: StatusOrcamento,
  criadoEm: Instante,
  usuario: z.string(),
  segurado: z.nullable(z.string()),
  bem: z.nullable(z.string()),
  /** The offer its last proposal was made of; null while it was never sold. */
  propostaOfertaId: z.nullable(Id),
  /** Sections of the form that say something, fields in the line's own words. */
  secoes: z.array(z.object({ titulo: z.string(), campos: z.array(z.object({ rotulo: z.string(), valor: z.string() })) })),
  /** Newest first. */
  versoes: z.array(VersaoDaHistoria),
  /** Oldest first. */
  eventos: z.array(EventoOrcamento),
  anexos: z.array(Anexo),
  /** Since when the client waits for an answer of the brokerage; null when they do not. */
  clienteEsperaDesde: z.nullable(Instante),
});
export type HistoriaOrcamento = z.infer<typeof HistoriaOrcamento>;

/** The life of a case. */
export const historiaCalls = {
  getHistoria: defineCall({
    method: 'GET',
    path: '/c/api/v1/orcamentos/:orcamentoId/historia',
    resumo: 'Um orçamento de qualquer linha, para leitura: dados, versões, eventos e anexos.',
    needs: 'acessoOrcamentacao',
    input: z.object({ orcamentoId: Id }),
    output: HistoriaOrcamento,
  }),
};

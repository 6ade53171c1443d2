import type { MensagemSeguradora } from '@balcao/contracts';
import type { RespostaSeguradora } from '../insurer.port.ts';
import { copy } from './opin.copy.ts';
import type { FieldOf } from './opin-protocolo.ts';
import { OpinErrors } from './opin-response.schema.ts';

type SemPreco = Exclude<RespostaSeguradora, { status: 'OK' }>;

const refusal = (status: SemPreco['status'], familiaErro: SemPreco['familiaErro'], ...mensagens: MensagemSeguradora[]): SemPreco => ({
  status,
  familiaErro,
  mensagens,
});

const DOCUMENTO = /\d{3}\.?\d{3}\.?\d{3}-?\d{2}|\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}/g;

/** Makes a sentence of an insurer safe to store and show: limited length, without document numbers. */
export const cleanText = (texto: string): string => texto.replace(DOCUMENTO, '***').slice(0, 500);

/** `[path] sentence` → both, the path translated into a field of our risk. */
function atField(texto: string, fieldOf: FieldOf): Pick<MensagemSeguradora, 'texto' | 'campo'> {
  const [, path = '', resto = texto] = /^\[([\w.[\]]+)\]\s*(.*)$/s.exec(texto) ?? [];
  const campo = path ? fieldOf(path) : undefined;
  return { texto: cleanText(resto), ...(campo ? { campo } : {}) };
}

/** A path of the published payload in a message of the extension. */
export const toMessage = (m: { codigo: string; texto: string; campo?: string | undefined }, fieldOf: FieldOf): MensagemSeguradora => {
  const campo = m.campo ? fieldOf(m.campo) : undefined;
  return { codigo: m.codigo, texto: cleanText(m.texto), ...(campo ? { campo } : {}) };
};

const COMERCIAL = /comiss[aã]o|desconto|agravo|comercial/i;

/**
 * Reads RJCT. The standard has one free text, parsed when it has the form `CODIGO: [campo] texto`; the family is derived from the code,
 * or else from the text.
 */
export function fromRejection(reason: string | undefined, fieldOf: FieldOf): SemPreco {
  const [, codigo = 'RJCT', texto = reason ?? ''] = /^([A-Z][A-Z0-9_]{2,60}):\s*(.*)$/s.exec(reason ?? '') ?? [];
  const isCommercial = codigo.startsWith('COMERCIAL') || (codigo === 'RJCT' && COMERCIAL.test(texto));
  return refusal('RECUSADO', isCommercial ? 'COMERCIAL' : 'ACEITACAO', { codigo, ...atField(texto || copy.recusado, fieldOf) });
}

/** 400 and 422: one message per field named by the insurer. A text may contain several lines, one field each. */
export function fromFieldErrors(status: number, body: unknown, fieldOf: FieldOf): SemPreco {
  const parsed = OpinErrors.safeParse(body);
  const erros = parsed.success ? [parsed.data.errors].flat() : [];
  const mensagens = erros.flatMap(({ code, detail }) => detail.split('\n').map((linha) => ({ codigo: code, ...atField(linha, fieldOf) })));
  return refusal('RECUSADO', 'DADO', ...(mensagens.length > 0 ? mensagens.slice(0, 20) : [{ codigo: `HTTP_${status}`, texto: copy.dado }]));
}

/** Our check before sending: fields required by the standard that the risk does not have. */
export const fromMissingFields = (paths: readonly string[], fieldOf: FieldOf): SemPreco =>
  refusal('RECUSADO', 'DADO', ...paths.map((path) => toMessage({ codigo: 'CAMPO', texto: copy.campoFaltando, campo: path }, fieldOf)));

export const isIdempotencyError = (body: unknown): boolean => {
  const parsed = OpinErrors.safeParse(body);
  return parsed.success && [parsed.data.errors].flat().some(({ code }) => code === 'ERRO_IDEMPOTENCIA');
};

export const credentialRefused = (nome: string): SemPreco =>
  refusal('CREDENCIAL', 'CREDENCIAL', { codigo: 'CREDENCIAL', texto: copy.credencial(nome) });
export const credentialMissing = (nome: string): SemPreco =>
  refusal('CREDENCIAL', 'CREDENCIAL', { codigo: 'SEM_CREDENCIAL', texto: copy.semCredencial(nome) });
export const forbidden = (nome: string): SemPreco => refusal('RECUSADO', 'PERMISSAO', { codigo: 'PERMISSAO', texto: copy.permissao(nome) });
export const cancelledByInsurer = (): SemPreco => refusal('RECUSADO', 'ACEITACAO', { codigo: 'CANC', texto: copy.cancelado });
export const unstable = (nome: string, causa: string): SemPreco =>
  refusal('ERRO', 'INSTABILIDADE', { codigo: causa, texto: copy.instavel(nome) });
export const timedOut = (nome: string, limiteMs: number): SemPreco =>
  refusal('TIMEOUT', 'INSTABILIDADE', { codigo: 'TIMEOUT', texto: copy.tempoEsgotado(nome, Math.round(limiteMs / 1_000)) });
export const circuitOpen = (nome: string, segundos: number): SemPreco =>
  refusal('ERRO', 'INSTABILIDADE', { codigo: 'CIRCUITO_ABERTO', texto: copy.circuitoAberto(nome, segundos) });

import { LIMITE_DOCUMENTO, type VinculoDocumento } from '@balcao/contracts';

/** How far a file is. */
export type EstadoEnvio = 'NA_FILA' | 'ENVIANDO' | 'PAUSADO' | 'PRONTO' | 'CONHECIDO' | 'FALHOU';

/** A file on its way. */
export interface Envio {
  readonly id: string;
  readonly nome: string;
  readonly bytes: number;
  readonly enviados: number;
  readonly estado: EstadoEnvio;
  /** Why it failed. */
  readonly mensagem: string | null;
  /** What it became. */
  readonly documentoId: string | null;
  /** The record it is sent to; null of one that waits for a link. */
  readonly vinculo: VinculoDocumento | null;
}

const COMECOS = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
] as const;

/** Why a file is not even sent, by its size and its first bytes; the gateway judges the rest. */
export function recusaDoArquivo(bytes: number, comeco: Uint8Array): 'vazio' | 'grande' | 'tipo' | null {
  if (bytes === 0) return 'vazio';
  if (bytes > LIMITE_DOCUMENTO) return 'grande';
  return COMECOS.some((esperado) => esperado.every((byte, index) => comeco[index] === byte)) ? null : 'tipo';
}

const VIVOS = new Set<EstadoEnvio>(['NA_FILA', 'ENVIANDO', 'PAUSADO']);
/** Whether a file may still go on. */
export const isVivo = ({ estado }: Pick<Envio, 'estado'>): boolean => VIVOS.has(estado);

/** From 0 to 100. */
export const percentOf = ({ enviados, bytes }: Pick<Envio, 'enviados' | 'bytes'>): number =>
  bytes === 0 ? 0 : Math.min(100, Math.floor((enviados / bytes) * 100));

/** Whether a file is sent to a record; to none, all are told. */
export const isPara = ({ vinculo }: Pick<Envio, 'vinculo'>, alvo: VinculoDocumento | null): boolean =>
  alvo === null || (vinculo?.alvo === alvo.alvo && vinculo.alvoId === alvo.alvoId);

import { foldTexto } from '../busca/palavras-da-busca.ts';

/** A movement as a bank's file says it. */
export interface MovimentoDoBanco {
  /** The bank's own identifier; null where the file has none. Banks use one again for another movement. */
  readonly fitid: string | null;
  /** `YYYY-MM-DD` */
  readonly dia: string;
  /** Integer centavos; negative when it leaves the account. */
  readonly valorCentavos: number;
  readonly memo: string;
}

/** A movement the account already has. */
export interface MovimentoGuardado extends MovimentoDoBanco {
  readonly id: string;
}

/**
 * A memo as it is compared: the same one comes with other spaces, capitals and accents in another file.
 *
 * @example foldMemo('  TARIFA  Manutenção ') // 'tarifa manutencao'
 */
export const foldMemo = (memo: string): string => foldTexto(memo).replace(/\s+/g, ' ').trim();

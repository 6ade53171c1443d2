import type { Db } from '../../plugins/db.ts';
import { muitasDaOrigem, provaInvalida } from './access.errors.ts';
import type { Finalidade, LinhaProva } from './provas.repository.ts';
import { provas } from './provas.ts';
import { isRecusada, type Tentativas } from './tentativas.ts';

interface Deps {
  readonly db: Db;
  readonly tentativas: Tentativas;
  readonly agora: () => Date;
}

/** @returns the live proof of a token; it throws 410 for what is unknown, used, expired or of another end, 429 to an address that tried too many */
export const createRequireProof =
  ({ db, tentativas, agora }: Deps) =>
  async (token: string, finalidades: readonly Finalidade[], ip: string): Promise<LinhaProva> => {
    const tentativa = await tentativas.beginAnywhere(ip);
    if (isRecusada(tentativa)) throw muitasDaOrigem(tentativa.ate);
    const prova = await db.global((tx) => provas.find(tx, token, agora()));
    if (!prova || !finalidades.includes(prova.finalidade)) throw provaInvalida();
    await tentativa.right();
    return prova;
  };

import { createHash } from 'node:crypto';

/**
 * The id of a notice to the administrators of a subscription about one subject on one day: however often it is found on that day, each gets one.
 *
 * @param assunto names the subject, such as `credencial:alfa_seguros`
 * @param dia `YYYY-MM-DD`
 */
export const avisoDoDia = (assinaturaId: string, assunto: string, dia: string): string =>
  createHash('sha256').update(`${assunto}:${assinaturaId}:${dia}`).digest('hex').slice(0, 32);

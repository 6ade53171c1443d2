import type { Call } from '@balcao/contracts';

/** The subscription's own calls, the person's account, help, and the way out. */
const LIVRES = /^\/(auth|composicao|suporte)\/|^\/c\/api\/v1\/(assinatura|conta|termos|sessao|suporte|onboarding|novidades)(\/|$)/;
/** What the frame around the subscription page reads. */
const LIDAS_PELA_MOLDURA =
  /^\/(notificacao\/getLatestNotifications|webinar\/getNext|bgt\/api\/Task\/Count|c\/api\/v1\/atualizacoes\/manutencoes)$/;

/** What a person still marks for themselves. */
const DA_PESSOA = /^\/(notificacao|notifications)(\/|$)/;

/** Whether a write is still answered once the subscription was cancelled: its end is undone, its data is taken away, one leaves. */
export const isLivreNoCancelamento = ({ path, livreNaLeitura }: Pick<Call, 'path' | 'livreNaLeitura'>): boolean =>
  livreNaLeitura === true || LIVRES.test(path) || DA_PESSOA.test(path);

/** Whether a call is still answered to a session whose trial has ended: enough to contract a plan or leave (spec §4), and no more. */
export const isLivreNoTrialExpirado = ({ path, method }: Pick<Call, 'path' | 'method'>): boolean =>
  LIVRES.test(path) || (method === 'GET' && LIDAS_PELA_MOLDURA.test(path));

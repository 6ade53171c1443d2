import type { VolumeDeEnvio } from './volume-de-envio.ts';

/** How long links hold and how much one sending takes: parameters, never constants inside a rule. */
export interface ParametrosEnvio {
  readonly validadeDias: number;
  readonly questionarioDias: number;
  readonly maxDestinatarios: number;
  readonly maxOfertas: number;
  /** Questions by one link before the broker answers, and all that one link takes. */
  readonly maxDuvidas: number;
  readonly maxDuvidasAoTodo: number;
  /** E-mails within 24 hours; fewer during the trial, because the subscriber is not known yet. */
  readonly volume: VolumeDeEnvio;
  readonly volumeNoTeste: VolumeDeEnvio;
}

/** Defaults: the client's page opens for 14 days (domain design §3.3), a questionnaire as long; at most 5 offers side by side. */
export const parametrosEnvio: ParametrosEnvio = {
  validadeDias: 14,
  questionarioDias: 14,
  maxDestinatarios: 5,
  maxOfertas: 5,
  maxDuvidas: 10,
  maxDuvidasAoTodo: 100,
  volume: { usuario: 300, assinatura: 1_500, destinatario: 20 },
  volumeNoTeste: { usuario: 30, assinatura: 60, destinatario: 3 },
};

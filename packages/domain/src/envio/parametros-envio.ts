/** How long links hold and how much one sending takes: parameters, never constants inside a rule. */
export interface ParametrosEnvio {
  readonly validadeDias: number;
  readonly questionarioDias: number;
  readonly maxDestinatarios: number;
  readonly maxOfertas: number;
  /** Questions by one link before the broker answers, and all that one link takes. */
  readonly maxDuvidas: number;
  readonly maxDuvidasAoTodo: number;
}

/** Defaults: the client's page opens for 14 days (domain design §3.3), a questionnaire as long; at most 5 offers side by side. */
export const parametrosEnvio: ParametrosEnvio = {
  validadeDias: 14,
  questionarioDias: 14,
  maxDestinatarios: 5,
  maxOfertas: 5,
  maxDuvidas: 10,
  maxDuvidasAoTodo: 100,
};

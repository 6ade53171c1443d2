import * as z from 'zod/mini';
import { defineCall, defineTopic } from '../define.ts';
import { Centavos, Data, Nada } from '../formats.ts';
import { SituacaoFatura } from './fatura.contract.ts';
import { OfertaPlano, Plano } from '../onboarding/onboarding.contract.ts';

/** The subscription as its administrator sees it. */
export const Assinatura = z.object({
  plano: Plano,
  status: z.enum(['Trial', 'Ativa', 'Expirada', 'Pendente', 'Bloqueada', 'Reativada', 'Cancelada']),
  dataAssinatura: Data,
  dataTrialFim: z.nullable(z.string()),
  /** First day without access; null unless it was cancelled. */
  cancelaEm: z.nullable(Data),
  /** Seats taken: by whoever may enter, and whoever was invited to. */
  usuarios: z.object({ emUso: z.int(), limite: z.int() }),
  /** What is still to be paid, oldest first. */
  faturas: z.array(
    z.object({
      competencia: z.string(),
      valorCentavos: Centavos,
      vencimento: Data,
      linhaDigitavel: z.nullable(z.string()),
      status: SituacaoFatura,
    }),
  ),
  planos: z.array(OfertaPlano),
});
export type Assinatura = z.infer<typeof Assinatura>;

/** A stretch that is invoiced already, shared between the plan that is left and the one that is taken. */
export const PeriodoDaTroca = z.object({
  inicio: Data,
  /** First day after it. */
  fim: Data,
  diasRestantes: z.int(),
  diasDoPeriodo: z.int(),
  creditoCentavos: Centavos,
  debitoCentavos: Centavos,
  diferencaCentavos: z.int(),
});

/** What a change of plan costs today. */
export const SimulacaoTroca = z.object({
  de: Plano,
  para: Plano,
  mensalCentavos: Centavos,
  periodos: z.array(PeriodoDaTroca),
  /** Positive: added to the next invoice; negative: taken off it. */
  diferencaCentavos: z.int(),
});
export type SimulacaoTroca = z.infer<typeof SimulacaoTroca>;

const B = '/c/api/v1/assinatura';

/** Calls of the subscription; writing is for administrators. */
export const assinaturaCalls = {
  getAssinatura: defineCall({
    method: 'GET',
    path: B,
    resumo: 'A assinatura e o que ela deve.',
    qualquerSessao: '/assinatura/nova abre a todos; só administradores contratam',
    input: Nada,
    output: Assinatura,
  }),
  /** Ends the trial: the plan begins and its first invoice is issued. */
  contractPlano: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Contrata um plano.',
    input: z.object({ plano: Plano, forma: z.enum(['BOLETO', 'PIX']), aceite: z.literal(true, 'Aceite as condições para contratar.') }),
    output: Assinatura,
    administrador: true,
    idempotente: true,
  }),
  /** Refuses what `changePlano` would. */
  simulateTroca: defineCall({
    method: 'GET',
    path: `${B}/troca`,
    resumo: 'Quanto custa trocar de plano hoje.',
    administrador: true,
    input: z.object({ plano: Plano }),
    output: SimulacaoTroca,
  }),
  /** The new plan counts at once; the difference, as it was shown, goes to the next invoice. */
  changePlano: defineCall({
    method: 'POST',
    path: `${B}/troca`,
    resumo: 'Troca o plano da assinatura.',
    administrador: true,
    idempotente: true,
    input: z.object({ plano: Plano, diferencaCentavos: z.int() }),
    output: Assinatura,
  }),
  /** A subscription taken back confirms it; the session then ends and begins again. */
  reactivate: defineCall({
    method: 'POST',
    path: `${B}/reativar`,
    resumo: 'Confirma a reativação da assinatura.',
    input: z.object({ aceite: z.literal(true, 'Aceite as condições para reativar.') }),
    output: Assinatura,
    administrador: true,
    idempotente: true,
  }),
};

/** What reaches a subscription's open sessions. */
export const assinaturaTopics = {
  /** What a session says of its subscription is no longer so: each reads its own. */
  mudou: defineTopic('gestao', '{canal}/gestao/assinatura', z.object({})),
};

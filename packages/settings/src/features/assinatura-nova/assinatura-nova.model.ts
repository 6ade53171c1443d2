import { type Assinatura, Plano } from '@balcao/contracts';
import { isEmTeste, isTrialExpirado, mensagemTrial } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import * as z from 'zod/mini';
import { copy, frases } from './assinatura-nova.copy.ts';

/** What is chosen before contracting. The acceptance is not part of it: it is given again each time. */
export const Escolha = z.object({ plano: z.nullable(Plano), forma: z.nullable(z.enum(['BOLETO', 'PIX'])) });
export type Escolha = z.infer<typeof Escolha>;
export type Forma = NonNullable<Escolha['forma']>;

export interface Pedido extends Escolha {
  readonly aceite: boolean;
}

/** What keeps the plan from being contracted. */
export function errosOf({ plano, forma, aceite }: Pedido): Erros<keyof Pedido> {
  return {
    ...(!plano && { plano: copy.planoVazio }),
    ...(!forma && { forma: copy.formaVazia }),
    ...(!aceite && { aceite: copy.aceiteVazio }),
  };
}

/** What happened to the subscription, and what comes of it. */
export interface Situacao {
  readonly tom: 'info' | 'atencao' | 'sucesso';
  readonly frase: string;
  readonly texto: string | null;
}

/** Says what happened: the trial's own sentences (spec §4) while it is one, else the status in words. */
export function situacaoDe(assinatura: Assinatura, agora: Date): Situacao {
  const { status, dataTrialFim } = assinatura;
  const isTeste = isEmTeste(status);
  const frase = isTeste ? mensagemTrial({ dataTrialFim }, agora) : null;
  if (isTeste) {
    const isEncerrado = status === 'Expirada' || isTrialExpirado({ dataTrialFim }, agora);
    return { tom: isEncerrado ? 'atencao' : 'info', frase: frase ?? copy.titulo, texto: isEncerrado ? copy.guardados : copy.continuar };
  }
  if (status === 'Ativa') return { tom: 'sucesso', frase: copy.ativa(nomeDoPlano(assinatura)), texto: copy.outroPlano };
  return { tom: 'atencao', frase: frases[status] ?? copy.titulo, texto: status === 'Reativada' ? null : copy.resolver };
}

/** Whether a plan is contracted from here: later it is changed on the page of the account. */
export const isContratavel = ({ status }: Pick<Assinatura, 'status'>): boolean => isEmTeste(status);

export const nomeDoPlano = ({ plano, planos }: Pick<Assinatura, 'plano' | 'planos'>): string =>
  planos.find((oferta) => oferta.plano === plano)?.nome ?? plano;

/** The invoice to be paid first. */
export const primeiraFatura = ({ faturas }: Pick<Assinatura, 'faturas'>) => faturas.find(({ status }) => status === 'ABERTA') ?? null;

/** `2026-11` or a day of it → `11/2026`. */
export const competenciaEm = (competencia: string): string => competencia.replace(/^(\d{4})-(\d{2}).*$/, '$2/$1');

/** The plan of the trial comes chosen. */
export const escolhaInicial = ({ plano, planos }: Pick<Assinatura, 'plano' | 'planos'>): Escolha => ({
  plano: planos.some((oferta) => oferta.plano === plano) ? plano : null,
  forma: null,
});

import { layoutEvents, type Sessao } from '@balcao/contracts';
import { emit } from '@balcao/shared';

/** Whether the plan of the subscription leaves the health line out (spec §6). */
export const isSaudeForaDoPlano = (sessao: Pick<Sessao, 'acessoCotacaoSaude'> | null | undefined): boolean =>
  sessao?.acessoCotacaoSaude === false;

/** Opens the offer of the health line. */
export const offerSaude = (): void => emit(layoutEvents.contratacaoSaudePedida, {});

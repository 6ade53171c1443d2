import { onboardingCalls } from '@balcao/contracts';
import { call, FalhaRequisicao } from '@balcao/shared';
import { type Tentativa, useSubmit } from '@balcao/shared/forms';
import { useLateNavigate } from '@balcao/shared/parcel';
import { useCall } from '@balcao/shared/query';
import { focusCampo } from '@balcao/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { empresaOf, enderecoDa, type Erros, errosPorEtapa, etapas } from '../../cadastro.model.ts';
import { currentCadastro, currentMemoria, finishCadastro, remember } from '../../cadastro.store.ts';
import { type Falta, faltasDe } from '../../faltas.model.ts';
import type { FormularioDaEtapa } from '../../use-etapa.ts';
import { copy } from './seguradoras.copy.ts';

const UM_DIA_MS = 86_400_000;

/** The insurers that can be chosen. */
export const useSeguradoras = () => useCall(onboardingCalls.listSeguradoras, {}, { staleTime: UM_DIA_MS });

const ETAPA = 'insuranceCompanies';
const CAMPOS = ['seguradoras', 'aceiteTermos'] as const;

/** The form of the last step, and what the previous steps lack after an attempt to send. */
export interface Conclusao extends FormularioDaEtapa {
  readonly faltas: readonly Falta[];
}

/** Sends the sign-up: once even when pressed twice, and with the same key after a network failure. */
export function useConclusao(seguradoras: readonly string[], isAceito: boolean): Conclusao {
  const navigate = useNavigate();
  const goTo = useLateNavigate();
  const [faltas, setFaltas] = useState<readonly Falta[]>([]);

  const conclude = async (body: Corpo, { idempotencyKey }: Tentativa) => {
    try {
      return await call(onboardingCalls.conclude, body, { idempotencyKey });
    } catch (error) {
      const porEtapa = error instanceof FalhaRequisicao ? errosPorEtapa(error.errors) : {};
      const first = etapas.find((etapa) => porEtapa[etapa]);
      remember({ erros: porEtapa });
      // the refusal is shown in the step of its field
      if (first && first !== ETAPA) void goTo(enderecoDa(first));
      throw error;
    }
  };
  const { submit, ...envio } = useSubmit({
    campos: CAMPOS,
    judge: () => (isAceito ? {} : { aceiteTermos: copy.aceiteFalta }),
    send: conclude,
    goTo: focusCampo,
    onSent: finishCadastro,
  });
  const send = () => {
    const missing = faltasDe(currentCadastro(), currentMemoria().senha);
    setFaltas(missing);
    remember({ erros: Object.fromEntries(missing.map(({ etapa, erros }) => [etapa, erros])) });
    // missing fields of other steps prevent sending; those of this step are shown as well
    if (missing.length === 0 || !isAceito) void submit(bodyOf(seguradoras));
    else envio.forget();
  };
  return {
    ...envio,
    erros: envio.erros as Erros,
    faltas,
    submit: (event) => {
      event.preventDefault();
      send();
    },
    back: () => void navigate(enderecoDa('companyInfo')),
  };
}

type Corpo = ReturnType<typeof bodyOf>;

function bodyOf(seguradoras: readonly string[]) {
  const { userPlan, user, company, indicacao, isIndicacaoDigitada } = currentCadastro();
  return {
    userPlan,
    user: { ...user, password: currentMemoria().senha },
    company: empresaOf(company),
    seguradoras: [...seguradoras],
    aceiteTermos: true as const,
    ...(indicacao.trim() && { indicacao: indicacao.trim(), ...(isIndicacaoDigitada && { indicacaoDigitada: true }) }),
  };
}

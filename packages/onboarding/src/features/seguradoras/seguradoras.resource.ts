import { onboardingCalls } from '@balcao/contracts';
import { call, FalhaRequisicao } from '@balcao/shared';
import { useLateNavigate } from '@balcao/shared/parcel';
import { useCall } from '@balcao/shared/query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { empresaOf, enderecoDa, type Erros, errosPorEtapa, type Etapa, etapas } from '../../cadastro.model.ts';
import { currentCadastro, currentMemoria, finishCadastro, remember, useMemoria } from '../../cadastro.store.ts';
import { type Falta, faltasDe } from '../../faltas.model.ts';
import { focusFirst, type FormularioDaEtapa } from '../../use-etapa.ts';
import { copy } from './seguradoras.copy.ts';

const UM_DIA_MS = 86_400_000;

/** The insurers one may choose from. */
export const useSeguradoras = () => useCall(onboardingCalls.listSeguradoras, {}, { staleTime: UM_DIA_MS });

/** The last thing sent and its key: the same words sent again are the same request to the gateway. */
interface Envio {
  readonly corpo: string;
  readonly chave: string;
}

const ETAPA = 'insuranceCompanies';
const semErros: Erros = {};

const setErros = (erros: Partial<Record<Etapa, Erros>>) => remember({ erros: { ...currentMemoria().erros, ...erros } });

/** The form of the last step, and what the steps before it lack once it was sent. */
export interface Conclusao extends FormularioDaEtapa {
  readonly faltas: readonly Falta[];
}

/** The end of the four steps: sent once however often it is pressed, and with the same key when the network died in between. */
export function useConclusao(seguradoras: readonly string[], isAceito: boolean): Conclusao {
  const navigate = useNavigate();
  const goTo = useLateNavigate();
  const erros = useMemoria().erros[ETAPA] ?? semErros;
  const [isBusy, setIsBusy] = useState(false);
  const [falha, setFalha] = useState<FalhaRequisicao | null>(null);
  const [faltas, setFaltas] = useState<readonly Falta[]>([]);
  const isSending = useRef(false);
  const envio = useRef<Envio | null>(null);

  const refuse = (error: FalhaRequisicao) => {
    const porEtapa = errosPorEtapa(error.errors);
    const first = etapas.find((etapa) => porEtapa[etapa]);
    setErros(porEtapa);
    if (!first) setFalha(error);
    else if (first !== ETAPA) void goTo(enderecoDa(first));
    else focusFirst(porEtapa[ETAPA] ?? semErros);
  };
  const send = async () => {
    const missing = faltasDe(currentCadastro(), currentMemoria().senha);
    setFaltas(missing);
    const own: Erros = isAceito ? semErros : { aceiteTermos: copy.aceiteFalta };
    setErros({ ...Object.fromEntries(missing.map((falta) => [falta.etapa, falta.erros])), [ETAPA]: own });
    if (!isAceito) focusFirst(own);
    if (!isAceito || missing.length > 0) return;
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFalha(null);
    const body = bodyOf(seguradoras);
    envio.current = keyFor(envio.current, JSON.stringify(body));
    try {
      finishCadastro(await call(onboardingCalls.concluir, body, { idempotencyKey: envio.current.chave }));
    } catch (error) {
      if (!(error instanceof FalhaRequisicao)) throw error;
      if (error.tipo === 'camposInvalidos') refuse(error);
      else setFalha(error);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };
  return {
    erros,
    faltas,
    falha,
    isBusy,
    submit: (event) => {
      event.preventDefault();
      void send();
    },
    clear: () => setErros({ [ETAPA]: semErros }),
    back: () => void navigate(enderecoDa('companyInfo')),
  };
}

const keyFor = (last: Envio | null, corpo: string): Envio => (last?.corpo === corpo ? last : { corpo, chave: crypto.randomUUID() });

function bodyOf(seguradoras: readonly string[]) {
  const { userPlan, user, company } = currentCadastro();
  return {
    userPlan,
    user: { ...user, password: currentMemoria().senha },
    company: empresaOf(company),
    seguradoras: [...seguradoras],
    aceiteTermos: true as const,
  };
}

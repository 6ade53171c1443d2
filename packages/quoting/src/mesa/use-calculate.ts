import type { Orcamento } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { showToast } from '@balcao/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SoAlgumas, useCalculo } from '../features/formulario/calculo.resource.ts';
import type { RiscoJulgado, useFormulario } from '../features/formulario/use-formulario.ts';
import { type Gravador, RascunhoNaoSalvo } from '../features/rascunho/gravador.resource.ts';
import type { useSeguradoras } from '../features/seguradoras/seguradoras.resource.ts';
import { copy as copyNadaMudou } from './nada-mudou.copy.ts';
import { copy } from './orcamento-da-linha.copy.ts';
import type { useVista } from './use-vista.ts';

interface Calculo {
  readonly orcamento: Orcamento;
  readonly gravador: Gravador;
  readonly formulario: ReturnType<typeof useFormulario>;
  readonly seguradoras: ReturnType<typeof useSeguradoras>;
  readonly vista: ReturnType<typeof useVista>;
  readonly onRefresh: () => void;
  readonly isManual: boolean;
}

const ESPERA_RODADAS_MS = 400;

/** From the button to the results: judged, saved, asked once, shown. */
export function useCalculate({ orcamento, gravador, formulario, seguradoras, vista, onRefresh, isManual }: Calculo) {
  const [isBusy, setIsBusy] = useState(false);
  const calculate = useCalculo(orcamento.id, gravador, isManual);
  const [repetida, setRepetida] = useState<Repetida | null>(null);
  const send = async ({ comercial }: RiscoJulgado, so: SoAlgumas | undefined, mesmoAssim: boolean) => {
    const { cotacaoId, nadaMudou, somente } = await calculate(comercial, so, mesmoAssim);
    if (nadaMudou) return setRepetida({ aviso: copyNadaMudou.desde(nadaMudou, new Date()), so });
    if (somente) showSomente(somente, seguradoras.data);
    const concluida = isManual && orcamento.cotacoes.find(({ id }) => id === cotacaoId);
    if (concluida) showToast({ titulo: copyNadaMudou.manual(concluida.versao), texto: copyNadaMudou.manualTexto });
    vista.setCotacao(cotacaoId);
    // the list of runs may wait: while the insurers are being asked, it would be asked of the same gateway
    setTimeout(onRefresh, ESPERA_RODADAS_MS);
  };
  const onFailure = (error: unknown) => {
    if (error instanceof FalhaRequisicao && error.errors.length > 0) return formulario.refuse(error.errors);
    const isFalha = error instanceof FalhaRequisicao;
    const texto = error instanceof RascunhoNaoSalvo ? copy.naoSalvou : sentenceOfFalha(isFalha ? error : null);
    showToast({ tone: 'perigo', titulo: isManual ? copy.falhaConcluir : copy.falhaCalcular, texto });
  };
  const begin = (so?: SoAlgumas, mesmoAssim = false) => {
    setIsBusy(true);
    void formulario
      .submit((julgado) => send(julgado, so, mesmoAssim))
      .catch(onFailure)
      .finally(() => setIsBusy(false));
  };
  const { espera, wait } = useEsperaSeguradoras(seguradoras, isManual, begin);
  const run = (so?: SoAlgumas) => {
    if (!isBusy && !espera) wait(so);
  };
  const keep = () => setRepetida(null);
  const runMesmoAssim = () => {
    keep();
    if (repetida) begin(repetida.so, true);
  };
  return { isBusy: isBusy || espera, run, repetida: { aviso: repetida?.aviso ?? null, onMesmoAssim: runMesmoAssim, onClose: keep } };
}

/** A calculation nobody was asked for, as it was asked. */
interface Repetida {
  readonly aviso: string;
  readonly so: SoAlgumas | undefined;
}

function showSomente(somente: readonly string[], seguradoras: Calculo['seguradoras']['data']): void {
  const nomes = somente.map((slug) => seguradoras?.find((one) => one.slug === slug)?.nome ?? slug);
  showToast({ titulo: copyNadaMudou.somente, texto: copyNadaMudou.somenteTexto(nomes) });
}

/** Nothing is judged without the insurers it is asked of: pressed before they came, the button waits for them. */
function useEsperaSeguradoras(
  { data, isError, isFetching, refetch }: Calculo['seguradoras'],
  isManual: boolean,
  begin: (so?: SoAlgumas) => void,
): { espera: boolean; wait: (so?: SoAlgumas) => void } {
  const [pedido, setPedido] = useState<{ readonly so: SoAlgumas | undefined } | null>(null);
  const answered = useRef(pedido);
  const hasSeguradoras = isManual || data !== undefined;
  const isSettled = hasSeguradoras || (isError && !isFetching);
  const onSettled = useEffectEvent((so: SoAlgumas | undefined) => {
    if (hasSeguradoras) begin(so);
    else showToast({ tone: 'perigo', titulo: copy.semSeguradoras, texto: copy.semSeguradorasTexto });
  });
  useEffect(() => {
    if (!pedido || !isSettled || answered.current === pedido) return;
    answered.current = pedido;
    onSettled(pedido.so);
  }, [pedido, isSettled]);
  const wait = (so?: SoAlgumas) => {
    if (hasSeguradoras) return begin(so);
    if (isError) void refetch();
    setPedido({ so });
  };
  return { espera: pedido !== null && !isSettled, wait };
}

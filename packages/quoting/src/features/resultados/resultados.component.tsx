import type { OfertaCotacao, Orcamento, ResultadoCotacao } from '@balcao/contracts';
import {
  type AjusteComercial,
  ajusteComercial,
  type Combinado,
  type FormaPedida,
  mergeRespostas,
  melhorOferta,
  type PesosPontuacao,
  scoreOfertas,
  seguradorasQueMudaram,
  type Termos,
} from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Alert, Button, Cluster, screenOnly, Skeleton, Stack, Text } from '@balcao/ui';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useAcaoDaOferta } from '../../acao-da-oferta.ts';
import { useComandosDasEscolhidas } from '../../comandos/comandos-das-escolhidas.ts';
import { useApoliceAtual } from '../../caso/apolice-atual.resource.ts';
import { AvisoDaEscolha } from '../../cliente/escolha-do-cliente.component.tsx';
import { type EscolhasDoCliente, useEscolhas } from '../../cliente/escolhas-do-cliente.resource.ts';
import { hrefDoComparativo, hrefDoEnvio } from '../../rota-do-formulario.ts';
import { BarraComparacao } from './barra-comparacao.component.tsx';
import { Controles, type Rodada } from './controles.component.tsx';
import { useDensidade } from './densidade.resource.ts';
import { PainelProgresso } from './progresso.component.tsx';
import { ListaDeResultados } from './lista-de-resultados.component.tsx';
import { NaoTransmitidas, OrcamentoDosResultados } from './passos-oferta.component.tsx';
import { copy } from './resultados.copy.ts';
import { isPendente, type Notas, type Ordem, type RemedioOferecido, toggleEscolha } from './resultados.model.ts';
import { type Resultados, usePesos, useResultados } from './resultados.resource.ts';
import { useEscolhidas } from './use-escolhidas.ts';
import { rescueFocus } from '../../digitacao/rescue-focus.ts';
import { FalhaDeLeitura, showFailure } from '@balcao/ui/failures';

export interface ResultadosProps {
  orcamentoId: string;
  cotacaoId: string;
  /** Runs of the orçamento, newest first. */
  cotacoes: Orcamento['cotacoes'];
  ordem: Ordem;
  onOrdem: (ordem: Ordem) => void;
  /** The form of payment the instalments are said in; null for the best without interest. */
  pedido: FormaPedida | null;
  onPedido: (pedido: FormaPedida | null) => void;
  onVersao: (cotacaoId: string) => void;
  /** Back to the data, while the terms may still change. */
  onRecalculate: () => void;
  /** The offers were typed: they are edited, not asked for again. */
  isManual?: boolean;
  /** There is a policy already, with which the prices are compared. */
  isRenovacao?: boolean;
  /** To the field an insurer refused, with its words. */
  onCampo: (campo: string | null, mensagem: string) => void;
  /** To the field of the terms an insurer refused. */
  onComercial: (seguradora: string, campo: AjusteComercial['campo']) => void;
  /** What may be done of the terms where they may still change; absent of a case that is over. */
  condicoes?: CondicoesVivas | undefined;
  /** Opens the difference between two runs. */
  onCompareVersoes?: () => void;
}

/** An offer to be tried on other terms, with those it was priced on. */
export interface OfertaParaSimular {
  readonly resultado: ResultadoCotacao;
  readonly oferta: OfertaCotacao;
  readonly descontoBps: number;
}

export interface CondicoesVivas {
  /** The terms of the draft now. */
  termos(): Termos;
  /** What was agreed with an insurer. */
  combinado(seguradora: string): Combinado;
  /** Writes the rate in the draft and asks that insurer alone again; everybody else's answer of the run stands. */
  adjust(seguradora: string, ajuste: { campo: AjusteComercial['campo']; bps: number }, complementa: string): void;
  /** Asks only these again, everybody else's answer of the run standing; with none named, what is asked follows from the form. Absent where offers are typed: there is nobody to ask. */
  recalculate?: ((seguradoras: readonly string[], complementa: string) => void) | undefined;
  simulate(oferta: OfertaParaSimular): void;
}

/** What each insurer answered to one run, as it answers. Give it the run's id as key. */
export function ResultadosAoVivo(props: ResultadosProps) {
  const { orcamentoId, cotacaoId, cotacoes, ordem, onOrdem, pedido, onVersao, onRecalculate } = props;
  const vivo = useResultados(orcamentoId, cotacaoId);
  const { cotacao, resultados, anteriores, semTransmissao, conexao, falha } = vivo;
  const naoTransmitidas = useMemo(() => new Set([...semTransmissao.seguradoras, ...semTransmissao.ofertas]), [semTransmissao]);
  const { visiveis, versaoDe } = useMemo(() => standing(resultados, anteriores), [resultados, anteriores]);
  const notas = useNotas(visiveis, usePesos());
  const [densidade, onDensidade] = useDensidade();
  const lista = useRef<HTMLDivElement>(null);
  const { escolhidas, onToggle, onClear } = useEscolha(visiveis);
  const doCliente = useEscolhas(orcamentoId, { enabled: cotacao !== null && !visiveis.some(isPendente) });
  const melhor = melhorOferta(visiveis);
  const { data: atual } = useApoliceAtual(orcamentoId, { enabled: props.isRenovacao === true });
  const pagoCentavos = atual?.premio?.totalCentavos ?? null;
  const acoes = useCondicoes(props, vivo);
  const ajustes = ajustesDe(visiveis, vivo, acoes && props.condicoes);
  const onRemedio = useRemedio(props, acoes, async (seguradora) => {
    // an earlier run is over: asking again is a run of its own
    if (versaoDe.has(seguradora) && acoes?.onRecalculateOnly) return acoes.onRecalculateOnly(seguradora);
    return vivo.retry(seguradora);
  });
  const chosen = { orcamentoId, cotacaoId, ofertas: escolhidas };
  const isOver = props.condicoes === undefined;
  const acao = useAcaoDaOferta();
  useComandosDasEscolhidas({ ...chosen, isOver });
  const maySend = useSession()?.acessoOrcamentacao !== false;
  const cancel = () => vivo.cancel().catch((error: unknown) => showFailure(copy.falhaCancelar, error));

  if (!cotacao && falha) return <FalhaDeLeitura falha={falha} onRetry={vivo.refresh} />;
  if (!cotacao && resultados.length === 0) return <Skeleton lines={8} />;
  const limiteSegundos = cotacao?.limiteSegundos ?? 45;

  return (
    <OrcamentoDosResultados value={isOver ? null : orcamentoId}>
      <Stack gap={3}>
        <Cluster justify="space-between" align="end" gap={2}>
          <Controles
            {...{ ordem, onOrdem, pedido, densidade, onDensidade, cotacaoId, onVersao, visiveis }}
            onPedido={props.onPedido}
            rodadas={versoesCom(cotacoes, cotacao)}
          />
          <Cluster gap={2}>
            {cotacoes.length > 1 && props.onCompareVersoes && <Button onClick={props.onCompareVersoes}>{copy.compararVersoes}</Button>}
            {acoes?.onMudou && <Button onClick={acoes.onMudou}>{copy.recalcularMudou}</Button>}
            {!isOver && <Button onClick={onRecalculate}>{props.isManual ? copy.editarOfertas : copy.recalcular}</Button>}
          </Cluster>
        </Cluster>
        <VersaoAntiga {...{ cotacaoId, cotacoes, onVersao }} />
        <EscolhaNosResultados {...{ orcamentoId, doCliente, visiveis }} isAberto={!isOver} />
        {falha && <Alert tone="atencao">{copy.falhaLeitura}</Alert>}
        {acao?.aviso && !isOver && <AvisoDaAcao isSoft>{acao.aviso}</AvisoDaAcao>}
        <NaoTransmitidas value={naoTransmitidas}>
          <ListaDeResultados
            progresso={(espera) => (
              <PainelProgresso
                {...{ resultados, limiteSegundos, espera }}
                isManual={props.isManual ?? false}
                pagoHoje={atual && pagoCentavos !== null ? copy.pagoHoje(pagoCentavos, atual.seguradora) : null}
                deAntes={versaoDe.size}
                isOffline={conexao !== 'aberta'}
                onCancel={cancel}
              />
            )}
            nome={props.isManual ? copy.listaManual : copy.lista}
            {...{ lista, visiveis, versaoDe, ordem, pedido, densidade, notas, escolhidas, limiteSegundos, onToggle, onRemedio }}
            escolhidaEm={doCliente.emDe}
            onSimulate={acoes?.onSimulate}
            onRecalculateOnly={acoes?.onRecalculateOnly}
            pagoCentavos={pagoCentavos}
            hasAlternativas={melhor !== null}
            melhorOfertaId={melhor?.oferta.id ?? null}
            ajustes={ajustes}
          />
        </NaoTransmitidas>
        <BarraComparacao
          total={escolhidas.length}
          href={hrefDoComparativo(chosen)}
          hrefEnvio={maySend && !isOver ? hrefDoEnvio(chosen) : null}
          onClear={() => {
            // the bar goes, and the button with it
            lista.current?.focus({ preventScroll: true });
            onClear();
          }}
        />
      </Stack>
    </OrcamentoDosResultados>
  );
}

/** The offers chosen among those on screen: one of another run waits in the address until its run is shown again. */
function useEscolha(visiveis: readonly ResultadoCotacao[]) {
  const [ids, choose] = useEscolhidas();
  const escolhidas = useMemo(() => {
    const onScreen = new Set(visiveis.flatMap(({ ofertas }) => ofertas.map(({ id }) => id)));
    return ids.filter((id) => onScreen.has(id));
  }, [ids, visiveis]);
  const latest = useRef<{ escolhidas: readonly string[]; choose: typeof choose }>({ escolhidas, choose });
  useEffect(() => {
    latest.current = { escolhidas, choose };
  });
  const onToggle = useCallback((ofertaId: string) => {
    const now = latest.current;
    const next = toggleEscolha(now.escolhidas, ofertaId);
    // two boxes in one breath, before anything is drawn again
    latest.current = { ...now, escolhidas: next };
    now.choose(next);
  }, []);
  return { escolhidas, onToggle, onClear: () => choose([]) };
}

interface EscolhaNosResultadosProps {
  orcamentoId: string;
  doCliente: EscolhasDoCliente;
  visiveis: readonly ResultadoCotacao[];
  isAberto: boolean;
}

/** What the client chose, above the answers: here, or in the run it is of. */
function EscolhaNosResultados({ orcamentoId, doCliente, visiveis, isAberto }: EscolhaNosResultadosProps) {
  const { pathname } = useLocation();
  return (
    <AvisoDaEscolha
      {...{ orcamentoId, doCliente, isAberto }}
      isNaTela={(ofertaId) => visiveis.some(({ ofertas }) => ofertas.some(({ id }) => id === ofertaId))}
      enderecoDa={(cotacao) => `${pathname}?${new URLSearchParams({ id: orcamentoId, cotacao, aba: 'resultados' })}`}
    />
  );
}

/** One more price moves every other's score, and draws every row again: while answers come, the prices come first. */
const REPOUSO_NOTAS_MS = 200;

/** How good each offer is among the others, once answers rest for a moment or everybody has answered. */
function useNotas(visiveis: readonly ResultadoCotacao[], pesos: PesosPontuacao): Notas | null {
  const [rested, setRested] = useState(visiveis);
  const isOver = !visiveis.some(isPendente);
  useEffect(() => {
    if (isOver) return;
    const rest = setTimeout(() => setRested(visiveis), REPOUSO_NOTAS_MS);
    return () => clearTimeout(rest);
  }, [visiveis, isOver]);
  const settled = useDeferredValue(isOver ? visiveis : rested);
  return useMemo(() => {
    const ofertas = settled.flatMap((resultado) => resultado.ofertas);
    return ofertas.length > 1 ? scoreOfertas(ofertas, pesos) : null;
  }, [settled, pesos]);
}

/** What stands on screen, and of which run. */
function standing(resultados: readonly ResultadoCotacao[], anteriores: Resultados['anteriores']) {
  const juntas = mergeRespostas(resultados, anteriores);
  return {
    visiveis: juntas.map(({ resultado }) => resultado),
    versaoDe: new Map(
      juntas.flatMap(({ resultado, versaoAnterior }) => (versaoAnterior === null ? [] : [[resultado.seguradora, versaoAnterior] as const])),
    ),
  };
}

interface Acoes {
  onAdjust: CondicoesVivas['adjust'];
  onMudou: (() => void) | undefined;
  onRecalculateOnly: ((seguradora: string) => void) | undefined;
  onSimulate: (resultado: ResultadoCotacao, oferta: OfertaCotacao) => void;
}

/** What the newest run, once over, lets be done of its terms; null for an older one, or while somebody may still answer. */
function useCondicoes({ condicoes, cotacaoId, cotacoes }: ResultadosProps, { cotacao, resultados, anteriores }: Resultados): Acoes | null {
  const latest = useRef({ condicoes, cotacao, anteriores });
  useEffect(() => {
    latest.current = { condicoes, cotacao, anteriores };
  });
  const onRecalculateOnly = useCallback(
    (seguradora: string) => latest.current.condicoes?.recalculate?.([seguradora], cotacaoId),
    [cotacaoId],
  );
  const onSimulate = useCallback((resultado: ResultadoCotacao, oferta: OfertaCotacao) => {
    const { condicoes: now, cotacao: run, anteriores: kept } = latest.current;
    const anterior = kept.find((one) => one.resultado.id === resultado.id);
    now?.simulate({ resultado, oferta, descontoBps: anterior?.descontoBps ?? run?.descontoBps[resultado.seguradora] ?? 0 });
  }, []);
  const isNewest = cotacoes.every(({ versao }) => versao <= (cotacao?.versao ?? 0));
  const isOver = !resultados.some(isPendente);
  // the last price first, and then what may be done of every row
  const isSettled = useDeferredValue(isOver);
  if (!condicoes || !cotacao || !isNewest || !isOver || !isSettled) return null;
  const { recalculate } = condicoes;
  if (!recalculate) return { onMudou: undefined, onRecalculateOnly: undefined, onSimulate, onAdjust: condicoes.adjust };
  // no rate changed: whether anything else did, and whose answer still holds, is for the gateway to judge
  const onMudou = () => recalculate(seguradorasQueMudaram(condicoes.termos(), [cotacao, ...anteriores.map(termosDa)]), cotacaoId);
  return { onMudou, onRecalculateOnly, onSimulate, onAdjust: condicoes.adjust };
}

/** What each insurer that refused the terms would take; where they may not change here, only which field it is about. */
function ajustesDe(
  visiveis: readonly ResultadoCotacao[],
  { cotacao, anteriores }: Pick<Resultados, 'cotacao' | 'anteriores'>,
  condicoes: CondicoesVivas | null | undefined,
): ReadonlyMap<string, AjusteComercial> {
  const refused = visiveis.filter(({ familiaErro }) => familiaErro === 'COMERCIAL');
  return new Map(
    refused.map(({ id, seguradora, mensagens }) => {
      const kept = anteriores.find(({ resultado }) => resultado.id === id);
      const pedido = {
        comissaoBps: kept?.comissaoBps ?? cotacao?.comissaoBps[seguradora] ?? 0,
        descontoBps: kept?.descontoBps ?? cotacao?.descontoBps[seguradora] ?? 0,
      };
      const combinado = condicoes?.combinado(seguradora) ?? SEM_COMBINADO;
      const ajuste = ajusteComercial(mensagens, pedido, combinado);
      return [seguradora, condicoes ? ajuste : { ...ajuste, limiteBps: null }];
    }),
  );
}

/** Nothing was agreed: no limit follows from it. */
const SEM_COMBINADO: Combinado = { comissaoMinBps: 0, comissaoMaxBps: 10_000, descontoMaxBps: 10_000 };

const termosDa = ({ resultado: { seguradora }, comissaoBps, descontoBps }: Resultados['anteriores'][number]): Termos => ({
  seguradoras: [seguradora],
  comissaoBps: { [seguradora]: comissaoBps },
  descontoBps: { [seguradora]: descontoBps },
});

/** Every run there is to choose from: the one just asked for is on screen before the list of runs is read again. */
function versoesCom(cotacoes: readonly Rodada[], shown: Rodada | null): readonly Rodada[] {
  return !shown || cotacoes.some(({ id }) => id === shown.id) ? cotacoes : [shown, ...cotacoes];
}

function VersaoAntiga({ cotacaoId, cotacoes, onVersao }: Pick<ResultadosProps, 'cotacaoId' | 'cotacoes' | 'onVersao'>) {
  const newest = cotacoes.reduce<ResultadosProps['cotacoes'][number] | null>(
    (best, run) => (!best || run.versao > best.versao ? run : best),
    null,
  );
  const shown = cotacoes.find(({ id }) => id === cotacaoId);
  if (!newest || !shown || newest.id === shown.id) return null;
  return (
    <Alert
      titulo={copy.antiga}
      actions={
        <Button size="sm" onClick={() => onVersao(newest.id)}>
          {copy.verAtual}
        </Button>
      }
    >
      {copy.antigaTexto}
    </Alert>
  );
}

/** What each remedy does; the identity is kept, so that rows need not be drawn again. */
function useRemedio(
  { onCampo, onComercial, cotacaoId }: Pick<ResultadosProps, 'onCampo' | 'onComercial' | 'cotacaoId'>,
  acoes: Acoes | null,
  retry: (seguradora: string) => Promise<void>,
) {
  const run = async (resultado: ResultadoCotacao, { remedio, campo, ajuste }: RemedioOferecido) => {
    if (remedio === 'focusCampo') return onCampo(campo, resultado.mensagens.find((mensagem) => mensagem.campo === campo)?.texto ?? '');
    if (remedio === 'adjustComercial') {
      const { campo: taxa, limiteBps } = ajuste ?? { campo: 'comissaoBps', limiteBps: null };
      if (limiteBps === null || !acoes) return onComercial(resultado.seguradora, taxa);
      return acoes.onAdjust(resultado.seguradora, { campo: taxa, bps: limiteBps }, cotacaoId);
    }
    if (remedio === 'suggestAlternativas') return focusMelhor();
    const { seguradora } = resultado;
    await retry(seguradora).catch((error: unknown) => showFailure(copy.falhaRepetir, error));
    // asked again, the insurer is waited for: the button that asked has gone
    rescueFocus(`resultado-${seguradora}`);
  };
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((resultado: ResultadoCotacao, oferecido: RemedioOferecido) => latest.current(resultado, oferecido), []);
}

/** Takes the reader to the first insurer with a price. */
function focusMelhor(): void {
  const priced = document.querySelector<HTMLElement>('[data-status="OK"]');
  priced?.scrollIntoView?.({ block: 'center' });
  // the offer itself, and not what may be done of the whole row
  (priced?.querySelector<HTMLElement>('input') ?? priced?.querySelector('button'))?.focus({ preventScroll: true });
}

/* not for the paper, which is handed to the client */
const AvisoDaAcao = styled(Text)`
  ${screenOnly}
`;

import type { Comercial, Orcamento, RascunhoOrcamento, SeguradoraAtiva } from '@balcao/contracts';
import {
  type Alavancas,
  type Combinado,
  franquiaDaOferta,
  parametrosBlocos,
  sentenceOfFalha,
  type Termos,
  isEncerrado,
} from '@balcao/domain';
import { emit, FalhaRequisicao } from '@balcao/shared';
import { quotingEvents } from '@balcao/contracts';
import { Alert, Button, ButtonLink, EmptyState, focusCampo, Page, showToast } from '@balcao/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Abas, painelDe } from './abas.component.tsx';
import { AcaoDaOferta } from './acao-da-oferta.ts';
import { type SoAlgumas, useCalculo } from './features/formulario/calculo.resource.ts';
import { focusSecaoDe } from './features/formulario/focus-secao.ts';
import { Formulario } from './features/formulario/formulario.component.tsx';
import { campoDoFormulario } from './features/formulario/formulario.model.ts';
import { type FormularioAberto, type RiscoJulgado, useFormulario } from './features/formulario/use-formulario.ts';
import { ConflitoModal } from './features/rascunho/conflito.modal.tsx';
import { LinhaGravacao } from './features/rascunho/estado-gravacao.component.tsx';
import { type EstadoGravacao, type Gravador, RascunhoNaoSalvo } from './features/rascunho/gravador.resource.ts';
import { useEstadoGravacao, useRascunho } from './features/rascunho/rascunho.resource.ts';
import { type OfertaParaSimular, ResultadosAoVivo } from './features/resultados/resultados.component.tsx';
import { usePreparo } from './features/resultados/resultados.resource.ts';
import { useSeguradoras } from './features/seguradoras/seguradoras.resource.ts';
import { Simulador } from './features/simulador/simulador.component.tsx';
import { VersoesModal } from './features/versoes/versoes.modal.tsx';
import { LinhaAberta } from './linha-aberta.ts';
import { Mesa } from './mesa.component.tsx';
import type { LinhaNaTela } from './linha-na-tela.ts';
import { copy } from './orcamento-da-linha.copy.ts';
import { enderecoDaHistoria, enderecoDoQuestionario } from './rota-do-formulario.ts';
import { useFocoDaRodada } from './use-foco-da-rodada.ts';
import { useSecoes } from './use-secoes.component.tsx';
import { useVista } from './use-vista.ts';

export interface OrcamentoAbertoProps {
  tela: LinhaNaTela;
  orcamento: Orcamento;
  voltar: { href: string; texto: string };
  /** Reads the orçamento's runs again. */
  onRefresh: () => void;
}

/** One quote at work: form and results side by side in tabs, both alive. */
export function OrcamentoAberto({ tela, orcamento, voltar, onRefresh }: OrcamentoAbertoProps) {
  const { gravador, isRestaurado } = useRascunho(orcamento);
  const estado = useEstadoGravacao(gravador);
  const seguradoras = useSeguradoras(orcamento.linha);
  const secoes = useSecoes(tela, seguradoras);
  const formulario = useFormulario({
    linha: tela.linha,
    inicial: gravador.atual,
    seguradoras: seguradoras.data ?? [],
    onChange: (rascunho) => gravador.change(rascunho),
  });
  const vista = useVista(orcamento);
  usePreparo();
  const { isManual = false } = tela;
  const isOver = isEncerrado(orcamento.status);
  // answers fill a draft, and nothing later
  const questionario = orcamento.status === 'RASCUNHO' ? enderecoDoQuestionario(orcamento.formulario, orcamento.id) : null;
  const calculo = useCalcular({ orcamento, gravador, onRefresh, formulario, seguradoras, vista, isManual });
  const acao = useAcaoDaLinha(tela, orcamento);
  const [simulada, setSimulada] = useState<OfertaParaSimular | null>(null);
  const [isComparing, setIsComparing] = useState(false);
  const isUmaPagina = tela.segundaColuna !== undefined;
  const lugar = isUmaPagina ? { role: 'region', 'aria-label': copy.resultados, id: ID_RESULTADOS } : painelDe('resultados', vista.aba);
  useFocoDaRodada(vista.cotacaoId, lugar.id);
  const goToCampo = (campo: string) => {
    vista.show('dados');
    if (!focusCampo(campo)) focusSecaoDe(secoes, campo);
  };
  useEffect(
    () => emit(quotingEvents.orcamentoAberto, { orcamentoId: orcamento.id, linha: orcamento.linha }),
    [orcamento.id, orcamento.linha],
  );

  return (
    <LinhaAberta value={tela.linha}>
      <Page
        routeId={tela.rota}
        titulo={copy.tituloDe(tela.linha.nome, orcamento.numero)}
        descricao={describe(tela, gravador.atual)}
        voltar={voltar}
        actions={questionario && <ButtonLink href={questionario}>{copy.questionario}</ButtonLink>}
      >
        {isOver && (
          <Alert
            titulo={copy.encerrado[orcamento.status]}
            actions={
              <ButtonLink size="sm" href={enderecoDaHistoria(orcamento.id)}>
                {copy.verOrcamento}
              </ButtonLink>
            }
          >
            {copy.encerradoTexto}
          </Alert>
        )}
        <Avisos {...{ estado, gravador, isRestaurado }} onTrocar={(rascunho) => formulario.form.reset(rascunho)} />
        {!isUmaPagina && (
          <Abas
            label={copy.abas}
            abas={[
              { id: 'dados', label: copy.dados },
              { id: 'resultados', label: copy.resultados },
            ]}
            atual={vista.aba}
            onSelect={(aba) => vista.show(aba === 'resultados' ? 'resultados' : 'dados')}
          />
        )}
        <Mesa
          isUmaPagina={isUmaPagina}
          formulario={
            <div {...(!isUmaPagina && painelDe('dados', vista.aba))}>
              <Formulario
                {...{ formulario, secoes }}
                topo={tela.topo}
                segundaColuna={tela.segundaColuna}
                onCalcular={() => !isOver && calculo.run()}
                onCampo={goToCampo}
                barra={
                  <>
                    <LinhaGravacao estado={estado} />
                    {!isOver && (
                      <Button
                        variant="primary"
                        isBusy={calculo.isBusy}
                        title={isManual ? copy.atalhoConcluir : copy.atalho}
                        aria-keyshortcuts="Control+Enter"
                        onClick={() => calculo.run()}
                      >
                        {isManual ? copy.concluir : copy.calcular}
                      </Button>
                    )}
                  </>
                }
              />
            </div>
          }
          lugar={lugar}
          resultados={
            vista.cotacaoId && (isUmaPagina || vista.hasSeenResultados) ? (
              <AcaoDaOferta value={acao}>
                <ResultadosAoVivo
                  key={vista.cotacaoId}
                  orcamentoId={orcamento.id}
                  cotacaoId={vista.cotacaoId}
                  cotacoes={orcamento.cotacoes}
                  ordem={vista.ordem}
                  onOrdem={vista.setOrdem}
                  onVersao={vista.setCotacao}
                  onRecalcular={() => (isUmaPagina ? goToCampo('segurado') : vista.show('dados'))}
                  onCompararVersoes={() => setIsComparing(true)}
                  condicoes={
                    isOver
                      ? undefined
                      : {
                          termos: () => termosDe(formulario.form.getValues('comercial') as Partial<Comercial> | undefined),
                          recalcular: (asked, complementa) => calculo.run({ seguradoras: asked, complementa }),
                          simular: setSimulada,
                        }
                  }
                  onCampo={(campo, mensagem) => {
                    const name = campoDoFormulario(campo ?? 'segurado');
                    if (campo) formulario.form.setError(name, { type: 'seguradora', message: mensagem });
                    goToCampo(name);
                  }}
                  onComissao={(seguradora) => goToCampo(`comercial.comissaoBps.${seguradora}`)}
                />
              </AcaoDaOferta>
            ) : (
              <EmptyState
                titulo={copy.semResultados}
                action={<Button onClick={() => (isUmaPagina ? goToCampo('segurado') : vista.show('dados'))}>{copy.irParaDados}</Button>}
              >
                {isManual ? copy.semOfertasTexto : copy.semResultadosTexto}
              </EmptyState>
            )
          }
        />
        {isComparing && <VersoesModal cotacoes={orcamento.cotacoes} onClose={() => setIsComparing(false)} />}
        {simulada && (
          <Simulador
            seguradoraNome={simulada.resultado.seguradoraNome}
            oferta={simulada.oferta}
            descontoBps={simulada.descontoBps}
            combinado={combinadoCom(seguradoras.data, simulada.resultado.seguradora)}
            onClose={() => setSimulada(null)}
            onAplicar={(alavancas) => {
              setSimulada(null);
              calculo.run(
                applySimulacao(formulario.form, { ...simulada, cotacaoId: vista.cotacaoId ?? simulada.resultado.cotacaoId }, alavancas),
              );
            }}
          />
        )}
      </Page>
    </LinhaAberta>
  );
}

/** The same value while nothing it says changes, so that offers are not drawn again. */
function useAcaoDaLinha({ acaoDaOferta: Acao }: LinhaNaTela, { id, rascunho }: Orcamento) {
  const { nome } = (rascunho.risco['segurado'] ?? {}) as { nome?: unknown };
  const segurado = typeof nome === 'string' ? nome : '';
  return useMemo(() => (Acao ? { Acao, orcamentoId: id, segurado } : null), [Acao, id, segurado]);
}

/** Whose quote it is and of what, as it was last kept; there from the start, so that nothing moves when it is known. */
function describe({ linha }: LinhaNaTela, rascunho: RascunhoOrcamento): string {
  const { nome } = (rascunho.risco['segurado'] ?? {}) as { nome?: unknown };
  const segurado = typeof nome === 'string' && nome.trim() ? nome : copy.semSegurado;
  return [segurado, linha.descreverBem(rascunho)].filter(Boolean).join(' · ');
}

const ID_RESULTADOS = 'resultados-na-pagina';

const termosDe = (comercial: Partial<Comercial> | undefined): Termos => ({
  seguradoras: comercial?.seguradoras ?? [],
  comissaoBps: comercial?.comissaoBps ?? {},
  descontoBps: comercial?.descontoBps ?? {},
});

/** What was agreed with an insurer; one that is no longer active agrees to nothing in particular. */
function combinadoCom(ativas: readonly SeguradoraAtiva[] | undefined, slug: string): Combinado {
  const ativa = ativas?.find((one) => one.slug === slug);
  return {
    comissaoMinBps: ativa?.comissaoMinBps ?? 0,
    comissaoMaxBps: ativa?.comissaoMaxBps ?? COMISSAO_MAX_BPS,
    descontoMaxBps: ativa?.descontoMaxBps ?? parametrosBlocos.descontoBps.max,
  };
}
const COMISSAO_MAX_BPS = 9_999;

/** Writes simulated terms in the draft. @returns who is to be asked again: the insurer alone, or (undefined) all when the risk itself changed */
function applySimulacao(
  form: FormularioAberto,
  { resultado: { seguradora }, oferta, cotacaoId }: OfertaParaSimular & { cotacaoId: string },
  { comissaoBps, descontoBps, franquia }: Alavancas,
): SoAlgumas | undefined {
  form.setValue(`comercial.comissaoBps.${seguradora}`, comissaoBps, { shouldDirty: true });
  form.setValue(`comercial.descontoBps.${seguradora}`, descontoBps, { shouldDirty: true });
  const escolhidas = (form.getValues('comercial.seguradoras') as string[] | undefined) ?? [];
  if (!escolhidas.includes(seguradora)) form.setValue('comercial.seguradoras', [...escolhidas, seguradora], { shouldDirty: true });
  if (!franquia || franquia === franquiaDaOferta(oferta)) return { seguradoras: [seguradora], complementa: cotacaoId };
  form.setValue('risco.coberturas.franquia', franquia, { shouldDirty: true });
  return undefined;
}

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
function useCalcular({ orcamento, gravador, formulario, seguradoras, vista, onRefresh, isManual }: Calculo) {
  const [isBusy, setIsBusy] = useState(false);
  const calcular = useCalculo(orcamento.id, gravador, isManual);
  const send = async ({ comercial }: RiscoJulgado, so: SoAlgumas | undefined) => {
    const { cotacaoId } = await calcular(comercial, so);
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
  const begin = (so?: SoAlgumas) => {
    setIsBusy(true);
    void formulario
      .submit((julgado) => send(julgado, so))
      .catch(onFailure)
      .finally(() => setIsBusy(false));
  };
  const { espera, wait } = useEsperaSeguradoras(seguradoras, isManual, begin);
  const run = (so?: SoAlgumas) => {
    if (!isBusy && !espera) wait(so);
  };
  return { isBusy: isBusy || espera, run };
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

interface AvisosProps {
  estado: EstadoGravacao;
  gravador: Gravador;
  isRestaurado: boolean;
  onTrocar: (rascunho: Gravador['atual']) => void;
}

/** What happened to the draft that the user must know: brought back from this browser, or saved by somebody else. */
function Avisos({ estado, gravador, isRestaurado, onTrocar }: AvisosProps) {
  const [isNoticed, setIsNoticed] = useState(false);
  const [isDecidingLater, setIsDecidingLater] = useState(false);
  const takeTheirs = () => {
    const trocado = gravador.takeTheirs();
    if (!trocado) return;
    onTrocar(trocado.aceito);
    const undo = () => {
      onTrocar(trocado.descartado);
      gravador.change(trocado.descartado);
    };
    showToast({ titulo: copy.trocou, action: { texto: copy.desfazer, onPress: undo } });
  };
  if (estado.tipo === 'conflito') {
    return (
      <>
        <Alert
          tone="atencao"
          titulo={copy.conflito}
          actions={
            <Button size="sm" onClick={() => setIsDecidingLater(false)}>
              {copy.resolver}
            </Button>
          }
        >
          {copy.conflitoTexto}
        </Alert>
        {!isDecidingLater && (
          <ConflitoModal
            minha={gravador.atual}
            deles={estado.deles}
            onKeepMine={() => gravador.keepMine()}
            onTakeTheirs={takeTheirs}
            onClose={() => setIsDecidingLater(true)}
          />
        )}
      </>
    );
  }
  if (!isRestaurado || isNoticed) return null;
  return (
    <Alert titulo={copy.restaurado} isLive onDismiss={() => setIsNoticed(true)}>
      {copy.restauradoTexto}
    </Alert>
  );
}

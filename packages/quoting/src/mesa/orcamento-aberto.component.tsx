import type { Comercial, OfertaManual, Orcamento, RascunhoOrcamento, SeguradoraAtiva } from '@balcao/contracts';
import { type Alavancas, type Combinado, franquiaDaOferta, parametrosBlocos, repriceManual, type Termos } from '@balcao/domain';
import { emit } from '@balcao/shared';
import { quotingEvents } from '@balcao/contracts';
import { Button, ButtonLink, EmptyState, focusCampo, Page, showToast } from '@balcao/ui';
import { useEffect, useMemo, useState } from 'react';
import { Abas, painelDe } from './abas.component.tsx';
import { AcaoDaOferta } from '../acao-da-oferta.ts';
import type { SoAlgumas } from '../features/formulario/calculo.resource.ts';
import { focusSecaoDe } from '../features/formulario/focus-secao.ts';
import { Formulario } from '../features/formulario/formulario.component.tsx';
import { campoDoFormulario } from '../features/formulario/formulario.model.ts';
import { type FormularioAberto, useFormulario } from '../features/formulario/use-formulario.ts';
import { AvisosDoRascunho } from '../features/rascunho/avisos-do-rascunho.component.tsx';
import { RespostasDoCliente } from '../features/respostas/respostas-do-cliente.component.tsx';
import { LinhaGravacao } from '../features/rascunho/estado-gravacao.component.tsx';
import { showIn } from '../features/rascunho/rascunho.model.ts';
import { useEstadoGravacao, useRascunho } from '../features/rascunho/rascunho.resource.ts';
import { type OfertaParaSimular, ResultadosAoVivo } from '../features/resultados/resultados.component.tsx';
import { usePreparo } from '../features/resultados/resultados.resource.ts';
import { useSeguradoras } from '../features/seguradoras/seguradoras.resource.ts';
import { Simulador } from '../features/simulador/simulador.component.tsx';
import { VersoesModal } from '../features/versoes/versoes.modal.tsx';
import { useComandosDoOrcamento } from '../comandos/comandos-do-orcamento.ts';
import { LinhaAberta } from '../linha-aberta.ts';
import { Mesa } from './mesa.component.tsx';
import type { LinhaNaTela } from './linha-na-tela.ts';
import { NadaMudouDialog } from './nada-mudou.component.tsx';
import { NovoDesteCaso } from './novo-deste-caso.component.tsx';
import { copy } from './orcamento-da-linha.copy.ts';
import { OrcamentoEncerrado } from './orcamento-encerrado.component.tsx';
import { isRenovacao } from '../caso/apolice-atual.resource.ts';
import { RiscosDoCaso } from '../caso/riscos-segurados.component.tsx';
import { enderecoDoQuestionario } from '../rota-do-formulario.ts';
import { useCalculate } from './use-calculate.ts';
import { useEncerramento } from './use-encerramento.ts';
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
  const vivo = useRascunho(orcamento);
  const { gravador } = vivo;
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
  const isOver = useEncerramento({ orcamento, gravador, estado, onRefresh });
  // answers fill a draft, and nothing later
  const questionario = orcamento.status === 'RASCUNHO' ? enderecoDoQuestionario(orcamento.formulario, orcamento.id) : null;
  const calculo = useCalculate({ orcamento, gravador, onRefresh, formulario, seguradoras, vista, isManual });
  const acao = useAcaoDaLinha(tela, orcamento);
  const [simulada, setSimulada] = useState<OfertaParaSimular | null>(null);
  const [isComparing, setIsComparing] = useState(false);
  const isUmaPagina = tela.segundaColuna !== undefined;
  const lugar = isUmaPagina ? { role: 'region', 'aria-label': copy.resultados, id: ID_RESULTADOS } : painelDe('resultados', vista.aba);
  useComandosDoOrcamento({
    orcamentoId: orcamento.id,
    rodadas: orcamento.cotacoes.length,
    isOver,
    isManual,
    isUmaPagina,
    vista,
    onCalculate: () => calculo.run(),
    onCompareVersoes: () => setIsComparing(true),
  });
  useFocoDaRodada(vista.cotacaoId, lugar.id);
  const goToCampo = (campo: string) => {
    vista.show('dados');
    if (!focusCampo(campo)) focusSecaoDe(secoes, campo);
  };
  // whatever was pressed goes with its tab: the focus comes to the beginning of the form
  const goToDados = () => goToCampo('risco.segurado');
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
        actions={
          <>
            {questionario && <ButtonLink href={questionario}>{copy.questionario}</ButtonLink>}
            {!isOver && <NovoDesteCaso {...{ orcamento, gravador }} />}
          </>
        }
      >
        {isOver && (
          <OrcamentoEncerrado {...{ orcamento, gravador, onRefresh }} onDiscard={() => showIn(formulario.form, gravador.discard())} />
        )}
        {!isOver && vista.cotacaoId && <RiscosDoCaso orcamentoId={orcamento.id} />}
        <AvisosDoRascunho {...{ estado, vivo }} form={formulario.form} />
        {!isOver && <RespostasDoCliente orcamentoId={orcamento.id} form={formulario.form} />}
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
                isSomenteLeitura={isOver}
                onCampo={goToCampo}
                barra={
                  <>
                    <LinhaGravacao estado={estado} onRetry={() => gravador.retry()} />
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
                  pedido={vista.pedido}
                  onPedido={vista.setPedido}
                  onVersao={vista.setCotacao}
                  isManual={isManual}
                  isRenovacao={isRenovacao(gravador.atual)}
                  onRecalculate={isManual ? () => goToCampo('risco.ofertas') : goToDados}
                  onCompareVersoes={() => setIsComparing(true)}
                  condicoes={
                    isOver
                      ? undefined
                      : {
                          termos: () => termosDe(formulario.form.getValues('comercial') as Partial<Comercial> | undefined),
                          recalculate: isManual
                            ? undefined
                            : (asked, complementa) => calculo.run(asked.length > 0 ? { seguradoras: asked, complementa } : undefined),
                          simulate: setSimulada,
                          combinado: (seguradora) => combinadoCom(seguradoras.data, seguradora),
                          adjust: (seguradora, { campo, bps }, complementa) => {
                            chooseSeguradora(formulario.form, seguradora);
                            formulario.form.setValue(`comercial.${campo}.${seguradora}`, bps, { shouldDirty: true });
                            calculo.run({ seguradoras: [seguradora], complementa });
                          },
                        }
                  }
                  onCampo={(campo, mensagem) => {
                    const name = campoDoFormulario(campo ?? 'segurado');
                    if (campo) formulario.form.setError(name, { type: 'seguradora', message: mensagem });
                    goToCampo(name);
                  }}
                  onComercial={(seguradora, taxa) => goToCampo(`comercial.${taxa}.${seguradora}`)}
                />
              </AcaoDaOferta>
            ) : (
              <EmptyState titulo={copy.semResultados} action={<Button onClick={goToDados}>{copy.irParaDados}</Button>}>
                {isManual ? copy.semOfertasTexto : copy.semResultadosTexto}
              </EmptyState>
            )
          }
        />
        <NadaMudouDialog {...calculo.repetida} />
        {isComparing && <VersoesModal cotacoes={orcamento.cotacoes} onClose={() => setIsComparing(false)} />}
        {simulada && (
          <Simulador
            seguradoraNome={simulada.resultado.seguradoraNome}
            oferta={simulada.oferta}
            descontoBps={simulada.descontoBps}
            combinado={combinadoCom(seguradoras.data, simulada.resultado.seguradora)}
            onClose={() => setSimulada(null)}
            isManual={isManual}
            onApply={(alavancas, simulacao) => {
              setSimulada(null);
              if (isManual) return applyManual(formulario.form, simulada, { ...alavancas, ...simulacao }, calculo.run);
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
function useAcaoDaLinha({ acaoDaOferta: Acao, avisoDaAcao: aviso }: LinhaNaTela, { id, rascunho }: Orcamento) {
  const { nome } = (rascunho.risco['segurado'] ?? {}) as { nome?: unknown };
  const segurado = typeof nome === 'string' ? nome : '';
  return useMemo(() => (Acao ? { Acao, aviso, orcamentoId: id, segurado } : null), [Acao, aviso, id, segurado]);
}

/** Whose quote it is and of what, as it was last kept; there from the start, so that nothing moves when it is known. */
function describe({ linha }: LinhaNaTela, rascunho: RascunhoOrcamento): string {
  const { nome } = (rascunho.risco['segurado'] ?? {}) as { nome?: unknown };
  const segurado = typeof nome === 'string' && nome.trim() ? nome : copy.semSegurado;
  return [segurado, linha.describeBem(rascunho)].filter(Boolean).join(' · ');
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

/** Who is asked again is among those of the draft. */
function chooseSeguradora(form: FormularioAberto, seguradora: string): void {
  const escolhidas = (form.getValues('comercial.seguradoras') as string[] | undefined) ?? [];
  if (!escolhidas.includes(seguradora)) form.setValue('comercial.seguradoras', [...escolhidas, seguradora], { shouldDirty: true });
}

/** Writes a simulated price over the offer that was typed and concludes it as a new version; what changed meanwhile is not overwritten. */
function applyManual(
  form: FormularioAberto,
  { resultado: { seguradora }, oferta }: OfertaParaSimular,
  preco: Pick<OfertaManual, 'premioLiquidoCentavos' | 'comissaoBps'>,
  conclude: () => void,
): void {
  const ofertas = repriceManual((form.getValues('risco.ofertas') as OfertaManual[] | undefined) ?? [], { ...oferta, seguradora }, preco);
  if (!ofertas) return void showToast({ tone: 'atencao', titulo: copy.ofertaMudou, texto: copy.ofertaMudouTexto });
  form.setValue('risco.ofertas', ofertas, { shouldDirty: true });
  conclude();
}

/** Writes simulated terms in the draft. @returns who is to be asked again: the insurer alone, or (undefined) all when the risk itself changed */
function applySimulacao(
  form: FormularioAberto,
  { resultado: { seguradora }, oferta, cotacaoId }: OfertaParaSimular & { cotacaoId: string },
  { comissaoBps, descontoBps, franquia }: Alavancas,
): SoAlgumas | undefined {
  form.setValue(`comercial.comissaoBps.${seguradora}`, comissaoBps, { shouldDirty: true });
  form.setValue(`comercial.descontoBps.${seguradora}`, descontoBps, { shouldDirty: true });
  chooseSeguradora(form, seguradora);
  if (!franquia || franquia === franquiaDaOferta(oferta)) return { seguradoras: [seguradora], complementa: cotacaoId };
  form.setValue('risco.coberturas.franquia', franquia, { shouldDirty: true });
  return undefined;
}

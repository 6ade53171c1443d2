import { addressOf, type Orcamento, quotingRoutes, type ResultadoCotacao } from '@balcao/contracts';
import { melhorOferta, sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { Alert, Button, Cluster, ErrorState, showToast, Skeleton, Stack } from '@balcao/ui';
import { Select, SegmentedControl } from '@balcao/ui/forms';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { BarraComparacao } from './barra-comparacao.component.tsx';
import { PainelProgresso } from './progresso.component.tsx';
import { Resultado } from './resultado.component.tsx';
import { copy } from './resultados.copy.ts';
import { MAX_COMPARADAS, type Ordem, ORDENS, type RemedioOferecido, sortResultados, toggleEscolha } from './resultados.model.ts';
import { useResultados } from './resultados.resource.ts';

export interface ResultadosProps {
  orcamentoId: string;
  cotacaoId: string;
  /** Runs of the orçamento, newest first. */
  cotacoes: Orcamento['cotacoes'];
  ordem: Ordem;
  onOrdem: (ordem: Ordem) => void;
  onVersao: (cotacaoId: string) => void;
  /** Back to the data. */
  onRecalcular: () => void;
  /** To the field an insurer refused, with its words. */
  onCampo: (campo: string | null, mensagem: string) => void;
  /** To the commission of one insurer. */
  onComissao: (seguradora: string) => void;
}

const ordens = ORDENS.map((ordem) => ({ value: ordem, label: copy.ordens[ordem] }));

/** What each insurer answered to one run, as it answers. Give it the run's id as key. */
export function ResultadosAoVivo(props: ResultadosProps) {
  const { orcamentoId, cotacaoId, cotacoes, ordem, onOrdem, onVersao, onRecalcular } = props;
  const vivo = useResultados(orcamentoId, cotacaoId);
  const [escolhidas, setEscolhidas] = useState<readonly string[]>([]);
  const onToggle = useCallback((ofertaId: string) => setEscolhidas((chosen) => toggleEscolha(chosen, ofertaId)), []);
  const onRemedio = useRemedio(props, vivo.repetir);
  const { cotacao, resultados, conexao, falha } = vivo;
  const ordered = useMemo(() => sortResultados(resultados, ordem), [resultados, ordem]);
  const melhor = melhorOferta(resultados);
  const cancelar = () => vivo.cancelar().catch((error: unknown) => showFailure(copy.falhaCancelar, error));

  if (!cotacao && falha) return <ErrorState onRetry={vivo.refresh}>{sentenceOfFalha(falha)}</ErrorState>;
  if (!cotacao && resultados.length === 0) return <Skeleton lines={8} />;
  const limiteSegundos = cotacao?.limiteSegundos ?? 45;

  return (
    <Stack gap={4}>
      <Cluster justify="space-between" align="end" gap={3}>
        <Cluster gap={4} align="end">
          <SegmentedControl
            name="ordem"
            label={copy.ordem}
            options={ordens}
            value={ordem}
            onChange={(next) => onOrdem((next as Ordem | null) ?? 'premio')}
          />
          {cotacoes.length > 1 && (
            <Select
              name="versao"
              label={copy.versao}
              options={cotacoes.map(({ id, versao, criadoEm }) => ({ value: id, label: copy.versaoDe(versao, criadoEm) }))}
              value={cotacaoId}
              onChange={(id) => id && onVersao(id)}
            />
          )}
        </Cluster>
        <Button onClick={onRecalcular}>{copy.recalcular}</Button>
      </Cluster>
      <VersaoAntiga {...{ cotacaoId, cotacoes, onVersao }} />
      <PainelProgresso {...{ resultados, limiteSegundos }} isOffline={conexao !== 'aberta'} onCancelar={cancelar} />
      {falha && <Alert tone="atencao">{copy.falhaLeitura}</Alert>}
      <Stack gap={3} role="list" aria-label={copy.lista}>
        {ordered.map((resultado) => (
          <div key={resultado.seguradora} role="listitem">
            <Resultado
              {...{ resultado, limiteSegundos, onToggle, onRemedio }}
              hasAlternativas={melhor !== null}
              melhorOfertaId={melhor?.resultado === resultado ? melhor.oferta.id : null}
              escolhidas={resultado.ofertas
                .map(({ id }) => id)
                .filter((id) => escolhidas.includes(id))
                .join(',')}
              canChoose={escolhidas.length < MAX_COMPARADAS}
            />
          </div>
        ))}
      </Stack>
      <BarraComparacao
        total={escolhidas.length}
        href={`${addressOf(quotingRoutes, 'comparativo')}?${new URLSearchParams({ id: orcamentoId, cotacao: cotacaoId, ofertas: escolhidas.join(',') })}`}
        onClear={() => setEscolhidas([])}
      />
    </Stack>
  );
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
  { onCampo, onComissao }: Pick<ResultadosProps, 'onCampo' | 'onComissao'>,
  repetir: (seguradora: string) => Promise<void>,
) {
  const run = async (resultado: ResultadoCotacao, { remedio, campo }: RemedioOferecido) => {
    if (remedio === 'focusCampo') return onCampo(campo, resultado.mensagens.find((mensagem) => mensagem.campo === campo)?.texto ?? '');
    if (remedio === 'adjustComercial') return onComissao(resultado.seguradora);
    if (remedio === 'suggestAlternativas') return focusMelhor();
    return repetir(resultado.seguradora).catch((error: unknown) => showFailure(copy.falhaRepetir, error));
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
  priced?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
}

const showFailure = (titulo: string, error: unknown): void =>
  void showToast({ tone: 'perigo', titulo, texto: sentenceOfFalha(error instanceof FalhaRequisicao ? error : null) });

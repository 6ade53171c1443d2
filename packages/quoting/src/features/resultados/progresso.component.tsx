import { Button, Cluster, Text, token } from '@balcao/ui';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Anuncio } from './anuncio.component.tsx';
import { copy } from './resultados.copy.ts';
import { progressoDe } from './resultados.model.ts';
import type { Resultados } from './resultados.resource.ts';
import { useAgora } from './use-agora.ts';

export interface PainelProgressoProps {
  resultados: Resultados['resultados'];
  limiteSegundos: number;
  /** How many answers on screen are of earlier runs. */
  deAntes: number;
  /** Live messages are not arriving: answers come by asking. */
  isOffline: boolean;
  /** The offers were typed: nobody was asked. */
  isManual: boolean;
  /** What the policy being renewed costs, in words; null of a new insurance. */
  pagoHoje: string | null;
  onCancel: () => Promise<void>;
  /** Said beside the progress, so that nothing below moves when it comes. */
  espera?: ReactNode;
}

/** How many answered and how long the rest may still take. */
export function PainelProgresso({
  resultados,
  limiteSegundos,
  deAntes,
  isOffline,
  isManual,
  pagoHoje,
  onCancel,
  espera,
}: PainelProgressoProps) {
  const isWaiting = progressoDe(resultados, limiteSegundos, 0).isRunning;
  const progresso = progressoDe(resultados, limiteSegundos, useAgora(isWaiting));
  const { isRunning, restanteMs, responderam, total } = progresso;
  const informadas = isManual ? copy.informadas(resultados.flatMap(({ ofertas }) => ofertas).length) : null;
  const fim = informadas ?? (progresso.canceladas > 0 ? copy.cancelado(progresso) : copy.concluido(progresso));
  const said = isRunning ? `${copy.progresso(progresso)} · ${copy.faltam(restanteMs)}` : fim;
  return (
    <Painel>
      <Cluster justify="space-between" gap={3}>
        <Cluster gap={3}>
          <Text isStrong isTabular>
            {deAntes > 0 ? `${said} · ${copy.deAntes(deAntes)}` : said}
          </Text>
          {pagoHoje && (
            <Text size={12} isSoft>
              {pagoHoje}
            </Text>
          )}
        </Cluster>
        <Cluster gap={2}>
          {espera}
          {isRunning && <Cancelar onCancel={onCancel} />}
        </Cluster>
      </Cluster>
      {!isManual && (
        <Trilho aria-hidden>
          <Parte $pct={total > 0 ? Math.round((responderam / total) * 100) : 0} />
        </Trilho>
      )}
      {deAntes > 0 && (
        <Text size={13} isSoft>
          {copy.daVersaoTexto}
        </Text>
      )}
      {isRunning && isOffline && (
        <Text size={13} isSoft>
          {copy.semConexao}
        </Text>
      )}
      <Anuncio {...progresso} informadas={informadas} />
    </Painel>
  );
}

function Cancelar({ onCancel }: Pick<PainelProgressoProps, 'onCancel'>) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = () => {
    setIsBusy(true);
    void onCancel().finally(() => {
      setIsBusy(false);
      setIsAsking(false);
    });
  };
  return (
    <>
      <Button size="sm" onClick={() => setIsAsking(true)}>
        {copy.cancelar}
      </Button>
      <ConfirmDialog
        titulo={copy.cancelarTitulo}
        confirmar={copy.cancelar}
        cancelar={copy.continuar}
        isOpen={isAsking}
        isDanger
        isBusy={isBusy}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        {copy.cancelarTexto}
      </ConfirmDialog>
    </>
  );
}

const Painel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco2')};
`;

const Trilho = styled.div`
  height: 4px;
  overflow: hidden;
  background: ${token('neutroSuave')};
  border-radius: ${token('raioTotal')};
`;

const Parte = styled.div<{ $pct: number }>`
  width: ${({ $pct }) => $pct}%;
  height: 100%;
  background: ${token('primaria')};
  transition: width ${token('tempoMedio')} ${token('curva')};
`;

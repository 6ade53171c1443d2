import type { Manutencao } from '@balcao/contracts';
import { situacaoDaManutencao } from '@balcao/domain';
import { Button, Card, Cluster, EmptyState, showToast, Stack, StatusTag, Text } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { type Leitura, LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import { copy, situacoes } from './atualizacao.copy.ts';
import { periodoDe, tons } from './atualizacao.model.ts';
import { endManutencao } from './atualizacao.resource.ts';

/** Maintenance under way, to come, and over. */
export function Manutencoes({ leitura, isSuporte }: { leitura: Leitura<Manutencao[]>; isSuporte: boolean }) {
  const [aEncerrar, setAEncerrar] = useState<Manutencao | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const end = async (id: string) => {
    setIsBusy(true);
    try {
      await endManutencao(id);
      showToast({ tone: 'sucesso', titulo: copy.encerrada });
    } catch (error) {
      showFailure(copy.naoEncerrada, error);
    } finally {
      setIsBusy(false);
      setAEncerrar(null);
    }
  };
  return (
    <Card titulo={copy.manutencao}>
      <LeituraRegistro leitura={leitura} altura={190}>
        {(manutencoes) =>
          manutencoes.length === 0 ? (
            <EmptyState titulo={copy.semManutencao}>{copy.semManutencaoTexto}</EmptyState>
          ) : (
            <Stack gap={4}>
              {manutencoes.map((uma) => (
                <Linha key={uma.id} uma={uma} onEnd={isSuporte ? () => setAEncerrar(uma) : null} />
              ))}
            </Stack>
          )
        }
      </LeituraRegistro>
      {aEncerrar && (
        <ConfirmDialog
          titulo={copy.pergunta}
          confirmar={copy.encerrar}
          isDanger
          isOpen
          isBusy={isBusy}
          onConfirm={() => void end(aEncerrar.id)}
          onClose={() => setAEncerrar(null)}
        >
          {copy.perguntaTexto}
        </ConfirmDialog>
      )}
    </Card>
  );
}

function Linha({ uma, onEnd }: { uma: Manutencao; onEnd: (() => void) | null }) {
  const [agora] = useState(() => new Date());
  const situacao = situacaoDaManutencao(uma, agora);
  const isViva = situacao === 'PROGRAMADA' || situacao === 'EM_CURSO';
  return (
    <Stack gap={1} align="start">
      <Cluster gap={2}>
        <StatusTag tone={tons[situacao]} isLive={situacao === 'EM_CURSO'}>
          {situacoes[situacao]}
        </StatusTag>
        <Text as="span">{periodoDe(uma)}</Text>
      </Cluster>
      <Text isSoft>{uma.mensagem}</Text>
      {onEnd && isViva && (
        <Button size="sm" aria-label={copy.encerrarDe(periodoDe(uma))} onClick={onEnd}>
          {copy.encerrar}
        </Button>
      )}
    </Stack>
  );
}

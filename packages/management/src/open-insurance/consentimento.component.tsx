import type { Compartilhamento } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, Checkbox, Cluster, Stack, StatusTag, Text } from '@balcao/ui';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './open-insurance.copy.ts';
import { useApagamento, useLeitura, useRevogacao } from './open-insurance.resource.ts';

const tons = {
  PENDENTE: 'neutro',
  AGUARDANDO: 'info',
  AUTORIZADO: 'sucesso',
  RECUSADO: 'perigo',
  CONSUMIDO: 'neutro',
  REVOGADO: 'neutro',
  VENCIDO: 'atencao',
} as const;

/** When each thing happened, in order; what did not happen is left out. */
function timesOf({
  status,
  pedidoEm,
  linkAte,
  autorizadoEm,
  valeAte,
  lidoEm,
  encerradoEm,
  encerradoPor,
  falha,
}: Compartilhamento): string[] {
  const isOpen = status === 'PENDENTE' || status === 'AGUARDANDO';
  return [
    copy.pedidoEm(pedidoEm),
    isOpen && copy.linkAte(linkAte),
    autorizadoEm && copy.autorizadaEm(autorizadoEm),
    status === 'AUTORIZADO' && valeAte && copy.valeAte(valeAte),
    lidoEm && copy.lidaEm(lidoEm),
    status === 'AUTORIZADO' && !lidoEm && !falha && copy.lendo,
    encerradoEm && copy.encerrada(encerradoEm, encerradoPor),
  ].filter((time): time is string => Boolean(time));
}

/** The consent at one insurer: how it stands, and what can be done of it. */
export function Consentimento({ consentimento, onRenovar }: { consentimento: Compartilhamento; onRenovar: () => void }) {
  const { id, seguradoraNome, status, falha, apolices } = consentimento;
  const [asking, setAsking] = useState<'encerrar' | 'apagar' | null>(null);
  const [apagar, setApagar] = useState(false);
  const close = () => setAsking(null);
  const leitura = useLeitura();
  const revogacao = useRevogacao();
  const apagamento = useApagamento();
  const isOver = !['PENDENTE', 'AGUARDANDO', 'AUTORIZADO'].includes(status);
  const erro = leitura.error ?? revogacao.error ?? apagamento.error;
  const alvo = { compartilhamentoId: id };

  return (
    <Stack gap={2}>
      <Cluster gap={2}>
        <strong>{seguradoraNome}</strong>
        <StatusTag tone={tons[status]}>{copy.status[status]}</StatusTag>
        {apolices > 0 && <Text as="span">{copy.guardadas(apolices)}</Text>}
      </Cluster>
      <Text isSoft>{timesOf(consentimento).join(' · ')}</Text>
      {falha && <Text>{copy.falha[falha]}</Text>}
      {erro && (
        <Alert tone="perigo" titulo={copy.falhou} isLive>
          {sentenceOfFalha(erro)}
        </Alert>
      )}
      <Cluster gap={2}>
        {status === 'AUTORIZADO' && (
          <Button isBusy={leitura.isPending} onClick={() => leitura.mutate(alvo)} aria-label={copy.de(copy.ler, seguradoraNome)}>
            {copy.ler}
          </Button>
        )}
        {(status === 'AUTORIZADO' || isOver) && (
          <Button onClick={onRenovar} aria-label={copy.de(copy.renovar, seguradoraNome)}>
            {copy.renovar}
          </Button>
        )}
        {!isOver && (
          <Button onClick={() => setAsking('encerrar')} aria-label={copy.de(copy.encerrar, seguradoraNome)}>
            {copy.encerrar}
          </Button>
        )}
        {isOver && apolices > 0 && (
          <Button onClick={() => setAsking('apagar')} aria-label={copy.de(copy.apagar, seguradoraNome)}>
            {copy.apagar}
          </Button>
        )}
      </Cluster>
      <ConfirmDialog
        titulo={copy.encerrarTitulo(seguradoraNome)}
        isOpen={asking === 'encerrar'}
        isDanger
        confirmar={copy.encerrar}
        isBusy={revogacao.isPending}
        onClose={close}
        onConfirm={() => revogacao.mutate({ ...alvo, apagar }, { onSettled: close })}
      >
        <Stack gap={3}>
          <Text>{copy.encerrarTexto}</Text>
          {apolices > 0 && <Checkbox name={`apagar-${id}`} label={copy.apagarJunto} value={apagar} onChange={setApagar} />}
        </Stack>
      </ConfirmDialog>
      <ConfirmDialog
        titulo={copy.apagarTitulo(seguradoraNome)}
        isOpen={asking === 'apagar'}
        isDanger
        confirmar={copy.apagar}
        isBusy={apagamento.isPending}
        onClose={close}
        onConfirm={() => apagamento.mutate(alvo, { onSettled: close })}
      >
        {copy.apagarTexto}
      </ConfirmDialog>
    </Stack>
  );
}

import type { EnvioOrcamento } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, ButtonLink, Card, Cluster, copyAndSay, showToast, Stack, StatusTag, Text } from '@balcao/ui';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { ConversaDoCliente } from '../../cliente/conversa-do-cliente.component.tsx';
import { copy } from './envios.copy.ts';
import { useResend, useRevoke } from './envios.resource.ts';

const tons = { ATIVO: 'sucesso', EXPIRADO: 'neutro', REVOGADO: 'perigo' } as const;

interface EnvioFeitoProps {
  orcamentoId: string;
  envio: EnvioOrcamento;
  /** The case is over: nothing of it is sent again. */
  isEncerrado: boolean;
}

/** One sending: what went, to whom, whether it was seen, what came back, and what can still be done with it. */
export function EnvioFeito({ orcamentoId, envio, isEncerrado }: EnvioFeitoProps) {
  const { canal, situacao, abertoEm, entregas, respostas, isPrecoVencido } = envio;
  return (
    <Card
      titulo={`${copy.canais[canal]} · ${envio.ofertas.map(({ seguradora }) => seguradora).join(', ')}`}
      actions={<StatusTag tone={tons[situacao]}>{copy.situacao[situacao]}</StatusTag>}
    >
      <Stack gap={3}>
        <Text size={13} isSoft>
          {copy.por(envio.usuario, envio.criadoEm)}
          {situacao === 'ATIVO' && ` · ${copy.expira(envio.expiraEm)}`}
        </Text>
        {entregas.map(({ id, destinatario, status }) => (
          <Text key={id} size={13}>
            {destinatario}: {copy.entrega[status]}
          </Text>
        ))}
        <Text size={13}>{abertoEm ? copy.visto(abertoEm, envio.aberturas) : copy.naoVisto}</Text>
        {respostas
          .filter(({ tipo }) => tipo === 'ACEITE')
          .map(({ id, nome, em, oferta }) => (
            <Text key={id} isStrong>
              {copy.aceite(nome, oferta ?? '', em)}
            </Text>
          ))}
        {situacao === 'ATIVO' && isPrecoVencido && <Alert tone="atencao">{copy.precosTerminaram}</Alert>}
        <ConversaDoCliente orcamentoId={orcamentoId} envio={envio} />
        {situacao === 'ATIVO' && <Acoes {...{ orcamentoId, envio, isEncerrado }} />}
      </Stack>
    </Card>
  );
}

function Acoes({ orcamentoId, envio, isEncerrado }: EnvioFeitoProps) {
  const [isRevogando, setIsRevogando] = useState(false);
  const resending = useResend();
  const revoking = useRevoke();
  const alvo = { orcamentoId, envioId: envio.id };
  const said = (titulo: string) => ({
    onSuccess: () => showToast({ tone: 'sucesso', titulo }),
    onError: (error: Parameters<typeof sentenceOfFalha>[0]) => showToast({ tone: 'perigo', titulo: sentenceOfFalha(error) }),
    onSettled: () => setIsRevogando(false),
  });
  return (
    <Cluster gap={2}>
      <Button size="sm" onClick={() => void copyAndSay(envio.url ?? '', copy.copiado)}>
        {copy.copiar}
      </Button>
      {envio.whatsapp && (
        <ButtonLink size="sm" href={envio.whatsapp} target="_blank" rel="noreferrer">
          {copy.abrirWhatsapp}
        </ButtonLink>
      )}
      {envio.canal === 'EMAIL' && !envio.isPrecoVencido && !isEncerrado && (
        <Button size="sm" isBusy={resending.isPending} onClick={() => resending.mutate(alvo, said(copy.reenviado))}>
          {copy.reenviar}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={() => setIsRevogando(true)}>
        {copy.revogar}
      </Button>
      <ConfirmDialog
        titulo={copy.revogar}
        isOpen={isRevogando}
        isDanger
        isBusy={revoking.isPending}
        confirmar={copy.revogar}
        onConfirm={() => revoking.mutate(alvo, said(copy.revogado))}
        onClose={() => setIsRevogando(false)}
      >
        {copy.revogarTexto}
      </ConfirmDialog>
    </Cluster>
  );
}

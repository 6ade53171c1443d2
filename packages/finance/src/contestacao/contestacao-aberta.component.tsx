import { type Contestacao, contestacaoCalls } from '@balcao/contracts';
import { formatCentavos, formatData, hojeEm, sentenceOfFalha, tonsDoStatusContestacao } from '@balcao/domain';
import { FalhaRequisicao, useMay } from '@balcao/shared';
import { Alert, Button, Cluster, Dado, Dados, showToast, Stack, StatusTag, Text } from '@balcao/ui';
import { ConfirmDialog, Drawer, Menu } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import { AnotacaoModal } from './anotacao.modal.tsx';
import { CartaModal } from './carta.modal.tsx';
import { copy } from './contestacao.copy.ts';
import { refreshContestacoes, saveCarta, useContestacao, useReaberturaDaContestacao } from './contestacao.resource.ts';
import { EncerramentoModal } from './encerramento.modal.tsx';
import { EnvioAnotadoModal } from './envio-anotado.modal.tsx';
import { EventosDaContestacao } from './eventos-da-contestacao.component.tsx';
import { ItensContestados } from './itens-contestados.component.tsx';

export interface ContestacaoAbertaProps {
  id: string;
  onClose: () => void;
}

type Ato = 'enviar' | 'marcar' | 'responder' | 'anotar' | 'aceitar' | 'desistir' | 'reabrir';
const { atos, aberta } = copy;

/** One contestation whole, beside its list, with its letter and all that is done with it. */
export function ContestacaoAberta({ id, onClose }: ContestacaoAbertaProps) {
  const leitura = useContestacao(id);
  const [ato, setAto] = useState<Ato | null>(null);
  const contestacao = leitura.data;
  return (
    <Drawer
      titulo={contestacao ? aberta.titulo(contestacao.numero, contestacao.seguradora.nome) : aberta.carregando}
      isOpen
      width={640}
      onClose={onClose}
      actions={contestacao && <Atos contestacao={contestacao} onAto={setAto} />}
    >
      <LeituraRegistro leitura={leitura} altura={520}>
        {(lida) => (
          <>
            <Fatos contestacao={lida} />
            {ato && <AtoAberto contestacao={lida} ato={ato} onClose={() => setAto(null)} />}
          </>
        )}
      </LeituraRegistro>
    </Drawer>
  );
}

function Atos({ contestacao, onAto }: { contestacao: Contestacao; onAto: (ato: Ato) => void }) {
  const mayWrite = useMay(contestacaoCalls.sendCarta);
  const { id, numero, status, desfecho, envio } = contestacao;
  const isAberta = status !== 'ENCERRADA';
  const isIndo = envio?.status === 'NA_FILA' || envio?.status === 'ENVIANDO';
  const act = (ato: Ato) => ({ id: ato, label: atos[ato], onAction: () => onAto(ato) });
  const save = () =>
    saveCarta(id, numero).catch((error: unknown) =>
      showToast({
        tone: 'perigo',
        titulo: sentenceOfFalha(error instanceof FalhaRequisicao ? error : new FalhaRequisicao('semResposta', { cause: error })),
      }),
    );
  return (
    <Cluster gap={2} justify="end">
      <Button onClick={() => void save()}>{atos.carta}</Button>
      {mayWrite && isAberta && (
        <Menu
          label={atos.mais}
          trigger={<Button>{atos.mais}</Button>}
          actions={[
            ...(!isIndo && status === 'ABERTA' ? [act('marcar')] : []),
            ...(status === 'ABERTA' ? [] : [act('responder')]),
            act('anotar'),
            act('aceitar'),
            { ...act('desistir'), isDanger: true },
          ]}
        />
      )}
      {mayWrite && isAberta && !isIndo && (
        <Button variant="primary" onClick={() => onAto('enviar')}>
          {status === 'ABERTA' ? atos.enviar : atos.reenviar}
        </Button>
      )}
      {mayWrite && (desfecho === 'ACEITA' || desfecho === 'DESISTIDA') && <Button onClick={() => onAto('reabrir')}>{atos.reabrir}</Button>}
    </Cluster>
  );
}

function AtoAberto({ contestacao, ato, onClose }: { contestacao: Contestacao; ato: Ato; onClose: () => void }) {
  const { id } = contestacao;
  if (ato === 'enviar') return <CartaModal contestacao={contestacao} onClose={onClose} />;
  if (ato === 'marcar') return <EnvioAnotadoModal contestacaoId={id} onClose={onClose} />;
  if (ato === 'responder' || ato === 'anotar')
    return <AnotacaoModal contestacaoId={id} tipo={ato === 'anotar' ? 'nota' : 'resposta'} onClose={onClose} />;
  if (ato === 'reabrir') return <Reabertura contestacaoId={id} onClose={onClose} />;
  return <EncerramentoModal contestacaoId={id} desfecho={ato === 'aceitar' ? 'ACEITA' : 'DESISTIDA'} onClose={onClose} />;
}

function Reabertura({ contestacaoId, onClose }: { contestacaoId: string; onClose: () => void }) {
  const { reabrir } = copy;
  const reabertura = useReaberturaDaContestacao(() => {
    showToast({ tone: 'sucesso', titulo: reabrir.feito });
    void refreshContestacoes();
    onClose();
  });
  return (
    <ConfirmDialog
      titulo={reabrir.titulo}
      confirmar={atos.reabrir}
      isOpen
      isBusy={reabertura.isPending}
      onClose={onClose}
      onConfirm={() => reabertura.mutate({ contestacaoId })}
    >
      <Stack gap={3}>
        {reabertura.error && <Alert tone="perigo">{sentenceOfFalha(reabertura.error)}</Alert>}
        <Text>{reabrir.texto}</Text>
      </Stack>
    </ConfirmDialog>
  );
}

const AVISOS = { NA_FILA: 'info', ENVIANDO: 'info', FALHOU: 'perigo', INCERTA: 'atencao' } as const;
type ComAviso = keyof typeof AVISOS;

function Fatos({ contestacao }: { contestacao: Contestacao }) {
  const { status, desfecho, motivo, meio, destinatario, protocolo, texto, envio, numero: _, ...uma } = contestacao;
  const aviso = envio && envio.status in AVISOS && status !== 'ENCERRADA' ? (envio.status as ComAviso) : null;
  return (
    <Stack gap={5}>
      {aviso && envio && (
        <Alert tone={AVISOS[aviso]} isLive>
          {copy.envio.situacao[aviso](envio.destinatario)}
        </Alert>
      )}
      <Cluster gap={3}>
        <StatusTag tone={desfecho === 'PAGA' ? 'sucesso' : tonsDoStatusContestacao[status]}>
          {desfecho ? copy.desfecho[desfecho] : copy.status[status]}
        </StatusTag>
      </Cluster>
      <Dados minWidth={150}>
        <Dado rotulo={aberta.corretora}>{uma.corretora.nome}</Dado>
        <Dado rotulo={aberta.motivo}>{copy.motivo[motivo]}</Dado>
        <Dado rotulo={aberta.contestado}>{formatCentavos(uma.diferencaCentavos)}</Dado>
        <Dado rotulo={aberta.falta}>
          <strong>{formatCentavos(uma.faltaCentavos)}</strong>
        </Dado>
        <Dado rotulo={aberta.criada}>{formatData(hojeEm(new Date(uma.criadaEm)))}</Dado>
        <Dado rotulo={aberta.idade}>{copy.dias(uma.dias)}</Dado>
        {uma.enviadaEm && <Dado rotulo={aberta.enviada}>{formatData(uma.enviadaEm)}</Dado>}
        {meio && <Dado rotulo={aberta.meio}>{[copy.meio[meio], meio === 'EMAIL' && destinatario].filter(Boolean).join(': ')}</Dado>}
        {protocolo && <Dado rotulo={aberta.protocolo}>{protocolo}</Dado>}
        {uma.respondidaEm && <Dado rotulo={aberta.respondida}>{formatData(uma.respondidaEm)}</Dado>}
        {uma.proximoContatoEm && <Dado rotulo={aberta.proximo}>{formatData(uma.proximoContatoEm)}</Dado>}
        {uma.encerradaEm && <Dado rotulo={aberta.encerrada}>{formatData(hojeEm(new Date(uma.encerradaEm)))}</Dado>}
        {texto && <Dado rotulo={aberta.detalhe}>{texto}</Dado>}
      </Dados>
      <ItensContestados itens={uma.comissoes} />
      <EventosDaContestacao eventos={uma.eventos} />
    </Stack>
  );
}

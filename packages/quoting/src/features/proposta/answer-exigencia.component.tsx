import { anexoCalls, type ExigenciaDaProposta, type Proposta, propostaCalls, type RespostaExigencia } from '@balcao/contracts';
import { hasPermissao, isDispensada, sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao, useSession } from '@balcao/shared';
import { useKeptState } from '@balcao/shared/forms';
import { Alert, Button, Cluster, showToast, Stack, Text, TextArea } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import * as z from 'zod/mini';
import { addAnexo, recusaDoArquivo } from '../../caso/anexos.resource.ts';
import { ChooseArquivo } from '../../caso/choose-arquivo.component.tsx';
import { closeDone } from '../../caso/motivo.modal.tsx';
import { copy } from './proposta.copy.ts';
import { isRespondida } from './proposta.model.ts';
import { useUndoResposta, useResposta } from './proposta.resource.ts';

const { resposta: textos } = copy;
const MAX_NOTA = 500;
const MAX_ARQUIVOS = 10;

const Escrita = z.object({ nota: z.string() });
const notaDe = (valor: unknown) => Escrita.safeParse(valor).data ?? null;

interface AnswerProps {
  proposta: Proposta;
  exigencia: ExigenciaDaProposta;
  onOpen: () => void;
}

/** Marks a demand as answered; nothing where the insurer does not wait for it, or the user may not. */
export function AnswerExigencia({ proposta, exigencia, onOpen }: AnswerProps) {
  const session = useSession();
  const mayAnswer = !session || hasPermissao(session, propostaCalls.answerExigencia);
  if (!mayAnswer || proposta.status !== 'EXIGENCIA' || exigencia.atendidaEm !== null || isRespondida(exigencia)) return null;
  return (
    <Cluster>
      <Button size="sm" onClick={onOpen}>
        {exigencia.respostas.length > 0 ? textos.responderDeNovo : textos.responder}
      </Button>
    </Cluster>
  );
}

interface RespostaModalProps {
  proposta: Proposta;
  exigencia: ExigenciaDaProposta;
  onMudou: () => void;
  onClose: () => void;
}

/** Where a demand is answered. Dropped by its insurer meanwhile, it says so at once, and what was written may still be kept. */
export function RespostaModal({ proposta, exigencia, onMudou, onClose }: RespostaModalProps) {
  const {
    escrito: { nota },
    change,
  } = useKeptState(`exigencia:${proposta.id}:${exigencia.ordem}`, { inicial: () => ({ nota: '' }), parse: notaDe });
  const [arquivos, setArquivos] = useState<readonly File[]>([]);
  const [isAnexando, setIsAnexando] = useState(false);
  const [falhaAnexo, setFalhaAnexo] = useState<FalhaRequisicao | null>(null);
  const { isBusy, falha, send } = useResposta();
  const session = useSession();
  const mayAttach = proposta.orcamentoId !== null && (!session || hasPermissao(session, anexoCalls.addAnexo));
  const isSending = isBusy || isAnexando;
  const recusada = falhaAnexo ?? falha;
  const isTarde = proposta.status !== 'EXIGENCIA' || exigencia.atendidaEm !== null;
  const isNada = isTarde && !nota.trim() && arquivos.length === 0;

  const add = (file: File) => {
    const recusa = recusaDoArquivo(file);
    if (recusa) showToast({ tone: 'perigo', titulo: textos.falhaAnexar, texto: textos.recusado[recusa] });
    else setArquivos((atuais) => [...atuais, file]);
  };
  /** The papers first; sent again after a failure, each is still one attachment. */
  const attach = async (): Promise<string[] | null> => {
    const ids: string[] = [];
    setFalhaAnexo(null);
    setIsAnexando(true);
    try {
      for (const file of arquivos) ids.push((await addAnexo(proposta.orcamentoId ?? '', file)).id);
      return ids;
    } catch (error) {
      setFalhaAnexo(error instanceof FalhaRequisicao ? error : new FalhaRequisicao('semResposta', { cause: error }));
      return null;
    } finally {
      setIsAnexando(false);
    }
  };
  const confirm = async () => {
    if (isSending || isNada) return;
    const anexos = await attach();
    const pedido = { propostaId: proposta.id, ordem: exigencia.ordem, ...(nota.trim() ? { nota: nota.trim() } : {}) };
    const feita = anexos && (await send({ ...pedido, ...(anexos.length > 0 ? { anexos } : {}) }));
    if (!feita) return;
    const depois = feita.exigencias.find(({ ordem }) => ordem === exigencia.ordem);
    showToast({ tone: 'sucesso', titulo: depois && isDispensada(depois) ? textos.guardada : textos.feita });
    closeDone(onClose);
    onMudou();
  };
  return (
    <Dialog
      titulo={textos.titulo}
      size="sm"
      isOpen
      isSticky={isSending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isSending}>
            {textos.desistir}
          </Button>
          <Button variant="primary" isBusy={isSending} isDisabled={isNada} onClick={() => void confirm()}>
            {isTarde ? textos.guardar : textos.responder}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text isStrong>{exigencia.texto}</Text>
        {isTarde ? (
          <Alert tone="atencao" isLive>
            {textos.dispensada}
          </Alert>
        ) : (
          <Alert tone="atencao">{textos.avise(proposta.seguradoraNome)}</Alert>
        )}
        {recusada && (
          <Alert tone="perigo" isLive>
            {recusada.errors.length > 0 ? recusada.errors.map(({ mensagem }) => mensagem).join(' ') : sentenceOfFalha(recusada)}
          </Alert>
        )}
        <TextArea
          name="nota"
          label={textos.nota}
          description={textos.notaAjuda}
          value={nota}
          onChange={(escrita) => change({ nota: escrita })}
          maxLength={MAX_NOTA}
        />
        {arquivos.map((file, index) => (
          <Cluster key={`${file.name}${index}`} gap={2}>
            <Text as="span">{file.name}</Text>
            <Button
              size="sm"
              variant="quiet"
              aria-label={textos.retirar(file.name)}
              isDisabled={isSending}
              onClick={() => setArquivos((atuais) => atuais.filter((one) => one !== file))}
            >
              {textos.retirarBotao}
            </Button>
          </Cluster>
        ))}
        {mayAttach && arquivos.length < MAX_ARQUIVOS && (
          <ChooseArquivo rotulo={textos.anexar} onArquivo={add}>
            {textos.anexar}
          </ChooseArquivo>
        )}
      </Stack>
    </Dialog>
  );
}

interface UndoProps {
  proposta: Proposta;
  resposta: RespostaExigencia;
  onMudou: () => void;
}

/** Takes an answer back, while the insurer has said nothing since. */
export function UndoResposta({ proposta, resposta, onMudou }: UndoProps) {
  const { isBusy, falha, send } = useUndoResposta();
  const session = useSession();
  if (!resposta.isDesfazivel || (session && !hasPermissao(session, propostaCalls.undoResposta))) return null;
  const undo = async () => {
    // the button goes with what was undone
    if (await send({ propostaId: proposta.id, respostaId: resposta.id })) closeDone(() => undefined);
    onMudou();
  };
  return (
    <>
      <Button size="sm" variant="quiet" isBusy={isBusy} onClick={() => void undo()}>
        {textos.desfazer}
      </Button>
      {falha && (
        <Text as="span" size={12} role="alert">
          {sentenceOfFalha(falha)}
        </Text>
      )}
    </>
  );
}

import type { DeclaracaoSaude, ConsentimentoDps } from '@balcao/contracts';
import { sentenceOfFalha, termoDps, validateDps } from '@balcao/domain';
import { Alert, Button, Checkbox, ErrorState, FieldMessages, focusCampo, showToast, Skeleton, Stack, Text } from '@balcao/ui';
import { ConfirmDialog, Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import type { AcaoDaOfertaProps } from '../../acao-da-oferta.ts';
import { copy } from './dps.copy.ts';
import { declaracaoDe, mensagensPor, preenchimentoDe } from './dps.model.ts';
import { useDps, useRegistro, useRevogacao } from './dps.resource.ts';
import { Perguntas } from './perguntas.component.tsx';
import { showFailure } from '@balcao/ui/failures';

export interface DpsModalProps extends AcaoDaOfertaProps {
  onClose: () => void;
}

/** The health declaration of one offer: first the words consented to, then the questions. */
export function DpsModal({ orcamentoId, ofertaId, seguradoraNome, segurado, onClose }: DpsModalProps) {
  const alvo = { orcamentoId, ofertaId };
  const { data, error, isError, isFetchedAfterMount, refetch } = useDps(alvo);
  // once read it stays: reading again in the background must not lose what is being typed
  if (data && isFetchedAfterMount) return <Aberta {...{ alvo, seguradoraNome, segurado, onClose }} {...data} />;
  return (
    <Dialog titulo={copy.tituloDe(seguradoraNome)} size="lg" isOpen onClose={onClose}>
      {isError ? <ErrorState onRetry={() => void refetch()}>{sentenceOfFalha(error)}</ErrorState> : <Skeleton lines={8} />}
    </Dialog>
  );
}

interface AbertaProps extends Pick<DpsModalProps, 'seguradoraNome' | 'segurado' | 'onClose'> {
  alvo: { orcamentoId: string; ofertaId: string };
  consentimento: ConsentimentoDps | null;
  declaracao: DeclaracaoSaude | null;
}

function Aberta({ alvo, seguradoraNome, segurado, consentimento, declaracao, onClose }: AbertaProps) {
  const [preenchimento, setPreenchimento] = useState(() => preenchimentoDe(declaracao, segurado));
  const registro = useRegister(alvo, onClose);
  const [isRevogando, setIsRevogando] = useState(false);
  return (
    <>
      <Dialog
        titulo={copy.tituloDe(seguradoraNome)}
        size="lg"
        isOpen
        isSticky
        onClose={onClose}
        actions={
          <>
            {declaracao && (
              <Button variant="danger" onClick={() => setIsRevogando(true)}>
                {copy.revogar}
              </Button>
            )}
            <Button onClick={onClose}>{copy.cancelar}</Button>
            <Button variant="primary" isBusy={registro.isBusy} onClick={() => registro.save(preenchimento)}>
              {copy.salvar}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Alert titulo={copy.sensivel}>{termoDps.texto}</Alert>
          {consentimento && <Situacao consentimento={consentimento} />}
          <div>
            <Checkbox
              name="consentimento"
              label={copy.consentimento}
              value={preenchimento.consentimento}
              onChange={(isOn) => setPreenchimento({ ...preenchimento, consentimento: isOn })}
            />
            <FieldMessages name="consentimento" error={registro.erros['consentimento'] ?? registro.erros['termoVersao']} />
          </div>
          {preenchimento.consentimento ? (
            <Perguntas {...{ preenchimento }} erros={registro.erros} onChange={setPreenchimento} />
          ) : (
            <Text isSoft>{copy.depois}</Text>
          )}
        </Stack>
      </Dialog>
      {isRevogando && <Revogacao alvo={alvo} onClose={() => setIsRevogando(false)} onDone={onClose} />}
    </>
  );
}

const Situacao = ({ consentimento: { registradoPor, consentidoEm, termoVersao, revogadoEm } }: { consentimento: ConsentimentoDps }) => (
  <Text size={13} isSoft>
    {revogadoEm ? copy.revogado(revogadoEm) : copy.registrado(registradoPor, consentidoEm, termoVersao)}
  </Text>
);

/** Judged here first, by the rules the gateway judges by; the first field refused is where one is taken. */
function useRegister(alvo: AbertaProps['alvo'], onDone: () => void) {
  const registro = useRegistro();
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({});
  const refuse = (errors: Parameters<typeof mensagensPor>[0]) => {
    setErros(mensagensPor(errors));
    const [first] = errors;
    if (first) focusCampo(first.campo);
  };
  const save = (preenchimento: ReturnType<typeof preenchimentoDe>) => {
    const pedido = {
      termoVersao: termoDps.versao,
      consentimento: preenchimento.consentimento,
      declaracao: declaracaoDe(preenchimento),
    };
    const errors = [...validateDps(pedido)];
    // without consent the questions are not even on screen
    if (errors.length > 0) return refuse(preenchimento.consentimento ? errors : errors.slice(0, 1));
    registro.mutate(
      { ...alvo, ...pedido },
      {
        onSuccess: () => {
          showToast({ tone: 'sucesso', titulo: copy.salva });
          onDone();
        },
        onError: (error) => {
          if (error.errors.length > 0) return refuse(error.errors);
          showToast({ tone: 'perigo', titulo: copy.falha, texto: sentenceOfFalha(error) });
        },
      },
    );
  };
  return { erros, save, isBusy: registro.isPending };
}

function Revogacao({ alvo, onClose, onDone }: { alvo: AbertaProps['alvo']; onClose: () => void; onDone: () => void }) {
  const revogacao = useRevogacao();
  const revoke = async () => {
    try {
      await revogacao.mutateAsync({ ...alvo });
      showToast({ tone: 'sucesso', titulo: copy.revogada });
      onDone();
    } catch (error) {
      showFailure(copy.falhaRevogar, error);
      onClose();
    }
  };
  return (
    <ConfirmDialog titulo={copy.revogarTitulo} isOpen isDanger confirmar={copy.revogar} onConfirm={() => void revoke()} onClose={onClose}>
      {copy.revogarTexto}
    </ConfirmDialog>
  );
}

import type { SessaoAtiva } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { Button, EmptyState, showToast, Stack, Text } from '@balcao/ui';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { useRef, useState } from 'react';
import { ListaDeSessoes } from '../../lista-de-sessoes.component.tsx';
import { Secao } from '../../secao.component.tsx';
import { copy } from './sessoes.copy.ts';
import { endOutras, endSessao, useSessoes } from './sessoes.resource.ts';

/** Measured at 1440 and 390 px. */
const ALTURA = { larga: 200, estreita: 240 };

/** Every place where the account is open, this one marked; the others may be ended. */
export function Sessoes() {
  const sessoes = useSessoes();
  return (
    <Secao id="sessoes" titulo={copy.titulo} leitura={sessoes} altura={ALTURA}>
      {(data) => <Abertas sessoes={data} />}
    </Secao>
  );
}

function Abertas({ sessoes }: { sessoes: readonly SessaoAtiva[] }) {
  const root = useRef<HTMLUListElement>(null);
  const outras = sessoes.filter(({ atual }) => !atual);
  // the button that was pressed goes with its session: the list takes the focus
  const { dialog, askOne, askOthers } = useEncerramento(outras.length, () => root.current?.focus());
  if (sessoes.length === 0) return <EmptyState titulo={copy.semSessoes} />;
  return (
    <Stack gap={2}>
      <Text isSoft>{copy.explica}</Text>
      <ListaDeSessoes ref={root} rotulo={copy.lista} sessoes={sessoes} onEnd={askOne} />
      {outras.length === 0 ? (
        <Text isSoft>{copy.soEsta}</Text>
      ) : (
        <div>
          <Button onClick={askOthers}>{copy.encerrarOutras}</Button>
        </div>
      )}
      {dialog}
    </Stack>
  );
}

/** The question before a session is ended, and the ending. */
function useEncerramento(total: number, onEnded: () => void) {
  const [alvo, setAlvo] = useState<SessaoAtiva | 'outras' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);

  const end = async (target: SessaoAtiva | 'outras'): Promise<string> => {
    if (target === 'outras') return copy.encerrouVarias(await endOutras());
    await endSessao(target.id);
    return copy.encerrou;
  };
  const confirm = async (target: SessaoAtiva | 'outras') => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    try {
      showToast({ tone: 'sucesso', titulo: await end(target) });
      // once the dialog has given the focus back to a button that is gone
      setTimeout(onEnded, 50);
    } catch (error) {
      showToast({ tone: 'perigo', titulo: copy.falhou, texto: sentenceOfFalha(error instanceof FalhaRequisicao ? error : null) });
    } finally {
      isSending.current = false;
      setIsBusy(false);
      setAlvo(null);
    }
  };
  const dialog = alvo && (
    <ConfirmDialog
      titulo={alvo === 'outras' ? copy.encerrarOutrasTitulo : copy.encerrarTitulo}
      confirmar={alvo === 'outras' ? copy.encerrarOutras : copy.encerrar}
      isOpen
      isDanger
      isBusy={isBusy}
      onConfirm={() => void confirm(alvo)}
      onClose={() => setAlvo(null)}
    >
      {alvo === 'outras' ? copy.encerrarOutrasTexto(total) : copy.encerrarTexto(alvo.aparelho)}
    </ConfirmDialog>
  );
  return { dialog, askOne: setAlvo, askOthers: () => setAlvo('outras') };
}

import type { FalhaRequisicao } from '@balcao/shared';
import { sentenceOfFalha } from '@balcao/domain';
import { useKeptState } from '@balcao/shared/forms';
import { Alert, Button, focusCampo, Stack, TextArea } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { copy } from './motivo.copy.ts';

export interface MotivoModalProps {
  titulo: string;
  /** What the act does, above the field. */
  children: ReactNode;
  /** Names of the two ways out. */
  desistir: string;
  confirmar: string;
  isBusy: boolean;
  falha: FalhaRequisicao | null;
  onConfirm: (motivo: string) => void;
  onClose: () => void;
}

const Escrito = z.object({ motivo: z.string() });
const motivoDe = (valor: unknown) => Escrito.safeParse(valor).data ?? null;

const CAMPO = 'motivo';
/** The limits the contracts have for a reason. */
const MINIMO = 3;
const MAXIMO = 300;

/** Asks why before an act that cannot be taken back; nothing is sent without a reason. Given up, focus returns to whoever opened it. */
export function MotivoModal({ titulo, children, desistir, confirmar, isBusy, falha, onConfirm, onClose }: MotivoModalProps) {
  const {
    escrito: { motivo },
    change,
  } = useKeptState(`motivo:${titulo}`, { inicial: () => ({ motivo: '' }), parse: motivoDe });
  // what was said of a text stays until another is typed
  const [isJudged, setIsJudged] = useState(false);
  const isShort = motivo.trim().length < MINIMO;
  const doCampo = falha?.errors.find(({ campo }) => campo === CAMPO)?.mensagem;
  useEffect(() => {
    if (doCampo) focusCampo(CAMPO);
  }, [doCampo]);

  const confirm = () => {
    setIsJudged(true);
    if (isShort) focusCampo(CAMPO);
    else onConfirm(motivo.trim());
  };
  return (
    <Dialog
      role="alertdialog"
      titulo={titulo}
      size="sm"
      isOpen
      isSticky={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isBusy}>
            {desistir}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={confirm}>
            {confirmar}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {children}
        {falha && !doCampo && (
          <Alert tone="perigo" isLive>
            {sentenceOfFalha(falha)}
          </Alert>
        )}
        <TextArea
          name={CAMPO}
          label={copy.motivo}
          value={motivo}
          onChange={(texto) => {
            change({ motivo: texto });
            setIsJudged(false);
          }}
          error={isJudged ? (isShort ? copy.curto : doCampo) : undefined}
          maxLength={MAXIMO}
          isRequired
        />
      </Stack>
    </Dialog>
  );
}

/**
 * Closes, or leaves a form, once it is done. What was done takes with it what was pressed: the reader goes on from the title of the page.
 *
 * @param onClose what takes away whatever was pressed
 */
export function closeDone(onClose: () => void): void {
  // gone before the focus moves: an open dialog would take it back
  flushSync(onClose);
  document.querySelector<HTMLElement>('main h1')?.focus();
}

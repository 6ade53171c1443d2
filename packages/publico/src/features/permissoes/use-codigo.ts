import type { CodigoTitular } from '@balcao/contracts';
import { FalhaRequisicao } from '@balcao/shared';
import { focusCampo } from '@balcao/ui';
import { useEffect, useRef, useState } from 'react';
import { sayFalha } from '../../say-falha.ts';
import { copy } from './direitos.copy.ts';
import { askCodigo } from './direitos.resource.ts';

/**
 * The code that says that it is the client: asked for, typed in the field `campo`, and sent with what it lets them do. What is wrong with it is
 * told at its field, any other failure apart.
 */
export function useCodigo(campo: string) {
  const [codigo, setCodigo] = useState('');
  const [enviado, setEnviado] = useState<CodigoTitular | null>(null);
  const [erro, setErro] = useState<string | undefined>();
  const [falha, setFalha] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // two presses in the same event loop turn would both see the old state
  const isSending = useRef(false);
  // the field appears by the answer: whoever waits for the code is taken to it
  useEffect(() => {
    if (enviado) focusCampo(campo);
  }, [enviado, campo]);

  const clear = () => {
    setErro(undefined);
    setFalha(null);
  };
  const refuse = (mensagem: string) => {
    setErro(mensagem);
    focusCampo(campo);
  };
  const attempt = async (work: () => Promise<void>) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    clear();
    try {
      await work();
    } catch (error) {
      const noCodigo = error instanceof FalhaRequisicao ? error.errors.find((um) => um.campo === 'codigo') : undefined;
      if (noCodigo) refuse(noCodigo.mensagem);
      else setFalha(sayFalha(error));
    }
    isSending.current = false;
    setIsBusy(false);
  };
  return {
    codigo,
    setCodigo,
    enviado,
    erro,
    falha,
    isBusy,
    clear,
    sendCodigo: () =>
      void attempt(async () => {
        setCodigo('');
        setEnviado(await askCodigo());
      }),
    /** Does what the code is for, once six digits are typed. */
    confirm: (work: (codigo: string) => Promise<void>) => {
      const typed = codigo.trim();
      if (/^\d{6}$/.test(typed)) return void attempt(() => work(typed));
      clear();
      refuse(copy.faltaCodigo);
    },
  };
}

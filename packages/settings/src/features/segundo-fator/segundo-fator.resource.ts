import { contaCalls } from '@balcao/contracts';
import { call, useSession } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useForm, useSubmit } from '@balcao/shared/forms';
import { useState } from 'react';
import { focusCampo } from '@balcao/ui';
import { copy } from './segundo-fator.copy.ts';
import { isCodigo } from './segundo-fator.model.ts';

/** Whether the second factor is on. Read each time: support may have turned it off. */
export const useMfa = () => useCall(contaCalls.getMfa, {}, { staleTime: 0 });

/** What the authenticator needs, shown once and forgotten with the screen. */
export interface Chave {
  readonly segredo: string;
  readonly endereco: string;
  readonly qr: string;
}

const readAgain = () => queryClient.invalidateQueries({ queryKey: keyOf(contaCalls.getMfa) });

/** Turning on, in its three steps: asked for, waiting for a code, recovery codes to be kept. */
export function useLigacao() {
  const [chave, setChave] = useState<Chave | null>(null);
  const [recuperacao, setRecuperacao] = useState<readonly string[] | null>(null);
  const inicio = useSubmit({ campos: [], send: () => call(contaCalls.startMfa, {}), goTo: focusCampo });

  const start = async () => setChave(await inicio.submit(undefined));
  const confirmed = (codigos: readonly string[]) => {
    setChave(null);
    setRecuperacao(codigos);
    void readAgain();
  };
  return {
    chave,
    recuperacao,
    inicio,
    start,
    confirmed,
    cancel: () => setChave(null),
    finish: () => setRecuperacao(null),
  };
}

interface PedidoCodigo<O> {
  readonly send: (codigo: string) => Promise<O>;
  readonly aceitaRecuperacao: boolean;
  readonly onSent: (answer: O) => void;
}

/** A form of one code. It is never kept in the browser. */
const useCodigo = <O>({ send, aceitaRecuperacao, onSent }: PedidoCodigo<O>) =>
  useForm({
    inicial: { codigo: '' },
    send: ({ codigo }) => send(codigo),
    judge: ({ codigo }) =>
      isCodigo(codigo, aceitaRecuperacao) ? {} : { codigo: aceitaRecuperacao ? copy.codigoDesligarInvalido : copy.codigoInvalido },
    goTo: focusCampo,
    onSent,
  });

/** What such a form shows and does. */
export type FormDeCodigo = Pick<ReturnType<typeof useCodigo>, 'bind' | 'change' | 'aviso' | 'isRepetivel' | 'isBusy' | 'submit'>;

export const useConfirmacao = (onSent: (recuperacao: readonly string[]) => void) =>
  useCodigo({
    send: async (codigo) => (await call(contaCalls.confirmMfa, { codigo })).recuperacao,
    aceitaRecuperacao: false,
    onSent,
  });

export const useDesligamento = (onSent: () => void) =>
  useCodigo({
    send: async (codigo) => {
      await call(contaCalls.disableMfa, { codigo });
      await readAgain();
    },
    aceitaRecuperacao: true,
    onSent,
  });

/** E-mail of whoever is signed in, for the kept codes to say whose they are. */
export const useEmail = (): string => useSession()?.email ?? '';

/** Hands a text file to the browser's downloads. */
export function saveText(texto: string, nome: string): void {
  const url = URL.createObjectURL(new Blob([texto], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = nome;
  link.click();
  // the download has its own hold on the bytes by then
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

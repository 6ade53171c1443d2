import { contaCalls } from '@balcao/contracts';
import { call, useSession } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useEnvio } from '@balcao/shared/records';
import { useState } from 'react';
import { focusCampo } from '@balcao/ui';
import { copy } from './segundo-fator.copy.ts';
import { isCodigo, withoutSpaces } from './segundo-fator.model.ts';

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
  const inicio = useEnvio({ campos: [], send: () => call(contaCalls.iniciarMfa, {}), goTo: focusCampo });

  const start = async () => setChave(await inicio.submit(undefined));
  const confirmed = (codigos: readonly string[]) => {
    setChave(null);
    setRecuperacao(codigos);
    void readAgain();
  };
  return {
    chave,
    recuperacao,
    isBusy: inicio.isBusy,
    aviso: inicio.aviso,
    start,
    confirmed,
    cancel: () => setChave(null),
    finish: () => setRecuperacao(null),
  };
}

interface PedidoCodigo<O> {
  readonly send: (codigo: string) => Promise<O>;
  readonly aceitaRecuperacao: boolean;
}

/** A form of one code. It is never kept in the browser. */
function useCodigo<O>({ send, aceitaRecuperacao }: PedidoCodigo<O>) {
  const [codigo, setCodigo] = useState('');
  const invalido = aceitaRecuperacao ? copy.codigoDesligarInvalido : copy.codigoInvalido;
  const envio = useEnvio({
    campos: ['codigo'] as const,
    send,
    judge: (typed: string) => (isCodigo(typed, aceitaRecuperacao) ? {} : { codigo: invalido }),
    goTo: focusCampo,
  });
  const change = (value: string) => {
    setCodigo(withoutSpaces(value));
    envio.correct('codigo');
  };
  return { ...envio, codigo, change, submit: () => envio.submit(codigo) };
}

/** What such a form shows and is told. */
export type FormDeCodigo = Pick<ReturnType<typeof useCodigo>, 'codigo' | 'erros' | 'aviso' | 'isBusy' | 'change'>;

export const useConfirmacao = () =>
  useCodigo({ send: async (codigo) => (await call(contaCalls.confirmarMfa, { codigo })).recuperacao, aceitaRecuperacao: false });

export const useDesligamento = () =>
  useCodigo({
    send: async (codigo) => {
      await call(contaCalls.desligarMfa, { codigo });
      await readAgain();
      return true;
    },
    aceitaRecuperacao: true,
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

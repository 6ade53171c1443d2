import {
  assinaturaTopics,
  layoutCalls,
  notificacaoCalls,
  notificacaoTopics,
  notificationsCalls,
  webinarCalls,
  webinarTopics,
} from '@balcao/contracts';
import { addNotificacao, type ListaNotificacoes } from '@balcao/domain';
import { currentSession } from '@balcao/shared';
import { keyOf, queryClient } from '@balcao/shared/query';
import { connectionOf, on, onOpen } from '@balcao/shared/realtime';
import { useEffect, useState } from 'react';

const NOVA_TENTATIVA_MS = 30_000;
/** Between two readings of the whole list while nothing arrives by itself, as the bell does (spec §9). */
const SEM_TEMPO_REAL_MS = 30_000;
/** Connection and subscriptions take effect in one breath: one reading after the last of them serves all. */
const JUNTAS_MS = 150;
const LISTA = keyOf(notificacaoCalls.getLatest, {});
/** What shows notices: the bell's newest, and the pages of the whole list. */
const LISTAS = [notificacaoCalls.getLatest, notificationsCalls.list] as const;

interface Ouvintes {
  onConexao(isConectado: boolean): void;
  onNova(titulo: string): void;
}

interface Escuta {
  unsubscribe(): void;
}

const readAgain = (...calls: Parameters<typeof keyOf>[0][]) =>
  Promise.all(calls.map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) })));

/** The channel names could not be read: tries again, until stopped. */
function keepListening(open: (onFailed: () => void) => Escuta): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (): Escuta =>
    open(() => {
      timer = setTimeout(() => {
        escuta = start();
      }, NOVA_TENTATIVA_MS);
    });
  let escuta = start();
  return () => {
    clearTimeout(timer);
    escuta.unsubscribe();
  };
}

/** Reads again what may have been missed each time listening begins to count. */
function readAtEachOpening(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const escuta = onOpen('gestao').subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void readAgain(...LISTAS, webinarCalls.getNext, webinarCalls.getAll);
      readSessionAgain();
    }, JUNTAS_MS);
  });
  return () => {
    clearTimeout(timer);
    escuta.unsubscribe();
  };
}

/** Administrators hear two channels more: of their subscription and of the provider (spec §6). What is new is read, each one's own. */
function followAdministracao({ onNova }: Pick<Ouvintes, 'onNova'>): (() => void)[] {
  if (!currentSession()?.administrador) return [];
  return (['administradores', 'provedor'] as const).map((canal) =>
    keepListening((onFailed) =>
      on(notificacaoTopics.administracao, {}, canal).subscribe({
        next: ({ titulo }) => {
          void readAgain(...LISTAS);
          if (titulo !== null) onNova(titulo);
        },
        error: onFailed,
      }),
    ),
  );
}

/** What was read on another page or device: only where more seem unread than there are, for the page that read them knows already. */
const followLidas = (): (() => void) =>
  keepListening((onFailed) =>
    on(notificacaoTopics.lidas, {}, 'usuario').subscribe({
      next: ({ total }) => {
        if ((queryClient.getQueryData<ListaNotificacoes>(LISTA)?.total ?? 0) > total) void readAgain(...LISTAS);
      },
      error: onFailed,
    }),
  );

/** With its frame the gateway gives back what a session shows of its subscription: the page looks at its cookie after it. */
const readSessionAgain = () => void readAgain(layoutCalls.menus).then(currentSession);

/** A payment pending or settled, by whoever it was: the bar comes and goes without a new sign-in. */
const followAssinatura = (): (() => void) =>
  keepListening((onFailed) => on(assinaturaTopics.mudou, {}, 'assinatura').subscribe({ next: readSessionAgain, error: onFailed }));

/** Puts notices and webinars that change into what every parcel reads. @returns what stops it. */
function follow({ onConexao, onNova }: Ouvintes): () => void {
  const conexao = connectionOf('gestao').subscribe((estado) => onConexao(estado === 'aberta'));
  const stops = [
    () => conexao.unsubscribe(),
    readAtEachOpening(),
    ...followAdministracao({ onNova }),
    keepListening((onFailed) =>
      on(notificacaoTopics.nova, {}, 'usuario').subscribe({
        next: (nova) => {
          queryClient.setQueryData<ListaNotificacoes>(LISTA, (lista) => lista && addNotificacao(lista, nova));
          void readAgain(notificationsCalls.list);
          onNova(nova.notificacao.titulo);
        },
        error: onFailed,
      }),
    ),
    followLidas(),
    followAssinatura(),
    keepListening((onFailed) =>
      on(webinarTopics.aoVivo, {}, 'todos').subscribe({
        next: () => void readAgain(webinarCalls.getNext, webinarCalls.getAll),
        error: onFailed,
      }),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

export interface AoVivo {
  /** Whether what happens arrives by itself. */
  readonly isConectado: boolean;
  /** Title of the notice that arrived last, for who does not see the count change. */
  readonly chegou: string | null;
}

/** Listens while it is mounted. */
export function useAoVivo(): AoVivo {
  const [isConectado, setIsConectado] = useState(false);
  const [chegou, setChegou] = useState<string | null>(null);
  useEffect(() => follow({ onConexao: setIsConectado, onNova: setChegou }), []);
  useEffect(() => {
    if (isConectado) return;
    const timer = setInterval(() => document.hidden || void readAgain(notificationsCalls.list), SEM_TEMPO_REAL_MS);
    return () => clearInterval(timer);
  }, [isConectado]);
  return { isConectado, chegou };
}

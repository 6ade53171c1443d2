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
import { keyOf, mayBeAskedAgain, queryClient } from '@balcao/shared/query';
import { connectionOf, on, onOpen } from '@balcao/shared/realtime';
import { useEffect, useState } from 'react';

/** Between two readings of the whole list while nothing arrives by itself, as the bell does (spec §9). */
const SEM_TEMPO_REAL_MS = 30_000;
/** A connection that fell is usually back by then: only after it is its absence worth a word. */
const AUSENCIA_MS = 15_000;
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

/** Reads again what may have been missed each time listening begins to count. */
function readAtEachOpening(): Escuta {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const escuta = onOpen('gestao').subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void readAgain(...LISTAS, webinarCalls.getNext, webinarCalls.getAll);
      readSessionAgain();
    }, JUNTAS_MS);
  });
  escuta.add(() => clearTimeout(timer));
  return escuta;
}

/** Administrators hear two channels more: of their subscription and of the provider (spec §6). What is new is read, each one's own. */
function followAdministracao({ onNova }: Pick<Ouvintes, 'onNova'>): Escuta[] {
  if (!currentSession()?.administrador) return [];
  return (['administradores', 'provedor'] as const).map((canal) =>
    on(notificacaoTopics.administracao, {}, canal).subscribe(({ titulo }) => {
      void readAgain(...LISTAS);
      if (titulo !== null) onNova(titulo);
    }),
  );
}

/** What was read on another page or device: only where more seem unread than there are, for the page that read them knows already. */
const followLidas = (): Escuta =>
  on(notificacaoTopics.lidas, {}, 'usuario').subscribe(({ total }) => {
    if ((queryClient.getQueryData<ListaNotificacoes>(LISTA)?.total ?? 0) > total) void readAgain(...LISTAS);
  });

/** With its frame the gateway gives back what a session shows of its subscription: the page looks at its cookie after it. */
const readSessionAgain = () => void readAgain(layoutCalls.menus).then(currentSession);

/** Puts notices and webinars that change into what every parcel reads. @returns what stops it. */
function follow({ onConexao, onNova }: Ouvintes): () => void {
  const following = [
    connectionOf('gestao').subscribe((estado) => onConexao(estado === 'aberta')),
    readAtEachOpening(),
    ...followAdministracao({ onNova }),
    on(notificacaoTopics.nova, {}, 'usuario').subscribe((nova) => {
      queryClient.setQueryData<ListaNotificacoes>(LISTA, (lista) => lista && addNotificacao(lista, nova));
      void readAgain(notificationsCalls.list);
      onNova(nova.notificacao.titulo);
    }),
    followLidas(),
    // a payment pending or settled, by whoever it was: the bar comes and goes without a new sign-in
    on(assinaturaTopics.mudou, {}, 'assinatura').subscribe(readSessionAgain),
    on(webinarTopics.aoVivo, {}, 'todos').subscribe(() => void readAgain(webinarCalls.getNext, webinarCalls.getAll)),
  ];
  return () => {
    for (const each of following) each.unsubscribe();
  };
}

export interface AoVivo {
  /** Whether what happens arrives by itself. */
  readonly isConectado: boolean;
  /** Title of the notice that arrived last, for who does not see the count change. */
  readonly chegou: string | null;
  /** Nothing has arrived by itself for a while, and will not for now: what is new is asked for instead. */
  readonly isIndisponivel: boolean;
}

/** Listens while it is mounted. */
export function useAoVivo(): AoVivo {
  const [isConectado, setIsConectado] = useState(false);
  const [chegou, setChegou] = useState<string | null>(null);
  const [isIndisponivel, setIsIndisponivel] = useState(false);
  useEffect(() => follow({ onConexao: setIsConectado, onNova: setChegou }), []);
  useEffect(() => {
    if (isConectado) return;
    const look = () =>
      document.hidden || void queryClient.invalidateQueries({ queryKey: keyOf(notificationsCalls.list), predicate: mayBeAskedAgain });
    const timer = setInterval(look, SEM_TEMPO_REAL_MS);
    const ausencia = setTimeout(() => setIsIndisponivel(true), AUSENCIA_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(ausencia);
      setIsIndisponivel(false);
    };
  }, [isConectado]);
  return { isConectado, chegou, isIndisponivel };
}

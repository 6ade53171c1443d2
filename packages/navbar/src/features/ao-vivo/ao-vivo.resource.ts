import {
  assinaturaTopics,
  layoutCalls,
  layoutEvents,
  manutencaoTopics,
  type Notificacao,
  notificacaoCalls,
  notificacaoTopics,
  notificationsCalls,
  type PaginaNotificacoes,
  webinarCalls,
  webinarTopics,
} from '@balcao/contracts';
import { addNotificacao, type ListaNotificacoes } from '@balcao/domain';
import { currentSession, emit } from '@balcao/shared';
import { keyOf, mayBeAskedAgain, queryClient } from '@balcao/shared/query';
import { connectionOf, on, onOpen } from '@balcao/shared/realtime';
import { useEffect, useState } from 'react';

/** Interval between two readings of the whole list without real time, the same as that of the bell (spec §9). */
const SEM_TEMPO_REAL_MS = 30_000;
/** A lost connection is usually back within this time, so the notice waits for it. */
const AUSENCIA_MS = 15_000;
/** The connection and the subscriptions are confirmed almost together, so one reading after the last of them is enough. */
const JUNTAS_MS = 150;
const LISTA = keyOf(notificacaoCalls.getLatest, {});
/** Queries that show notices: the newest, in the bell, and the pages of the whole list. */
const LISTAS = [notificacaoCalls.getLatest, notificationsCalls.list] as const;

interface Ouvintes {
  onConexao(isConectado: boolean): void;
  onNova(titulo: string): void;
  /** What the user knows already: listed, and not announced. */
  isKnown(notificacao: Notificacao): boolean;
}

interface Escuta {
  unsubscribe(): void;
}

const readAgain = (...calls: Parameters<typeof keyOf>[0][]) =>
  Promise.all(calls.map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) })));

/** Refetches what may have been missed whenever the subscriptions become active. */
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

/**
 * Administrators listen to two more channels: of their subscription and of the provider (spec §6). A message makes each user fetch their
 * own notices.
 */
function followAdministracao({ onNova }: Pick<Ouvintes, 'onNova'>): Escuta[] {
  if (!currentSession()?.administrador) return [];
  return (['administradores', 'provedor'] as const).map((canal) =>
    on(notificacaoTopics.administracao, {}, canal).subscribe(({ titulo }) => {
      void readAgain(...LISTAS);
      if (titulo !== null) onNova(titulo);
    }),
  );
}

/**
 * Notices were read on another page or device: refetches only if the bell or the list here shows more unread, or is being read, since the page
 * that read them is up to date.
 */
const followLidas = (): Escuta =>
  on(notificacaoTopics.lidas, {}, 'usuario').subscribe(({ total }) => {
    const paginas = { queryKey: keyOf(notificationsCalls.list) };
    const naoLidas = queryClient.getQueriesData<PaginaNotificacoes>(paginas).map(([, pagina]) => pagina?.naoLidas ?? 0);
    const shown = Math.max(queryClient.getQueryData<ListaNotificacoes>(LISTA)?.total ?? 0, ...naoLidas);
    if (shown > total || queryClient.isFetching(paginas) > 0) void readAgain(...LISTAS);
  });

/** The answer with the frame also renews the session cookie with the state of the subscription, so the cookie is read after it. */
const readSessionAgain = () => void readAgain(layoutCalls.menus).then(currentSession);

/** Applies changes in notices and webinars to the cache that every parcel reads. @returns a function that stops it. */
function follow({ onConexao, onNova, isKnown }: Ouvintes): () => void {
  const following = [
    connectionOf('gestao').subscribe((estado) => onConexao(estado === 'aberta')),
    readAtEachOpening(),
    ...followAdministracao({ onNova }),
    on(notificacaoTopics.nova, {}, 'usuario').subscribe((nova) => {
      queryClient.setQueryData<ListaNotificacoes>(LISTA, (lista) => lista && addNotificacao(lista, nova));
      void readAgain(notificationsCalls.list);
      if (!isKnown(nova.notificacao)) onNova(nova.notificacao.titulo);
    }),
    followLidas(),
    // a payment became pending or was settled: the bar appears or disappears without a new sign-in
    on(assinaturaTopics.mudou, {}, 'assinatura').subscribe(readSessionAgain),
    on(manutencaoTopics.mudou, {}, 'todos').subscribe(() => emit(layoutEvents.manutencaoMudou, {})),
    on(webinarTopics.aoVivo, {}, 'todos').subscribe(() => void readAgain(webinarCalls.getNext, webinarCalls.getAll)),
  ];
  return () => {
    for (const each of following) each.unsubscribe();
  };
}

export interface AoVivo {
  /** Whether real time is working. */
  readonly isConectado: boolean;
  /** Title of the notice that arrived last, for screen readers. */
  readonly chegou: string | null;
  /** Real time has been away for a while: the lists are polled instead. */
  readonly isIndisponivel: boolean;
}

const nothingKnown = () => false;

/**
 * Listens while it is mounted.
 *
 * @param isKnown says of a notice that the user knows already (keep it stable)
 */
export function useAoVivo(isKnown: Ouvintes['isKnown'] = nothingKnown): AoVivo {
  const [isConectado, setIsConectado] = useState(false);
  const [chegou, setChegou] = useState<string | null>(null);
  const [isIndisponivel, setIsIndisponivel] = useState(false);
  useEffect(() => follow({ onConexao: setIsConectado, onNova: setChegou, isKnown }), [isKnown]);
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

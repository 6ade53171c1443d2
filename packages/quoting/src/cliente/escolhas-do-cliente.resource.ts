import { type EscolhaDoCliente, escolhaTopics, escolhaCalls } from '@balcao/contracts';
import { keyOf, useCall } from '@balcao/shared/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { followNews } from './follow-news.resource.ts';

const SEM_CONEXAO_MS = 20_000;

/** What the client chose of a case, as far as it is known. */
export interface EscolhasDoCliente {
  /** Newest first: the first one stands, the others came by other sendings. */
  readonly escolhas: readonly EscolhaDoCliente[];
  /** When each offer was chosen, by its id. */
  readonly emDe: ReadonlyMap<string, string>;
  /** It could not be read, and nothing is known from before. */
  readonly isFalha: boolean;
  refetch(): void;
}

const NENHUMA: readonly EscolhaDoCliente[] = [];

/**
 * The client's choices, live: heard as they are made, read again whenever listening takes effect, and now and then without a connection.
 *
 * @param options.enabled read only from then on; what is known stays
 */
export function useEscolhas(orcamentoId: string, { enabled = true }: { readonly enabled?: boolean } = {}): EscolhasDoCliente {
  const client = useQueryClient();
  const [isAberta, setIsAberta] = useState(false);
  const refetchInterval = isAberta ? false : SEM_CONEXAO_MS;
  const { data, isError, refetch } = useCall(escolhaCalls.listEscolhas, { orcamentoId }, { enabled, staleTime: 0, refetchInterval });
  useEffect(() => {
    if (!enabled) return;
    const onNews = () => void client.invalidateQueries({ queryKey: keyOf(escolhaCalls.listEscolhas, { orcamentoId }) });
    return followNews(escolhaTopics.escolha, { orcamentoId }, { onNews, onAberta: setIsAberta });
  }, [client, orcamentoId, enabled]);
  const escolhas = data ?? NENHUMA;
  // the same map while nothing changes, so that offers are not drawn again; the newest choice of an offer is the one told
  const emDe = useMemo(() => new Map(escolhas.toReversed().map(({ ofertaId, em }) => [ofertaId, em])), [escolhas]);
  return { escolhas, emDe, isFalha: isError && !data, refetch: () => void refetch() };
}

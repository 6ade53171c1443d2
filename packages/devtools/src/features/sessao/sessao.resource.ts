import type { ClienteTempoReal } from '@balcao/contracts';
import { type Conexao, connectionOf } from '@balcao/shared/realtime';
import { useEffect, useState } from 'react';

const CLIENTES = ['gestao', 'multicalculo', 'buscas'] as const satisfies readonly ClienteTempoReal[];
type Conexoes = Readonly<Record<ClienteTempoReal, Conexao>>;

/** The moment this was opened. */
export function useAgora(): Date {
  const [agora] = useState(() => new Date());
  return agora;
}

/** State of the three real-time clients as it changes; reading it opens no connection. */
export function useConexoes(): Conexoes {
  const [conexoes, setConexoes] = useState<Conexoes>({ gestao: 'fechada', multicalculo: 'fechada', buscas: 'fechada' });
  useEffect(() => {
    const subscriptions = CLIENTES.map((cliente) =>
      connectionOf(cliente).subscribe((estado) => setConexoes((before) => ({ ...before, [cliente]: estado }))),
    );
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, []);
  return conexoes;
}

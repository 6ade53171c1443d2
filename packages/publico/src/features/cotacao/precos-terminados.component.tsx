import type { ConversaPublica, CotacaoPublica } from '@balcao/contracts';
import { Alert, Button } from '@balcao/ui';
import { useState } from 'react';
import { sayFalha } from '../../say-falha.ts';
import { copy } from './cotacao.copy.ts';
import { terminadosOf } from './cotacao.model.ts';
import { askPrecos } from './cotacao.resource.ts';

export interface PrecosTerminadosProps {
  ofertas: CotacaoPublica['ofertas'];
  pedidaEm: string | null;
  onPedida: (conversa: ConversaPublica) => void;
}

const sayTerminados = ({ todos, inicioPassado, em }: NonNullable<ReturnType<typeof terminadosOf>>): string => {
  if (!todos) return copy.algunsTerminaram;
  return inicioPassado ? copy.iniciosPassaram : copy.terminaram(em);
};

/** Notice of expired prices, with a button that requests new ones; after the request, shows its moment. */
export function PrecosTerminados({ ofertas, pedidaEm, onPedida }: PrecosTerminadosProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);
  const terminados = terminadosOf(ofertas);
  if (!terminados) return null;

  const ask = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFalha(null);
    try {
      onPedida(await askPrecos());
    } catch (error) {
      setFalha(sayFalha(error));
    }
    setIsBusy(false);
  };

  return (
    <>
      <Alert
        tone="atencao"
        titulo={sayTerminados(terminados)}
        actions={
          pedidaEm ? undefined : (
            <Button variant="primary" isBusy={isBusy} onClick={() => void ask()}>
              {copy.atualizar}
            </Button>
          )
        }
      >
        <span role="status">{pedidaEm && copy.atualizacaoPedida(pedidaEm)}</span>
      </Alert>
      {falha && (
        <Alert tone="perigo" isLive>
          {falha}
        </Alert>
      )}
    </>
  );
}

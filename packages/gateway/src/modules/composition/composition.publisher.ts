import { composicaoTopics } from '@balcao/contracts';
import { channelOfAll } from '../../plugins/channels.ts';
import type { Publicador } from '../../plugins/ports.ts';
import type { EstadoAmbiente } from './mapas.port.ts';
import { servicosMudados } from './mudanca.model.ts';

/**
 * Notifies every open tab of a new map, once per sequence. Other gateways may send the same notice; a tab that gets it twice reads
 * the same map.
 */
export function createAnuncio(tempoReal: Publicador, inicial: EstadoAmbiente | null): (estado: EstadoAmbiente) => Promise<void> {
  const canal = channelOfAll(tempoReal.canal);
  tempoReal.authorize(composicaoTopics.publicado.pattern, async (_, params) => params['canal'] === canal);
  let dito = inicial;
  return async (estado) => {
    const antes = dito;
    if (antes && estado.sequencia <= antes.sequencia) return;
    dito = estado;
    // tabs started with the first known state, or detect the difference themselves
    const servicos = antes ? servicosMudados(antes, estado) : [];
    if (servicos.length > 0) await tempoReal.publish(composicaoTopics.publicado, { canal }, { sequencia: estado.sequencia, servicos });
  };
}

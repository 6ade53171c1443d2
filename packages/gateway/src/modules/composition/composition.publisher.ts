import { composicaoTopics } from '@balcao/contracts';
import { channelOfAll } from '../../plugins/channels.ts';
import type { Publicador } from '../../plugins/ports.ts';
import type { EstadoAmbiente } from './mapas.port.ts';
import { servicosMudados } from './mudanca.model.ts';

/**
 * Tells every open tab that maps changed, once for each sequence. Other gateways may tell the same: whoever hears it twice reads
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
    // the first state heard of is what open tabs began with, or they find out by themselves
    const servicos = antes ? servicosMudados(antes, estado) : [];
    if (servicos.length > 0) await tempoReal.publish(composicaoTopics.publicado, { canal }, { sequencia: estado.sequencia, servicos });
  };
}

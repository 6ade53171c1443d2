import { consumoRepository } from './consumo.repository.ts';

/** What other modules tell of what was used. */
export const consumoPort = { countBusca: consumoRepository.countBusca };
export type ConsumoPort = typeof consumoPort;

import type { FonteDeMapas } from './mapas.port.ts';

/** In the place of a service that could not be opened: every question fails with its reason. */
export function semFonte(causa: unknown): FonteDeMapas {
  const refuse = (): Promise<never> => Promise.reject(new Error('o import-map-service não está aberto', { cause: causa }));
  return {
    mapaPara: refuse,
    mapaEm: refuse,
    estado: refuse,
    chave: refuse,
    construcoes: refuse,
    historico: refuse,
    criarConcessao: refuse,
    anotarConcessao: refuse,
    relatarSaude: refuse,
    arquivo: async () => null,
    aoMudar: () => () => undefined,
    rotas: null,
    close: async () => undefined,
  };
}

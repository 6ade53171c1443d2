import type { FonteDeMapas } from './mapas.port.ts';

/** Replaces a service that could not be opened: every call fails with the reason. */
export function semFonte(causa: unknown): FonteDeMapas {
  const refuse = (): Promise<never> => Promise.reject(new Error('o import-map-service não está aberto', { cause: causa }));
  return {
    mapaPara: refuse,
    mapaEm: refuse,
    estado: refuse,
    chave: refuse,
    construcoes: refuse,
    historico: refuse,
    createConcessao: refuse,
    recordConcessao: refuse,
    reportSaude: refuse,
    arquivo: async () => null,
    onChange: () => () => undefined,
    rotas: null,
    close: async () => undefined,
  };
}

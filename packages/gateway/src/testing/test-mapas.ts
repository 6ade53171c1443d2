import { generateKeyPairSync, sign } from 'node:crypto';
import type { CargaDoMapa, MapaAssinado } from '@balcao/contracts';
import { estadoInicial } from '@balcao/import-map-service';
import type { EstadoAmbiente, FonteDeMapas } from '../modules/composition/mapas.port.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
export const CHAVE = { id: 'k1', x: String(publicKey.export({ format: 'jwk' }).x) };

type Carga = CargaDoMapa & { pesos: Record<string, number>; fontes: string[] };

/** What a good map of the tests says. */
export const umaCarga = (mudancas: Partial<Carga> = {}): Carga => ({
  ambiente: 'local',
  sequencia: 1,
  retornoAcimaDe: null,
  emitidoEm: '2026-11-20T12:00:00.000Z',
  expiraEm: '2099-11-21T12:00:00.000Z',
  digest: 'd1',
  mapa: { imports: { '@balcao/root-config': '/modules/root-config/root-config.1.js' } },
  servicos: { '@balcao/root-config': 'r1' },
  contrato: '1.0.0',
  versao: 'v1',
  rotas: {},
  integridade: {},
  pesos: {},
  fontes: [],
  ...mudancas,
});

/** A map signed by the key of the tests. */
export function signMapa(carga: unknown, mudancas: Partial<MapaAssinado> = {}): MapaAssinado {
  const texto = typeof carga === 'string' ? carga : JSON.stringify(carga);
  return { carga: texto, assinatura: sign(null, Buffer.from(texto), privateKey).toString('base64'), chave: CHAVE.id, ...mudancas };
}

/** The state of an environment where nothing happened, but for what is said. */
export const umEstado = (mudancas: Partial<EstadoAmbiente> = {}): EstadoAmbiente => ({
  ...estadoInicial('local'),
  sequencia: 1,
  ...mudancas,
});

export interface FonteFalsa extends FonteDeMapas {
  /** What the next maps are. */
  answer: FonteDeMapas['mapaPara'];
  grow(estado: EstadoAmbiente): void;
  readonly anotados: { id: string; acao: string; motivo?: string | undefined }[];
}

/** Whoever writes maps, played by the test. */
export function fakeFonte(inicial: EstadoAmbiente = umEstado()): FonteFalsa {
  const ouvintes = new Set<(estado: EstadoAmbiente) => void>();
  let estado = inicial;
  const fonte: FonteFalsa = {
    answer: async () => signMapa(umaCarga()),
    anotados: [],
    mapaPara: (quem) => fonte.answer(quem),
    mapaEm: (_, quem) => fonte.answer(quem),
    estado: async () => estado,
    chave: async () => CHAVE,
    construcoes: async () => [],
    historico: async () => [],
    createConcessao: async () => undefined,
    recordConcessao: async (ato) => void fonte.anotados.push(ato),
    reportSaude: async () => undefined,
    arquivo: async () => null,
    onChange: (ouvinte) => {
      ouvintes.add(ouvinte);
      return () => void ouvintes.delete(ouvinte);
    },
    grow: (novo) => {
      estado = novo;
      for (const ouvinte of ouvintes) ouvinte(novo);
    },
    rotas: null,
    close: async () => undefined,
  };
  return fonte;
}

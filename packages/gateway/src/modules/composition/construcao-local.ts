import { readFile } from 'node:fs/promises';
import { composeMapa, type FonteMapa, idDaConstrucao, ManifestoConstrucao } from '@balcao/import-map-service';
import * as z from 'zod/mini';
import type { MapaLido } from './read-mapa.ts';

/**
 * Builds that came with the installation (`dist/construcoes.json`).
 *
 * @throws when it is missing or invalid.
 */
export const readConstrucoes = async (arquivo: string): Promise<ManifestoConstrucao[]> =>
  z.parse(z.array(ManifestoConstrucao), JSON.parse(await readFile(arquivo, 'utf8')));

interface Instalacao {
  readonly fonte: FonteMapa;
  readonly ambiente: string;
  readonly base: readonly ManifestoConstrucao[];
  readonly agora: () => Date;
}

const DIA_MS = 86_400_000;

/** The installation's own builds as an unsigned map, served on a first start while the import-map service is unavailable. */
export function mapaDaInstalacao({ fonte, ambiente, base, agora }: Instalacao): MapaLido {
  const registradaEm = agora().toISOString();
  const construcoes = base.map((manifesto) => ({ ...manifesto, id: idDaConstrucao(manifesto), registradaEm }));
  const { mapa, rotas, integridade, pesos, fontes, versao, servicos, contrato } = composeMapa({ fonte, ambiente, construcoes });
  const carga = {
    ambiente,
    sequencia: 0,
    retornoAcimaDe: null,
    emitidoEm: registradaEm,
    expiraEm: new Date(agora().getTime() + DIA_MS).toISOString(),
    digest: versao,
    mapa,
    servicos,
    contrato,
    versao,
    rotas,
    integridade,
    pesos,
    fontes,
  };
  // as if read from JSON
  return { assinado: null, carga: structuredClone(carga) as MapaLido['carga'], chave: { id: '', x: '' } };
}

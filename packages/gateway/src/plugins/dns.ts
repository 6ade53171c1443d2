import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** Who knows what the owners of domains published. */
export interface DnsPort {
  /** @returns the texts at a name, none when there are none. @throws when nobody answered */
  readTxt(nome: string): Promise<readonly string[]>;
}

const PRAZO_MS = 3_000;
const TENTATIVAS = 2;
const AUSENTE = new Set(['ENOTFOUND', 'ENODATA']);
const Zona = z.record(z.string(), z.array(z.string()));

/** Who is asked, and how long each try waits. */
interface Rede {
  /** `address:port` of each; null: those of the machine. */
  readonly servidores: readonly string[] | null;
  readonly prazoMs: number;
}

const createDnsDaRede = ({ servidores, prazoMs }: Rede): DnsPort => ({
  readTxt: async (nome) => {
    // one each time: a resolver that was cancelled takes its other questions along
    const resolver = new Resolver({ timeout: prazoMs, tries: TENTATIVAS });
    if (servidores) resolver.setServers(servidores);
    try {
      return (await resolver.resolveTxt(nome)).map((partes) => partes.join(''));
    } catch (error) {
      if (AUSENTE.has(String((error as { code?: unknown }).code))) return [];
      throw error;
    }
  },
});

/** Answers from a file, read each time: whoever shows the product publishes by writing to it. */
const createDnsDeArquivo = (arquivo: string): DnsPort => ({
  readTxt: async (nome) => z.parse(Zona, JSON.parse(await readFile(arquivo, 'utf8')))[nome] ?? [],
});

export const createDns = (
  { dnsZona }: { readonly dnsZona: string | null },
  { servidores = null, prazoMs = PRAZO_MS }: Partial<Rede> = {},
): DnsPort => (dnsZona === null ? createDnsDaRede({ servidores, prazoMs }) : createDnsDeArquivo(dnsZona));

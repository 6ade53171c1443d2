import { createHash } from 'node:crypto';
import type { Arquivo, Construcao, Modulo } from './construcao.model.ts';

/** SRI of a text, as the service computes it. */
export const sri = (texto: string | Buffer): string => `sha256-${createHash('sha256').update(texto).digest('base64')}`;

/** A file whose integrity is derived from its name, for tests that do not read bytes. */
export const umArquivo = (file: string, brotli = 10): Arquivo => ({ file, integrity: sri(file), bytes: brotli * 3, brotli });

/** A module with one name by default. */
export function umModulo(nome: string, mais: Partial<Modulo> = {}): Modulo {
  const dir = mais.dir ?? nome.replace(/^@[^/]+\//, '');
  const base = umArquivo(mais.file ?? `${dir.split('/').at(-1)}.1.js`, mais.brotli);
  return { ...base, names: [nome], dir, deps: [], pages: {}, chunks: [], assets: [], ...mais };
}

/** A build of a service, by default with one module of the same name. */
export function umaConstrucao(servico: string, mais: Partial<Construcao> = {}): Construcao {
  return {
    servico,
    id: `id-${servico}`,
    modulos: [umModulo(servico)],
    exporta: {},
    usa: {},
    eventos: { produz: {}, consome: {} },
    rotas: [],
    chamadas: [],
    contrato: '1.0.0',
    embarcados: {},
    commit: 'abc1234',
    autor: 'equipe',
    registradaEm: '2026-01-01T00:00:00.000Z',
    ...mais,
  };
}

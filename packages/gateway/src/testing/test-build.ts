import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { ManifestoConstrucao } from '@balcao/import-map-service';

export interface ConstrucaoTeste {
  readonly manifesto: ManifestoConstrucao;
  /** `<dir>/<file>` → bytes. */
  readonly arquivos: Readonly<Record<string, Buffer>>;
  /** Address of the module where modules are at `/modules/`. */
  readonly url: string;
}

/** The contract every build of the tests was made with, and their gateways serve. */
export const CONTRATO_TESTE = '1.0.0';

/** A System module with the lifecycles of a parcel; another `texto` is another build. */
export function umaConstrucao(servico: string, texto = 'da instalação', mudancas: Partial<ManifestoConstrucao> = {}): ConstrucaoTeste {
  const dir = servico.replace(/^@balcao\//, '');
  const exporta = ['bootstrap', 'mount', 'unmount'];
  const said = exporta.map((nome) => `e(${JSON.stringify(nome)},${JSON.stringify(texto)});`).join('');
  const bytes = Buffer.from(`System.register([],function(e,c){"use strict";return{setters:[],execute:function(){${said}}}});\n`);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const file = `${dir}.${digest}.js`;
  const manifesto: ManifestoConstrucao = {
    servico,
    modulos: [
      {
        file,
        dir,
        names: [servico],
        deps: [],
        pages: {},
        chunks: [],
        assets: [],
        integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
        bytes: bytes.length,
        brotli: brotliCompressSync(bytes).length,
      },
    ],
    exporta: { [servico]: exporta },
    usa: {},
    eventos: { produz: {}, consome: {} },
    rotas: [],
    chamadas: [],
    contrato: CONTRATO_TESTE,
    embarcados: {},
    commit: 'abc123',
    autor: 'Ana',
    ...mudancas,
  };
  return { manifesto, arquivos: { [`${dir}/${file}`]: bytes }, url: `/modules/${dir}/${file}` };
}

import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { allRoutes } from '@balcao/contracts';
import { CHAVE, umaCarga } from '../../testing/test-mapas.ts';
import { compose } from './compose.ts';

const digestOf = (text: string, length: number) => createHash('sha256').update(text).digest('hex').slice(0, length);
const ids = allRoutes.flatMap(({ parcel, rules }) => Object.keys(rules).map((id) => ({ parcel, id })));

/** Chunks of a page as the builder names them: three it shares with others of its parcel, one of its own, and the page. */
const filesOf = ({ parcel, id }: (typeof ids)[number], n: number) =>
  [n % 3, 3 + (n % 4), 7 + (n % 5), 100 + n, id].map((name) => `/modules/${parcel}/${name}.${digestOf(`${parcel}${name}`, 12)}.js`);

/** What every page carries of its environment, in a product with that many pages. */
function inlined(pages: number): string {
  const rotas = Object.fromEntries(ids.slice(0, pages).map((page, n) => [`${page.parcel}/${page.id}`, filesOf(page, n)]));
  const servicos = Object.fromEntries(allRoutes.map(({ parcel }) => [`@balcao/${parcel}`, digestOf(parcel, 20)]));
  const carga = umaCarga({ ambiente: 'production', versao: digestOf('v', 20), digest: digestOf('d', 20), rotas, servicos });
  const composicao = compose({ assinado: null, carga, chave: CHAVE });
  expect(Object.keys(composicao.rotas)).toHaveLength(pages);
  return composicao.textoAmbiente({ devtools: false, suporte: null, comprovante: digestOf('c', 39) });
}

it('carries in every page the same of its environment, however many pages there are, and far less than 4 KB', () => {
  expect(ids.length).toBeGreaterThanOrEqual(91);
  expect(inlined(91)).toBe(inlined(1));
  expect(brotliCompressSync(inlined(91)).length).toBeLessThan(1_000);
});

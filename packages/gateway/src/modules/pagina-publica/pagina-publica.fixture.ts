import type { PaginaPublica } from '@balcao/contracts';
import type { Corretor } from '../../testing/test-quoting.ts';

export const dataOf = <T>(resposta: { json: () => { data: T } }): T => resposta.json().data;
export const read = async (quem: Corretor) => dataOf<PaginaPublica>(await quem.request('GET', 'pagina-publica'));
export const save = (quem: Corretor, { slug, corretoraId, usuarioIds, conteudo, versao }: PaginaPublica) =>
  quem.request('PUT', 'pagina-publica', { slug, corretoraId, usuarioIds, conteudo, versao });
/** The page as it stands, changed, saved and published. */
export async function publish(quem: Corretor, slug: string, mudanca: Partial<PaginaPublica['conteudo']> = {}, usuarioIds: string[] = []) {
  const atual = await read(quem);
  const conteudo = { ...atual.conteudo, whatsapp: '35998765432', ...mudanca };
  const saved = dataOf<PaginaPublica>(await save(quem, { ...atual, slug, usuarioIds, conteudo }));
  return dataOf<PaginaPublica>(await quem.request('POST', 'pagina-publica/publicar', { versao: saved.versao }));
}

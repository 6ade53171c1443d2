import { addressOfPagina, LinhaCotada } from '@balcao/contracts';
import { drawPagina, escapeHtml as e, type ImagemDesenhada, perguntasDaPagina } from '@balcao/domain';
import { paginaDoGatewayCopy as copy } from './pagina-publica.copy.ts';
import { retratosOf } from './imagens-da-pagina.ts';
import type { PaginaLida } from './pagina-publica.repository.ts';

/** What is drawn around the page. */
export interface Folha {
  readonly slug: string;
  /** The whole address of a path of this site, as a link preview needs it. */
  readonly enderecoOf: (caminho: string) => string;
  readonly nonce: string;
  readonly script: string;
  readonly prova: string;
  /** Which line the address asks for; the first one offered otherwise. */
  readonly linha: string | undefined;
}

/** Only this page's own style and script, images of this site, and calls to it; framed by nobody. */
export const politicaDaPagina = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const page = ({ titulo, head, corpo }: { titulo: string; head: string; corpo: string }): string =>
  `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>${e(titulo)}</title>${head}</head><body>${corpo}</body></html>`;

const meta = (atributo: 'name' | 'property', nome: string, valor: string): string => `<meta ${atributo}="${nome}" content="${e(valor)}" />`;

const enderecoDaImagem = (slug: string, nome: string): string => `${addressOfPagina(slug)}/imagem/${nome}`;

/** An image of the published page, at the address it is served from. */
function imagemOf(slug: string, nome: string | null, tamanho: { largura: number; altura: number } | undefined): ImagemDesenhada | null {
  return nome === null ? null : { url: enderecoDaImagem(slug, nome), largura: tamanho?.largura, altura: tamanho?.altura };
}

/** The whole document of a published page, with what a shared link shows of it. */
export function renderPagina(pagina: PaginaLida, { slug, enderecoOf, nonce, script, prova, linha }: Folha): string {
  const { conteudo, corretora, logoDaCorretora, tamanhos, consentimentoVersao } = pagina;
  const logo = imagemOf(slug, conteudo.logo ?? logoDaCorretora, conteudo.logo ? tamanhos[conteudo.logo] : undefined);
  const foto = imagemOf(slug, conteudo.foto, conteudo.foto ? tamanhos[conteudo.foto] : undefined);
  const retratos = Object.fromEntries(
    retratosOf(conteudo).flatMap((nome) => (tamanhos[nome] ? [[nome, { url: enderecoDaImagem(slug, nome) }]] : [])),
  );
  const pedida = LinhaCotada.safeParse(linha?.toUpperCase());
  const { estilo, corpo } = drawPagina({
    conteudo,
    corretora,
    logo,
    foto,
    retratos,
    perguntas: conteudo.linhas.map(perguntasDaPagina),
    envio: { slug, prova, consentimentoVersao },
    linha: pedida.success ? pedida.data : null,
  });
  const vista = foto ?? logo;
  const head = [
    meta('name', 'description', conteudo.descricao),
    meta('name', 'theme-color', conteudo.cor),
    `<link rel="canonical" href="${e(enderecoOf(addressOfPagina(slug)))}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:site_name', corretora.nome),
    meta('property', 'og:title', conteudo.titulo),
    meta('property', 'og:description', conteudo.descricao),
    meta('property', 'og:url', enderecoOf(addressOfPagina(slug))),
    ...(vista ? [meta('property', 'og:image', enderecoOf(vista.url)), meta('property', 'og:image:alt', corretora.nome)] : []),
    meta('name', 'twitter:card', foto ? 'summary_large_image' : 'summary'),
    '<link rel="icon" href="data:," />',
    `<style nonce="${nonce}">${estilo}</style>`,
  ].join('');
  // the source must not close its own element
  const safe = script.replace(/<\/script/gi, '<\\/script');
  return page({ titulo: conteudo.titulo, head, corpo: `${corpo}<script type="module" nonce="${nonce}">${safe}</script>` });
}

const ESTILO_AUSENTE =
  'body{display:grid;min-height:90vh;place-content:center;margin:0;padding:24px;color:#1d2327;background:#fff;font:17px/1.5 system-ui,sans-serif}main{max-width:520px}';

/** The same for every address that opens nothing. */
export const renderAusente = (nonce: string): string =>
  page({
    titulo: copy.ausente,
    head: `<meta name="robots" content="noindex" /><style nonce="${nonce}">${ESTILO_AUSENTE}</style>`,
    corpo: `<main><h1>${copy.ausente}</h1><p>${copy.ausenteTexto}</p></main>`,
  });

import { quadroCopy } from './quadro.copy.ts';
import type { LinhaAplicativo } from './layout.repository.ts';

/** What each icon draws, on a grid of 24 (Lucide, ISC). */
const ICONES: Readonly<Record<string, string>> = {
  extensao: 'M10 4a2 2 0 1 1 4 0v2h4v4h2a2 2 0 1 1 0 4h-2v6h-6v-2a2 2 0 1 0-4 0v2H4v-6h2a2 2 0 1 0 0-4H4V6h6z',
  ajuda: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3M12 17h.01',
  video:
    'm16 13 5.2 3.5a.5.5 0 0 0 .8-.4V7.9a.5.5 0 0 0-.8-.4L16 10.5M4 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z',
  portal: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20M2 12h20M12 2a15 15 0 0 1 0 20 15 15 0 0 1 0-20',
  consulta: 'M11 19a8 8 0 1 0 0-16 8 8 0 0 0 0 16m10 2-4.3-4.3',
  status: 'M22 12h-2.5a2 2 0 0 0-1.9 1.5l-2.4 8.3a.3.3 0 0 1-.5 0L9.2 2.2a.3.3 0 0 0-.5 0l-2.3 8.3A2 2 0 0 1 4.5 12H2',
};
const OUTRO = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z';

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTIDADES[letter] ?? letter);

const STYLE = `
:root{color-scheme:light dark;--fundo:#fff;--texto:#1d2433;--suave:#586074;--foco:#1f5fd1;--leve:#eef2f8}
@media (prefers-color-scheme:dark){:root{--fundo:#161b26;--texto:#eef1f7;--suave:#a9b2c5;--foco:#8db4ff;--leve:#232a39}}
*{box-sizing:border-box}body{margin:0;padding:12px;background:var(--fundo);color:var(--texto);font:15px/1.4 system-ui,sans-serif}
h1{margin:0 0 8px;font-size:13px;font-weight:600;color:var(--suave)}ul{list-style:none;margin:0;padding:0}
a{display:flex;gap:12px;align-items:center;min-height:44px;padding:8px;border-radius:8px;color:inherit;text-decoration:none}
a:hover{background:var(--leve)}a:focus-visible{outline:2px solid var(--foco);outline-offset:-2px}
svg{flex:none;width:22px;height:22px;fill:none;stroke:var(--foco);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
strong{display:block;font-weight:600}span,p{color:var(--suave);font-size:13px;margin:0}
.so-leitor{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`;

const page = (nonce: string, body: string): string =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${quadroCopy.titulo}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${quadroCopy.titulo}</h1>${body}</main></body></html>`;

const line = ({ nome, descricao, url, icone }: LinhaAplicativo): string =>
  `<li><a href="${escape(url)}" target="_blank" rel="noopener noreferrer"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONES[icone] ?? OUTRO}"/></svg><div><strong>${escape(nome)}</strong><span>${escape(descricao)}</span><span class="so-leitor"> (${quadroCopy.novaAba})</span></div></a></li>`;

/** The apps menu as a whole page without a script: everything of the database is escaped. */
export const renderQuadro = (aplicativos: readonly LinhaAplicativo[], nonce: string): string =>
  page(nonce, aplicativos.length > 0 ? `<ul>${aplicativos.map(line).join('')}</ul>` : `<p>${quadroCopy.vazio}</p>`);

/** The same page for who is not signed in. */
export const renderQuadroFechado = (nonce: string): string => page(nonce, `<p>${quadroCopy.semSessao}</p>`);

/** Style of the public page besides its two colours: small, as it travels in every copy of the page. */
export const estiloDaPagina = `
*{box-sizing:border-box}
:root{color-scheme:light}
html{scroll-behavior:smooth}
body{margin:0;color:#1d2327;background:#fff;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
[hidden]{display:none!important}
h1{margin:0 0 12px;font-size:clamp(28px,5vw,44px);line-height:1.15}
h2{margin:0 0 12px;font-size:24px;line-height:1.25}
h3{margin:16px 0 4px;font-size:17px}
p{margin:0 0 12px}
a{color:var(--cor)}
:focus-visible{outline:3px solid var(--cor);outline-offset:2px}
.pular{position:absolute;left:-9999px;padding:12px 16px;color:var(--sobre-cor);background:var(--cor)}
.pular:focus{left:8px;top:8px;z-index:1}
.topo{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;max-width:1120px;margin:0 auto;padding:12px 24px}
.marca{font-size:20px}
.logo{display:block;width:auto;max-width:200px;height:auto;max-height:56px}
.topo nav{display:flex;flex-wrap:wrap;gap:0 20px}
.contato{display:inline-flex;align-items:center;min-height:44px}
.capa{display:flex;flex-wrap:wrap;gap:32px;align-items:center;justify-content:space-between;padding:48px max(24px,calc((100% - 1072px)/2));color:var(--sobre-cor);background:var(--cor)}
.capa :focus-visible{outline-color:var(--sobre-cor)}
.capa>div{flex:1 1 320px;max-width:560px}
.capa p{font-size:18px}
.foto{flex:1 1 280px;width:100%;max-width:520px;height:auto;max-height:360px;object-fit:cover;border-radius:12px}
.botao{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:10px 24px;color:var(--sobre-destaque);background:var(--destaque);border:1px solid var(--sobre-destaque);border-radius:8px;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.botao[aria-disabled=true]{cursor:progress;filter:saturate(.4)}
.colunas{display:grid;gap:40px;max-width:1120px;margin:0 auto;padding:40px 24px}
@media(min-width:900px){.colunas{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}}
.colunas>div>section+section{margin-top:40px}
fieldset{min-width:0;margin:0 0 16px;padding:0;border:0}
legend,label{padding:0;font-weight:600}
.linhas div{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px}
.opcao{display:inline-flex;gap:8px;align-items:center;min-height:44px;padding:8px 14px;border:1px solid #6b747b;border-radius:8px;font-weight:400;cursor:pointer}
.opcao:has(:checked){border-color:var(--cor);box-shadow:inset 0 0 0 1px var(--cor)}
input[type=radio],input[type=checkbox]{flex:none;width:20px;height:20px;margin:0;accent-color:var(--cor)}
.campo{margin-bottom:16px}
.campo>label{display:block;margin-bottom:4px}
.campo input:not([type=checkbox]),select,textarea{display:block;width:100%;min-height:48px;padding:10px 12px;color:inherit;background:#fff;border:1px solid #6b747b;border-radius:8px;font:inherit}
.campo [aria-invalid=true]{border-color:#b3261e;box-shadow:inset 0 0 0 1px #b3261e}
.aceite{display:flex!important;gap:10px;align-items:center;min-height:44px;font-weight:400;cursor:pointer}
.suave{color:#50595f;font-weight:400;font-size:14px}
.consentimento{padding:12px;color:#3a4248;background:#f3f5f6;border-radius:8px;font-size:14px}
.erro{margin:4px 0 0;color:#b3261e;font-size:14px}
.aviso{padding:12px;color:#7a1a14;background:#fdecea;border-radius:8px}
.armadilha{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
.obrigado{padding:24px;border:2px solid var(--cor);border-radius:12px}
.obrigado h3{margin-top:0;font-size:22px}
.obrigado strong{font-size:20px;letter-spacing:.04em}
.equipe{display:grid;gap:16px;margin:0;padding:0;list-style:none}
.equipe li{display:flex;gap:16px;align-items:center}
.equipe div{display:flex;flex-direction:column;min-width:0}
.retrato{flex:none;width:72px;height:72px;object-fit:cover;border-radius:50%}
.horarios{margin:0}
.horarios div{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between;padding:8px 0;border-bottom:1px solid #d7dcdf}
.horarios dd{margin:0}
.so-leitor{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
footer{padding:24px;text-align:center;font-size:14px;border-top:1px solid #d7dcdf}
footer p{margin:0}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
`;

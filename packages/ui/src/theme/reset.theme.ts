/** The page before any component: box model, type, focus, and calm for whoever asked for it. */
export const reset = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:96px;scroll-padding-bottom:96px}
html body{margin:0;background:var(--b-fundo)}
body,[data-tema]:not(html){font-family:var(--b-fonte);font-size:var(--b-texto14);line-height:1.4286;color:var(--b-texto);-webkit-font-smoothing:antialiased}
[data-tema]:not(html){background:var(--b-fundo)}
h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,fieldset,blockquote{margin:0;padding:0;border:0;min-width:0}
ul[class],ol[class]{list-style:none}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{-webkit-tap-highlight-color:transparent}
table{border-collapse:collapse;border-spacing:0}
img,svg,video{display:block;max-width:100%}
a{color:var(--b-primariaTexto)}
[hidden]{display:none!important}
:where(:focus-visible){outline:2px solid var(--b-foco);outline-offset:2px}
::selection{background:var(--b-selecao)}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}
@media print{html body,[data-tema]:not(html){background:#fff}article,tr,li,[role=listitem],figure{break-inside:avoid}h1,h2,h3,legend{break-after:avoid}}
`.replaceAll('\n', '');

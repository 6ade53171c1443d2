import type { FotoDaPagina } from '@balcao/contracts';
import { scrubEvento } from '@balcao/domain';

const OCULTO = '•••';
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** A run of digits, an e-mail, spaces: whatever it is, it is not an address of the product. */
const ESTRANHO = /\d{4,}|@|%|\s|[A-Z]{3}\d/;

const scrubSegmento = (segmento: string): string => (UUID.test(segmento) || !ESTRANHO.test(segmento) ? segmento : OCULTO);

/** Path alone, its ids kept and anything that may be a person's hidden. */
const scrubCaminho = (caminho: string): string => (caminho.split(/[?#]/)[0] ?? '').split('/').map(scrubSegmento).join('/');

/** Each value judged again by the name it goes under: what a browser says was cleaned is not taken on its word. */
function scrubResumo(resumo: FotoDaPagina['eventos'][number]['resumo']): FotoDaPagina['eventos'][number]['resumo'] {
  const pares = Object.entries(resumo).flatMap(([chave, valor]) => {
    const nome = chave.split('.').at(-1) ?? '';
    const limpo = scrubEvento({ [nome]: valor })[nome];
    return limpo === undefined || !/^[\w.]{1,120}$/.test(chave) ? [] : [[chave, limpo] as const];
  });
  return Object.fromEntries(pares.slice(0, 20));
}

const isNome = (nome: string): boolean => /^[a-zA-Z][\w:-]{0,79}$/.test(nome) && !/\d{4,}/.test(nome);

/** A page's picture as it may be kept: cleaned again here, whatever the browser says it did. */
export function scrubFoto(foto: FotoDaPagina): FotoDaPagina {
  return {
    ...foto,
    caminho: scrubCaminho(foto.caminho),
    bandeiras: Object.fromEntries(Object.entries(foto.bandeiras).filter(([nome]) => isNome(nome))),
    sobreposicoes: foto.sobreposicoes.map((texto) => (texto.split(/[?#]/)[0] ?? '').replace(/[^\s/]+@(?=[^\s/]+\.)/g, `${OCULTO}@`)),
    navegador: { ...foto.navegador, agente: foto.navegador.agente.replace(/[^\w .,;:()/+-]/g, '') },
    eventos: foto.eventos.filter(({ nome }) => isNome(nome)).map((evento) => ({ ...evento, resumo: scrubResumo(evento.resumo) })),
  };
}

import { walkXml } from './walk-xml.ts';

/** How the numbers of a cell are written: a day, a day and its hour, a percentage, at least so many digits, or as they are. */
export type FormatoNumero = 'dia' | 'momento' | 'percentual' | { readonly digitos: number } | null;

const DIAS = new Set([14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const MOMENTO = 22;
const PERCENTUAIS = new Set([9, 10]);
/** What of a format is a literal, a colour or a condition. */
const LITERAIS = /"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g;

/** How a format of its own shows a number. @example formatOf('dd/mm/yyyy') // 'dia' */
function formatOf(codigo: string): FormatoNumero {
  const bare = codigo.replace(LITERAIS, '').toLowerCase();
  const [positivo = ''] = bare.split(';');
  if (/^0+$/.test(positivo.trim())) return { digitos: positivo.trim().length };
  if (positivo.includes('%')) return 'percentual';
  if (!/[yd]/.test(positivo)) return null;
  return /[hs]/.test(positivo) ? 'momento' : 'dia';
}

function builtIn(id: number): FormatoNumero {
  if (DIAS.has(id)) return 'dia';
  if (id === MOMENTO) return 'momento';
  return PERCENTUAIS.has(id) ? 'percentual' : null;
}

/** How each style of a workbook shows numbers, by the place cells know it by. */
export async function readEstilos(partes: AsyncIterable<Uint8Array>): Promise<readonly FormatoNumero[]> {
  const proprios = new Map<number, FormatoNumero>();
  const estilos: FormatoNumero[] = [];
  let isInside = false;
  const walked = walkXml(partes, {
    onOpen: (nome, atributos) => {
      if (nome === 'cellXfs') isInside = true;
      if (nome === 'numFmt') proprios.set(Number(atributos['numFmtId']), formatOf(atributos['formatCode'] ?? ''));
      if (nome !== 'xf' || !isInside) return;
      const id = Number(atributos['numFmtId'] ?? 0);
      estilos.push(proprios.has(id) ? (proprios.get(id) ?? null) : builtIn(id));
    },
    onClose: (nome) => {
      if (nome === 'cellXfs') isInside = false;
    },
  });
  for await (const _ of walked);
  return estilos;
}

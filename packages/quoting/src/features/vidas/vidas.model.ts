import { isData } from '@balcao/domain';

/** A life as the draft keeps it while it is typed. */
export interface VidaAberta {
  readonly papel?: string | null;
  readonly familia?: number | null;
  readonly nome?: string | null;
  readonly nascimento?: string | null;
  readonly sexo?: string | null;
  readonly cid?: string | null;
}

/** What was read of pasted rows: the lives, and the rows without a birth, counted from 1. */
export interface VidasLidas {
  readonly vidas: readonly VidaAberta[];
  readonly semData: readonly number[];
}

const DIA = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/;
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/;
const TITULAR = /\btitular\b/i;
const DEPENDENTE = /\b(dependente|dep|c[oô]njuge|espos[oa]|marido|filh[oa]|enteado|enteada|companheir[oa])\b\.?/i;
const SEXO = /(?:^|[\t;,|])\s*(m|f|masc(?:ulino)?|fem(?:inino)?)\s*(?=$|[\t;,|])/i;
const CABECALHO = /nasc|nome|titular\/dep/i;

interface Lido {
  readonly iso: string;
  readonly resto: string;
}

function readDia(linha: string): Lido | null {
  const iso = ISO.exec(linha);
  if (iso) return isData(iso[0]) ? { iso: iso[0], resto: linha.replace(iso[0], '') } : null;
  const [texto, dia = '', mes = '', ano] = DIA.exec(linha) ?? [];
  const lido = `${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
  return texto && isData(lido) ? { iso: lido, resto: linha.replace(texto, '') } : null;
}

const nomeOf = (resto: string): string | undefined =>
  resto
    .replace(SEXO, '\t')
    .replace(TITULAR, '')
    .replace(DEPENDENTE, '')
    .split(/[\t;,|]/)
    .map((parte) => parte.replace(/\d+/g, '').replace(/\s+/g, ' ').trim())
    .find((parte) => /\p{L}{2}/u.test(parte));

interface OpcoesLeitura {
  /** Only one family is contracted: who has no role depends on the first. */
  readonly isUmaFamilia: boolean;
  /** Lives already in the list, the new ones go after them. */
  readonly antes: readonly VidaAberta[];
}

/**
 * Reads rows pasted from a spreadsheet: a birth in each, and name, sex and role where there are any, in whatever order. A holder opens a
 * family and its dependants follow; without roles, each life of a company is a holder.
 */
export function readVidas(texto: string, { isUmaFamilia, antes }: OpcoesLeitura): VidasLidas {
  const linhas = texto.split(/\r?\n/).map((linha, index) => ({ linha: linha.trim(), numero: index + 1 }));
  const rows = linhas.filter(({ linha, numero }) => linha && !(numero === 1 && CABECALHO.test(linha) && !readDia(linha)));
  let familia = Math.max(0, ...antes.map((vida) => vida.familia ?? 0));
  let hasTitular = antes.length > 0;
  const vidas: VidaAberta[] = [];
  const semData: number[] = [];
  for (const { linha, numero } of rows) {
    const dia = readDia(linha);
    if (!dia) {
      semData.push(numero);
      continue;
    }
    const isDependente = hasTitular && !TITULAR.test(linha) && (isUmaFamilia || DEPENDENTE.test(linha));
    if (!isDependente) familia += 1;
    hasTitular = true;
    const sexo = SEXO.exec(dia.resto)?.[1]?.[0]?.toUpperCase();
    const nome = nomeOf(dia.resto);
    vidas.push({
      papel: isDependente ? 'DEPENDENTE' : 'TITULAR',
      familia,
      nascimento: dia.iso,
      ...(nome && { nome }),
      ...(sexo && { sexo }),
    });
  }
  return { vidas, semData };
}

/** The next life typed by hand: a dependant of the last family, a holder when there is none. */
export function proximaVida(antes: readonly VidaAberta[], isUmaFamilia: boolean): VidaAberta {
  const familia = Math.max(0, ...antes.map((vida) => vida.familia ?? 0));
  if (antes.length === 0) return { papel: 'TITULAR', familia: 1 };
  return isUmaFamilia ? { papel: 'DEPENDENTE', familia } : { papel: 'TITULAR', familia: familia + 1 };
}

/** Births that are days, in their places: an empty text where there is none. */
export const nascimentosDe = (vidas: readonly (VidaAberta | null)[]): string[] =>
  vidas.map((vida) => (vida?.nascimento && isData(vida.nascimento) ? vida.nascimento : ''));

/** How a life is called on screen. */
export const quemE = (vida: VidaAberta | null | undefined, posicao: string): string => vida?.nome?.trim() || posicao;

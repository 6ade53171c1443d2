import type { Comercial, Formulario, Rascunho, Segurado, Seguro } from '@balcao/contracts';
import { addAnos, addDias, diffDias } from '@balcao/domain';
import type { AssinaturaDemo } from './assinaturas.ts';
import type { Mundo } from './mundo.ts';
import type { SeguradoDemo } from './registro.ts';
import { SEGURADORAS, type SeguradoraDemo } from './seguradoras.table.ts';

/** Who is insured, as the form of any line asks it. */
export function blocoSegurado(dono: SeguradoDemo): Rascunho<Segurado> {
  const { pessoa, documento, nome, nascimento, sexo, estadoCivil, profissao, email, celular, endereco, numero } = dono;
  const { cep, logradouro, bairro, cidade } = endereco;
  const pessoal = { nascimento, sexo, estadoCivil: estadoCivil as 'CASADO' | null, profissao };
  const onde = { cep, logradouro, numero, bairro, cidade: cidade.cidade, uf: cidade.uf };
  return { pessoa, documento, nome, ...pessoal, email, celular, ...onde, avisoPrivacidade: true };
}

/** Which form was filled on which day, for which brokerage, and whether it was left as a draft. */
export interface Preenchimento {
  readonly formulario: Formulario;
  readonly dia: string;
  readonly corretoraId: string;
  readonly isRascunho: boolean;
}

/** How far ahead a form may say that cover begins; a draft still open today begins after today. */
const MAIOR_ESPERA = 60;

/**
 * What is contracted, in any line but cars: cover begins within days, for the first of a list by its beginning are the cars; a draft may
 * still be calculated today.
 */
export function blocoSeguro(
  { sorteio, hoje }: Mundo,
  { produtorId }: SeguradoDemo,
  { formulario, dia, corretoraId, isRascunho }: Preenchimento,
): Rascunho<Seguro> {
  const espera = sorteio.inteiro(2, 9);
  const desde = isRascunho ? hoje : dia;
  const vigIni = addDias(desde, Math.min(espera, MAIOR_ESPERA - diffDias(dia, desde)));
  const tipo = sorteio.pesado([
    ['NOVO', 66],
    ['RENOVACAO_PROPRIA', 18],
    ['RENOVACAO_CONGENERE', 16],
  ] as const);
  const base = {
    tipo,
    vigIni,
    vigFim: addAnos(vigIni, 1),
    corretoraId,
    ...(produtorId && { produtores: [{ id: produtorId, pctBps: 10_000 }] }),
  };
  const { nome } = sorteio.um(formulario === 'MANUAL' ? SEGURADORAS : SEGURADORAS.filter(({ linhas }) => linhas.includes(formulario)));
  const apoliceAnterior = sorteio.digitos(12);
  const premioAnteriorCentavos = premioDe(apoliceAnterior);
  const anterior = { seguradoraAnterior: nome, apoliceAnterior, fimVigAnterior: vigIni, premioAnteriorCentavos, sinistros: 0 };
  return tipo === 'NOVO' ? base : { ...base, ...anterior };
}

/** What an old policy costs, R$ 800 to R$ 3.800: taken from its number, so that no draw is made for it. */
export const premioDe = (apolice: string): number => 80_000 + (Number(apolice.slice(-6)) % 300_000);

/** The insurers a subscription may ask about a line. */
export const seguradorasDe = (formulario: Formulario, { volumes }: AssinaturaDemo): SeguradoraDemo[] =>
  SEGURADORAS.filter(({ slug, linhas }) => linhas.some((linha) => linha === formulario) && !volumes.seguradorasInativas.includes(slug));

/** The insurers asked, with commission and terms. */
export function comercialDe({ sorteio }: Mundo, seguradoras: readonly SeguradoraDemo[], quantas: number): Comercial {
  const chosen = sorteio.varios(seguradoras, quantas).map(({ slug }) => slug);
  const comissao = sorteio.um([1_500, 1_800, 2_000, 2_000, 2_200]);
  return { seguradoras: chosen, comissaoBps: Object.fromEntries(chosen.map((slug) => [slug, comissao])), descontoBps: {} };
}

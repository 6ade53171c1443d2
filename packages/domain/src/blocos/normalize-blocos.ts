import type { Comercial, Rascunho, Segurado, Seguro } from '@balcao/contracts';
import { addAnos } from '../datas/add-dias.ts';
import { isData } from '../datas/parse-data.ts';
import { isCelular, normalizeTelefone } from '../documentos/telefone.ts';
import { isCep } from '../documentos/endereco.ts';
import { normalizeDocumento } from '../documentos/format-documento.ts';

type Texto = string | null | undefined;

/** The same data without nulls, blank texts and spaces around: absent has one spelling from here on. */
export function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return value.map(clean).filter((item) => item !== undefined);
  if (value === null || typeof value !== 'object') return value ?? undefined;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, clean(inner)] as const)
      .filter(([, inner]) => inner !== undefined),
  );
}

/** A copy without the fields a choice made meaningless, so that what was typed and then hidden is never sent. */
export const without = <T extends object>(section: T, isHidden: boolean | null | undefined, keys: readonly (keyof T)[]): T =>
  isHidden ? (Object.fromEntries(Object.entries(section).filter(([key]) => !keys.includes(key as keyof T))) as T) : section;

// what is not yet right stays as typed: the rules must see it to refuse it
/** A document without its mask. */
export const plain = (texto: Texto): Texto => (texto ? normalizeDocumento(texto) || texto : texto);
/** A postcode without its mask. */
export const cep = (texto: Texto): Texto => (texto && isCep(texto) ? normalizeDocumento(texto) : texto);
/** A mobile number without its mask. */
export const celular = (texto: Texto): Texto => (texto && isCelular(texto) ? normalizeTelefone(texto) : texto);

/** Block A without masks and without what only a person has, when a company is insured. */
export function normalizeSegurado(section: Rascunho<Segurado>): Rascunho<Segurado> {
  const visible = without(section, section.pessoa === 'PJ', ['nascimento', 'sexo', 'estadoCivil', 'nomeSocial', 'profissao']);
  return {
    ...visible,
    documento: plain(section.documento),
    cep: cep(section.cep),
    celular: celular(section.celular),
    uf: section.uf?.toUpperCase(),
  };
}

/** Block B with its end at one year, and without what only a renewal has. */
export function normalizeSeguro(section: Rascunho<Seguro>): Rascunho<Seguro> {
  const visible = without(section, section.tipo === 'NOVO', [
    'seguradoraAnterior',
    'apoliceAnterior',
    'fimVigAnterior',
    'premioAnteriorCentavos',
    'sinistros',
  ]);
  const { vigIni, vigFim, produtores } = section;
  return {
    ...visible,
    vigFim: vigFim ?? (vigIni && isData(vigIni) ? addAnos(vigIni, 1) : undefined),
    produtores: produtores?.length ? produtores : undefined,
  };
}

/** Block C with each insurer once, and terms of the chosen ones only. */
export function normalizeComercial(section: Rascunho<Comercial>): Rascunho<Comercial> {
  const chosen = new Set(section.seguradoras ?? []);
  const onlyChosen = <V>(byslug: Record<string, V> | null | undefined) =>
    Object.fromEntries(Object.entries(byslug ?? {}).filter(([slug]) => chosen.has(slug)));
  return {
    ...section,
    seguradoras: [...chosen],
    comissaoBps: onlyChosen(section.comissaoBps),
    descontoBps: onlyChosen(section.descontoBps),
  };
}

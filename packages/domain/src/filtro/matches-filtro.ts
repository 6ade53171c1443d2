import type { CampoFiltro, CamposFiltro, CondicaoFiltro, GrupoFiltro } from '@balcao/contracts';
import { hojeEm } from '../datas/hoje-em.ts';
import { readCondicao, textoDoFiltro, type Teste } from './read-condicao.ts';

/** A record by the names its list declares: days `AAAA-MM-DD`, moments ISO; null is absent. */
export type RegistroFiltravel = Readonly<Record<string, string | number | null>>;

interface Onde {
  readonly campos: CamposFiltro;
  /** Day in São Paulo, `AAAA-MM-DD`. */
  readonly hoje: string;
}

function meets(teste: Teste, valor: string | number | null, { tipo }: CampoFiltro): boolean {
  const isAbsent = valor === null || (typeof valor === 'string' && valor.replace(/ /g, '') === '');
  if (teste.forma === 'vazio' || isAbsent) return teste.forma === 'vazio' && isAbsent;
  if (teste.forma === 'opcoes') return teste.opcoes.includes(String(valor));
  if (teste.forma === 'texto') {
    const texto = textoDoFiltro(String(valor), tipo);
    if (teste.modo === 'igual') return texto === teste.texto;
    return teste.modo === 'contem' ? texto.includes(teste.texto) : texto.startsWith(teste.texto);
  }
  const comparable = tipo === 'momento' ? hojeEm(new Date(valor)) : valor;
  return (teste.de === undefined || comparable >= teste.de) && (teste.ate === undefined || comparable <= teste.ate);
}

function holds(condicao: CondicaoFiltro, registro: RegistroFiltravel, { campos, hoje }: Onde): boolean {
  const campo = campos[condicao.campo];
  if (!campo) return false;
  const { teste, nega } = readCondicao(condicao, campo, hoje);
  return meets(teste, registro[condicao.campo] ?? null, campo) !== nega;
}

/**
 * Whether a filter lets a record through: what the gateway's SQL must say of it too.
 *
 * @param definicao a filter `judgeFiltro` finds nothing wrong with
 * @example matchesFiltro(definicao, { nome: 'Ana' }, { campos: camposDoFiltro.PRODUTORES, hoje: '2026-01-01' })
 */
export function matchesFiltro({ conector, condicoes, grupos = [] }: GrupoFiltro, registro: RegistroFiltravel, onde: Onde): boolean {
  const isHeld = (condicao: CondicaoFiltro): boolean => holds(condicao, registro, onde);
  const isMatched = (grupo: GrupoFiltro): boolean => matchesFiltro(grupo, registro, onde);
  return conector === 'E' ? condicoes.every(isHeld) && grupos.every(isMatched) : condicoes.some(isHeld) || grupos.some(isMatched);
}

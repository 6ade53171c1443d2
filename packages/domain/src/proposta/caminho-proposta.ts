import type { StatusProposta } from '@balcao/contracts';
import { transicoesVenda } from './transicoes-venda.ts';

/**
 * The shortest way from one state of a proposal to another, one allowed step at a time: an insurer may tell of a late state without
 * having told of those before it.
 *
 * @returns the states to pass through, the last being `para`; empty when it is there already; null when there is no way
 * @example caminhoProposta('TRANSMITIDA', 'ACEITA') // ['EM_ANALISE', 'ACEITA']
 */
export function caminhoProposta(de: StatusProposta, para: StatusProposta): StatusProposta[] | null {
  const caminhos: StatusProposta[][] = [[]];
  const vistos = new Set<StatusProposta>([de]);
  for (let caminho = caminhos.shift(); caminho; caminho = caminhos.shift()) {
    const onde = caminho.at(-1) ?? de;
    if (onde === para) return caminho;
    for (const proximo of transicoesVenda.proposta[onde]) {
      if (vistos.has(proximo)) continue;
      vistos.add(proximo);
      caminhos.push([...caminho, proximo]);
    }
  }
  return null;
}

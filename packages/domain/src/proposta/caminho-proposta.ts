import type { StatusProposta } from '@balcao/contracts';
import { transicoesVenda } from './transicoes-venda.ts';

/**
 * The shortest sequence of allowed transitions between two states of a proposal: an insurer may report a state without having reported
 * those before it.
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

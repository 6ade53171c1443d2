import type { Formulario } from '@balcao/contracts';

type Risco = Record<string, unknown>;

/** Of the block of the insurance, what holds in any line: when it runs and who sells it. What is renewed is a policy of its line. */
const DA_VENDA: readonly string[] = ['vigIni', 'vigFim', 'corretoraId', 'produtores'];

/**
 * What a new case takes of the risk of another. In the same form all of it but the offers typed by hand, which are prices given to that
 * case; in another form only what lines share: who is insured, when, and who sells.
 *
 * @param risco of a draft, however unfinished
 * @example copyRisco({ segurado, seguro, veiculo }, { de: 'AUTO', para: 'PET' }) // { segurado, seguro: { tipo: 'NOVO', vigIni, … } }
 */
export function copyRisco(risco: Risco, { de, para }: { de: Formulario; para: Formulario }): Risco {
  const { ofertas: _typed, ...rest } = risco;
  if (de === para) return rest;
  const { segurado, seguro } = rest;
  const daVenda = Object.entries((seguro ?? {}) as Risco).filter(([campo]) => DA_VENDA.includes(campo));
  return { ...(segurado !== undefined && { segurado }), seguro: { tipo: 'NOVO', ...Object.fromEntries(daVenda) } };
}

import { addDias, hojeEm } from '@balcao/domain';

/** A step of the trial bar. */
export interface PassoTrial {
  readonly id: 'logins' | 'documentos' | 'multicalculo';
  readonly feito: boolean;
  readonly href: string;
}

const enderecos = {
  logins: '/configuracao/SeguradorasLogin',
  documentos: '/buscas/documentos/importar',
  multicalculo: '/multicalculo/novo-orcamento',
} as const;

/** The three steps, in their order; not done until the gateway says so. */
export const passosDe = (respondidos: readonly { id: PassoTrial['id']; feito: boolean }[]): PassoTrial[] =>
  (Object.keys(enderecos) as PassoTrial['id'][]).map((id) => ({
    id,
    href: enderecos[id],
    feito: respondidos.some((passo) => passo.id === id && passo.feito),
  }));

/** São Paulo has kept UTC−3 all year since 2019. */
const MEIA_NOITE = 'T00:00:00-03:00';

/**
 * How long the sentence of the bar is valid, in ms: until the next midnight of São Paulo, or the end of the trial if that comes first.
 */
export function validadeMs(dataTrialFim: string | null | undefined, agora: Date): number {
  const midnight = Date.parse(addDias(hojeEm(agora), 1) + MEIA_NOITE) - agora.getTime();
  const end = Date.parse(dataTrialFim ?? '') - agora.getTime();
  return (end >= 0 && end < midnight ? end : midnight) + 1;
}

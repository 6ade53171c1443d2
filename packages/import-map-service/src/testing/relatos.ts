import type { Relato } from '../servico/saude.ts';

/** Number of failing tabs of one subscription that proves a failure. */
const ABAS = 3;

/** Report of one tab of a subscription, as forwarded by a gateway. */
export const umRelato = (servico: string, construcao: string, mais: Partial<Relato> = {}): Relato => {
  const origem = mais.origem ?? 'corretora-a';
  return { servico, construcao, aba: 'aba-1', falhou: true, tipo: 'assinatura', origem, pessoa: `pessoa de ${origem}`, ...mais };
};

/** Enough failing tabs for a proof, all of one subscription. */
export const deUmaCorretora = (servico: string, construcao: string, mais: Partial<Relato> = {}): Relato[] =>
  Array.from({ length: ABAS }, (_, qual) => umRelato(servico, construcao, { aba: `${mais.origem ?? 'corretora-a'}-${qual}`, ...mais }));

/** The same from two unrelated subscriptions. */
export const deDuasCorretoras = (servico: string, construcao: string): Relato[] =>
  ['corretora-a', 'corretora-b'].flatMap((origem) => deUmaCorretora(servico, construcao, { origem }));

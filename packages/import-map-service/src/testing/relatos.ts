import type { Relato } from '../servico/saude.ts';

/** Tabs it takes of one subscription to prove that a build fails. */
const ABAS = 3;

/** What one tab of a subscription says of a build, as a gateway passes it on. */
export const umRelato = (servico: string, construcao: string, mais: Partial<Relato> = {}): Relato => {
  const origem = mais.origem ?? 'corretora-a';
  return { servico, construcao, aba: 'aba-1', falhou: true, tipo: 'assinatura', origem, pessoa: `pessoa de ${origem}`, ...mais };
};

/** As many tabs as it takes, all of one subscription. */
export const deUmaCorretora = (servico: string, construcao: string, mais: Partial<Relato> = {}): Relato[] =>
  Array.from({ length: ABAS }, (_, qual) => umRelato(servico, construcao, { aba: `${mais.origem ?? 'corretora-a'}-${qual}`, ...mais }));

/** The same of two that have nothing to do with each other. */
export const deDuasCorretoras = (servico: string, construcao: string): Relato[] =>
  ['corretora-a', 'corretora-b'].flatMap((origem) => deUmaCorretora(servico, construcao, { origem }));

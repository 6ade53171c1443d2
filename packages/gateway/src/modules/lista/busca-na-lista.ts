/** What a list is searched by: SQL over one word, given as the pattern to be bound. */
export type CondicaoDaPalavra = (padrao: string) => string;

/** A word as a pattern of `like`, found anywhere: a percent sign or an underscore the user typed is a letter, not a wildcard. */
export const padraoDa = (palavra: string): string => `%${palavra.replace(/[\\%_]/g, '\\$&')}%`;

/** Letters a word needs before an index of groups of three knows anything of it. */
const MIN_INDICE = 3;
/** Whether an index narrows what holds all of these words. */
export const isIndexada = (palavras: readonly string[]): boolean => palavras.some((palavra) => palavra.length >= MIN_INDICE);

const hasBusca =
  (alias: string): CondicaoDaPalavra =>
  (padrao) =>
    `(${alias}.busca like ${padrao} or ${alias}.premio_seguradora = any(array(
      select e.slug from balcao.seguradora e where balcao.sem_acento(e.nome) like ${padrao})))`;

/** A case (`o`) by what it says of itself, or by the insurer of the offer that counts. */
export const casoTem = hasBusca('o');

/** A loss (`l`) by its case, and by whom it was lost to. */
export const perdaTem = hasBusca('l');

/** A policy (`a`) of an insured (`p`) and an insurer (`s`). */
export const apoliceTem: CondicaoDaPalavra = (padrao) =>
  `(balcao.sem_acento(p.nome || ' ' || s.nome) || ' ' || balcao.busca_texto(a.bem) || ' ' || balcao.busca_valor(a.numero) || ' ' ||
    balcao.busca_valor(p.documento) || ' ' || balcao.busca_valor(p.celular) || ' ' || balcao.busca_valor(p.cep)) like ${padrao}`;

/** A lead (`s`): who asks, how to reach them, and the plate they told. */
export const solicitacaoTem: CondicaoDaPalavra = (padrao) =>
  `(balcao.sem_acento(s.nome || ' ' || coalesce(s.email, '')) || ' ' || balcao.busca_valor(s.celular) || ' ' ||
    balcao.busca_valor(s.dados #>> '{veiculo,placa}') || ' ' || balcao.busca_valor(s.dados #>> '{segurado,documento}')) like ${padrao}`;

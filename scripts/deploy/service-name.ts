const ESCOPO = '@balcao/';

/** Full name of a unit of deploy: `quoting` → `@balcao/quoting`; `vendor/react` as it is. */
export const serviceNamed = (nome: string): string => (nome.startsWith('@') || nome.startsWith('vendor/') ? nome : ESCOPO + nome);

/** How it is typed. */
export const shortName = (servico: string): string => (servico.startsWith(ESCOPO) ? servico.slice(ESCOPO.length) : servico);

import type { ConteudoDaPagina } from '@balcao/contracts';

/** An image a page names, and the field that names it. */
export interface LugarDaImagem {
  readonly campo: string;
  readonly nome: string;
}

/** Every image a page names, in the order of the form. */
export const placesOfImagens = ({ logo, foto, equipe }: Pick<ConteudoDaPagina, 'logo' | 'foto' | 'equipe'>): LugarDaImagem[] =>
  [
    { campo: 'conteudo.logo', nome: logo },
    { campo: 'conteudo.foto', nome: foto },
    ...equipe.map((pessoa, index) => ({ campo: `conteudo.equipe.${index}.foto`, nome: pessoa.foto ?? null })),
  ].filter((lugar): lugar is LugarDaImagem => lugar.nome !== null);

/** The names of every image of a page, each once. */
export const imagensOf = (conteudo: ConteudoDaPagina): string[] => [...new Set(placesOfImagens(conteudo).map(({ nome }) => nome))];

/** The portraits of a team, by their names. */
export const retratosOf = ({ equipe }: Pick<ConteudoDaPagina, 'equipe'>): string[] => equipe.flatMap(({ foto }) => foto ?? []);

/** An older version as it may be edited again: portraits went with whoever left the page. */
export const withoutRetratosAusentes = (conteudo: ConteudoDaPagina, kept: Pick<ReadonlySet<string>, 'has'>): ConteudoDaPagina => ({
  ...conteudo,
  equipe: conteudo.equipe.map(({ foto, ...pessoa }) => (foto !== undefined && kept.has(foto) ? { ...pessoa, foto } : pessoa)),
});

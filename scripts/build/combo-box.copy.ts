/** What React Aria's formatter gives its sentences. */
interface Formatter {
  number(value: number): string;
}

interface Foco {
  isGroupChange: boolean;
  groupTitle: string;
  groupCount: number;
  optionText: string;
  isSelected: boolean;
}

/** By the count itself: the plural rules of the language count zero with one. */
const opcoes = (quantas: number, formatter: Formatter): string => `${formatter.number(quantas)} ${quantas === 1 ? 'opção' : 'opções'}`;

/** What a field with a list says aloud, in the place of React Aria's own, which agree in number with nothing. */
// biome-ignore lint/style/noDefaultExport: the place it takes is a default export
export default {
  buttonLabel: 'Mostrar sugestões',
  listboxLabel: 'Sugestões',
  countAnnouncement: ({ optionCount }: { optionCount: number }, formatter: Formatter): string =>
    `${opcoes(optionCount, formatter)} ${optionCount === 1 ? 'disponível' : 'disponíveis'}.`,
  focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }: Foco, formatter: Formatter): string =>
    [isGroupChange && `Grupo ${groupTitle}, com ${opcoes(groupCount, formatter)}. `, optionText, isSelected && ', selecionada']
      .filter(Boolean)
      .join(''),
  selectedAnnouncement: ({ optionText }: { optionText: string }): string => `${optionText}, selecionada`,
};

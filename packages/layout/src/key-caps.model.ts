import { copy } from './key-caps.copy.ts';

/**
 * How the keys of a command are printed, one cap each, from what `aria-keyshortcuts` calls them.
 *
 * @example capsOf('Control+Enter', false) // ['Ctrl', 'Enter']
 */
export const capsOf = (tecla: string, isMac: boolean): string[] => {
  const names = isMac ? { ...copy.nomes, Control: '⌘' } : copy.nomes;
  // the key `+` is its own name
  const parts = tecla.length === 1 ? [tecla] : tecla.split('+');
  return parts.map((part) => names[part as keyof typeof names] ?? (parts.length > 1 && part.length === 1 ? part.toUpperCase() : part));
};

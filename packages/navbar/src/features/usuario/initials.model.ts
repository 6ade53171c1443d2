/** Initials of a person, up to two letters. @example initialsOf('Marina do Prado') // 'MP' */
export function initialsOf(nome: string): string {
  const words = nome.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return ([...first][0] ?? '').concat([...last][0] ?? '').toLocaleUpperCase('pt-BR');
}

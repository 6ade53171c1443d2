import { Impossivel } from './house-plan.ts';

/**
 * Puts `line` before the first line that matches. @throws {Impossivel} when none does, because the file has changed in a way unknown to the
 * generator.
 */
export function insertBefore(text: string, pattern: RegExp, line: string): string {
  const lines = text.split('\n');
  const index = lines.findIndex((candidate) => pattern.test(candidate));
  if (index < 0) throw new Impossivel(`Não achei onde escrever "${line.trim()}"; acrescente à mão e conserte scripts/new.`);
  return lines.toSpliced(index, 0, line).join('\n');
}

/** As `insertBefore`, after the last line that matches. */
export function insertAfterLast(text: string, pattern: RegExp, line: string): string {
  const lines = text.split('\n');
  const index = lines.findLastIndex((candidate) => pattern.test(candidate));
  if (index < 0) throw new Impossivel(`Não achei onde escrever "${line.trim()}"; acrescente à mão e conserte scripts/new.`);
  return lines.toSpliced(index + 1, 0, line).join('\n');
}

const sourceOf = (line: string) => /from '([^']+)'/.exec(line)?.[1] ?? '';

/** Puts an import or export-from line among its like, in the order of what they name. */
export function insertSorted(text: string, like: RegExp, line: string): string {
  const next = text.split('\n').find((candidate) => like.test(candidate) && sourceOf(candidate) > sourceOf(line));
  return next
    ? insertBefore(text, new RegExp(`^${next.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`), line)
    : insertAfterLast(text, like, line);
}

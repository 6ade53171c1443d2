import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** One file of the working tree, as the rules below read it. */
export interface HouseFile {
  /** From the root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** One broken rule, with its place and what to do about it. */
export interface Finding {
  readonly rule: string;
  readonly where: string;
  readonly why: string;
}

export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);
export const isCode = (file: string): boolean => /\.(tsx?|mjs|cjs)$/.test(file);

/** Every file that git tracks or would track, without ignored files. */
export function readHouseFiles(root: string): HouseFile[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return [...new Set(listed.split('\0'))]
    .filter((file) => file !== '' && existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile())
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

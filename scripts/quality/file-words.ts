import { type Finding, type HouseFile, isCode, isTest } from './house-files.ts';

interface WordRule {
  readonly rule: string;
  readonly why: string;
  /** Files it reads. */
  readonly in: (path: string) => boolean;
  /** What must not be written there. */
  readonly pattern: RegExp;
  /** A comment may say it. */
  readonly isCommentFree?: true;
}

const isShipped = (path: string) => /^(packages|root-config)\//.test(path) && isCode(path) && !isTest(path);
const inParcelScreen = (path: string) => /^packages\/[^/]+\/src\/features\/.+\.(page|component|modal)\.tsx$/.test(path);
const isPure = (path: string) => (/^packages\/(domain|contracts)\/src\//.test(path) || path.endsWith('.model.ts')) && isShipped(path);
// the file of these rules, and its test
const isOwnWords = (path: string) => /^scripts\/quality\/(file-words|house-files\.test)\.ts$/.test(path);

const rules: readonly WordRule[] = [
  {
    rule: 'no-machine-paths',
    why: 'caminho de uma máquina: o repositório funciona em qualquer pasta',
    in: (path) => !isOwnWords(path),
    pattern: /(?<![\w.])\/(?:home|Users)\/[a-z][\w.-]+|(?<![\w./])\/work\/|[A-Z]:\\+Users\\|\.\.\/shared\//,
  },
  {
    rule: 'no-registry-hosts',
    why: 'endereço de um registro de pacotes: quem instala decide o seu',
    in: (path) => !isOwnWords(path),
    pattern: /(?:https?:)?\/\/[\w.-]*(?:registry|artifactory|nexus|verdaccio|jfrog)[\w.-]*[/:]|^registry\s*=/im,
  },
  {
    rule: 'zod-mini',
    why: "use import * as z from 'zod/mini'",
    in: isShipped,
    pattern: /from 'zod'|from "zod"/,
  },
  {
    rule: 'time-is-an-argument',
    why: 'relógio, sorteio, ambiente e página entram por argumento',
    in: isPure,
    pattern: /\bDate\.now\(|new Date\(\)|\bMath\.random\(|\bprocess\.env\b|\b(?:window|document|localStorage|sessionStorage)\.|\bfetch\(/,
    isCommentFree: true,
  },
  {
    rule: 'one-hand-on-the-table',
    why: 'SQL mora em .repository.ts (ou em módulo, plugins, migrações, semente, leitura do esquema)',
    in: (path) =>
      path.startsWith('packages/gateway/src/') &&
      isShipped(path) &&
      !/\.(?:repository|module)\.ts$|\/src\/(?:plugins|seed|schema|testing|migrate)/.test(path),
    pattern: /\b\w*[tT]x\.(?:rows|row|run)\s*[(<]|\.query\(/,
  },
  {
    rule: 'sentences-in-copy',
    why: 'frases da tela moram no .copy.ts da feature',
    in: inParcelScreen,
    // identifiers are ASCII: an accented letter outside a comment is a sentence
    pattern: /[À-ÖØ-öø-ÿ]/,
    isCommentFree: true,
  },
  {
    rule: 'no-inline-html',
    why: 'HTML vindo de fora nunca entra na página',
    in: isShipped,
    pattern: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML/,
  },
  {
    rule: 'no-silenced-checks',
    why: 'o verificador de tipos não se cala: conserte o tipo',
    in: (path) => isCode(path) && !isOwnWords(path),
    pattern: /@ts-(?:ignore|nocheck|expect-error)/,
  },
];

/** The same text with its comments blanked: places stay where they were. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** What must not be written, and where. */
export const judgeWords = (files: readonly HouseFile[]): Finding[] =>
  files.flatMap(({ path, text }) =>
    rules
      .filter((rule) => rule.in(path))
      .flatMap(({ rule, why, pattern, isCommentFree }): Finding[] => {
        const match = pattern.exec(isCommentFree ? withoutComments(text) : text);
        if (!match) return [];
        const written = match[0].trim().slice(0, 60);
        return [{ rule, where: `${path}:${lineOf(text, match.index + match[0].length)}`, why: `${why} («${written}»)` }];
      }),
  );

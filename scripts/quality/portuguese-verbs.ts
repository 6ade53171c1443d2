import { type Finding, type HouseFile, isCode } from './house-files.ts';

/** Infinitives in -er and -or, which are listed because too many English words end like them. */
const LISTED = new Set(
  [
    'aparecer atender caber colher conceder conhecer conter converter depender descrever devolver entender escolher esconder escrever',
    'esquecer estabelecer fazer desfazer refazer ler reler manter mover obter oferecer perder poder preencher prever promover proteger',
    'querer receber remover responder rever saber ser ter trazer valer vender ver volver compor dispor expor opor propor repor supor',
  ].flatMap((group) => group.split(' ')),
);
/** Words that end in -ar or -ir and are no Portuguese infinitives: nouns and adjectives of the business, and English words. */
const NOT_VERBS = new Set(
  [
    'altar auxiliar celular escolar exemplar familiar lar linear lugar mar militar mkdir navbar par particular pilar popular radar regular similar',
    'singular solar titular webinar air appear bar bear calendar car chair char circular clear dear dir dollar ear fair far grammar hair',
    'hear ir jar near pair pear repair scalar star stir tar tear their var war wear year',
  ].flatMap((group) => group.split(' ')),
);
const MIN_LENGTH = 3;

const isInfinitive = (word: string): boolean =>
  word.length >= MIN_LENGTH && (LISTED.has(word) || (/(?:ar|ir)$/.test(word) && !NOT_VERBS.has(word)));

/** How a function, a method or a contract call gets its name; a call at the start of a statement counts as one too. */
const NAMINGS = [
  /\bfunction\*? (\w+)/g,
  /\b(?:const|let) (\w+)(?:: [^=\n]+)? = (?:async )?(?:function\b|\(|<|\w+ =>)/g,
  /^[ \t]*(?:(?:readonly|async|static|override|private) )*#?(\w+)\??(?:<[^>\n]*>)?\(/gm,
  /\b(\w+)\??: (?:async )?(?:function\b|\(|\w+ =>)/g,
  /\b(\w+): defineCall\(/g,
];
/** Keys of sentences are in the language of the sentences. */
const isSentences = (path: string) => path.endsWith('.copy.ts');
/** Tests of this rule, which plant violations. */
const isOwnTest = (path: string) => path === 'scripts/quality/portuguese-verbs.test.ts';

const firstWord = (name: string): string => /^_?([a-z]+)/.exec(name)?.[1] ?? '';
const blanked = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));

function verbsIn({ path, text }: HouseFile): Finding[] {
  if (isSentences(path)) return [];
  const code = blanked(text);
  const found = new Map<string, number>();
  for (const naming of NAMINGS) {
    for (const { 1: name = '', index } of code.matchAll(naming)) {
      if (isInfinitive(firstWord(name)) && !found.has(name)) found.set(name, index);
    }
  }
  return [...found].map(([name, index]) => ({
    rule: 'verbs-in-english',
    where: `${path}:${code.slice(0, index).split('\n').length}`,
    why: `"${name}" começa por um verbo em português: verbo em inglês, substantivo do negócio em português`,
  }));
}

function verbsOfName({ path }: HouseFile): Finding[] {
  const [name = ''] = (path.split('/').pop() ?? '').split('.');
  const verb = name.split('-').find(isInfinitive);
  return verb ? [{ rule: 'verbs-in-english', where: path, why: `"${verb}" é verbo em português no nome de um arquivo` }] : [];
}

/** Portuguese infinitives in names of functions, methods, calls and files. */
export const judgeVerbs = (files: readonly HouseFile[]): Finding[] =>
  files.filter(({ path }) => isCode(path) && !isOwnTest(path)).flatMap((file) => [...verbsOfName(file), ...verbsIn(file)]);

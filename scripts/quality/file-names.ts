import { type Finding, type HouseFile, isCode } from './house-files.ts';

/** What a file may say it is, after its name. A new role is a decision of the house: add it here with the first file of its kind. */
const ROLES = new Set(
  [
    'component modal page section root routes lifecycle resource model copy props theme locale storage',
    'contract events rule table data schema reader writer published protocol quirks store door request reply rows',
    'module service repository publisher policy errors job port manifest config pdf thread worker client adapter registry main',
    'builder fixture setup stage template test spec d',
  ].flatMap((group) => group.split(' ')),
);
const DRAWERS = new Set('utils util helpers helper common types type hooks hook misc lib stuff'.split(' '));
/** `types` is the name of what it checks. */
const NOT_DRAWERS = new Set(['scripts/quality/types.mjs']);
const ROOMS = /^(packages|root-config|e2e|scripts)\//;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_LINES = 400;
/** Written whole by `npm run schema`: as long as the schema is. */
const WRITTEN_PAGES = new Set(['packages/gateway/schema.sql', 'packages/gateway/functions.sql']);

function judgeName({ path }: HouseFile): Finding[] {
  if (!ROOMS.test(path) || !isCode(path)) return [];
  const folders = path.split('/');
  const [name = '', ...suffixes] = (folders.pop() ?? '').split('.').slice(0, -1);
  const findings: Finding[] = [];
  const report = (rule: string, why: string) => findings.push({ rule, where: path, why });

  for (const folder of folders) if (!KEBAB.test(folder)) report('kebab-case', `a pasta ${folder} não está em kebab-case`);
  if (!KEBAB.test(name)) report('kebab-case', `${name} não está em kebab-case`);
  const drawer = [...folders, name, ...suffixes].find((word) => DRAWERS.has(word));
  if (drawer && !NOT_DRAWERS.has(path)) report('no-drawers', `"${drawer}" não diz o que há dentro: dê ao arquivo o nome do que ele faz`);
  // a test may say which side of its subject it looks at: quoting.estados.test.ts
  const roles = suffixes.includes('test') || suffixes.includes('spec') ? [] : suffixes;
  for (const suffix of roles) {
    if (!ROLES.has(suffix) && !DRAWERS.has(suffix))
      report('known-role', `".${suffix}" não é um papel conhecido (scripts/quality/file-names.ts)`);
  }
  return findings;
}

/** HOUSE: a parcel's depth stops at features/<slug>/<file>. */
function judgeDepth({ path }: HouseFile): Finding[] {
  const inside = /^packages\/[^/]+\/src\/features\/(.+)$/.exec(path)?.[1];
  if (!inside || inside.split('/').length === 2) return [];
  return [{ rule: 'feature-depth', where: path, why: 'uma feature é features/<slug>/<arquivo>, nem mais fundo nem solta' }];
}

function judgeLength({ path, text }: HouseFile): Finding[] {
  if (!ROOMS.test(path) || !(isCode(path) || /\.(sql|html)$/.test(path)) || WRITTEN_PAGES.has(path)) return [];
  const lines = text.split('\n').length - 1;
  return lines > MAX_LINES ? [{ rule: 'max-lines', where: path, why: `${lines} linhas (no máximo ${MAX_LINES}): divida por sentido` }] : [];
}

/** A room explains itself: every package has a README, a parcel's of 40 lines at most. */
function judgeReadmes(files: readonly HouseFile[]): Finding[] {
  const has = new Map(files.map((file) => [file.path, file]));
  const rooms = files
    .map(({ path }) => /^((?:packages\/[^/]+|root-config|e2e))\/package\.json$/.exec(path)?.[1])
    .filter((room) => room !== undefined);
  return rooms.flatMap((room): Finding[] => {
    const readme = has.get(`${room}/README.md`);
    if (!readme) return [{ rule: 'room-has-readme', where: room, why: 'falta o README.md da sala' }];
    const isParcel = files.some(({ path }) => path === `${room}/src/${room.split('/')[1]}.root.tsx`);
    const lines = readme.text.split('\n').length - 1;
    return isParcel && lines > 40 ? [{ rule: 'room-has-readme', where: readme.path, why: `${lines} linhas: no máximo 40` }] : [];
  });
}

/** Names, sizes and places of files. */
export const judgeNames = (files: readonly HouseFile[]): Finding[] => [
  ...files.flatMap((file) => [...judgeName(file), ...judgeDepth(file), ...judgeLength(file)]),
  ...judgeReadmes(files),
];

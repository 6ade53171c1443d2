import { type Finding, type HouseFile, isTest } from './house-files.ts';

/** Packages used by others, whose exports need docstrings. */
const LIBRARIES = ['contracts', 'domain', 'shared', 'ui'];
const MIN_SHARE = 0.95;

const EXPORT = /^export (?:declare )?(?:abstract )?(?:async )?(const|function|class|interface|type|enum) (\w+)/;
const isExplained = (lines: readonly string[], index: number) => /\*\/\s*$/.test(lines[index - 1] ?? '');

/** Names in `export { … }` and files in `export * from` of the doors of a library. */
function openedBy(doors: readonly HouseFile[]): (path: string, name: string) => boolean {
  const names = new Set(doors.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  const whole = doors.flatMap(({ text }) => [...text.matchAll(/export \* from '\.\/([^']+)'/g)].map(([, file]) => file as string));
  return (path, name) => names.has(name) || whole.some((file) => path.endsWith(`/${file}`));
}

interface Export {
  readonly where: string;
  readonly name: string;
  readonly hasDocstring: boolean;
}

function exportsOf({ path, text }: HouseFile): Export[] {
  const lines = text.split('\n');
  const found = lines.flatMap((line, index) => {
    const [, kind, name] = EXPORT.exec(line) ?? [];
    return kind && name ? [{ kind, name, where: `${path}:${index + 1}`, hasDocstring: isExplained(lines, index) }] : [];
  });
  // a schema and the type inferred from it, a component and its props: one thing, one docstring
  const values = new Set(found.filter(({ kind }) => kind === 'const' || kind === 'function').map(({ name }) => name));
  const isSecondHalf = ({ kind, name }: { kind: string; name: string }) =>
    (kind === 'type' || kind === 'interface') && (values.has(name) || values.has(name.replace(/Props$/, '')));
  return found.filter((item) => !isSecondHalf(item));
}

/** Libraries whose exports are not explained often enough. */
export function judgeDocstrings(files: readonly HouseFile[]): Finding[] {
  return LIBRARIES.flatMap((library): Finding[] => {
    const own = files.filter(({ path }) => path.startsWith(`packages/${library}/src/`) && /\.tsx?$/.test(path) && !isTest(path));
    const isOpen = openedBy(own.filter(({ path }) => path.endsWith('/index.ts')));
    const exported = own.flatMap((file) => exportsOf(file).filter(({ name }) => isOpen(file.path, name)));
    const bare = exported.filter(({ hasDocstring }) => !hasDocstring);
    const share = exported.length === 0 ? 1 : 1 - bare.length / exported.length;
    if (share >= MIN_SHARE) return [];
    const why = `${Math.round(share * 100)} % dos exports com docstring (no mínimo ${MIN_SHARE * 100} %); faltam: ${bare.map(({ name, where }) => `${name} (${where})`).join(', ')}`;
    return [{ rule: 'docstrings', where: `packages/${library}`, why }];
  });
}

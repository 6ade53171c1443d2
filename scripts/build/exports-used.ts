import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files.ts';
import { root } from './modules.ts';

const IMPORT = /\b(?:import|export)\s+(type\s+)?([^;'"]*?)\s+from\s+'([^']+)'/g;
const NAMESPACE = /^\*\s+as\s+(\w+)$/;

const ELSEWHERE = /packages\/(gateway|import-map-service|insurers-sandbox|testing|vendor|handbook|extension)\/|\.test\.tsx?$/;

/** Files whose imports count: what ends up in a browser. */
function browserSources(): string[] {
  return ['packages', 'root-config/src']
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !ELSEWHERE.test(file));
}

function namesIn(clause: string, source: string): string[] {
  const namespace = NAMESPACE.exec(clause.trim());
  if (namespace) return [...source.matchAll(new RegExp(`\\b${namespace[1]}\\.(\\w+)`, 'g'))].map((hit) => hit[1] as string);
  const [, braces = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const named = braces
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0] as string);
  return /^\w/.test(clause.trim()) ? ['default', ...named] : named;
}

/** Which names the house imports of each library: `rxjs` → filter, map, Subject … */
export function exportsUsed(): Map<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const file of browserSources()) {
    const source = readFileSync(file, 'utf8');
    for (const [, isType, clause, from] of source.matchAll(IMPORT)) {
      if (isType || from === undefined || from.startsWith('.') || clause === undefined) continue;
      const names = used.get(from) ?? new Set();
      for (const name of namesIn(clause, source)) names.add(name);
      used.set(from, names);
    }
  }
  return new Map([...used].map(([from, names]) => [from, [...names].sort()]));
}

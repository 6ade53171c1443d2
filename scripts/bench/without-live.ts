import path from 'node:path';
import type { Configuration } from 'webpack';
import { root } from '../build/modules.ts';
import { type Corte, without } from './without.ts';

/**
 * What the sources are without what lets a page be exchanged while it is open, tell how its builds do, and be lent others. What a page
 * would have all the same stays: the way a parcel that failed is tried again, and the line to the broker over which a page is told that
 * its user signed off elsewhere (spec §4). That line is all that `ao-vivo` would then be.
 */
const SEM: Readonly<Record<string, Corte>> = {
  'root-config/src/composition/live.ts': `
    import { hearAnnouncements } from './hear-announcements.ts';
    export const live = (shell) => hearAnnouncements(shell, (act) => void act().catch(console.debug));`,
  'root-config/src/composition/hear-announcements.ts': [
    ['  onNews: ((sequencia?: unknown) => Promise<unknown>) | null,\n', ''],
    ['const ENTRE_LEITURAS_MS = 300_000;\n', ''],
    [
      '{ sequencia, guid, motivo, mudaramEm } = JSON.parse(message ?? \'{"sequencia":null}\')',
      "{ guid, motivo, mudaramEm } = JSON.parse(message ?? '{}')",
    ],
    [
      '    else if (onNews && sequencia !== undefined) setTimeout(() => attempt(() => onNews(sequencia)), Math.random() * SORTEIO_MS);\n',
      '',
    ],
    ['const { usuario, todos } = canais;', 'const { usuario } = canais;'],
    ["      ...(onNews && todos ? [OUVIR_PUBLICADO.pattern.replace('{canal}', todos)] : []),\n", ''],
    ['  if (!onNews) return;\n', ''],
    ['  const look = () => document.hidden || attempt(onNews);\n', ''],
    ["  document.addEventListener('visibilitychange', look);\n", ''],
    ['  setInterval(look, ENTRE_LEITURAS_MS);\n', ''],
    ['OUVIR_PODERES, OUVIR_PUBLICADO, sessaoEvents', 'OUVIR_PODERES, sessaoEvents'],
  ],
  'root-config/src/go-live.ts': 'export const goLive = () => undefined; export const followHealth = () => undefined;',
  'root-config/src/start.ts': [['  if (environment().devtools) afterFirstScreen(() => void installTools(register));\n', '']],
  'root-config/src/departure.ts': 'export const followDeparture = () => undefined; export const unlessLeaving = (work) => work();',
  'root-config/src/failures.ts': [
    ["  if (note({ tipo: getAppStatus(name) === LOAD_ERROR ? 'carga' : 'montagem', modulo: name })) return;\n", ''],
    ['  void (isAusente ? takeMapInForce() : goLive());\n', '  if (isAusente) void takeMapInForce();\n'],
    ["      note({ tipo: 'montada', modulo: name });\n", ''],
    ['(attempt > RITMO.maximo || globalThis.balcaoVoltar)', 'attempt > RITMO.maximo'],
    ['unlessLeaving(() => report(name, error))', 'report(name, error)'],
  ],
  'packages/shared/src/index.ts': [
    ["export { holdUnsavedWork, savedAt, unsavedWork, waysToPutAway } from './unsaved/unsaved.ts';\n", ''],
    ["export { useUnsavedWork } from './unsaved/use-unsaved-work.ts';\n", ''],
  ],
  'packages/shared/src/lifecycle/lifecycles.tsx': [
    ['      emit(quebraEvents.parcelQuebrou, { parcel: name });\n', ''],
    ["import { emit } from '@balcao/shared';\n", ''],
    ["import { quebraEvents, type RouteTable } from '@balcao/contracts';", "import type { RouteTable } from '@balcao/contracts';"],
  ],
  'packages/layout/src/composicao.component.tsx': 'export const Composicao = () => null;',
  'packages/layout/src/features/parcels/failed-page.component.tsx': [
    ['  const { balcaoVoltar: onVoltar } = globalThis as { balcaoVoltar?: () => void };\n', '  const onVoltar = undefined;\n'],
  ],
  'packages/layout/src/layout.root.tsx': [['        <Composicao />\n', '']],
};

/** A module's build without those parts. @throws when what it leaves out is no longer written as it is there */
export const withoutLive = (config: Configuration): Configuration => {
  const cortes = Object.fromEntries(Object.entries(SEM).map(([file, corte]) => [path.join(root, file), corte]));
  return { ...config, plugins: [...(config.plugins ?? []), without(cortes)] };
};

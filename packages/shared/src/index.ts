/** Every address of the product, and what finds one: what is imported of contracts and domain under these names is, in a page, this copy. */
export { allRoutes } from '@balcao/contracts';
export { matchRoute } from '@balcao/domain';
export { type Comando, listComandos, registerComandos, runComando, useComandos } from './commands/comandos.ts';
export { areSingleKeysOn, setSingleKeys } from './commands/teclas.storage.ts';
export { emit, type Fact, on, recentFacts, replayFact, watchFacts } from './bus/bus.ts';
export { call, download, upload, type CallOptions, type UploadOptions } from './http/call.ts';
export { leaveOutOfHours } from './http/leave-out-of-hours.ts';
export { prepareCalls } from './http/load-axios.ts';
export { esperaDaFalha, FalhaRequisicao, type TipoFalha } from './http/falha-requisicao.ts';
export { loginAddress, navigateTo, openAddress, replaceWith } from './navigation/navigation.ts';
export { usePathname } from './navigation/use-pathname.ts';
export { endSession, currentSession, requireSession, sessionChanges, startSession } from './session/session.ts';
export { useMay } from './session/use-may.ts';
export { useSession } from './session/use-session.ts';
export { waitForTurn } from './unasked/turn.ts';
export { useTurn } from './unasked/use-turn.ts';
export { holdUnsavedWork, savedAt, unsavedWork, waysToPutAway } from './unsaved/unsaved.ts';
export { useUnsavedWork } from './unsaved/use-unsaved-work.ts';

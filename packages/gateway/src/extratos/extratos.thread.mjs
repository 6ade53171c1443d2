import { register } from 'tsx/esm/api';

// a thread learns to read sources before it opens its own: what the process was started with does not reach it
register();
await import('./extratos.worker.ts');

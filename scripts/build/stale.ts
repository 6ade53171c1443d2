import { staleModules } from './build.ts';

// in a process of its own: what is asked about a build reads libraries under production
process.stdout.write(`${JSON.stringify(await staleModules())}\n`);

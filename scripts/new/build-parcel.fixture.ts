import { buildOne } from '../build/build.ts';

// builds the parcels named on the command line, and nothing else of the house
for (const parcel of process.argv.slice(2)) await buildOne(parcel, (text) => void process.stdout.write(`${text}\n`));

// `npm test`: everything this repository can prove about itself, on a fresh clone too. The last line is always `N passed, N failed`.
// `-- --since main~1`, or some paths, runs only what those changes can reach: for people in the middle of a work; CI runs all.
// A test has a second try; one that needs it is printed as `instável`, and more than three fail the run. `-- --strict` lets none.
// Of a sweep over tens of thousands of combinations a run plays the part it draws (`-- --seed N` draws the same), of a property what five seconds
// give; and it has an end: what has not begun by then is left out, by name. `-- --whole` draws all, takes all and has no end.
import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './install.mjs';
import { makeTemporaryFolder } from './test/temporary-folder.cjs';

const WORKERS = 2;
const MINUTE_MS = 60_000;
/** Ends of a run, from its beginning, for tests without and with a browser: on a machine at half the usual speed everything fits. */
const UNTIL = { units: 55 * MINUTE_MS, journeys: 75 * MINUTE_MS };
/** Value that marks a program as missing on this machine, so that it is not searched again. */
const AUSENTE = 'ausente';
/** How many of the slowest are printed. */
const SLOWEST = 20;
const { values: asked, positionals: paths } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    since: { type: 'string' },
  },
  allowPositionals: true,
});
const isStrict = asked.strict;
/** Everything, until some changes are named. @type {import('./test/reach.ts').Alcance} */
let reach = { units: 'tudo', journeys: 'tudo' };
const counts = [];
/** What jest and Playwright wrote, for the table of the slowest. */
const reports = { units: [], journeys: [] };
const times = [];
/** Judges what was counted, once it can be loaded. @type {() => { passed: number, failed: number }} */
let judgeAll = () => ({ passed: 0, failed: 1 });
/** Names what the run had no time for, once it can be loaded. @type {typeof import('./test/second-try.ts').leftOutOf} */
let leftOutOf = () => [];
const startedAt = Date.now();
const seconds = (ms) => `${(ms / 1000).toFixed(0)} s`;

// the summary is always printed last
process.on('exit', (code) => {
  const total = judgeAll();
  if (code !== 0 && total.failed === 0) total.failed = 1;
  for (const { name, ms, passed, failed, unstable } of times) {
    const tries = unstable.length === 0 ? '' : `, ${unstable.length} na segunda tentativa`;
    console.log(`${name.padEnd(14)} ${seconds(ms).padStart(6)}  ${passed} passaram, ${failed} falharam${tries}`);
  }
  const leftOut = leftOutOf(reports.units, reports.journeys);
  if (leftOut.length > 0)
    console.log(`\nNão couberam no tempo, ${leftOut.length} (npm test -- --whole não tem limite):\n${leftOut.join('\n')}\n`);
  if (!asked.whole) console.log(`sorteio        ${asked.seed.padStart(6)}  (npm test -- --seed ${asked.seed} joga as mesmas combinações)`);
  console.log(`tempo total    ${seconds(Date.now() - startedAt).padStart(6)}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
});

const running = new Set();
/** Environment of the child processes: a temporary folder, removed at the end of the run, and the addresses of test servers. */
const surroundings = asked.whole ? {} : { BALCAO_TEST_SEED: asked.seed };
/** The end of one kind of test, in its processes' environment. */
const untilOf = (kind) => (asked.whole ? {} : { BALCAO_TEST_UNTIL: String(startedAt + UNTIL[kind]) });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/** Runs a JavaScript file; with `isHeld`, its output is printed at the end. @returns its exit code */
function run(script, args, { env = {}, isHeld = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: isHeld ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...surroundings, ...env },
    });
    running.add(child);
    const said = [];
    for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk) => said.push(chunk));
    const end = (code) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    };
    child.once('error', () => end(1));
    child.once('close', end);
  });
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A stage that broke before it could count counts as one failure; so does one that failed without saying where. */
async function stage(name, work) {
  console.log(`\n── ${name} ──`);
  const before = Date.now();
  let count;
  try {
    count = await work();
  } catch (error) {
    console.error(error.message);
    count = { passed: 0, failed: 1 };
  }
  const counted = { unstable: [], ...count };
  counts.push(counted);
  times.push({ name, ms: Date.now() - before, ...counted });
  return count.failed === 0;
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files below some paths, from the root. */
const filesOf = (place) =>
  statSync(path.join(root, place)).isDirectory() ? git('ls-files', '--cached', '--others', '--exclude-standard', '--', place) : [place];

/** The files whose changes are to be proved; null when everything is. */
function changedFiles() {
  if (asked.since === undefined && paths.length === 0) return null;
  const given = paths.map((place) => path.relative(root, path.resolve(process.env['INIT_CWD'] ?? root, place)));
  const missing = given.find((place) => !existsSync(path.join(root, place)));
  if (missing) throw new Error(`Não há ${missing} nesta pasta.`);
  if (asked.since === undefined) return given.flatMap(filesOf);
  try {
    return [...given.flatMap(filesOf), ...git('diff', '--name-only', asked.since), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    throw new Error(`O git não conhece ${asked.since}: npm test -- --since main~1`);
  }
}

/** Determines what the given changes can reach, and prints it. */
async function readReach(tsImport) {
  const changed = changedFiles();
  if (!changed) return;
  const { reachOf } = await tsImport('./test/reach.ts', import.meta.url);
  const { allRoutes } = await tsImport('../packages/contracts/src/index.ts', import.meta.url);
  const specs = readdirSync(path.join(root, 'e2e'), { recursive: true })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => ({ path: `e2e/${file}`, text: readFileSync(path.join(root, 'e2e', file), 'utf8') }));
  reach = reachOf(changed, specs, allRoutes);
  const said = (what) => (what === 'tudo' ? 'todos' : what.length === 0 ? 'nenhum' : what.join(', '));
  console.log(`${changed.length} arquivo(s) mudado(s).\nTestes ligados a: ${said(reach.units)}\ne2e: ${said(reach.journeys)}`);
}

const atLeastOne = (code, failed) => (code !== 0 && failed === 0 ? 1 : failed);

async function check(folder) {
  const report = path.join(folder, 'check.json');
  const code = await run('node_modules/tsx/dist/cli.mjs', ['scripts/quality/check.ts', '--quick', `--report=${report}`]);
  const steps = readJson(report) ?? [];
  const failed = steps.filter(({ isOk }) => !isOk).length;
  return { passed: steps.length - failed, failed: atLeastOne(code, failed) };
}

/** Runs all of jest, or the tests in `chosen`. @returns its report, or null when it failed before writing one */
async function runJest(report, chosen, maxWorkers) {
  const code = await run(
    'node_modules/jest/bin/jest.js',
    [...chosen, '--passWithNoTests', `--maxWorkers=${maxWorkers}`, '--silent', '--json', `--outputFile=${report}`],
    // each test file leaves behind all of its modules: what survives one is collected in fewer, larger rounds
    { env: { NODE_NO_WARNINGS: '1', NODE_OPTIONS: '--max-semi-space-size=64', ...untilOf('units') } },
  );
  return { code, report: readJson(report) };
}

async function jest(folder, { countUnits, failedFiles }) {
  // removed files have no tests; their users are checked by the types
  const sources = reach.units === 'tudo' ? [] : reach.units.filter((file) => existsSync(path.join(root, file)));
  if (reach.units !== 'tudo' && sources.length === 0) return { passed: 0, failed: 0 };
  const related = sources.length === 0 ? [] : ['--findRelatedTests', ...sources];
  const first = await runJest(path.join(folder, 'jest.json'), related, WORKERS);
  if (!first.report) return { passed: 0, failed: 1 };
  reports.units.push(first.report);
  const files = failedFiles(first.report);
  if (files.length > 0)
    console.log(`\nSegunda tentativa, um arquivo por vez: ${files.map((file) => path.relative(root, file)).join(', ')}`);
  const again = files.length > 0 ? await runJest(path.join(folder, 'jest-outra-vez.json'), ['--runTestsByPath', ...files], 1) : null;
  const count = countUnits(first.report, again?.report ?? null);
  // a run that failed without a failed test is a failure all the same
  return { ...count, failed: count.unstable.length > 0 ? count.failed : atLeastOne(first.code, count.failed) };
}

/**
 * Fifty people at work while gateways, database and broker come and go; another plan each time, whose seed it prints. The blows fall by the
 * clock: like any test, a plan that fails is played once more, and a fault of the product fails again.
 */
async function chaos() {
  if (surroundings.MOSQUITTO_PATH === AUSENTE) {
    console.log('Sem mosquitto, o caos fica de fora.');
    return { passed: 0, failed: 0 };
  }
  const seed = Math.floor(Math.random() * 1_000_000);
  const play = () => run('node_modules/tsx/dist/cli.mjs', ['scripts/chaos/chaos.ts', `--seed=${seed}`], { isHeld: true });
  if ((await play()) === 0) return { passed: 1, failed: 0 };
  console.log('\nSegunda tentativa, do mesmo plano.');
  if ((await play()) !== 0) return { passed: 0, failed: 1 };
  return { passed: 0, failed: 0, unstable: [{ name: `caos · semente ${seed}`, reason: 'um defeito na primeira vez', traces: [] }] };
}

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });

/**
 * The first of `count` ports in a row that nobody holds. Below those the system lends to outgoing connections (32,768 and up on Linux): one of
 * these, free a minute ago, may be at the other end of some connection when a site comes to take it.
 */
async function freePorts(count) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const first = randomInt(20_000, 30_000 - count);
    const found = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (found.every(Boolean)) return first;
  }
  throw new Error('Não há portas livres entre 20000 e 30000.');
}

/** One project of the journeys, on the site of `dados`. @returns its report, or null when it broke before it could write one */
async function journeys(folder, browsers, { project, porta, dados }) {
  const report = path.join(folder, `e2e-${project}.json`);
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    E2E_PORT: String(porta),
    E2E_DATA: path.join(folder, dados),
    // built once, before all of them
    E2E_NO_BUILD: '1',
    ...untilOf('journeys'),
    ...(browsers.chromium && { CHROMIUM_PATH: browsers.chromium }),
    ...(browsers.firefox && { FIREFOX_PATH: browsers.firefox }),
  };
  const code = await run(
    'node_modules/@playwright/test/cli.js',
    [
      'test',
      '-c',
      'e2e/playwright.config.ts',
      `--project=${project}`,
      '--reporter=list,json',
      ...(reach.journeys === 'tudo' ? [] : ['--pass-with-no-tests', ...reach.journeys]),
    ],
    { env },
  );
  return { code, report: readJson(report) };
}

/**
 * Journeys that may share a site, two at a time; beside them those in Firefox, and after these those that must have a site to themselves: each on
 * a site of its own, for what breaks on purpose in one is in the records by which another would judge its builds. Two processors give no more
 * to four pages at once than to three, and each of the four waits longer for its own.
 */
async function e2e(folder, browsers, { countJourneys }) {
  if (reach.journeys.length === 0) return { passed: 0, failed: 0 };
  // each site takes two ports: its own, and the next for the insurers; some of the last project start two more sites
  const porta = await freePorts(12);
  const play = (project, ports, dados) => journeys(folder, browsers, { project, porta: porta + ports, dados });
  const playAlone = async () => {
    const firefox = browsers.firefox === undefined ? [] : [await play('firefox', 2, 'dados-firefox')];
    return [...firefox, await play('sozinhos', 4, 'dados-sozinhos')];
  };
  const runs = (await Promise.all([play('chromium', 0, 'dados'), playAlone()])).flat();
  reports.journeys.push(...runs.flatMap(({ report }) => (report ? [report] : [])));
  const count = countJourneys(reports.journeys);
  // a run that broke without a failed test, or before it could write its report, is a failure all the same
  const broken = runs.filter(({ code, report }) => code !== 0 && !report?.stats.unexpected).length;
  return { ...count, failed: count.failed + broken };
}

async function main() {
  ensureInstalled();
  const folder = makeTemporaryFolder('balcao-test');
  surroundings.TMPDIR = path.join(folder, 'tmp');
  mkdirSync(surroundings.TMPDIR);
  chmodSync(surroundings.TMPDIR, 0o1777);
  // what this process keeps, too: tsx keeps what it compiled
  process.env.TMPDIR = surroundings.TMPDIR;
  // loaded here: what it is written in can be read only once everything is installed
  const { tsImport } = await import('tsx/esm/api');
  const secondTry = await tsImport('./test/second-try.ts', import.meta.url);
  const { slowestOf } = await tsImport('./test/slowest.ts', import.meta.url);
  judgeAll = () => secondTry.judge(counts, { isStrict });
  leftOutOf = secondTry.leftOutOf;
  await readReach(tsImport).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  const { ensureBrowser } = await import('./test/find-browser.mjs');

  const browsers = {};
  const hasBrowser = await stage('navegadores', async () => {
    browsers.chromium = ensureBrowser(root, 'chromium');
    console.log(`chromium: ${browsers.chromium ?? 'o do Playwright'}`);
    try {
      browsers.firefox = ensureBrowser(root, 'firefox');
      console.log(`firefox: ${browsers.firefox ?? 'o do Playwright'}`);
    } catch (error) {
      // without the second run the first result is kept, and the run reports what was left out
      console.warn(`Sem Firefox, os testes dele ficam de fora: ${error.message}`);
    }
    return { passed: 0, failed: 0 };
  });
  await stage('servidores', async () => {
    const { SERVERS, findServer } = await import('./test/find-server.mjs');
    for (const [nome, { variavel }] of Object.entries(SERVERS)) {
      // looked for once: two test files at once could not install it
      const file = findServer(nome);
      surroundings[variavel] = file ?? AUSENTE;
      console.log(file ? `${nome}: ${file}` : `Sem ${nome}, os testes que falam com ele ficam de fora.`);
    }
    return { passed: 0, failed: 0 };
  });
  // its people wait most of the time, and nothing of the construction, of check or of jest is judged by the clock
  const played = stage('caos', chaos);
  // what is built is weighed by check and driven by e2e
  const isBuilt = await stage('construção', async () => {
    const code = await run('node_modules/tsx/dist/cli.mjs', ['scripts/build/build.ts']);
    return { passed: 0, failed: code === 0 ? 0 : 1 };
  });
  await stage('check', () => check(folder));
  await stage('testes', () => jest(folder, secondTry));
  await played;
  if (hasBrowser && isBuilt) await stage('e2e', () => e2e(folder, browsers, secondTry));
  else console.log('\ne2e não roda: falta navegador ou construção.');
  console.log(`\n── os ${SLOWEST} mais demorados ──`);
  for (const { name, ms } of slowestOf(reports.units, reports.journeys, { count: SLOWEST, root })) {
    console.log(`${seconds(ms).padStart(6)}  ${name}`);
  }
  for (const test of counts.flatMap(({ unstable }) => unstable)) console.log(secondTry.describeUnstable(test));
  process.exitCode = judgeAll().failed === 0 ? 0 : 1;
}

await main();

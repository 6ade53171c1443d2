const fs = require('node:fs');
const path = require('node:path');
const { mayUse } = require('./may-use.table.cjs');

/** Who may import whom. This table is the diagram of packages/handbook/arquitetura.md; what is not here is forbidden. */
const mayImport = {
  contracts: '',
  domain: 'contracts',
  shared: 'domain contracts',
  ui: 'domain',
  // every package with a <name>.root.tsx is a parcel
  '<parcel>': 'shared ui domain contracts',
  'root-config': 'shared domain contracts',
  // it embeds the only writer of maps and calls it in process (handbook/adr/0015)
  gateway: 'domain contracts import-map-service',
  extension: 'domain contracts',
  'insurers-sandbox': 'domain contracts',
  'import-map-service': '',
  vendor: '',
  testing: 'domain contracts',
  // the catalogue shows ui, and is never shipped
  handbook: 'ui domain',
  e2e: 'testing domain contracts',
};

/** What tests may import beside that: adapters are proven against the pretend insurers, over real HTTP. */
const testsMayImport = { gateway: 'insurers-sandbox' };

const browserRooms = ['shared', 'ui', 'root-config', '<parcel>'];
const serverRooms = ['gateway', 'import-map-service', 'insurers-sandbox'];
/** Packages whose doors are System modules of their own: a file copied into two doors would be two copies of its state. */
const manyDoors = ['shared', 'ui'];
/** Bundled into more than one door on purpose: they hold no state. */
const stateless = ['packages/ui/src/aria/pt-br.component.tsx'];

const MODULES = 'packages/gateway/src/modules';
const isTest = '\\.(test|fixture)\\.tsx?$';
const words = (text) => text.split(' ').filter(Boolean);
const anyOf = (list) => `(?:${list.join('|')})`;
const escape = (text) => text.replace(/[.]/g, '\\.');
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The packages that lie in a working tree, read from it: a new parcel needs no line here. */
function readHouse(root) {
  const folders = fs
    .readdirSync(path.join(root, 'packages'))
    .filter((name) => fs.existsSync(path.join(root, 'packages', name, 'package.json')));
  const parcels = folders.filter((name) => fs.existsSync(path.join(root, 'packages', name, 'src', `${name}.root.tsx`)));
  const rooms = [...folders, 'root-config', 'e2e'].filter((name) => fs.existsSync(path.join(root, homeOf(name), 'package.json')));
  const doors = rooms.flatMap((name) => {
    const { exports = {} } = JSON.parse(fs.readFileSync(path.join(root, homeOf(name), 'package.json'), 'utf8'));
    return Object.entries(exports).map(([door, file]) => ({ name, door, file: path.posix.join(homeOf(name), file) }));
  });
  const modules = path.join(root, MODULES);
  return { parcels, rooms, doors, modules: fs.existsSync(modules) ? fs.readdirSync(modules).filter((name) => !name.includes('.')) : [] };
}

const homeOf = (name) => (['root-config', 'e2e'].includes(name) ? name : `packages/${name}`);
const floorOf = (name, parcels) => mayImport[parcels.includes(name) ? '<parcel>' : name];
const homesOf = (names, parcels) => names.flatMap((name) => (name === '<parcel>' ? parcels : [name])).map(homeOf);

function floorRule(name, parcels, isForTests) {
  const allowed = words(`${floorOf(name, parcels) ?? ''} ${isForTests ? testsMayImport[name] : ''}`);
  const open = [name, 'testing', ...allowed].map((other) => `${homeOf(other)}/`);
  const from = isForTests
    ? { path: `^${homeOf(name)}/.*${isTest}` }
    : { path: `^${homeOf(name)}/`, ...(testsMayImport[name] && { pathNot: isTest }) };
  return rule(`${name}-floor`, `${name} pode importar: ${allowed.join(', ') || 'nada da casa'}.`, from, {
    path: '^(packages|root-config|e2e|scripts)/',
    pathNot: `^${anyOf(open)}`,
  });
}

const floorRules = ({ rooms, parcels }) =>
  rooms.flatMap((name) => [floorRule(name, parcels, false), ...(testsMayImport[name] ? [floorRule(name, parcels, true)] : [])]);

function meetingRules({ parcels }) {
  const parcelHomes = anyOf(parcels.length > 0 ? parcels : ['-']);
  const browser = anyOf(homesOf(browserRooms, parcels));
  const server = anyOf(homesOf(serverRooms, parcels));
  return [
    rule(
      'parcels-never-meet',
      'Um parcel não conhece outro: fatos passam pelo barramento, telas pelo endereço.',
      { path: `^packages/(${parcelHomes})/` },
      { path: `^packages/${parcelHomes}/`, pathNot: '^packages/$1/' },
    ),
    rule('browser-never-server', 'O navegador fala com o servidor por contratos.', { path: `^${browser}/` }, { path: `^${server}/` }),
    rule('server-never-browser', 'O servidor fala com o navegador por contratos.', { path: `^${server}/` }, { path: `^${browser}/` }),
    rule(
      'features-never-meet',
      'Junte features na página acima delas; regra comum vai para domain, aparência comum para ui.',
      { path: '^packages/([^/]+)/src/features/([^/]+)/' },
      { path: '^packages/$1/src/features/', pathNot: '^packages/$1/src/features/$2/' },
    ),
  ];
}

function doorRules({ doors }) {
  const open = doors.map(({ file }) => `${escape(file)}$`);
  const inner = manyDoors.map((name) => ({
    name,
    folders: doors.filter((door) => door.name === name && door.door !== '.').map(({ door }) => door.slice(2)),
  }));
  return [
    rule(
      'own-door-only',
      'Entre num pacote pela porta (exports do package.json), nunca pelas salas.',
      { path: '^(?:packages/([^/]+)|root-config|e2e)/' },
      { path: '^packages/', pathNot: `^packages/$1/|^${anyOf(open.length > 0 ? open : ['-'])}` },
    ),
    ...inner
      .filter(({ folders }) => folders.length > 0)
      .flatMap(({ name, folders }) => {
        const room = `packages/${name}/src`;
        const comment = `Cada porta de ${name} é um módulo do mapa: o que é de outra porta se importa por @balcao/${name}/…, senão há duas cópias.`;
        const byPath = { dependencyTypesNot: ['aliased-workspace', 'type-only'] };
        const copied = stateless.map((file) => `|^${escape(file)}$`).join('');
        return [
          rule(
            'one-copy-behind-each-door',
            comment,
            { path: `^${room}/(${anyOf(folders)})/`, pathNot: isTest },
            { ...byPath, path: `^${room}/`, pathNot: `^${room}/$1/${copied}` },
          ),
          rule(
            'one-copy-behind-each-door',
            comment,
            { path: `^${room}/`, pathNot: `^${room}/${anyOf(folders)}/|${isTest}` },
            { ...byPath, path: `^${room}/${anyOf(folders)}/` },
          ),
        ];
      }),
  ];
}

const purityRules = ({ parcels }) => [
  rule(
    'domain-is-pure',
    'Regras usam contracts, zod e cpf-cnpj-validator; nada de react, http, relógio.',
    { path: '^packages/domain/src', pathNot: isTest },
    { path: '^node_modules/(?!(zod|cpf-cnpj-validator)/)' },
  ),
  rule('domain-is-pure', 'Regras não conhecem o Node.', { path: '^packages/domain/src', pathNot: isTest }, { dependencyTypes: ['core'] }),
  rule(
    'contracts-are-words',
    'Contratos são só esquemas do zod.',
    { path: '^packages/contracts/src', pathNot: isTest },
    { path: '^node_modules/(?!zod/)' },
  ),
  rule(
    'models-are-pure',
    'Um .model.ts é função pura: nada de react, rxjs, http.',
    { path: '\\.model\\.ts$' },
    { path: '^node_modules/(@types/)?(react|react-dom|rxjs|axios|mqtt|styled-components|@tanstack)/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'only-resources-fetch',
    'Quem busca, manda e escuta é o .resource.ts da feature.',
    { path: `^packages/${anyOf(parcels.length > 0 ? parcels : ['-'])}/src/`, pathNot: `\\.(resource|root|lifecycle)\\.tsx?$|${isTest}` },
    { path: '^packages/shared/src/(query|realtime)/', dependencyTypesNot: ['type-only'] },
  ),
];

const gatewayRules = () => [
  rule(
    'one-hand-on-the-table',
    'Só plugins, migrações, quem lê o esquema, semente e testes abrem uma conexão.',
    { path: '^packages/gateway/src/', pathNot: `^packages/gateway/src/(plugins|migrations|schema|seed|testing|migrate\\.ts)|${isTest}` },
    { path: '^node_modules/(@types/)?pg/' },
  ),
  rule(
    'one-hand-on-the-table',
    'Só um repositório fala SQL; os outros conhecem Db e Tx como tipos.',
    { path: '^packages/gateway/src/modules/', pathNot: `\\.(repository|module)\\.ts$|${isTest}` },
    { path: '^packages/gateway/src/plugins/(db|postgres-pool)\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'services-know-no-wire',
    'Um serviço decide; http, SQL e MQTT são de quem está em volta.',
    { path: '^packages/gateway/src/modules/.*\\.(service|policy|model)\\.ts$' },
    { path: '^node_modules/(@types/)?(fastify|pg|aedes|mqtt|ws)/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'insurer-words-stay-home',
    'Só o porto sai da pasta de uma seguradora; a demonstração nomeia coberturas como elas.',
    { path: '^packages/gateway/src/', pathNot: '^packages/gateway/src/(insurers/|seed/|app\\.ts$)' },
    { path: '^packages/gateway/src/insurers/[^/]+/' },
  ),
  rule(
    'insurer-words-stay-home',
    'Um protocolo não conhece as palavras do outro; a conversa que todos têm em comum mora em insurers/opin.',
    { path: '^packages/gateway/src/insurers/([^/]+)/' },
    { path: '^packages/gateway/src/insurers/[^/]+/', pathNot: '^packages/gateway/src/insurers/($1|opin)/' },
  ),
];

const usesOf = (name) => ({ ...(!(name in mayUse['*']) && mayUse['*']), ...mayUse[name] });

/** The modules of a table that need one another in a circle, in its order, the first one again at the end; null without a circle. */
function circleAmong(table) {
  const clear = new Set();
  function walk(name, before) {
    if (before.includes(name)) return [...before.slice(before.indexOf(name)), name];
    if (clear.has(name)) return null;
    for (const used of Object.keys(table[name] ?? {})) {
      const circle = walk(used, [...before, name]);
      if (circle) return circle;
    }
    clear.add(name);
    return null;
  }
  for (const name of Object.keys(table)) {
    const circle = walk(name, []);
    if (circle) return circle;
  }
  return null;
}

function moduleRules({ modules }) {
  const circle = circleAmong(mayUse);
  if (circle) throw new Error(`Módulos do gateway em círculo na tabela mayUse: ${circle.join(' → ')}.`);
  const door = `^${MODULES}/[^/]+/(index|[^/]+\\.port)\\.ts$`;
  return [
    ...modules.map((name) => {
      const uses = Object.entries(usesOf(name)).map(([other, why]) => `${other} (${why})`);
      return rule(
        'modules-by-table',
        `${name} pode usar: ${uses.join('; ') || 'nenhum outro módulo'}. A tabela mayUse diz o porquê de cada um.`,
        { path: `^${MODULES}/${name}/` },
        { path: `^${MODULES}/[^/]+/`, pathNot: `^${MODULES}/${anyOf([name, ...Object.keys(usesOf(name))])}/` },
      );
    }),
    rule(
      'module-door',
      'Entre num módulo pela porta (index.ts ou .port.ts), nunca pelo repositório ou por um arquivo de dentro.',
      { path: `^${MODULES}/([^/]+)/` },
      { path: `^${MODULES}/[^/]+/`, pathNot: `^${MODULES}/$1/|${door}` },
    ),
    rule(
      'module-door',
      'Só modules.ts monta módulos; quem está em volta entra pela porta deles.',
      { path: '^packages/gateway/src/', pathNot: `^packages/gateway/src/(modules|seed|testing)/|${isTest}` },
      { path: `^${MODULES}/[^/]+/`, pathNot: door },
    ),
    rule(
      'module-own-door',
      'A porta é para os outros: dentro do módulo, importe o arquivo.',
      { path: `^${MODULES}/([^/]+)/` },
      { path: `^${MODULES}/$1/index\\.ts$` },
    ),
  ];
}

const shippingRules = () => {
  const shipped = { path: '^(packages|root-config)/', pathNot: `${isTest}|^packages/(testing|gateway/src/testing)/` };
  return [
    rule('tests-only', 'Construtores e dublês nunca embarcam.', shipped, { path: '^packages/(testing|gateway/src/testing)/' }),
    rule('tests-only', 'Um teste não é biblioteca de ninguém.', {}, { path: '\\.test\\.tsx?$' }),
    rule('declared-only', 'Importe só o que o package.json da sala declara.', shipped, {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev', 'unknown', 'undetermined'],
    }),
    rule('declared-only', 'Este arquivo ou pacote não existe.', {}, { couldNotResolve: true }),
    rule('no-cycle', 'Dois arquivos que precisam um do outro são um só, ou falta um terceiro.', {}, { circular: true }),
  ];
};

/** Rules and options of dependency-cruiser for a working tree. */
function boundariesOf(root) {
  const house = readHouse(root);
  return {
    forbidden: [
      ...floorRules(house),
      ...meetingRules(house),
      ...doorRules(house),
      ...purityRules(house),
      ...gatewayRules(),
      ...moduleRules(house),
      ...shippingRules(),
    ],
    options: {
      baseDir: root,
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|\\.data)/' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'require', 'node', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      },
    },
  };
}

module.exports = { boundariesOf, circleAmong };

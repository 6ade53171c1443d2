/** Three projects, one transform: node for rules, the gateway with its database server, jsdom for what renders. */
const base = {
  globalSetup: '<rootDir>/scripts/test/own-folder.mjs',
  // jest's own, which compiles a module once in a worker and not once in each file
  runtime: '<rootDir>/scripts/test/runtime.cjs',
  // jest's own, as long as there is time
  testRunner: '<rootDir>/scripts/test/circus-in-time.cjs',
  // in the checkout: the folder for temporary files is another in each run
  cacheDirectory: '<rootDir>/.cache/jest',
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(uuidv7|@react-aria|@react-stately|@internationalized|react-aria-components|aedes|aedes-.*|mqemitter|@node-rs|hyperid|fastfall|oidc-provider|openid-client|oauth4webapi|jose|@tus|srvx)/)',
  ],
  moduleNameMapper: {
    '\\.woff2$': '<rootDir>/scripts/test/empty-asset.cjs',
    '^fast-check$': '<rootDir>/scripts/test/bounded-properties.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
};

export default {
  // a hang is a fault, slowness of a busy machine is none
  testTimeout: 120_000,
  // a test file leaves ten to fifty megabytes behind, and several hundred run in a worker: one that holds this much begins anew
  workerIdleMemoryLimit: '2GB',
  projects: [
    {
      ...base,
      displayName: 'node',
      testEnvironment: '<rootDir>/scripts/test/node-environment.cjs',
      testMatch: ['<rootDir>/{packages,root-config,scripts}/**/*.test.ts'],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '<rootDir>/packages/gateway/', '\\.postgres\\.test\\.ts$'],
    },
    {
      ...base,
      displayName: 'gateway',
      testEnvironment: '<rootDir>/scripts/test/node-environment.cjs',
      testMatch: ['<rootDir>/packages/gateway/**/*.test.ts', '<rootDir>/packages/**/*.postgres.test.ts'],
      // run only when one of these tests is: one PostgreSQL for the whole run
      globalSetup: '<rootDir>/scripts/test/database-setup.mjs',
      globalTeardown: '<rootDir>/scripts/test/database-teardown.mjs',
    },
    {
      ...base,
      displayName: 'dom',
      // jsdom, which tells a style sooner
      testEnvironment: '<rootDir>/scripts/test/dom-environment.cjs',
      testMatch: ['<rootDir>/{packages,root-config,scripts}/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/scripts/test/dom-setup.cjs'],
    },
  ],
};

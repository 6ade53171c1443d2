const { TextDecoder, TextEncoder } = require('node:util');

// jsdom lacks both; react-router reads them when it loads
Object.assign(globalThis, { TextDecoder, TextEncoder });
// rules are inserted one by one, as in production: as text, each new one has jsdom read the whole sheet again
globalThis.SC_DISABLE_SPEEDY = false;
require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/react');

const { asyncWrapper, getElementError } = getConfig();
configure({
  // how long `findBy` and `waitFor` look: only a failing test waits this long, and a busy machine does not fail by being slow
  asyncUtilTimeout: 60_000,
  // what `findBy` and `waitFor` try many times does not print the page each time: they print it when they give up
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
  asyncWrapper: (look) =>
    asyncWrapper(look).catch((error) => {
      // jest shows the stack, which was kept before the page was printed
      if (error?.name === 'TestingLibraryElementError' && !error.stack.includes(error.message))
        error.stack = [`${error.name}: ${error.message}`, ...error.stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n');
      throw error;
    }),
});

// React's development build keeps a stack for every element it creates, up to 10,000 of them a second, to say who created one in a warning. It is
// a quarter of what a page test costs and no test reads it: here that number is always reached.
const internals = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (typeof internals?.recentlyCreatedOwnerStacks !== 'number')
  throw new Error('React no longer has recentlyCreatedOwnerStacks: dom-setup.cjs has to be read again');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

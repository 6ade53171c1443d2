const { TextDecoder, TextEncoder } = require('node:util');

// jsdom lacks both; react-router reads them when it loads
Object.assign(globalThis, { TextDecoder, TextEncoder });
require('@testing-library/jest-dom');
// how long `findBy` and `waitFor` look: only a failing test waits this long, and a busy machine does not fail by being slow
require('@testing-library/react').configure({ asyncUtilTimeout: 60_000 });

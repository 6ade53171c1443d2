const { TextDecoder, TextEncoder } = require('node:util');

// jsdom lacks both; react-router reads them when it loads
Object.assign(globalThis, { TextDecoder, TextEncoder });
require('@testing-library/jest-dom');

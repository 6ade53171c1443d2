// React Aria writes dates and speaks in the browser's language unless told otherwise, and reads this once, when it loads
Object.assign(globalThis, { [Symbol.for('react-aria.i18n.locale')]: 'pt-BR' });

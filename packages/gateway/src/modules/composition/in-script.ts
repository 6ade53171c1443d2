/** JSON inside a script element: `<` could close it early. */
export const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

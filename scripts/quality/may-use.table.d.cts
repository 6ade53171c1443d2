/** Module → the modules it may use, each with its reason; '*' for every module. */
export const mayUse: Readonly<Record<string, Readonly<Record<string, string>>>>;

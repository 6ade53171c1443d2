/**
 * Notes each AsyncLocalStorage that is used from now on. Node keeps those in use for ever and passes every promise by all of them: once a worker
 * had run two hundred files of a gateway that has one, the next took three times as long.
 *
 * @param Storage the class, AsyncLocalStorage
 * @returns what ends all that were used since it was last called
 */
function noteUsed(Storage) {
  const used = new Set();
  for (const use of ['run', 'enterWith']) {
    const { [use]: real } = Storage.prototype;
    Storage.prototype[use] = function noted(...given) {
      used.add(this);
      return real.apply(this, given);
    };
  }
  return () => {
    for (const storage of used) storage.disable();
    used.clear();
  };
}

module.exports = { noteUsed };

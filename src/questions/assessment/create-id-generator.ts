/** Returns a unique string for an id of an API response. */
export type IdGenerator = (wireId: string | number) => string;

/** Creates a generator of unique ids that are safe as keys of a plain object; a repeated id gets a suffix ('a', 'a~2'). */
export function createIdGenerator(): IdGenerator {
  // Every plain object inherits these properties.
  const taken = new Set(Object.getOwnPropertyNames(Object.prototype));
  return (wireId) => {
    const base = String(wireId);
    let id = base;
    for (let n = 2; taken.has(id); n += 1) id = `${base}~${n}`;
    taken.add(id);
    return id;
  };
}

/** Names things after their ids, each name once and safe as a key of a record: a repeat gets a number after it ('a', 'a~2'). */
export function createIdGenerator(): (wireId: string | number) => string {
  // A plain record answers to these names before anything is written to it.
  const taken = new Set(Object.getOwnPropertyNames(Object.prototype));
  return (wireId) => {
    const plain = String(wireId);
    let name = plain;
    for (let n = 2; taken.has(name); n += 1) name = `${plain}~${n}`;
    taken.add(name);
    return name;
  };
}

/** A number from 0 up to 1 that is always the same for the same name, so that a world needs no dice. */
export function pseudoRandom(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32;
}

/** Six digits, always the same for the same name. */
export function pseudoRandomDigits(name: string): string {
  return String(Math.floor(pseudoRandom(name) * 1_000_000)).padStart(6, '0');
}

/** A deterministic number from 0 (inclusive) to 1 (exclusive), so that worlds are reproducible. */
export function pseudoRandom(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1)
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32;
}

/** Six deterministic digits. */
export function pseudoRandomDigits(seed: string): string {
  return String(Math.floor(pseudoRandom(seed) * 1_000_000)).padStart(6, '0');
}

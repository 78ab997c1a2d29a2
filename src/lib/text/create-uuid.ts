/** Creates a random UUID (version 4); `crypto.randomUUID` exists only on https pages. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const toHex = (byte: number, index: number) => {
    const versioned =
      index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return versioned.toString(16).padStart(2, '0');
  };
  return Array.from(bytes, toHex)
    .join('')
    .replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

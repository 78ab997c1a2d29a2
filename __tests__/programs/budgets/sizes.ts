import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const KB = 1024;

const compressors = { br: brotliCompressSync, gz: gzipSync } as const;

/** Transfer size of these files in bytes: that of the precompressed files, as a static host sends them. */
export function transferSize(
  folder: string,
  files: readonly string[],
  encoding: keyof typeof compressors,
): number {
  let total = 0;
  for (const file of files) {
    const plain = path.join(folder, file);
    const compressedFile = `${plain}.${encoding}`;
    total += existsSync(compressedFile)
      ? statSync(compressedFile).size
      : compressors[encoding](readFileSync(plain)).length;
  }
  return total;
}

/** Size in bytes that these files have, compressed with brotli, as parts of one file. */
export function inlinedSize(folder: string, files: readonly string[]): number {
  const contents = files.map((file) => readFileSync(path.join(folder, file)));
  return brotliCompressSync(Buffer.concat(contents)).length;
}

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Compressed text; `encoding` is the value of the header, null for text that is not compressed. */
type Compressed = { readonly encoding: 'br' | 'gzip' | null; readonly body: Buffer };

/** As servers set it for pages that they compress themselves. */
const BROTLI_QUALITY = 5;

const encoders = {
  br: (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text: string) => gzipSync(text),
} as const;

/** Creates a function that compresses text by the request's `accept-encoding`, and remembers the last text of each encoding. */
export function createCompressor() {
  const last = new Map<string, { readonly text: string; readonly body: Buffer }>();

  return (text: string, acceptEncoding = ''): Compressed => {
    const accepted = acceptEncoding.split(',').map((name) => name.split(';')[0]?.trim());
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? null;
    if (encoding === null) return { encoding, body: Buffer.from(text) };
    const known = last.get(encoding);
    if (known?.text === text) return { encoding, body: known.body };
    const body = encoders[encoding](text);
    last.set(encoding, { text, body });
    return { encoding, body };
  };
}
